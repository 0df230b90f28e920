import { sameSpeaker } from './speaker.ts';
import type { Signed, Speaker } from './types.ts';

/** "Ann (Finance)". */
export function speakerWords({ name, role }: Speaker): string {
  return role ? `${name} (${role})` : name;
}

/** Who wrote down what another person said or decided; null where both are the same person. */
export function writerOf({ by, writer }: Signed): Speaker | null {
  return writer && !sameSpeaker(writer, by) ? writer : null;
}

/** "Ann (Finance)", or "Ann (Finance, written down by Fran)". */
export function saidByWords(said: Signed): string {
  const writer = writerOf(said);
  if (!writer) return speakerWords(said.by);
  const { name, role } = said.by;
  return `${name} (${role && `${role}, `}written down by ${writer.name})`;
}

/** "Ann (Finance)", or "Ann (Finance), written down by Fran (Product)". */
export function decidedByWords(decision: Signed): string {
  const writer = writerOf(decision);
  return `${speakerWords(decision.by)}${writer ? `, written down by ${speakerWords(writer)}` : ''}`;
}
