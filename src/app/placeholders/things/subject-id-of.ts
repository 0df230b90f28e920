import type { Question } from '#core/index.ts';

const NO_OWNERS: ReadonlyMap<string, string> = new Map();

/** The named thing that a question is about: by its origin, its slot, or the owner of its item; null: all things. */
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
