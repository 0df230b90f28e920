import { type Held, heldValue, mapHeld } from '../../answers/held.ts';
import type { Band, Boundary, Constant, Money, ServiceLevel, Variant } from '../../model/constants/types.ts';
import type { Model } from '../../model/types.ts';
import { quantityWords } from '../../slots/answers.ts';
import { facts, type Passage, type Tell, tellSource } from './passage.ts';
import { type Columns, heldTable, tableOf } from './table-text.ts';

const CONSTANTS: Columns<Constant> = [
  ['Name', ({ label }) => label],
  ['Value', ({ value }, tell) => tell(value, quantityWords)],
  ['Usually', ({ usual }, tell) => tell(usual, quantityWords)],
  ['For whom', ({ scope }, tell) => tell(scope)],
  ['Then', (constant, tell) => tell(constant.then)],
  ['Weekends and holidays count', ({ days }, tell) => tell(days)],
  ['Kept by', ({ owner }, tell) => tell(owner)],
  ['Comes from', ({ comesFrom }, tell) => tell(comesFrom)],
  ['Written in', ({ written }, tell) => tell(written)],
  ['A new value counts for what is there', ({ counts }, tell) => tell(counts)],
  ['Over it people read', ({ over }, tell) => tell(over)],
  ['Just below', ({ below }, tell) => tell(below), 'beside'],
  ['Exactly at it', (constant, tell) => tell(constant.at), 'beside'],
  ['Just above', ({ above }, tell) => tell(above), 'beside'],
  ['Warned', ({ warn }, tell) => tell(warn), 'beside'],
  ['Checked by', ({ check }, tell) => tell(check), 'beside'],
  ['May be set', ({ bounds }, tell) => tell(bounds, boundsWords), 'beside'],
  [
    'Differs for',
    ({ variants }, tell) => variants.map((one) => variantWords(one, tell)).join(', '),
    'beside',
  ],
];

type BoundsOf = NonNullable<
  ReturnType<typeof heldValue<Extract<Constant['bounds'], { is: 'said' }>['value']>>
>;

function boundsWords({ least, most, noted }: BoundsOf): string {
  return `${least?.text ?? '…'} to ${most?.text ?? '…'}${noted && `, noted ${noted}`}`;
}

function variantWords({ of, how, value, source }: Variant, tell: Tell): string {
  tellSource(source, tell);
  const amount = heldValue(value)?.text;
  return `${of} (${amount === undefined ? how : `${how}: ${amount}`})`;
}

const BOUNDARIES: Columns<Boundary> = [
  ['Limit', ({ label }) => label],
  ['Just below', ({ below }, tell) => tell(below)],
  ['Exactly at it', (boundary, tell) => tell(boundary.at)],
  ['Just above', ({ above }, tell) => tell(above)],
  ['Warned', ({ warn }, tell) => tell(warn)],
];

const MONEY: Columns<Money> = [
  ['What', ({ label }) => label],
  ['Currency', ({ currency }, tell) => tell(currency)],
  ['Rounded to', ({ rounding }, tell) => tell(rounding)],
  ['Tax', ({ tax }, tell) => tell(tax)],
  ['Who signs', ({ approval }, tell) => tell(approval)],
  ['May approve alone', ({ bands }, tell) => tell(bands, bandsWords)],
];

function bandsWords(bands: readonly Band[]): string {
  return bands.map(({ words, who }) => `up to ${words}: ${who}`).join(', ');
}

const LEVELS: Columns<ServiceLevel> = [
  ['Action', ({ label }) => label],
  ['There within', ({ within }, tell) => tell(within, quantityWords)],
  ['With', ({ load }, tell) => tell(load)],
];

const TITLES = {
  value: 'Numbers with a name',
  timer: 'How long things take',
  capacity: 'How much fits',
} as const;

/** Numbers with their names, units and keepers. */
export function constantsText({ constants }: Model): readonly Passage[] {
  const kinds = ['value', 'timer', 'capacity'] as const;
  return [
    ...kinds.map((kind) => (tell: Tell) => {
      const all = constants.constants.filter((constant) => constant.of === kind);
      for (const { source } of all) tellSource(source, tell);
      return tableOf(TITLES[kind], all, CONSTANTS, tell);
    }),
    (tell) => heldTable('Other limits', otherLimits(constants.boundaries), BOUNDARIES, tell),
    (tell) => heldTable('Money', constants.money, MONEY, tell),
    (tell) => heldTable('How quick', constants.serviceLevels, LEVELS, tell),
    (tell) =>
      facts(tell, [
        ['Exchange rate', constants.rate],
        ['Everybody can do without it for', tell(constants.outage, quantityWords)],
        ['Meanwhile people', constants.meanwhile],
        ['May be switched off', constants.pauses],
        ['Work that may be lost', tell(constants.loss, quantityWords)],
        ['Clock and holidays', constants.clock],
      ]),
  ];
}

/** Limits that are no number with a name; the others stand with their number. */
function otherLimits(boundaries: Held<readonly Boundary[]>): Held<readonly Boundary[]> {
  return mapHeld(boundaries, (all) => all.filter(({ constant }) => constant.id === null));
}
