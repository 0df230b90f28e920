import type { Row } from '../../answers/answers.ts';
import { asWordOrText } from '../../answers/cells.ts';
import { type NameFinder, splitList } from '../../answers/name-finder.ts';
import { firstCell } from '../../answers/rows-by-entity.ts';
import { knownValue, listOf, mapSourced, type NameRef, type Sourced } from '../../answers/sourced.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { choice, number, table, transform } from '../answer-types.ts';
import {
  column,
  columnAs,
  derived,
  followUp,
  generalProperties,
  type ItemOf,
  type PropertyInput,
  tableSlot,
} from '../items-slot.ts';
import { PLAYED, slot, unplayed } from '../slot.ts';

interface CallNames {
  readonly system: NameFinder;
  readonly field: (words: string) => { readonly ours: NameRef; readonly entity: string | null };
}

export interface FieldMapping {
  readonly theirs: string;
  /** The field it maps to; an empty label where it is left out, `id` null where no field has that name. */
  readonly ours: NameRef;
  readonly entity: string | null;
  readonly otherwise: string;
}

const ONE_TRY = unplayed('Every call is tried only once here.');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const METHOD_OF = new Map(METHODS.map((method) => [method.toLowerCase(), method]));
const NO_FIELD_WORDS = ['-', '–', '—', 'nothing', 'none'];

export const CALL_HANDLING = {
  waiting: slot('calls/waiting', {
    answer: number('seconds', 'minutes', 'hours'),
    ask: 'How long can somebody wait for the answer before it takes too long?',
    why: 'It decides whether people sit and watch, or carry on and are told later.',
    who: ['end user', 'architect'],
    needs: ['calls.exchanges'],
    blocks: ['screens.conditions', 'calls.in-background'],
    minutes: 2,
    scene: 'wait',
    guess: {
      says: 'More than nine seconds, without a word.',
      sober: 'More than nine seconds, without a notice.',
      value: '9 seconds',
    },
    head: 'People wait at most',
    playability: PLAYED,
  }),
  waitingThen: slot('calls/waiting/then', {
    ask: 'When that time is over and there is no answer, what happens on the screen?',
    head: 'Then',
    playability: unplayed('“Conditions” sets how long an answer takes.'),
  }),
  inBackground: slot('calls/in-background', {
    answer: choice({
      waits: 'They wait and watch',
      'carries-on': 'They do something else and see it when it is ready',
      'told-later': 'They leave and get a message',
    }),
    ask: 'While the other system works, what does the person at the screen do?',
    why: 'It decides between a spinner now and a message later.',
    who: ['end user'],
    needs: ['calls.waiting'],
    blocks: ['screens.conditions'],
    minutes: 1,
    scene: 'wait',
    guess: {
      says: 'They watch a circle turn. They may not close the page.',
      sober: 'They wait, and may not close the page.',
      value: 'waits',
    },
    head: 'Meanwhile people',
    playability: unplayed('People always wait for the answer here.', 'waits'),
  }),
  failure: slot('calls/failure', {
    answer: choice({
      retry: 'Try again a few times',
      queue: 'Put it in a queue and do it later',
      block: 'Stop until it is back',
      continue: 'Carry on without it and mark what is missing',
      'give-up': 'Say that it did not work and forget it',
    }),
    ask: 'When the other system does not answer, or stops halfway, what do we do?',
    why: 'It will happen, most likely on the busiest day, and people still have work to do.',
    who: ['architect', 'operator', 'domain expert'],
    needs: ['calls.exchanges'],
    blocks: ['errors', 'calls.give-up'],
    scene: 'silence',
    guess: { says: 'Nobody can work until it is back.', value: 'block' },
    head: 'No answer',
    playability: PLAYED,
  }),
  stillWaiting: slot('calls/failure/shown', {
    when: { is: ['queue', 'continue'] },
    ask: 'How do people see that something is still waiting?',
    head: 'Seen while it waits',
    playability: unplayed('What went wrong is shown above the record here.'),
  }),
  halfDone: slot('calls/failure/half-done', {
    ask: 'When it has stopped halfway, who puts right what was already done over there?',
    head: 'Stopped halfway',
    playability: unplayed('What fails here changes nothing.'),
  }),
  giveUp: slot('calls/give-up', {
    answer: number('tries', 'minutes', 'hours', 'days'),
    ask: 'After how many tries, or how long, do we stop trying?',
    why: 'Trying for ever hides the failure and can bring the other system down.',
    who: ['architect', 'operator'],
    needs: ['calls.failure'],
    blocks: ['errors.alerts', 'constants.timers'],
    minutes: 2,
    reversal: 1,
    scene: 'silence',
    guess: { says: 'After 1000 tries, all within one minute.', value: '1000 tries' },
    head: 'We stop trying after',
    playability: ONE_TRY,
  }),
  giveUpThen: slot('calls/give-up/then', {
    ask: 'After we stop trying, who does it by hand, and how?',
    head: 'And then',
    playability: ONE_TRY,
  }),
  repeat: slot('calls/repeat', {
    answer: choice({
      harmless: 'No, the second time changes nothing',
      recognised: 'No, the other side spots the second one',
      doubled: 'Yes, it is done twice',
    }),
    ask: 'If the same thing is sent twice by mistake, is it done twice?',
    why: 'After a lost connection, nobody knows whether it arrived. Without an answer here, trying again is a gamble.',
    who: ['architect'],
    needs: ['calls.failure'],
    blocks: ['calls.give-up', 'errors.messages'],
    minutes: 3,
    reversal: 3,
    scene: 'silence',
    guess: { says: 'Yes. Whoever clicks twice pays twice.', value: 'doubled' },
    head: 'Sent twice',
    playability: ONE_TRY,
  }),
  /** How the other side recognises a repeated call, and for how long. */
  repeatMark: slot('calls/repeat/mark', {
    answer: transform(table({ mark: 'Recognised by', lasts: 'For how long' }), repeatMarksIn),
    when: { is: ['recognised'] },
    ask: 'How does the other side recognise the second one, and for how long?',
    head: 'A second one is recognised by',
    words: (marks) => marks.map(({ mark, lasts }) => `${mark}${lasts && `, for ${lasts}`}`).join('; '),
    playability: ONE_TRY,
  }),
  doubleNoticed: slot('calls/repeat/noticed', {
    when: { is: ['doubled'] },
    ask: 'Who notices that it was done twice, and how is one of them undone?',
    head: 'Noticed by',
    playability: ONE_TRY,
  }),
};

