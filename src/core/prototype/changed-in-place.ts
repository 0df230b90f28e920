import type { ActorContext } from './actor-context.ts';
import type { RuleProblem } from './checks/types.ts';
import { saveRecords } from './consequences/save-records.ts';
import type { World } from './consequences/world.ts';
import { offeredFields } from './editable.ts';
import { type FieldView, fieldViewsFor } from './field-views.ts';
import { type FormValues, formProblems, initialValues, withoutRepeats } from './form-values.ts';
import { mayDo } from './permission-verdicts.ts';
import type { SampleRow } from './sample/types.ts';
import { savedRecord } from './saved-record.ts';

/** The field of a record as it can be typed where it stands; undefined where the actor may not change it. */
export function typedInPlace(actor: ActorContext, row: SampleRow, field: string): FieldView | undefined {
  if (mayDo(actor, row.entity, 'edit', row).may === 'no') return undefined;
  return fieldsOf(actor, row, {}).find((view) => view.field.id === field && view.shown === 'shown');
}

/** What follows where some fields of a record are changed in a list; or the rules that stop it. */
export function changedInPlace(
  actor: ActorContext,
  row: SampleRow,
  typed: FormValues,
): { readonly world: World } | { readonly problems: readonly RuleProblem[] } {
  const subject = { entity: row.entity, row, around: new Map() };
  const views = fieldsOf(actor, row, typed);
  const values = { ...initialValues(actor, subject, views), ...typed };
  const problems = withoutRepeats(formProblems(actor, subject, views, values)).filter(
    ({ severity, fields }) => severity === 'stop' && fields.some((id) => id in typed),
  );
  if (problems.length > 0) return { problems };
  const { changes } = savedRecord(actor, subject, values, row.id);
  const event = `Change ${actor.product.index.entities.get(row.entity)?.label ?? ''}`;
  return { world: saveRecords(actor, { event, action: 'edit', entity: row.entity, row }, changes) };
}

function fieldsOf(actor: ActorContext, row: SampleRow, typed: FormValues): readonly FieldView[] {
  const subject = { entity: row.entity, row, around: new Map() };
  const all = fieldViewsFor(actor.product, row.entity, actor.role);
  return offeredFields(actor, subject, all, { ...initialValues(actor, subject, all), ...typed });
}
