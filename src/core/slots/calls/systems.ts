import type { Row } from '../../answers/answers.ts';
import { asBoolean } from '../../answers/cells.ts';
import type { NameFinder } from '../../answers/name-finder.ts';
import { mapSourced, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { choice, synonymMap, table } from '../answer-types.ts';
import {
  column,
  columnAs,
  derived,
  followUp,
  type ItemOf,
  type PropertyInput,
  tableSlot,
  wordOrOwnColumn,
} from '../items-slot.ts';
import { slot, unplayed } from '../slot.ts';

export type System = ItemOf<typeof SYSTEMS>;
export type Inbound = ItemOf<typeof INBOUND>;

/** Finds systems by name, and the row on how often each may be asked. */
export interface SystemNames {
  readonly system: NameFinder;
  readonly quota: (system: string) => Row | Sourced<unknown>;
}

const USES = synonymMap({
  read: ['reads'],
  write: ['writes'],
  'read and write': ['read & write', 'read/write', 'both'],
});
const NO_LIMIT = unplayed('The other system answers as often as it is asked here.');
const NOTHING_COMES = unplayed('Nothing comes in from other systems by itself here.');
const NO_SYNC = unplayed('What other systems know is not kept up to date here.');

export const SYSTEMS = tableSlot('calls/systems', {
  ask: 'Which other systems does this read from or write to, and who runs them?',
  why: 'Each one has an owner, a timetable and a bad day of its own.',
  name: ['system', 'System'],
  noun: 'systems',
  properties: {
    way: wordOrOwnColumn('We', USES),
    owner: column('Who runs it', { head: 'Run by' }),
    contract: column('Where it is described', { head: 'Described in' }),
    sandbox: columnAs(['Has a test copy', 'yes', 'no'], asBoolean),
    sample: followUp({
      when: { column: 'sandbox', is: ['no'] },
      ask: 'Who can send us a real example of what “{item}” answers?',
      head: 'Example from',
      beside: true,
    }),
    most: derived(quotaCell('most'), { head: 'At most', beside: true }),
    cost: derived(quotaCell('cost'), { head: 'Costs', beside: true }),
    over: derived(quotaCell('over'), { head: 'If we ask more', beside: true }),
    overWords: derived(quotaCell('words'), { head: 'Then people read', beside: true }),
  },
  who: ['architect', 'operator'],
  needs: ['purpose.replaces', 'states.effects'],
  blocks: ['calls.exchanges', 'calls.authority', 'calls.inbound'],
  minutes: 5,
  scene: 'wait',
  guess: {
    says: 'A spreadsheet on the intern’s laptop. We read and write it.',
    sober: 'A spreadsheet on one person’s laptop. We read and write it.',
    rows: ['A spreadsheet | read and write | the intern | nowhere | no'],
  },
  head: 'Other systems',
});

export const QUOTA = slot('calls/quota', {
  answer: table({ system: 'System', most: 'How often', cost: 'What it costs', over: 'If we ask more' }),
  ask: 'How often may we ask each system, and what does that cost?',
  why: 'A limit that is reached at noon stops the work for the rest of the day.',
  who: ['architect', 'finance', 'operator'],
  needs: ['calls.systems'],
  blocks: ['constants.capacity'],
  minutes: 3,
  scene: 'trust',
  guess: {
    says: 'As often as we like, and every call costs 1 euro.',
    rows: ['A system nobody has named | as often as we like | 1 euro a call | the bill grows'],
  },
  saying: { item: 'how often we may ask “…”' },
  playability: NO_LIMIT,
});

export const QUOTA_WORDS = slot('calls/quota/{item}/words', {
  ask: 'What do people read when “{item}” takes no more requests?',
  playability: NO_LIMIT,
});

/** What applies when asking a system: a cell, or the words asked for, of its row in another answer. */
function quotaCell(part: string) {
  return ({ row, answers, context }: PropertyInput<SystemNames>): Sourced<string> => {
    const found = context.quota(row.id);
    if ('is' in found) return found.is === 'not-applicable' ? found : unknownAt('calls.quota');
    return part === 'words' ? answers.forItem(null, QUOTA.slot, found.id).text('words') : found.sourced(part);
  };
}

export const AUTHORITY = tableSlot('calls/authority', {
  ask: 'When two systems say different things, which one is right?',
  why: 'For every field, only one of them can be right.',
  name: ['what', 'What'],
  noun: 'fields that two systems have',
  properties: {
    right: column('Right is'),
    other: column('And the other one', { head: 'And the other' }),
    noticed: followUp({
      ask: 'How does somebody notice that “{item}” differs, and who sorts it out?',
      head: 'Noticed by',
      playability: NO_SYNC,
    }),
  },
  who: ['domain expert', 'architect'],
  needs: ['calls.systems', 'entities.fields'],
  blocks: ['calls.inbound', 'states.conflict'],
  reversal: 3,
  scene: 'trust',
  guess: {
    says: 'For prices, whichever system answered last.',
    rows: ['Price | whichever answered last | is overwritten'],
  },
  head: 'Who is right',
  saying: { item: 'which system is right about “…”' },
  playability: NO_SYNC,
});

export const INBOUND = tableSlot('calls/inbound', {
  ask: 'What comes in from outside without anybody here asking for it?',
  why: 'It changes records while people are looking at them.',
  name: ['event', 'What comes in'],
  noun: 'things that come in',
  properties: {
    from: columnAs('From', (held, { context }: PropertyInput<SystemNames>) => mapSourced(held, context.system), {
      id: 'source',
      words: ({ label }) => label,
    }),
    holds: column('What is in it', { head: 'Contains' }),
    rate: column('How many'),
    changes: followUp({
      ask: 'What does “{item}” create or move on here?',
      head: 'Creates or moves',
      playability: NOTHING_COMES,
    }),
    unreadable: followUp({
      ask: 'When “{item}” cannot be read, where does it go, and who looks?',
      head: 'If it cannot be read',
      playability: NOTHING_COMES,
    }),
    order: followUp({
      answer: choice({ neither: 'Neither', twice: 'Twice', order: 'In the wrong order', both: 'Both' }),
      ask: 'Can “{item}” arrive twice, or in the wrong order?',
      head: 'Can arrive twice or out of order',
      playability: NOTHING_COMES,
    }),
  },
  who: ['architect', 'operator'],
  needs: ['calls.systems', 'states.transitions'],
  blocks: ['states.matrix'],
  scene: 'trust',
  guess: {
    says: 'New orders from the shop, 300 at once, each sent twice.',
    rows: ['A new order | the shop | the order | 300 at once, each sent twice'],
  },
  head: 'What comes in unasked',
  saying: { item: 'that “…” comes in by itself' },
  playability: NOTHING_COMES,
});
