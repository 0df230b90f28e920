import type { Signed, Somebody, Speaker } from './types.ts';

/** Whether two speakers are one: the same name, speaking for the same. */
export function sameSpeaker(a: Speaker, b: Speaker): boolean {
  return a.name === b.name && a.role === b.role;
}

export function speakerKey({ name, role }: Speaker): string {
  return JSON.stringify([name, role]);
}

/**
 * Whether something was said by somebody: by the person, where both are known as one. What bears no person is theirs
 * alone who were let in under that very name, or who are known by nothing but the name themselves.
 */
export function isTheirs(said: Signed & { readonly anonymous?: unknown }, who: Somebody): boolean {
  if (said.anonymous !== undefined) return false;
  if (who.person === undefined) return sameSpeaker(said.by, who);
  if (said.person !== undefined) return said.person === who.person;
  return who.named === true && sameSpeaker(said.by, who);
}

/** Whether two things were said by one: the same person, or where one of them bears none the same name. */
export function isSaidBySame(a: Signed, b: Signed): boolean {
  if (a.person !== undefined && b.person !== undefined) return a.person === b.person;
  return sameSpeaker(a.by, b.by);
}
