import type { Question } from '#core/index.ts';

const NO_OWNERS: ReadonlyMap<string, string> = new Map();

/** A part of the questions; an empty id is all. */
export interface AskedAt {
  /** Id of the scene that shows what they are asked about. */
  readonly scene: string;
  /** Id of the thing or item that they are about. */
  readonly about: string;
}

/** Tells of a question, with the scene that shows it, whether it is in a part: one rule for the list and its count. */
export function inPart({ scene, about }: AskedAt): (question: Question, shownBy: string | undefined) => boolean {
  const names = new Map([[about, '']]);
  return (question, shownBy) =>
    (scene === '' || shownBy === scene) && (about === '' || subjectIdOf(question, names) !== null);
}

/** Id of the subject of a question, by its origin, its slot or the owner of its item; null: all of them. */
export function subjectIdOf(
  { origin, slot }: Pick<Question, 'origin' | 'slot'>,
  names: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, string> = NO_OWNERS,
): string | null {
  const originIds = origin.from === 'answer' ? [origin.thing?.id, origin.item?.id] : [];
  const [, slotThing] = slot?.split('/') ?? [];
  const ownerIds = originIds.map((id) => owners.get(id ?? ''));
  return [...originIds, slotThing, ...ownerIds].find((id): id is string => id !== undefined && names.has(id)) ?? null;
}
