import { isSlip, itemLabels, namingOf, type QuestionView, type Value } from '#core/index.ts';

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

export type Dropped = ReturnType<typeof droppedNames>;

/** The renames that were chosen; a name that is chosen for nothing is another thing. */
export function renamedBy(dropped: Dropped, chosen: Readonly<Record<string, string>>) {
  return dropped.flatMap(({ from, likely }) => {
    const to = Object.hasOwn(chosen, from) ? (chosen[from] ?? '') : likely;
    return to === '' ? [] : [{ from, to }];
  });
}
