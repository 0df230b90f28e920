import type { Constant, Money, ServiceLevel } from '../../model/constants/types.ts';
import type { Model } from '../../model/types.ts';
import {
  type Columns,
  facts,
  heldTable,
  type Passage,
  quantityWords,
  type Tell,
  tableOf,
} from './passage.ts';

const CONSTANTS: Columns<Constant> = [
  ['Name', ({ label }) => label],
  ['Value', ({ value }, tell) => tell(value, quantityWords)],
  ['Usually', ({ usual }, tell) => tell(usual, quantityWords)],
  ['For whom', ({ scope }, tell) => tell(scope)],
  ['Then', (constant, tell) => tell(constant.then)],
  ['Days', ({ days }, tell) => tell(days)],
  ['Kept by', ({ owner }, tell) => tell(owner)],
  ['Comes from', ({ comesFrom }, tell) => tell(comesFrom)],
  ['Written in', ({ written }, tell) => tell(written)],
  ['A new value counts for', ({ counts }, tell) => tell(counts)],
  ['Just below', ({ below }, tell) => tell(below)],
  ['Exactly at it', (constant, tell) => tell(constant.at)],
  ['Just above', ({ above }, tell) => tell(above)],
  ['Over it people read', ({ over }, tell) => tell(over)],
  ['Differs', ({ variants }) => variants.map(({ of, how }) => `${of}: ${how}`).join('; ')],
];

const MONEY: Columns<Money> = [
  ['What', ({ label }) => label],
  ['Currency', ({ currency }, tell) => tell(currency)],
  ['Rounded to', ({ rounding }, tell) => tell(rounding)],
  ['Tax', ({ tax }, tell) => tell(tax)],
  ['Who signs', ({ approval }, tell) => tell(approval)],
];

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
      for (const { source } of all) tell({ is: 'said', value: '', source });
      return tableOf(TITLES[kind], all, CONSTANTS, tell);
    }),
    (tell) => heldTable('Money', constants.money, MONEY, tell),
    (tell) => heldTable('How quick', constants.serviceLevels, LEVELS, tell),
    (tell) =>
      facts(tell, [
        ['Everybody can do without it for', tell(constants.outage, quantityWords)],
        ['Work that may be lost', tell(constants.loss, quantityWords)],
        ['By the clock of', constants.clock],
      ]),
  ];
}
