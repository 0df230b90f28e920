import type { Question } from '#core/index.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

/**
 * The thing, among those named, that a question is about: as it was raised for, or by its slot, or by what its item
 * belongs to; null for all of them.
 */
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
