import type { KnownPerson, Signed, Speaker } from './types.ts';

export function sameSpeaker(a: Speaker, b: Speaker): boolean {
  return a.name === b.name && a.role === b.role;
}

export function speakerKey({ name, role }: Speaker): string {
  return JSON.stringify([name, role]);
}

/**
 * Whether a person said something: compared by the person's id, where both sides have one. A statement without an id
 * belongs only to those who were let in under exactly that name, or who are known by name alone.
 */
export function isSaidBy(said: Signed & { readonly anonymous?: unknown }, who: KnownPerson): boolean {
  if (said.anonymous !== undefined) return false;
  if (who.person === undefined) return sameSpeaker(said.by, who);
  if (said.person !== undefined) return said.person === who.person;
  return who.named === true && sameSpeaker(said.by, who);
}

/** Whether two facts are of the same person or, where one of them has no person's id, under the same name. */
export function isSameAuthor(a: Signed, b: Signed): boolean {
  if (a.person !== undefined && b.person !== undefined) return a.person === b.person;
  return sameSpeaker(a.by, b.by);
}

/** "Ann (Finance)". */
export function speakerWords({ name, role }: Speaker): string {
  return role ? `${name} (${role})` : name;
}

/** The person who wrote down what another said or decided; null where both are the same person. */
export function writerOf({ by, writer }: Signed): Speaker | null {
  return writer && !sameSpeaker(writer, by) ? writer : null;
}

/** "Ann (Finance)", or "Ann (Finance, recorded by Fran)". */
export function saidByWords(said: Signed): string {
  const writer = writerOf(said);
  if (!writer) return speakerWords(said.by);
  const { name, role } = said.by;
  return `${name} (${role && `${role}, `}recorded by ${writer.name})`;
}

/** "Ann (Finance)", or "Ann (Finance), recorded by Fran (Product)". */
export function decidedByWords(decision: Signed): string {
  const writer = writerOf(decision);
  return `${speakerWords(decision.by)}${writer ? `, recorded by ${speakerWords(writer)}` : ''}`;
}
