import { isTypo, itemLabels, namingOf, type QuestionView, type Value } from '#core/index.ts';

/** Names that a new answer drops while it adds others. Whoever decides says which ones are renamed. */
export function droppedNames({ question, decisions }: QuestionView, value: Value | undefined) {
  if (value === undefined || decisions.length === 0) return [];
  const { shape } = question;
  const naming = namingOf(decisions, shape);
  const now = itemLabels(value, shape);
  const fresh = now.filter((label) => !naming.find(label)?.here);
  if (fresh.length === 0) return [];
  const keptIds = new Set(now.flatMap((label) => naming.find(label)?.id ?? []));
  return naming.items.flatMap(({ id, label }, index) => {
    if (keptIds.has(id)) return [];
    const respelled = fresh.find((name) => isTypo(label, name));
    const likely = respelled ?? fresh.find((name) => now.indexOf(name) === index) ?? '';
    return [{ from: label, candidates: fresh, likely }];
  });
}

export type DroppedNames = ReturnType<typeof droppedNames>;

/** The chosen renames; a dropped name without a new one is gone. */
export function chosenRenames(dropped: DroppedNames, chosen: Readonly<Record<string, string>>) {
  return dropped.flatMap(({ from, likely }) => {
    const to = Object.hasOwn(chosen, from) ? (chosen[from] ?? '') : likely;
    return to === '' ? [] : [{ from, to }];
  });
}
