import { dateInWords } from '../../base/dates.ts';
import { isRecordValue, isTrue } from '../../conditions/index.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { valueText } from '../cell-text.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
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
  return outcome.ok ? textOfValue(actor, outcome.value, item.value?.of, item.value?.unit ?? '') : '';
}

function textOfValue(actor: ActorContext, value: unknown, of: string | undefined, unit: string): string {
  if (Array.isArray(value)) return value.map((one) => textOfValue(actor, one, of, unit)).join(', ');
  if (value instanceof Object && isRecordValue(value)) {
    const row = of === undefined ? undefined : actor.records.get(of, value.id);
    return row ? recordLabel(actor.product, row) : value.id;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return `${Math.round(value * 100) / 100} ${unit}`.trim();
  return dateInWords(valueText(value));
}
