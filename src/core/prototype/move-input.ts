import type { ActorContext } from './actor-context.ts';
import { type Button, rowAfterMoves } from './buttons.ts';
import type { RuleProblem } from './checks/types.ts';
import { type FieldView, fieldViewsFor } from './field-views.ts';
import { type FormValues, formProblems, requiredMarkerFor, valuesOfRow, withoutRepeats } from './form-values.ts';
import type { SampleRow } from './sample/types.ts';

/** The rules that values typed before a transition break, as they apply in the state it leads to. */
export function moveInputProblems(
  actor: ActorContext,
  row: SampleRow,
  button: Button,
  views: readonly FieldView[],
  typed: FormValues,
): readonly RuleProblem[] {
  const { subject, values } = typedThere(row, button, typed);
  const problems = formProblems(actor, subject, views, values);
  return withoutRepeats(problems.filter(({ severity }) => severity === 'stop'));
}

/** The fields that are typed before a transition, each with whether it is required in the state it leads to. */
export function moveInputFields(actor: ActorContext, row: SampleRow, button: Button, typed: FormValues) {
  const { subject, values } = typedThere(row, button, typed);
  const marked = requiredMarkerFor(actor, subject, values);
  const ids = new Set(button.types.map(({ field }) => field?.id));
  return fieldViewsFor(actor.product, row.entity, actor.role)
    .filter(({ field }) => ids.has(field.id))
    .map((view) => marked({ ...view, shown: 'shown' }));
}

/** The record after the transition, and its values with those typed. */
function typedThere(row: SampleRow, { moves }: Button, typed: FormValues) {
  const subject = { entity: row.entity, row: rowAfterMoves(row, moves) ?? row, around: new Map() };
  return { subject, values: { ...valuesOfRow(row), ...typed } };
}

/** The initial values: those of the record, without what is masked for the actor. */
export function initialMoveInput(row: SampleRow, views: readonly FieldView[]): FormValues {
  return Object.fromEntries(
    views.flatMap(({ field: { id }, mask }) => (mask ? [] : [[id, row.cells.get(id)?.value] as const])),
  );
}
