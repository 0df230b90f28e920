import type { ActorContext } from './actor-context.ts';
import { type Button, rowAfterMoves } from './buttons.ts';
import type { RuleProblem } from './check-row.ts';
import { type FieldView, fieldViewsFor } from './field-views.ts';
import { formProblems, requiredMarkerFor, valuesOfRow, withoutRepeats } from './form-values.ts';
import type { SampleRow } from './sample/types.ts';
import type { FormValues } from './saved-record.ts';

/** The rules that values typed before a move break, as they hold in the state where the move leads. */
export function moveInputProblems(
  actor: ActorContext,
  row: SampleRow,
  button: Button,
  lines: readonly FieldView[],
  typed: FormValues,
): readonly RuleProblem[] {
  const { subject, values } = typedThere(row, button, typed);
  const problems = formProblems(actor, subject, lines, values);
  return withoutRepeats(problems.filter(({ severity }) => severity === 'stop'));
}

/** The fields that are typed before a move, each with whether it is required where the move leads. */
export function moveInputFields(actor: ActorContext, row: SampleRow, button: Button, typed: FormValues) {
  const { subject, values } = typedThere(row, button, typed);
  const marked = requiredMarkerFor(actor, subject, values);
  const ids = new Set(button.types.map(({ field }) => field?.id));
  return fieldViewsFor(actor.product, row.entity, actor.role)
    .filter(({ field }) => ids.has(field.id))
    .map((line) => marked({ ...line, shown: 'shown' }));
}

/** The record after the move, and its values with those typed. */
function typedThere(row: SampleRow, { moves }: Button, typed: FormValues) {
  const subject = { entity: row.entity, row: rowAfterMoves(row, moves) ?? row, around: new Map() };
  return { subject, values: { ...valuesOfRow(row), ...typed } };
}

/** The values before anybody types: those of the record, without what is masked for the actor. */
export function initialMoveInput(row: SampleRow, lines: readonly FieldView[]): FormValues {
  return Object.fromEntries(
    lines.flatMap(({ field: { id }, mask }) => (mask ? [] : [[id, row.cells.get(id)?.value] as const])),
  );
}
