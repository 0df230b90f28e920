import { knownValue } from '../answers/sourced.ts';
import type { DataModel } from '../model/types.ts';
import { type ActorContext, contextOf, readRow, scopeOf } from './actor-context.ts';
import { cellText, valueText } from './cell-text.ts';
import { checkRow, requiredNow } from './check-row.ts';
import type { CheckContext, RuleProblem } from './checks/types.ts';
import { type FieldView, requiredMarker } from './field-views.ts';
import { keptValue } from './kept-value.ts';
import type { ParentRecords } from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import { startingValue } from './starting-value.ts';
import { firstStates } from './states-now.ts';

/** The values of a form, by field id. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface FormSubject {
  readonly entity: string;
  /** Undefined: the form is for a new record. */
  readonly row: SampleRow | undefined;
  /** The parent records in the address of the form, by entity id. */
  readonly around: ParentRecords;
}

/** The initial values of a form: the record; else the parent records in its address, and the default values. */
export function initialValues(
  actor: ActorContext,
  { entity, row, around }: FormSubject,
  views: readonly FieldView[],
): FormValues {
  const initial = ({ field }: FieldView) =>
    around.get(field.target?.id ?? '')?.id ?? startingValue(actor, entity, field).value;
  return Object.fromEntries(
    views.map((view) => [view.field.id, row ? row.cells.get(view.field.id)?.value : initial(view)]),
  );
}

/** The values as a form gives them: an empty box that must be filled in says no. */
export function withoutBlankTicks(views: readonly FieldView[], values: FormValues): FormValues {
  const blank = views.filter(
    ({ field, must, shown }) =>
      must && shown === 'shown' && knownValue(field.type) === 'yes or no' && isBlank(values[field.id]),
  );
  return blank.length === 0
    ? values
    : { ...values, ...Object.fromEntries(blank.map(({ field }) => [field.id, false])) };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * The rules that the values of a form break. Fields that people cannot type there are up to the product, so they do not
 * block saving.
 */
export function formProblems(
  actor: ActorContext,
  subject: FormSubject,
  views: readonly FieldView[],
  values: FormValues,
): readonly RuleProblem[] {
  const { entity, row } = subject;
  const typed = new Set(views.filter(({ shown }) => shown === 'shown').map(({ field }) => field.id));
  const filledIn = new Set(
    views.flatMap(({ field }) => (!row && startingValue(actor, entity, field).inWords ? [field.id] : [])),
  );
  const context = checkContextOf(actor, subject);
  const kept = Object.fromEntries(views.map(({ field }) => [field.id, keptValue(field, values[field.id])]));
  return checkRow(actor.product.model, entity, { ...values, ...kept }, statesOf(actor, subject), null, context).filter(
    ({ kind, fields }) =>
      (fields.length === 0 || fields.some((id) => typed.has(id))) &&
      !(kind === 'required' && fields.some((id) => filledIn.has(id))),
  );
}

/** Marks the fields that are required as the form is filled in now. */
export function requiredMarkerFor(actor: ActorContext, subject: FormSubject, values: FormValues) {
  const { model } = actor.product;
  const context = checkContextOf(actor, subject);
  const required = requiredNow(model, subject.entity, values, statesOf(actor, subject), context);
  return requiredMarker(required);
}

export function valuesOfRow({ cells }: SampleRow): FormValues {
  return Object.fromEntries([...cells].map(([id, { value }]) => [id, value]));
}

/** Without problems that show the same text at the same field. */
export function withoutRepeats(problems: readonly RuleProblem[]): readonly RuleProblem[] {
  const key = ({ fields, severity, text, sentence }: RuleProblem) =>
    JSON.stringify([fields[0], severity, text ?? sentence]);
  const first = new Map(problems.toReversed().map((problem) => [key(problem), problem]));
  return problems.filter((problem) => first.get(key(problem)) === problem);
}

/** The states of the record that a form changes, or the first states of a new one. */
function statesOf(actor: ActorContext, { entity, row }: FormSubject): readonly string[] {
  return row ? [...row.states.values()] : firstStates(actor, entity).map(({ to }) => to);
}

/** Whether a field is checked before saving. */
export function isCheckedEarly({ validation }: Pick<DataModel, 'validation'>): boolean {
  return knownValue(validation.moments)?.some((one) => one === 'typing' || one === 'leaving') ?? false;
}

function checkContextOf(actor: ActorContext, { entity, row }: FormSubject): CheckContext {
  return {
    ...contextOf(actor),
    ...(row && { itself: readRow({ ...row, cells: new Map() }) }),
    taken: (fields, values, counts = () => true) =>
      actor.records
        .all(entity)
        .some(
          (other) =>
            other.id !== row?.id &&
            fields.every((field, at) => cellText(other, field) === valueText(values[at])) &&
            counts({ states: new Set(other.states.values()), scope: scopeOf(actor, other) }),
        ),
    exists: (other, id) => actor.records.get(other, id) !== undefined,
    ...(row ? { before: new Map([...row.cells].map(([field, { value }]) => [field, value])) } : {}),
  };
}
