import type { Failure } from '../failures.ts';
import { plainFailure } from './world.ts';

/** The ring of what sets each other off, each named once. */
export function endlessRing(path: readonly string[], step: string, event: string, question: string): Failure {
  const from = path.lastIndexOf(step);
  const ring = path.slice(Math.max(0, from)).map((one) => `“${one.slice(one.indexOf('\n') + 1)}”`);
  const sentence = `${[...ring, ring[0] ?? `“${event}”`].join(' starts ')}, and so on for ever; change what happens at one of these moments.`;
  return plainFailure(event, sentence, question);
}
