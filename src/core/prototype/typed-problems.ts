import type { ActorContext } from './actor-context.ts';
import { type Button, ledOn } from './buttons.ts';
import type { RuleProblem } from './check-row.ts';
import { formProblems, markedIn, toldOnce, valuesOn } from './form-values.ts';
import { type FieldLine, linesFor } from './form-view.ts';
import type { SampleRow } from './sample/types.ts';
import type { Values } from './saving.ts';

/** The rules that values typed before a move break, as they hold in the state where the move leads. */
export function typedProblems(
  actor: ActorContext,
  row: SampleRow,
  button: Button,
  lines: readonly FieldLine[],
  typed: Values,
): readonly RuleProblem[] {
  const { subject, values } = typedThere(row, button, typed);
  const problems = formProblems(actor, subject, lines, values);
  return toldOnce(problems.filter(({ severity }) => severity === 'stop'));
}

/** The fields that are typed before a move, each with whether it is required where the move leads. */
export function typedLines(actor: ActorContext, row: SampleRow, button: Button, typed: Values) {
  const { subject, values } = typedThere(row, button, typed);
  const marked = markedIn(actor, subject, values);
  const ids = new Set(button.types.map(({ field }) => field?.id));
  return linesFor(actor.product, row.entity, actor.role)
    .filter(({ field }) => ids.has(field.id))
    .map((line) => marked({ ...line, shown: 'shown' }));
}

/** The record after the move, and its values with those typed. */
function typedThere(row: SampleRow, { moves }: Button, typed: Values) {
  const subject = { entity: row.entity, row: ledOn(row, moves) ?? row, around: new Map() };
  return { subject, values: { ...valuesOn(row), ...typed } };
}

/** The values before anybody types: those of the record, without what is masked for the actor. */
export function typedAtFirst(row: SampleRow, lines: readonly FieldLine[]): Values {
  return Object.fromEntries(
    lines.flatMap(({ field: { id }, mask }) => (mask ? [] : [[id, row.cells.get(id)?.value] as const])),
  );
}
