import { type Answers, asQuantity } from '../answers.ts';
import { firstCell, type RowsAbout } from '../rows-by-thing.ts';
import type { Entity, Retention, Volume } from './types.ts';

/** What it said earlier, and who may look. */
export function historyOf(
  thing: string,
  answers: Answers,
): Pick<Entity, 'history' | 'historyReaders' | 'corrections'> {
  const own = answers.of(thing);
  return {
    history: own.choice('entities/history'),
    historyReaders: own.list('entities/history/readers'),
    corrections: own.choice('entities/history/correction'),
  };
}

/** How many there are, now and later. */
export function volumeOf(thing: string, answers: Answers, about: RowsAbout): Volume {
  const rows = about(thing, 'entities/volume');
  const own = answers.of(thing);
  const count = (column: string) => asQuantity(firstCell(rows, column));
  return {
    now: count('now'),
    daily: count('daily'),
    later: count('later'),
    most: count('most'),
    putAway: own.text('entities/volume/put-away'),
    search: own.list('entities/volume/search'),
  };
}

/** How long it is kept, and what becomes of it. */
export function retentionOf(thing: string, answers: Answers): Retention {
  const own = answers.of(thing);
  return {
    // biome-ignore lint/suspicious/noThenProperty: a place of the model, which nobody awaits
    then: own.choice('entities/retention'),
    after: own.quantity('entities/retention-time'),
    from: own.text('entities/retention/from'),
    hold: own.text('entities/retention/hold'),
    dependents: own.choice('entities/retention/dependents'),
  };
}
