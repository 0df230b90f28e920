import { isEverything } from '../answers/everyday-words.ts';
import { knownValue, type Look, listOf, lookOfSourced, type NameRef, questionOf } from '../answers/sourced.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import type { Field } from '../model/types.ts';
import { meansNothing } from '../product/words/settled-words.ts';
import type { ActorContext } from './actor-context.ts';
import { valueText } from './cell-text.ts';
import { mayChange } from './changeable.ts';
import { type FieldView, fieldViewsFor } from './field-views.ts';
import { type FormSubject, type FormValues, formProblems, initialValues, requiredMarkerFor } from './form-values.ts';
import type { SampleRow } from './sample/types.ts';
import { firstStates, statesNow } from './states-now.ts';

/** Which fields of a record can be changed in its present state, and which question decides that. */
export interface EditLock {
  /** Ids of the fields that can be changed. */
  readonly open: ReadonlySet<string | null>;
  readonly because: string;
  readonly question: string;
  readonly look: Look;
}

/**
 * The decided locks of a record now, one for each of its life cycles; none where nothing was decided, or where the
 * words mean everything or name no field.
 */
export function editLocksOf({ product }: ActorContext, row: Pick<SampleRow, 'entity' | 'states'>) {
  return statesNow(product, row).flatMap((state) => {
    if (state.editable.is === 'unknown') return [];
    const editable = listOf(state.editable);
    const open = editable.filter(({ id }) => id !== null);
    if (open.length < editable.length && isWider(editable, open.length)) return [];
    const what =
      open.length === 0
        ? 'nothing can be changed'
        : `only these can be changed: ${open.map(({ label }) => label).join(', ')}`;
    return [
      {
        open: new Set(open.map(({ id }) => id)),
        because: `While it is “${state.label}”, ${what}.`,
        question: questionOf(state.editable),
        look: lookOfSourced(state.editable),
      },
    ];
  });
}

/** Whether words that name no field mean all fields, or do not say which. */
function isWider(editable: readonly NameRef[], named: number): boolean {
  const others = editable.filter(({ id }) => id === null);
  return others.some(({ label }) => isEverything(label) || (named === 0 && !meansNothing(label)));
}

/** The lock that keeps the actor from changing any field of a record; undefined where there is none. */
export function fullLockOf(actor: ActorContext, row: SampleRow): EditLock | undefined {
  const locks = editLocksOf(actor, row);
  const views = fieldViewsFor(actor.product, row.entity, actor.role).map((view) => withLocks(locks, view));
  if (views.some(({ shown }) => shown === 'shown')) return undefined;
  return locks.find(({ open }) => open.size === 0) ?? locks[0];
}

/** A field with the locks of its record applied: what cannot be changed is read-only. */
export function withLocks(locks: readonly EditLock[], view: FieldView): FieldView {
  const isOpen = locks.every(({ open }) => open.has(view.field.id));
  return isOpen ? view : readOnly(view);
}

function readOnly(view: FieldView): FieldView {
  return view.shown === 'shown' ? { ...view, shown: 'read-only' } : view;
}

/**
 * The fields of a form as the actor may fill them in now, each with whether it is required. A new record begins in its
 * first state: offered are the fields that may be changed there, those that are required and have no other source, and
 * those that a step asks for.
 */
export function offeredFields(
  actor: ActorContext,
  subject: FormSubject,
  views: readonly FieldView[],
  values: FormValues,
): readonly FieldView[] {
  const { entity, row } = subject;
  const marked = requiredMarkerFor(actor, subject, values);
  if (row) {
    const locks = editLocksOf(actor, row);
    return views.map((view) => marked(withLocks(locks, mayChange(actor, row, view.field) ? view : readOnly(view))));
  }
  const states = new Map(firstStates(actor, entity).map(({ cycle, to }) => [cycle, to]));
  // A lock against later changes does not apply to filling in a new record.
  const locks = editLocksOf(actor, { entity, states }).filter(({ open }) => open.size > 0);
  const initial = initialValues(actor, subject, views);
  const isOpen = ({ field: { id }, step }: FieldView) => step !== null || locks.every(({ open }) => open.has(id));
  const checkedValues = { ...values };
  for (const view of views) if (!isOpen(view)) checkedValues[view.field.id] = initial[view.field.id];
  const lacking = new Set(
    formProblems(actor, subject, views, checkedValues).flatMap(({ kind, fields }) =>
      kind === 'required' ? fields : [],
    ),
  );
  return views.map((view) => {
    const { field } = view;
    const isGiven = valueText(initial[field.id]) !== '' && !isOfAnother(actor, subject, field);
    const isAsked = isOpen(view) || (!isGiven && (lacking.has(field.id) || view.must));
    return marked(isAsked ? view : withLocks(locks, view));
  });
}

/** Whether a field defaults to the person who fills in the form, and the actor has another role. */
function isOfAnother({ product, role }: ActorContext, { around }: FormSubject, field: Field): boolean {
  if (around.has(field.target?.id ?? '') || !namesCurrentUser(knownValue(field.default) ?? '')) return false;
  const writer = product.index.roles.called(knownValue(field.writer) ?? '')?.id;
  return writer === undefined || writer !== role;
}
