import type { Question } from '#core/index.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

/** The named thing that a question is about: by its origin, its slot, or the owner of its item; null: all things. */
export function subjectOf(
  { origin, slot }: Pick<Question, 'origin' | 'slot'>,
  names: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, string> = NOBODY,
): string | null {
  const raised = origin.from === 'answer' ? [origin.thing?.id, origin.item?.id] : [];
  const [, second] = slot?.split('/') ?? [];
  const owned = raised.map((id) => owners.get(id ?? ''));
  return [...raised, second, ...owned].find((id): id is string => id !== undefined && names.has(id)) ?? null;
}
