import { knownValue, listOf, lookOfSourced, type NameRef, questionOf } from '../answers/sourced.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import type { Field } from '../model/types.ts';
import { isEverything } from '../product/everyday-words.ts';
import { meansNothing } from '../product/words/settled-words.ts';
import type { ActorContext } from './actor-context.ts';
import { valueText } from './cell-text.ts';
import { type FieldView, fieldViewsFor } from './field-views.ts';
import { formProblems, initialValues, requiredMarkerFor } from './form-values.ts';
import type { SampleRow } from './sample/types.ts';
import { type FormSubject, type FormValues, firstStates } from './saved-record.ts';
import type { Look } from './screens-of.ts';
import { statesNow } from './states-now.ts';

/** What may be changed of a record in its present state, and which question says so. */
export interface EditLock {
  /** Ids of the fields that can be changed. */
  readonly open: ReadonlySet<string | null>;
  readonly because: string;
  readonly question: string;
  readonly look: Look;
}

/**
 * All that was decided to be changeable of a record now, in each of its life cycles; empty while nobody has said, and
 * where the words mean everything or name no field.
 */
export function editLocksOf({ product }: ActorContext, row: Pick<SampleRow, 'entity' | 'states'>) {
  return statesNow(product, row).flatMap((state) => {
    if (state.editable.is === 'unknown') return [];
    const said = listOf(state.editable);
    const open = said.filter(({ id }) => id !== null);
    if (open.length < said.length && isWider(said, open.length)) return [];
    const what =
      open.length === 0
        ? 'nothing can be changed'
        : `only this can be changed: ${open.map(({ label }) => label).join(', ')}`;
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

/** Whether words that name no field mean all fields, or leave open which. */
function isWider(said: readonly NameRef[], named: number): boolean {
  const others = said.filter(({ id }) => id === null);
  return others.some(({ label }) => isEverything(label) || (named === 0 && !meansNothing(label)));
}

/** What stops the actor from changing any field of a record; undefined where nothing does. */
export function fullLockOf(actor: ActorContext, row: SampleRow): EditLock | undefined {
  const locks = editLocksOf(actor, row);
  const lines = fieldViewsFor(actor.product, row.entity, actor.role).map((line) => withLocks(locks, line));
  if (lines.some(({ shown }) => shown === 'shown')) return undefined;
  return locks.find(({ open }) => open.size === 0) ?? locks[0];
}

/** A field with the locks of its record applied: what cannot be changed is read-only. */
export function withLocks(locks: readonly EditLock[], line: FieldView): FieldView {
  const isOpen = locks.every(({ open }) => open.has(line.field.id));
  return line.shown === 'shown' && !isOpen ? { ...line, shown: 'read-only' } : line;
}

/**
 * The fields of a form as the actor may fill them in now. A new record begins in its first state, and only what may
 * be changed there is offered; also what is required and given by nothing else, and what a step asks for. Each says
 * whether it is required as the record is now.
 */
export function offeredFields(
  actor: ActorContext,
  subject: FormSubject,
  lines: readonly FieldView[],
  values: FormValues,
): readonly FieldView[] {
  const { entity, row } = subject;
  const marked = requiredMarkerFor(actor, subject, values);
  if (row) {
    const locks = editLocksOf(actor, row);
    return lines.map((line) => marked(withLocks(locks, line)));
  }
  const states = new Map(firstStates(actor, entity).map(({ cycle, to }) => [cycle, to]));
  // That nothing can be changed later says nothing about what is filled in at first.
  const locks = editLocksOf(actor, { entity, states }).filter(({ open }) => open.size > 0);
  const initial = initialValues(actor, subject, lines);
  const isOpen = ({ field: { id }, step }: FieldView) => step !== null || locks.every(({ open }) => open.has(id));
  const checkedValues = { ...values };
  for (const line of lines) if (!isOpen(line)) checkedValues[line.field.id] = initial[line.field.id];
  const lacking = new Set(
    formProblems(actor, subject, lines, checkedValues).flatMap(({ kind, fields }) =>
      kind === 'required' ? fields : [],
    ),
  );
  return lines.map((line) => {
    const { field } = line;
    const isGiven = valueText(initial[field.id]) !== '' && !isOfAnother(actor, subject, field);
    const isAsked = isOpen(line) || (!isGiven && (lacking.has(field.id) || line.must));
    return marked(isAsked ? line : withLocks(locks, line));
  });
}

/** Whether a field begins as the person who fills it in, and another role fills in the form. */
function isOfAnother({ product, role }: ActorContext, { around }: FormSubject, field: Field): boolean {
  if (around.has(field.target?.id ?? '') || !namesCurrentUser(knownValue(field.default) ?? '')) return false;
  const writer = product.index.roles.called(knownValue(field.writer) ?? '')?.id;
  return writer === undefined || writer !== role;
}
