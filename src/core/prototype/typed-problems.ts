import type { Acting } from './acting.ts';
import type { Button } from './buttons.ts';
import type { RuleProblem } from './check-row.ts';
import { formProblems } from './form-values.ts';
import type { FieldLine } from './form-view.ts';
import type { SampleRow } from './sample/types.ts';
import type { Values } from './saving.ts';

/** The rules that what is typed before a move breaks on its own lines, as they hold where the move leads. */
export function typedProblems(
  acting: Acting,
  row: SampleRow,
  { moves, cycle }: Button,
  lines: readonly FieldLine[],
  typed: Values,
): readonly RuleProblem[] {
  const goal = moves.length === 1 ? moves[0]?.to.id : undefined;
  const states = new Map([...row.states, ...(goal ? [[cycle.id, goal] as const] : [])]);
  const values = { ...Object.fromEntries([...row.cells].map(([id, { value }]) => [id, value])), ...typed };
  const subject = { entity: row.entity, row: { ...row, states }, around: new Map() };
  return formProblems(acting, subject, lines, values).filter(({ severity }) => severity === 'stop');
}

/** What stands on the lines before somebody types: what is there already, and nothing of what is blurred for them. */
export function typedAtFirst(row: SampleRow, lines: readonly FieldLine[]): Values {
  return Object.fromEntries(
    lines.flatMap(({ field: { id }, mask }) => (mask ? [] : [[id, row.cells.get(id)?.value] as const])),
  );
}
