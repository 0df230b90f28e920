import { isRecordValue, isTrue } from '../../conditions/index.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { valueWords } from '../value-words.ts';
import type { ShownItem } from './types.ts';

/** What an item comes to for a record: plain data, or the sentence that says why there is nothing. */
export function itemValue(actor: ActorContext, row: SampleRow, { value }: ShownItem) {
  return value?.run(scopeOf(actor, row)) ?? { ok: false as const, sentence: '' };
}

/** What an item comes to for a record, as people read it; empty where there is nothing. */
export function itemText(actor: ActorContext, row: SampleRow, item: ShownItem): string {
  if (!isItemShown(actor, row, item)) return '';
  return textOfItem(actor, row, item) || item.empty;
}

/** Whether an item is there for a record. */
export function isItemShown(actor: ActorContext, row: SampleRow, { onlyIf }: ShownItem): boolean {
  return onlyIf === null || isTrue(onlyIf.run(scopeOf(actor, row)));
}

function textOfItem(actor: ActorContext, row: SampleRow, item: ShownItem): string {
  const outcome = itemValue(actor, row, item);
  return outcome.ok && item.value ? outcomeText(actor, outcome.value, item.value) : '';
}

/** A value that was worked out, as people read it; records by what they are called. */
export function outcomeText(actor: ActorContext, value: unknown, condition: ExactCondition): string {
  if (Array.isArray(value)) return value.map((one) => outcomeText(actor, one, condition)).join(', ');
  if (value instanceof Object && isRecordValue(value)) {
    const row = condition.of === undefined ? undefined : actor.records.get(condition.of, value.id);
    return row ? recordLabel(actor.product, row) : value.id;
  }
  return valueWords(value, condition.unit);
}
