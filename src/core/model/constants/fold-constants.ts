import type { Answers } from '../../answers/answers.ts';
import { finderOf } from '../../answers/find.ts';
import { mapHeld } from '../../answers/held.ts';
import type { ModelTrouble } from '../../answers/troubles.ts';
import { cellTroubles, nameTroubles } from '../../answers/troubles.ts';
import { boundariesIn, provenanceIn } from './about-numbers.ts';
import { moneyIn, serviceLevelsIn } from './money-and-service.ts';
import { numbersIn, SLOTS } from './numbers.ts';
import type { Constants } from './types.ts';
import { completed } from './with-notes.ts';

const NAMINGS = [
  { slot: SLOTS.value, noun: 'numbers' },
  { slot: SLOTS.timer, noun: 'times' },
  { slot: SLOTS.capacity, noun: 'sizes' },
  { slot: 'constants/boundaries', noun: 'limits' },
  { slot: 'constants/provenance', noun: 'numbers' },
  { slot: 'constants/money', noun: 'payments' },
  { slot: 'constants/service-levels', noun: 'actions' },
];

const CELLS = [
  { slot: SLOTS.value, columns: ['value'] },
  { slot: SLOTS.timer, columns: ['long'] },
  { slot: SLOTS.capacity, columns: ['most', 'usual'] },
  { slot: 'constants/money/{item}/bands', columns: ['upto'] },
  { slot: 'constants/service-levels', columns: ['within'] },
  { slot: 'constants/variants/{item}/own', columns: ['value'] },
  { slot: 'constants/variants/{item}/bounds', columns: ['least', 'most'] },
];

/** What the answers on numbers say that cannot be taken as it stands. */
export function constantsTroubles(answers: Answers): readonly ModelTrouble[] {
  return [...nameTroubles(answers, NAMINGS), ...cellTroubles(answers, CELLS)];
}

/** Folds what was settled about numbers: those with a name, times, sizes, money and how quick it must be. */
export function constantsOf(answers: Answers): Constants {
  const numbers = numbersIn(answers);
  const find = finderOf(numbers);
  const boundaries = boundariesIn(answers, find);
  const provenance = provenanceIn(answers, find);
  const named = (slot: string) => mapHeld(answers.rows(slot), (rows) => rows.map(({ label }) => label));
  return {
    constants: completed(answers, numbers, find, boundaries, provenance),
    values: named(SLOTS.value),
    timers: named(SLOTS.timer),
    capacity: named(SLOTS.capacity),
    boundaries,
    provenance,
    money: moneyIn(answers),
    rate: answers.text('constants/money/rate'),
    serviceLevels: serviceLevelsIn(answers),
    outage: answers.quantity('constants/outage'),
    meanwhile: answers.text('constants/outage/meanwhile'),
    pauses: answers.list('constants/outage/pauses'),
    loss: answers.quantity('constants/loss'),
    clock: answers.text('constants/timers/clock'),
  };
}
