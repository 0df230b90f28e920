import { isRecordValue, isTrue } from '../../conditions/index.ts';
import type { Condition, ExactCondition, Scope } from '../../conditions/types.ts';
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

export function isItemShown(actor: ActorContext, row: SampleRow, { onlyIf }: ShownItem): boolean {
  return onlyIf === null || isTrue(onlyIf.run(scopeOf(actor, row)));
}

function textOfItem(actor: ActorContext, row: SampleRow, item: ShownItem): string {
  return (item.value && conditionText(actor, item.value, scopeOf(actor, row))) ?? '';
}

/** What a condition comes to, as people read it; undefined where it cannot be worked out. */
export function conditionText(actor: ActorContext, condition: Condition, scope: Scope): string | undefined {
  const outcome = condition.form === 'exact' ? condition.run(scope) : undefined;
  return outcome?.ok && condition.form === 'exact' ? outcomeText(actor, outcome.value, condition) : undefined;
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
