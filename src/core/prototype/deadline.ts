import { knownValue } from '../answers/sourced.ts';
import { isFinalState } from '../model/states/find-transitions.ts';
import type { Field } from '../model/types.ts';
import type { ActorContext } from './actor-context.ts';
import { cellText } from './cell-text.ts';
import { isAboutPast } from './sample/meaning-words.ts';
import { meaningOf } from './sample/meanings.ts';
import type { SampleRow } from './sample/types.ts';
import { statesNow } from './states-now.ts';
import { distanceWords } from './value-words.ts';

/** How far off a deadline of a record is: “in 3 days”; undefined for other fields, and once the record is settled. */
export function deadlineWords({ product, today }: ActorContext, row: SampleRow, field: Field): string | undefined {
  if (!isDeadline(field) || statesNow(product, row).some(isFinalState)) return undefined;
  return distanceWords(cellText(row, field.id), today);
}

function isDeadline({ label, type }: Field): boolean {
  const kind = knownValue(type);
  if (kind !== 'date' && kind !== 'computed') return false;
  const meaning = meaningOf(label, '', ['date']);
  return meaning === 'due' || (meaning === 'end' && !isAboutPast(label));
}
