import { type Call, messageFields, type Product, type Sourced } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';
import { areDecided } from '../things/firmness.ts';

/** What must be known of a call before it can be sent without guesses. */
function requiredParts(call: Call): readonly Sourced<unknown>[] {
  const { system, trigger, sent, back, waiting, failure, repeat } = call;
  return [system, trigger, sent, back, waiting, failure, repeat];
}

/** `known` once all parts of a call are known and each of its fields has a meaning. */
export function completenessOfCall(product: Product, call: Call): Completeness {
  const { sent, back } = messageFields(product, call);
  if (!sent && !back) return 'nothing';
  const areFieldsKnown = [...(sent ?? []), ...(back ?? [])].every(({ means }) => means.is !== 'unknown');
  return areFieldsKnown && requiredParts(call).every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** `known` also if it was decided that there are no other systems or calls. */
export function completenessOfCalls(product: Product): Completeness {
  const { systems, calls } = product.model.calls;
  const { all } = product.index.calls;
  if (all.length === 0 && product.index.systems.all.length === 0)
    return systems.is === 'not-applicable' || calls.is === 'not-applicable' ? 'known' : 'nothing';
  const isComplete = all.length > 0 && all.every((call) => completenessOfCall(product, call) === 'known');
  return isComplete && systems.is !== 'unknown' ? 'known' : 'partly';
}

export function areCallsDecided({ model, index }: Product): boolean {
  return areDecided([model.calls.systems, model.calls.calls, ...index.calls.all.flatMap(requiredParts)]);
}
