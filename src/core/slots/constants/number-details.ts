import type { Row } from '../../answers/answers.ts';
import { readQuantity } from '../../answers/cells.ts';
import type { NamedElement, Quantity, Source, Sourced } from '../../answers/sourced.ts';
import { matrix, synonymMap, table, transform } from '../answer-types.ts';
import { column, followUp, type PropertiesOfRow, type RowOf, tableSlot, wordOrOwnColumn } from '../items-slot.ts';
import { slot, unplayed } from '../slot.ts';
import type { CAPACITY_PLACES, TIMER_PLACES, VALUES } from './numbers.ts';
import type { Setting } from './settings.ts';

const ONLY_NAMED_LIMITS = unplayed('Only rules that name this number enforce it.');
const ONE_MARKET = unplayed('A number is the same for everybody here.');

/** A number with a name: a value, a time or a size, and what other answers say of it. */
export type Constant = NamedElement &
  RowOf<typeof VALUES> &
  PropertiesOfRow<typeof TIMER_PLACES & typeof CAPACITY_PLACES> &
  RowOf<typeof BOUNDARIES> &
  RowOf<typeof PROVENANCE> & {
    readonly of: 'value' | 'timer' | 'capacity';
    /** The words of the answer, also where they are no number with a unit. */
    readonly words: string;
    /** How it differs by country, customer or role. */
    readonly variants: readonly Variant[];
    readonly bounds: Sourced<Bounds>;
  };

export interface Variant {
  readonly of: string;
  /** Empty: unknown. */
  readonly how: 'the same' | 'its own' | 'may be changed' | 'does not apply' | string;
  /** For "its own": an amount, or a setting. */
  readonly value: Sourced<Quantity>;
  readonly setting: Sourced<Setting>;
  readonly source: Source;
}

type Bounds = ReturnType<typeof boundsIn>;

export const BOUNDARIES = tableSlot('constants/boundaries', {
  ask: 'For each limit, what happens just below it, exactly at it, and just above it?',
  why: 'People argue about the case exactly at the limit, and usually after it has happened.',
  name: ['limit', 'Limit'],
  noun: 'limits',
  properties: {
    below: column('Just below'),
    at: column('Exactly at it'),
    above: column('Just above'),
    warn: followUp({
      ask: 'Should people be warned before they reach “{item}”, and how early?',
      head: 'Warned',
      playability: ONLY_NAMED_LIMITS,
    }),
  },
  who: ['domain expert', 'finance'],
  needs: ['constants.values'],
  blocks: ['errors.messages'],
  reversal: 1,
  scene: 'dials',
  guess: {
    says: 'At 100 orders a day we stop taking any, without a word.',
    sober: 'At 100 orders a day we stop taking any, without a notice.',
    rows: ['100 orders a day | we take them | we stop | nobody is told'],
  },
  head: 'Other limits',
  saying: { item: 'that “…” is a limit' },
  shown: 'Just below, at, just above',
  playability: ONLY_NAMED_LIMITS,
});

const SOURCES = synonymMap({
  law: ['a law'],
  contract: ['a contract'],
  habit: ['a habit'],
  guess: ['a guess'],
});

export const PROVENANCE = tableSlot('constants/provenance', {
  ask: 'Does each number come from a law, a contract, a habit or a guess?',
  why: 'A guess may change tomorrow; a law may not. Until somebody looks, all numbers look alike.',
  name: ['number', 'Number'],
  noun: 'numbers',
  properties: {
    comesFrom: wordOrOwnColumn('Comes from', SOURCES, { id: 'from' }),
    written: column('Where it is written', { id: 'where', head: 'Written in' }),
    check: followUp({
      when: { column: 'from', is: ['guess', 'habit'] },
      ask: 'Who checks “{item}”, and by when?',
      head: 'Checked by',
      beside: true,
    }),
  },
  who: ['domain expert', 'legal', 'finance'],
  needs: ['constants.values'],
  minutes: 3,
  reversal: 1,
  scene: 'promises',
  guess: {
    says: 'The 30 days are the law. Somebody once said so.',
    sober: 'The 30 days are the law. The source is not known.',
    rows: ['The 30 days | law | nowhere'],
  },
});

export const VARIANTS = {
  variants: slot('constants/variants', {
    answer: matrix('Number', 'For whom', 'the same', 'its own', 'may be changed', 'does not apply'),
    ask: 'Which of these numbers, switches and choices differ by role, level, place or language?',
    why: 'A number that is the same for everybody can be simple; one that differs needs a screen to set it.',
    who: ['domain expert', 'sponsor', 'finance'],
    needs: ['constants.values'],
    scene: 'dials',
    guess: {
      says: 'Every country pays the same VAT as we do.',
      rows: ['Here | everywhere else', 'VAT | the same | the same'],
    },
    shown: 'The same for everybody',
  }),
  bounds: slot('constants/variants/{item}/bounds', {
    answer: transform(
      table(
        { least: 'At least', most: 'At most', noted: 'Recorded in' },
        { holds: { least: 'number', most: 'number' } },
      ),
      boundsIn,
    ),
    when: { is: ['may be changed'] },
    ask: 'How far up and down may “{item}” be changed, and where is that recorded?',
    head: 'May be set',
    beside: true,
    words: ({ least, most, noted }) =>
      `${least?.text ?? '…'} to ${most?.text ?? '…'}${noted && `, recorded in ${noted}`}`,
    playability: ONE_MARKET,
  }),
  own: slot('constants/variants/{item}/own', {
    answer: table({ whom: 'For whom', value: 'Value', unit: 'Unit' }),
    when: { is: ['its own'] },
    ask: 'What is “{item}” for each of those who have their own?',
  }),
};

function boundsIn([row]: readonly Row[]) {
  const amountAt = (column: string) => (row && readQuantity(row.cell(column))) ?? null;
  return { least: amountAt('least'), most: amountAt('most'), noted: row?.cell('noted') ?? '' };
}
