import type { Answers } from '../../answers/answers.ts';
import { finderOf } from '../../answers/find.ts';
import { mapHeld } from '../../answers/held.ts';
import { NUMBERS } from '../../slots/constants/numbers.ts';
import { boundariesIn, provenanceIn } from './about-numbers.ts';
import { moneyIn, serviceLevelsIn } from './money-and-service.ts';
import { numbersIn } from './numbers.ts';
import type { Constants } from './types.ts';
import { completed } from './with-notes.ts';

/** Folds what was settled about numbers: those with a name, times, sizes, money and how quick it must be. */
export function constantsOf(answers: Answers): Constants {
  const numbers = numbersIn(answers);
  const find = finderOf(numbers);
  const boundaries = boundariesIn(answers, find);
  const provenance = provenanceIn(answers, find);
  const named = (slot: string) => mapHeld(answers.rows(slot), (rows) => rows.map(({ label }) => label));
  return {
    constants: completed(answers, numbers, find, boundaries, provenance),
    values: named(NUMBERS.values.slot),
    timers: named(NUMBERS.timers.slot),
    capacity: named(NUMBERS.capacity.slot),
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
