import type { Question } from '#core/index.ts';

const NO_OWNERS: ReadonlyMap<string, string> = new Map();

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