export const EXCHANGES = tableSlot('calls/exchanges', {
  ask: 'What do we send to each system, what do we get back, and how old may it be?',
  why: 'The prototype answers with exactly this, and whatever is not on the list will be missing.',
  name: ['call', 'What for'],
  noun: 'messages to other systems',
  properties: {
    system: columnAs('System', (held, { context }: PropertyInput<CallNames>) => mapSourced(held, context.system), {
      words: ({ label }) => label,
    }),
    trigger: column('When'),
    sent: columnAs('We send', fieldsIn),
    back: columnAs('We get back', fieldsIn),
    age: column('May be up to this old'),
    mapping: followUp({
      answer: table({ theirs: 'Theirs', ours: 'Ours', else: 'If it is missing' }),
      as: (held, { context }: PropertyInput<CallNames>) =>
        mapSourced(held, (rows) => rows.map((row) => fieldMapping(row, context))),
      ask: 'For “{item}”, which of our fields is each of theirs, and which do we ignore?',
      playability: PLAYED,
    }),
    many: followUp({
      ask: 'How many records can “{item}” bring back at once, and how do we get the rest?',
      head: 'Many at once',
      playability: unplayed('One message is sent at a time here.'),
    }),
    method: followUp({
      answer: table({ method: ['Method', ...METHODS], path: 'Address' }),
      as: (held) => asWordOrText(firstCell(held, 'method'), METHOD_OF),
      id: 'address',
      ask: 'Which address of the other system does “{item}” go to, if anybody knows it yet?',
    }),
    path: derived(({ followUps: asked }) => firstCell(asked.lines('address'), 'path')),
    ...generalProperties(CALL_HANDLING),
  },
  who: ['architect', 'domain expert'],
  needs: ['calls.systems', 'validation.examples'],
  blocks: ['calls.waiting', 'calls.failure', 'calls.identity'],
  minutes: 8,
  scene: 'wait',
  guess: {
    says: 'Every Save sends the whole customer file, and last week’s answer comes back.',
    rows: ['Saving | A system nobody has named | on Save | the whole customer file | last week’s answer | a week'],
  },
  head: 'What we send and get back',
  saying: { item: 'what goes back and forth for “…”' },
  playability: PLAYED,
});

/** `writes`: whether it changes something in the other system. */
export type Call = ItemOf<typeof EXCHANGES> & { readonly writes: boolean };

/** By its method, else by what we do with its system and whether we send anything. */
export function changesSystem({ method, sent }: ItemOf<typeof EXCHANGES>, use: string | undefined): boolean {
  const how = knownValue(method) ?? '';
  if (METHODS.includes(how)) return how !== 'GET';
  return (use === 'write' || use === 'read and write') && listOf(sent).length > 0;
}

/** The fields that a cell names; words for nothing are none. */
function fieldsIn(held: Sourced<string>): Sourced<readonly string[]> {
  const isField = (part: string) => !NO_FIELD_WORDS.includes(foldCase(part)) && foldCase(part) !== 'n/a';
  return mapSourced(held, (words) =>
    splitList(words)
      .map((part) => part.trim())
      .filter(isField),
  );
}

const UNMAPPED_WORDS = ['', ...NO_FIELD_WORDS, 'ignored', 'ignore', 'left alone', 'not used'];

function fieldMapping({ cell }: Row, { field }: CallNames): FieldMapping {
  const words = cell('ours');
  const isAlone = UNMAPPED_WORDS.includes(foldCase(words));
  return {
    theirs: cell('theirs'),
    ...(isAlone ? { ours: { label: '', id: null }, entity: null } : field(words)),
    otherwise: cell('else'),
  };
}

function repeatMarksIn(rows: readonly Row[]): readonly { readonly mark: string; readonly lasts: string }[] {
  return rows.map(({ cell }) => ({ mark: cell('mark'), lasts: cell('lasts') }));
}
