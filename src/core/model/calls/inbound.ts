import { type Answers, thingOf } from '../answers.ts';
import type { Find } from '../find.ts';
import { type Held, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { Inbound } from './types.ts';

const INBOUND = 'calls/inbound';

/** What comes in without anybody asking for it. */
export function inboundIn(answers: Answers, find: Find): Held<readonly Inbound[]> {
  return mapHeld(answers.rows(INBOUND), (rows) =>
    onlyOnce(rows).map((row) => {
      const below = answers.below(null, INBOUND, row.id);
      return {
        ...thingOf(row),
        from: mapHeld(row.held('source'), find),
        holds: row.held('holds'),
        rate: row.held('rate'),
        changes: below.text('changes'),
        unreadable: below.text('unreadable'),
        order: below.choice('order'),
      };
    }),
  );
}
