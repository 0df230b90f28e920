import { knownValue } from '../answers/sourced.ts';
import type { Model } from '../model/types.ts';
import type { ActorContext } from './actor-context.ts';
import { recordReader, scopeOf } from './actor-context.ts';
import { cellText, valueText } from './cell-text.ts';
import { type CheckContext, checkRow, type RuleProblem, requiredNow } from './check-row.ts';
import { relatedValue } from './checks/related-paths.ts';
import { type FieldView, requiredMarker } from './field-views.ts';
import type { SampleRow } from './sample/types.ts';
import { type FormSubject, type FormValues, firstStates } from './saved-record.ts';
import { startingValue } from './starting-value.ts';

/** What a form begins with: the record; else the records that its address is below, and the default values. */
export function initialValues(
  actor: ActorContext,
  { entity, row, around }: FormSubject,
  lines: readonly FieldView[],
): FormValues {
  const fresh = ({ field }: FieldView) =>
    around.get(field.target?.id ?? '')?.id ?? startingValue(actor, entity, field).value;
  return Object.fromEntries(
    lines.map((line) => [line.field.id, row ? row.cells.get(line.field.id)?.value : fresh(line)]),
  );
}

/**
 * The rules that the values of a form break. What nobody can type there is for the product to fill in, so it does not
 * stop anybody from saving.
 */
export function formProblems(
  actor: ActorContext,
  subject: FormSubject,
  lines: readonly FieldView[],
  values: FormValues,
): readonly RuleProblem[] {
  const { entity, row } = subject;
  const typed = new Set(lines.filter(({ shown }) => shown === 'shown').map(({ field }) => field.id));
  const filledIn = new Set(
    lines.flatMap(({ field }) => (!row && startingValue(actor, entity, field).inWords ? [field.id] : [])),
  );
  const context = checkContextOf(actor, subject, values);
  return checkRow(actor.product.model, entity, values, statesOf(actor, subject), null, context).filter(
    ({ kind, fields }) =>
      (fields.length === 0 || fields.some((id) => typed.has(id))) &&
      !(kind === 'required' && fields.some((id) => filledIn.has(id))),
  );
}

/** Whether a form as it is now must not leave a field empty. */
export function requiredMarkerFor(actor: ActorContext, subject: FormSubject, values: FormValues) {
  const { model } = actor.product;
  const context = checkContextOf(actor, subject, values);
  const required = requiredNow(model, subject.entity, values, statesOf(actor, subject), context);
  return requiredMarker(required);
}

export function valuesOfRow({ cells }: SampleRow): FormValues {
  return Object.fromEntries([...cells].map(([id, { value }]) => [id, value]));
}

/** The same words at the same field are shown once, also where several rules say them. */
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
export function isCheckedEarly({ validation }: Pick<Model, 'validation'>): boolean {
  return knownValue(validation.moments)?.some((one) => one === 'typing' || one === 'leaving') ?? false;
}

function checkContextOf(actor: ActorContext, { entity, row }: FormSubject, values: FormValues): CheckContext {
  const value = (field: string) => (Object.hasOwn(values, field) ? values[field] : undefined);
  const reader = recordReader(actor, value, row);
  return {
    today: actor.today,
    role: actor.role,
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
    about: (label) => relatedValue(actor.product.model, entity, label, reader),
    ...(row ? { before: new Map([...row.cells].map(([field, { value }]) => [field, value])) } : {}),
  };
}
