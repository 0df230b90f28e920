import { foldCase } from '../../shapes/normalize-text.ts';
import type { ActorContext } from '../actor-context.ts';
import { buttonsFor, moveInputFields, moveInputProblems } from '../buttons.ts';
import type { RuleProblem } from '../checks/types.ts';
import { pressButton } from '../consequences/pressing.ts';
import { saveRecords } from '../consequences/save-records.ts';
import type { World } from '../consequences/world.ts';
import { fullLockOf, offeredFields } from '../editable.ts';
import type { Failure } from '../failures.ts';
import { fieldViewsFor } from '../field-views.ts';
import { type FormSubject, formProblems, initialValues, withoutRepeats } from '../form-values.ts';
import type { SampleRow } from '../sample/types.ts';
import { savedRecord } from '../saved-record.ts';
import type { TriggerAction } from '../simulated-calls.ts';
import { statesNow } from '../states-now.ts';
import { forbidden, type Refusal } from './access.ts';
import { type ReadRequest, type Trouble, trouble } from './request.ts';

/** What was done to the records, or why it was not. */
export type Performed = { readonly refusal: Refusal } | { readonly world: World; readonly row: SampleRow | undefined };

/** Saves a record that a call makes or changes, with the checks and the consequences of a form. */
export function saved(actor: ActorContext, subject: FormSubject, read: ReadRequest, freshId: string): Performed {
  const { entity, row } = subject;
  const lock = row && fullLockOf(actor, row);
  if (lock) return { refusal: conflict([trouble(lock.because)]) };
  const all = fieldViewsFor(actor.product, entity, actor.role);
  const values = { ...initialValues(actor, subject, all), ...read.values };
  const views = offeredFields(actor, subject, all, values);
  const typed = new Set(views.flatMap(({ field, shown }) => (shown === 'shown' ? [field.id] : [])));
  const closed = [...read.members].filter(([id]) => !typed.has(id));
  if (closed.length > 0)
    return {
      refusal: {
        cause: 'invalid',
        troubles: closed.map(([, name]) => trouble(`“${name}” cannot be set here.`, name)),
      },
    };
  const broken = refusalBy(actor, withoutRepeats(formProblems(actor, subject, views, values)), read);
  if (broken) return { refusal: broken };
  const after = savedRecord(actor, subject, values, freshId);
  const label = actor.product.index.entities.get(entity)?.label ?? '';
  const action = row ? 'edit' : 'create';
  const occasion: TriggerAction = { event: `${row ? 'Change' : 'Create'} ${label}`, action, entity, row };
  return performedBy(saveRecords(actor, occasion, after.changes), entity, after.row.id);
}

export function deleted(actor: ActorContext, row: SampleRow): Performed {
  const label = actor.product.index.entities.get(row.entity)?.label ?? '';
  const occasion = { event: `Delete ${label}`, action: 'delete', entity: row.entity, row } as const;
  const change = { entity: row.entity, id: row.id, change: { fate: 'deleted' as const } };
  const world = saveRecords(actor, occasion, [change]);
  return world.stopped ? { refusal: refusalFrom(world.stopped) } : { world, row };
}

/** Makes the transition of that name, with what was typed for it. */
export function moved(actor: ActorContext, row: SampleRow, event: string, read: ReadRequest): Performed {
  const button = buttonsFor(actor, row).find(({ label }) => foldCase(label) === foldCase(event));
  if (!button) {
    const state = statesNow(actor.product, row)[0]?.label ?? 'as it is';
    return { refusal: conflict([trouble(`“${event}” is not possible while it is “${state}”.`)]) };
  }
  const isOurs = button.by === 'system' || button.moves.length === 0;
  if (!isOurs && button.verdict.may === 'no' && button.moves.every(({ isGuarded }) => !isGuarded))
    return { refusal: forbidden(actor, button.verdict.because) };
  const views = moveInputFields(actor, row, button, read.values);
  const needed = new Set(views.map(({ field }) => field.id));
  const stray = [...read.members].filter(([id]) => !needed.has(id)).map(([, name]) => name);
  if (stray.length > 0)
    return {
      refusal: {
        cause: 'invalid',
        troubles: stray.map((name) => trouble(`“${event}” does not ask for “${name}”.`, name)),
      },
    };
  if (button.needsReason && read.why === '')
    return { refusal: { cause: 'invalid', troubles: [trouble(`“${event}” needs a reason.`)] } };
  const broken = refusalBy(actor, moveInputProblems(actor, row, button, views, read.values), read);
  if (broken) return { refusal: broken };
  return performedBy(pressButton(actor, row, button, { values: read.values, why: read.why }), row.entity, row.id);
}

function performedBy(world: World, entity: string, id: string): Performed {
  if (world.stopped) return { refusal: refusalFrom(world.stopped) };
  return { world, row: world.actor.records.get(entity, id) };
}

export function refusalFrom({ text, error, cause }: Failure): Refusal {
  return { cause: 'conflict', error, troubles: [{ sentence: text ?? cause, text: error ? text : null, part: null }] };
}

function conflict(troubles: readonly Trouble[]): Refusal {
  return { cause: 'conflict', troubles };
}

/** What is broken, each at the member of its field; something that is there already is a conflict. */
function refusalBy({ product }: ActorContext, problems: readonly RuleProblem[], read: ReadRequest): Refusal | null {
  const stops = problems.filter(
    ({ severity }) => severity === 'stop' || (severity === 'allow with a reason' && read.why === ''),
  );
  const [first] = stops;
  if (!first) return null;
  return {
    cause: stops.every(({ kind }) => kind === 'unique') ? 'conflict' : 'invalid',
    error: product.index.errors.get(first.error),
    troubles: stops.map(({ sentence, text, fields: [id] }) => ({
      sentence,
      text,
      part: read.taken.get(id ?? '') ?? null,
    })),
  };
}
