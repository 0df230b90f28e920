import { isSlip, itemLabels, namingOf, type QuestionView, type Value } from '#core/index.ts';

/** A name that an answer no longer has, and the new ones that may be the same thing. */
export interface Dropped {
  readonly from: string;
  readonly candidates: readonly string[];
  /** The new name that is one letter off, or in the same place; empty where nothing suggests itself. */
  readonly likely: string;
}

/** Names that a new answer drops while it adds others: the person who decides says which are the same thing. */
export function droppedNames({ question, decisions }: QuestionView, value: Value | undefined) {
  if (value === undefined || decisions.length === 0) return [];
  const { shape } = question;
  const naming = namingOf(decisions, shape);
  const now = itemLabels(value, shape);
  const fresh = now.filter((label) => !naming.find(label)?.here);
  if (fresh.length === 0) return [];
  const kept = new Set(now.flatMap((label) => naming.find(label)?.id ?? []));
  return naming.items.flatMap(({ id, label }, place) => {
    if (kept.has(id)) return [];
    const mended = fresh.find((name) => isSlip(label, name));
    const likely = mended ?? fresh.find((name) => now.indexOf(name) === place) ?? '';
    return [{ from: label, candidates: fresh, likely }];
  });
}

/** The renames that were chosen; a name that is chosen for nothing is another thing. */
export function renamedBy(dropped: readonly Dropped[], chosen: Readonly<Record<string, string>>) {
  return dropped.flatMap(({ from, likely }) => {
    const to = Object.hasOwn(chosen, from) ? (chosen[from] ?? '') : likely;
    return to === '' ? [] : [{ from, to }];
  });
}
