import { knownValue, listOf } from '../../answers/sourced.ts';
import { DAY_MS, dayOfTimestamp } from '../../base/dates.ts';
import { timeAfter } from '../../conditions/durations.ts';
import type { DataModel, Field } from '../../model/types.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { EntityPlan } from './entity-plan.ts';
import { wordsOfName } from './meaning-words.ts';
import type { PinnedRecord } from './types.ts';

/** The texts that replace a field once the person is erased, folded: “former member”. */
export function erasureTexts({ privacy }: Field): ReadonlySet<string> {
  const texts = listOf(privacy).map(({ erased }) => foldCase(erased.replace(/[“”"]/gu, '')));
  return new Set(texts.filter((words) => words !== '' && !meansNothing(words)));
}

/** Whether a field was decided to be erased with a person: “Name, mail, mobile and address”. */
export function isErasedWithPerson({ label }: Field, { purpose }: DataModel): boolean {
  const ownWord = lastWordOf(label);
  return listOf(purpose.erasure).some(
    ({ what, fate }) =>
      knownValue(fate) === 'goes' && what.split(/[,;]|\band\b/u).some((piece) => lastWordOf(piece) === ownWord),
  );
}

/** The last word of a name; “email” counts as “mail”. */
function lastWordOf(words: string): string | undefined {
  return wordsOfName(words)
    .at(-1)
    ?.replace(/^email/u, 'mail');
}

/** Whether a pinned record has erasure texts instead of its names. */
export function isErased({ fields }: EntityPlan, pinned: PinnedRecord | undefined): boolean {
  return fields.some(({ field, left }) => left.has(foldCase(String(pinned?.values[field.id] ?? ''))));
}

/** The last day of a timeline. An erased record ended early enough for its names to be erased by now. */
export function lastDay(plan: EntityPlan, pinned: PinnedRecord | undefined, today: number): number {
  const time = knownValue(plan.entity.retention.after);
  if (!time || !isErased(plan, pinned)) return today;
  const then = timeAfter(today * DAY_MS, { ...time, amount: -time.amount });
  return then === undefined ? today : dayOfTimestamp(then);
}
