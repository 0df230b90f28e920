import { type Fact, maySee, type Onlooker, type WalkthroughView } from '#core/index.ts';

/**
 * The answer to a command with only those facts in it that its sender may see. What was said without a name is nobody’s
 * to see before it is revealed; the device that it came from remembers it by itself.
 */
export function answerFor<R extends { readonly facts?: readonly Fact[] }>(
  result: R,
  onlooker: Onlooker,
  walks: ReadonlyMap<string, WalkthroughView>,
): R {
  if (!result.facts) return result;
  return { ...result, facts: result.facts.filter((fact) => maySee(fact, onlooker, walks)) };
}
