import { knownValue } from '../answers/sourced.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import type { Field } from '../model/types.ts';
import type { ActorContext } from './actor-context.ts';
import { rowsLinkedTo, visibleRows } from './list-rows.ts';
import { ownRecord } from './own-record.ts';
import { mayDo } from './permission-verdicts.ts';
import type { SampleRow } from './sample/types.ts';

/**
 * The records that the actor can choose for a link: those they may list. An actor who may list none can choose
 * themselves if the link defaults to the current user, else any record, as the form could not be filled in otherwise.
 * @param below parent records: a choice that links to other parents is left out
 */
export function linkChoices(actor: ActorContext, field: Field, below: readonly SampleRow[] = []) {
  const target = field.target?.id ?? '';
  const leadsTo = new Set(actor.product.index.fields(target).all.map((field) => field.target?.id));
  const parents = below.filter(({ entity }) => entity !== target && leadsTo.has(entity));
  return rowsLinkedTo(actor, choicesOf(actor, field, target), parents);
}

function choicesOf(actor: ActorContext, field: Field, target: string): readonly SampleRow[] {
  if (mayDo(actor, target, 'list').may !== 'no') return visibleRows(actor, target);
  const own = namesCurrentUser(knownValue(field.default) ?? '') ? ownRecord(actor, target) : undefined;
  return own ? [own] : actor.records.all(target);
}
