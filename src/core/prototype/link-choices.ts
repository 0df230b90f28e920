import { heldValue } from '../answers/held.ts';
import { namesOneself } from '../model/entities/naming-line.ts';
import type { Field } from '../model/entities/types.ts';
import type { Acting } from './acting.ts';
import { belongingTo, visibleRows } from './list-rows.ts';
import { mayDo } from './may.ts';
import { ownRecord } from './oneself.ts';
import type { SampleRow } from './sample/types.ts';

/**
 * The records that whoever acts can choose for a link: those they may list. Whoever may list none chooses themselves where
 * the link is theirs unless somebody else is named, else any, as the form could not be filled in.
 *
 * @param below records that what is filled in belongs to: what leads to another one than those is no choice
 */
export function linkChoices(
  acting: Acting,
  field: Field,
  below: readonly SampleRow[] = [],
): readonly SampleRow[] {
  const target = field.target?.id ?? '';
  const leadsTo = new Set(acting.product.index.fields(target).all.map((line) => line.target?.id));
  const parents = below.filter(({ entity }) => entity !== target && leadsTo.has(entity));
  return belongingTo(acting, choicesOf(acting, field, target), parents);
}

function choicesOf(acting: Acting, field: Field, target: string): readonly SampleRow[] {
  if (mayDo(acting, target, 'list').may !== 'no') return visibleRows(acting, target);
  const own = namesOneself(heldValue(field.default) ?? '') ? ownRecord(acting, target) : undefined;
  return own ? [own] : acting.records.all(target);
}
