import { type Answers, asQuantity, type Row, thingOf } from '../../answers/answers.ts';
import { type Held, heldValue, type Source, said, unsaid } from '../../answers/held.ts';
import { onlyOnce } from '../../answers/named-once.ts';
import type { Named, Quantity } from '../../answers/things.ts';
import { NUMBERS } from '../../slots/constants/numbers.ts';
import type { Constant } from './types.ts';

/** Where each sort of number is named. */
const SLOTS = {
  value: NUMBERS.values.slot,
  timer: NUMBERS.timers.slot,
  capacity: NUMBERS.capacity.slot,
};

/** A number with a name, and what its own row and the follow-ups below it say. */
export interface Numbered
  extends Named,
    Pick<
      Constant,
      'of' | 'value' | 'words' | 'scope' | 'owner' | 'counts' | 'then' | 'days' | 'usual' | 'over'
    > {}

/** All numbers with a name: values, then times, then sizes. An id that two sorts share is told apart by the sort. */
export function numbersIn(answers: Answers): readonly Numbered[] {
  const taken = new Set<string>();
  return (['value', 'timer', 'capacity'] as const).flatMap((of) =>
    onlyOnce(heldValue(answers.rows(SLOTS[of])) ?? []).map((row) => {
      const id = taken.has(row.id) ? `${row.id}-${of}` : row.id;
      taken.add(id);
      return { ...thingOf(row), id, of, ...READERS[of](answers, row), ...ownersOf(answers, of, row) };
    }),
  );
}

function ownersOf(answers: Answers, of: Constant['of'], { id }: Row): Pick<Constant, 'owner' | 'counts'> {
  const below = answers.below(null, SLOTS[of], id);
  return { owner: below.text('owner'), counts: below.choice('from') };
}

type OfItsSort = Omit<Numbered, keyof Named | 'of' | 'owner' | 'counts'>;

const READERS: Readonly<Record<Constant['of'], (answers: Answers, row: Row) => OfItsSort>> = {
  value: (_, row) => ({
    words: amountWords(row),
    value: quantityIn(amountWords(row), row.source),
    scope: row.held('scope'),
    ...ending(OF_TIMES, OF_TIMES),
    ...size(OF_SIZES, OF_SIZES),
  }),
  timer: (answers, row) => ({
    words: row.cell('long'),
    value: asQuantity(row.held('long')),
    scope: unsaid(DIFFERS),
    ...ending(row.held('next'), answers.below(null, SLOTS.timer, row.id).choice('days')),
    ...size(OF_SIZES, OF_SIZES),
  }),
  capacity: (answers, row) => ({
    words: row.cell('most'),
    value: asQuantity(row.held('most')),
    scope: unsaid(DIFFERS),
    ...ending(OF_TIMES, OF_TIMES),
    ...size(asQuantity(row.held('usual')), answers.below(null, SLOTS.capacity, row.id).text('over')),
  }),
};

/** Asked of the numbers of one sort only; nobody will say it of the others. */
const OF_TIMES = unsaid('constants.timers');
const OF_SIZES = unsaid('constants.capacity');

/** Asks whether a number differs by country, customer or role. */
const DIFFERS = 'constants.variants';

function ending(next: Held<string>, days: Held<string>): Pick<Constant, 'then' | 'days'> {
  // biome-ignore lint/suspicious/noThenProperty: it holds what happens then, as people say it; nobody awaits it.
  return { then: next, days };
}

function size(usual: Held<Quantity>, over: Held<string>): Pick<Constant, 'usual' | 'over'> {
  return { usual, over };
}

/** A value and its unit stand in two cells; where only one is filled, it may hold both. */
function amountWords(row: Row): string {
  return `${row.cell('value')} ${row.cell('unit')}`.trim();
}

function quantityIn(words: string, source: Source): Held<Quantity> {
  return asQuantity(words === '' ? unsaid(source.question) : said(words, source));
}
