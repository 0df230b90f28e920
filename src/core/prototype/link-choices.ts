import { knownValue } from '../answers/sourced.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import type { Field } from '../model/types.ts';
import type { ActorContext } from './actor-context.ts';
import { rowsLinkedTo, visibleRows } from './list-rows.ts';
import { ownRecord } from './own-record.ts';
import { mayDo } from './permission-verdicts.ts';
import type { SampleRow } from './sample/types.ts';

/**
 * The records that the actor can choose for a link: those they may list. An actor who may list none chooses
 * themselves where the link is theirs unless somebody else is named, else any, as the form could not be filled in.
 *
 * @param below records that what is filled in belongs to: what leads to another one than those is no choice
 */
export function linkChoices(actor: ActorContext, field: Field, below: readonly SampleRow[] = []) {
  const target = field.target?.id ?? '';
  const leadsTo = new Set(actor.product.index.fields(target).all.map((line) => line.target?.id));
  const parents = below.filter(({ entity }) => entity !== target && leadsTo.has(entity));
  return rowsLinkedTo(actor, choicesOf(actor, field, target), parents);
}

function choicesOf(actor: ActorContext, field: Field, target: string): readonly SampleRow[] {
  if (mayDo(actor, target, 'list').may !== 'no') return visibleRows(actor, target);
  const own = namesCurrentUser(knownValue(field.default) ?? '') ? ownRecord(actor, target) : undefined;
  return own ? [own] : actor.records.all(target);
}
