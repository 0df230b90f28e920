import { type Answers, asQuantity, thingOf } from '../../answers/answers.ts';
import { type Held, mapHeld } from '../../answers/held.ts';
import { onlyOnce } from '../../answers/named-once.ts';
import type { Band, Money, ServiceLevel } from './types.ts';

const MONEY = 'constants/money';

/** In what each thing is paid, and who signs for how much. */
export function moneyIn(answers: Answers): Held<readonly Money[]> {
  return mapHeld(answers.rows(MONEY), (rows) =>
    onlyOnce(rows).map((row) => ({
      ...thingOf(row),
      currency: row.held('currency'),
      rounding: row.held('rounding'),
      tax: row.held('tax'),
      approval: row.held('approval'),
      bands: bandsIn(answers, row.id),
    })),
  );
}

function bandsIn(answers: Answers, item: string): Held<readonly Band[]> {
  return mapHeld(answers.below(null, MONEY, item).lines('bands'), (rows) =>
    rows.map((row) => ({
      upTo: asQuantity(row.held('upto')),
      words: row.cell('upto'),
      who: row.cell('who'),
    })),
  );
}

/** How quickly what must be there, and with how many people working. */
export function serviceLevelsIn(answers: Answers): Held<readonly ServiceLevel[]> {
  return mapHeld(answers.rows('constants/service-levels'), (rows) =>
    onlyOnce(rows).map((row) => ({
      ...thingOf(row),
      within: asQuantity(row.held('within')),
      load: row.held('load'),
    })),
  );
}
