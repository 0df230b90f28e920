import { itemLabels, namingOf } from '../../answers/naming.ts';
import type { Decision, Renaming } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';

/** Null: nothing is wrong. `decisions`: those before; `value`: what is decided, if anything. */
export function renamingProblem(
  renamed: readonly Renaming[],
  decisions: readonly Decision[],
  shape: ShapeSpec,
  value: Value | undefined,
): string | null {
  if (value === undefined) return 'Only a decision that names things can rename one of them.';
  const before = namingOf(decisions, shape);
  const now = new Set(itemLabels(value, shape).map(foldCase));
  const taken = { from: new Set<string>(), to: new Set<string>() };
  for (const { from, to } of renamed) {
    const item = before.find(from);
    if (!item?.here) return `“${from}” cannot be renamed: nothing was called that before.`;
    if (!now.has(foldCase(to))) return `“${from}” cannot become “${to}”: the new answer does not name “${to}”.`;
    const other = before.find(to);
    if (other?.here && other.id !== item.id) return `“${from}” cannot become “${to}”: that is another thing’s name.`;
    if (taken.from.has(item.id)) return `“${from}” cannot be renamed twice.`;
    if (taken.to.has(foldCase(to))) return `Only one thing can be renamed to “${to}”.`;
    taken.from.add(item.id);
    taken.to.add(foldCase(to));
  }
  return null;
}
