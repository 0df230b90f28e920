import { ANONYMOUS_SPEAKER, memoizeByObject, type Speaker } from '#core/index.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import { type DoorState, hasOwnLink, type Invites, isAdmitted } from './invites.ts';

/** Characters that are invisible or turn the direction of text: with them one name could look like another. */
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

export function nameProblem({ name, role }: Speaker): Refusal | null {
  if (INVISIBLE.test(name + role)) return REFUSALS.nameUnseen;
  if (skeleton(name) === '') return REFUSALS.nameMissing;
  if (isSameName(name, ANONYMOUS_SPEAKER.name)) return REFUSALS.nameOfNobody(name);
  return null;
}

/** Equal for all speakers whose names look alike to a reader. */
export const lookalikeKey = memoizeByObject(({ name, role }: Speaker) =>
  JSON.stringify([skeleton(name), skeleton(role)]),
);

export function isSameSpeaker(a: Speaker, b: Speaker): boolean {
  return lookalikeKey(a) === lookalikeKey(b);
}

export function isSameName(a: string, b: string): boolean {
  return skeleton(a) === skeleton(b);
}

/** Refuses the name of somebody who is in, or who can return by a link of their own. */
export function nameTaken(
  speaker: Speaker,
  own: string,
  invites: Invites,
  door: DoorState,
  now: number,
): Refusal | null {
  const present = new Set([...invites.devices.values()].map(({ person }) => person));
  const other = [...invites.people.values()].find(
    (person) =>
      person.person !== own &&
      (present.has(person.person) || hasOwnLink(person, invites)) &&
      isSameSpeaker(person, speaker) &&
      isAdmitted(person, invites, door, now),
  );
  return other ? REFUSALS.nameTaken(displayName(speaker)) : null;
}

export function displayName({ name, role }: Speaker): string {
  return role === '' ? name : `${name} (${role})`;
}

/**
 * Cyrillic and Greek letters that look like a Latin one, as Unicode pairs them (UTS #39, confusables.txt; the common
 * ones, and the small kappa and ka). Written as pairs: the letter, then what it looks like.
 */
const CAPITAL_LOOKALIKES = lookalikePairs('АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYҮYХXԌGԚQԜW ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX');
const SMALL_LOOKALIKES = lookalikePairs('аaеeѕsіiјjкkоoрpсcуyүyхxһhԁdԛqԝwѵvгr αaγyιiκkνvοoρpσoυu ɑaɡgıi');

/** Invisible characters: those that fonts do not draw, and the blank Braille pattern. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

function lookalikePairs(pairs: string): ReadonlyMap<string, string> {
  return new Map((pairs.match(/\S\S/gu) ?? []).map(([letter = '', latin = '']) => [letter, latin]));
}

/** A text for comparing: equal for all that look alike to a reader, in any case, spacing and script. */
export function skeleton(text: string): string {
  const seen = text.replace(IGNORED, '').normalize('NFKC').replace(IGNORED, '').normalize('NFD');
  // Without Latin letters a text is compared in capitals, so that both cases of it give the same.
  const isMixed = /\p{Script=Latin}/u.test(seen);
  const letters = [...(isMixed ? seen : seen.toUpperCase())];
  const latin = letters.map((letter) => CAPITAL_LOOKALIKES.get(letter) ?? SMALL_LOOKALIKES.get(letter) ?? letter);
  return latin.join('').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}
