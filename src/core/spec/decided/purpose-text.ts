import type {
  Decider,
  Erasure,
  LeftOut,
  Measure,
  Obligation,
  Replaced,
  Step,
  UserGroup,
} from '../../model/purpose/types.ts';
import type { Model } from '../../model/types.ts';
import { escapeMarkdown } from '../escape.ts';
import { facts, type Passage, quantityWords, type Tell } from './passage.ts';
import { type Columns, heldTable } from './table-text.ts';

const ACCESS: ReadonlyMap<string, string> = new Map([
  ['receives-only', 'only receives something'],
  ['no-access', 'must be kept out'],
]);

const GROUPS: Columns<UserGroup> = [
  ['Who', ({ label }) => label],
  ['How many', ({ count }, tell) => tell(count)],
  ['How often', ({ frequency }, tell) => tell(frequency)],
  ['Device', ({ device }, tell) => tell(device)],
  ['Shared', ({ sharedDevice }, tell) => tell(sharedDevice)],
  ['Must get done', ({ task }, tell) => tell(task)],
  [
    'Role',
    ({ role }, tell) => tell(role, (to) => (typeof to === 'string' ? (ACCESS.get(to) ?? to) : to.label)),
  ],
  ['Languages', ({ languages }, tell) => tell(languages)],
  ['Made hard by', ({ hindrances }, tell) => tell(hindrances)],
  ['Speaks for them', ({ spokesperson }, tell) => tell(spokesperson)],
];

const STEPS: Columns<Step> = [
  ['Step', ({ label }) => label],
  ['Who', ({ actor }, tell) => tell(actor)],
  ['Where', ({ where }, tell) => tell(where)],
  ['Different afterwards', ({ change }, tell) => tell(change)],
  ['Lay there for', ({ wait }, tell) => tell(wait, quantityWords)],
  ['Nearly went wrong', ({ nearMiss }, tell) => tell(nearMiss)],
];

const MEASURES: Columns<Measure> = [
  ['What is counted', ({ label }) => label],
  ['Today', ({ from }, tell) => tell(from)],
  ['Goal', ({ to }, tell) => tell(to)],
  ['By when', ({ by }, tell) => tell(by)],
  ['Counted by', ({ countedBy }, tell) => tell(countedBy)],
];

const LEFT_OUT: Columns<LeftOut> = [
  ['Left out', ({ label }) => label],
  ['Until', ({ when }, tell) => tell(when)],
];

const REPLACED: Columns<Replaced> = [
  ['System, sheet or form', ({ label }) => label],
  ['What becomes of it', ({ fate }, tell) => tell(fate)],
  ['Stays true in it', ({ owns }, tell) => tell(owns)],
  ['Brought over', ({ broughtOver }, tell) => tell(broughtOver)],
  ['Last day', ({ lastDay }, tell) => tell(lastDay)],
  ['To look things up for', ({ lookOnly }, tell) => tell(lookOnly, quantityWords)],
];

const DECIDERS: Columns<Decider> = [
  ['About', ({ label }) => label],
  ['Decides', ({ decider }, tell) => tell(decider)],
  ['Stands in', ({ deputy }, tell) => tell(deputy)],
  ['Within', ({ within }, tell) => tell(within, quantityWords)],
];

const OBLIGATIONS: Columns<Obligation> = [
  ['What binds it', ({ label }) => label],
  ['Written in', ({ wording }, tell) => tell(wording)],
];

const ERASURE: Columns<Erasure> = [
  ['When a person asks to be forgotten', ({ what }) => what],
  ['Then', ({ fate }, tell) => tell(fate)],
  ['Because of', ({ because }, tell) => tell(because)],
];

/** Purpose in sentences; users, the last case, measures and bounds as tables. */
export function purposeText({ purpose }: Model): readonly Passage[] {
  return [
    (tell) => problemText(purpose, tell),
    (tell) => heldTable('Who uses it', purpose.groups, GROUPS, tell),
    (tell) => heldTable('The last real case', purpose.lastCase, STEPS, tell),
    (tell) => heldTable('What shall move', purpose.measures, MEASURES, tell),
    (tell) => facts(tell, [['Must not get worse', purpose.mustNotWorsen]]),
    (tell) => heldTable('Not in the first version', purpose.outOfScope, LEFT_OUT, tell),
    (tell) => heldTable('What it replaces or sits beside', purpose.replaces, REPLACED, tell),
    (tell) => heldTable('Who decides', purpose.deciders, DECIDERS, tell),
    (tell) => heldTable('Law, contract and audit', purpose.obligations, OBLIGATIONS, tell),
    (tell) => heldTable('Data about people', purpose.erasure, ERASURE, tell),
    (tell) =>
      facts(tell, [
        ['The right to keep data about people', purpose.ground],
        ['Countries in which the data may be stored', purpose.residency],
        ['A second person signs from', tell(purpose.approvalFrom, quantityWords)],
        ['How the bookkeeping rounds', purpose.bookRounding],
      ]),
  ];
}

function problemText(purpose: Model['purpose'], tell: Tell): string {
  const name = purpose.name.is === 'said' ? escapeMarkdown(tell(purpose.name)) : '';
  const problem = purpose.problem.is === 'said' ? escapeMarkdown(tell(purpose.problem)) : '';
  const opening = [name && `**${name}**`, problem].filter(Boolean).join(': ');
  const rest = facts(tell, [
    ...(purpose.name.is === 'none' ? [['Name', purpose.name] as const] : []),
    ...(purpose.problem.is === 'none' ? [['What goes wrong today', purpose.problem] as const] : []),
    ['Who notices', purpose.noticedBy],
    ['What people do today', purpose.workaround],
    ['If nothing is done for a year', purpose.doNothing],
    ['What it costs', tell(purpose.cost, quantityWords)],
    ['People give up on it when', purpose.quitting],
  ]);
  return [opening, rest].filter(Boolean).join('\n\n');
}
