import { knownValue } from '../answers/sourced.ts';
import { type ActorContext, actorLabel } from './actor-context.ts';
import { valueText } from './cell-text.ts';
import { idsIn } from './checks/values.ts';
import type { MessageLine } from './message-lines.ts';
import { recordLabel } from './record-label.ts';
import { rowOfKind } from './row-of-kind.ts';
import type { SampleRow } from './sample/types.ts';

/**
 * What stands in a line of a message about a record: its own value, else that of the record it is linked to, else of
 * the first of that kind. Null where nobody has said what of ours the line is.
 */
export function lineValue(actor: ActorContext, row: SampleRow | undefined, line: MessageLine): string | null {
  const { means, words } = line;
  switch (means.is) {
    case 'unknown':
      return null;
    case 'left alone':
      return 'left alone';
    case 'ours':
      return ownValue(actor, row, means.label || words);
    case 'field': {
      const { entity, field } = means;
      const from = rowOf(actor, row, entity.id);
      return fieldValue(actor, from, field.id, field.target?.id ?? '');
    }
  }
}

function fieldValue(
  { product, records }: ActorContext,
  row: SampleRow | undefined,
  field: string,
  target: string,
) {
  const value = row?.cells.get(field)?.value;
  const linked = (idsIn(value) ?? []).flatMap((id) => records.get(target, id) ?? []);
  return linked.map((one) => recordLabel(product, one)).join(', ') || valueText(value) || 'empty';
}

function rowOf(actor: ActorContext, row: SampleRow | undefined, entity: string) {
  return (row && rowOfKind(actor, row, entity)) ?? actor.records.page(entity, 0, 1)[0];
}

const WHO = /\b(?:who|user|person|by whom)\b/iu;
const ARTICLE = /^(?:the|an?|this|its?)\s+/iu;

/** A number with a name has its value, a thing the name of its record; who and when are those of now. */
function ownValue(actor: ActorContext, row: SampleRow | undefined, words: string): string {
  const { index } = actor.product;
  const constant = index.constants.called(words);
  if (constant) return knownValue(constant.value)?.text ?? constant.words;
  const entity = index.entities.called(words.replace(ARTICLE, ''));
  const about = entity && rowOf(actor, row, entity.id);
  if (about) return recordLabel(actor.product, about);
  return WHO.test(words) || index.roles.called(words) ? actorLabel(actor) : actor.today;
}
