import type { Row } from '../../answers/answers.ts';
import { noneAsNotApplicable } from '../../answers/cells.ts';
import { mapSourced, type Source, type Sourced } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { list, number, table, wordMap } from '../answer-types.ts';
import {
  column,
  columnAs,
  followUp,
  type ItemOf,
  type PropertyInput,
  type RowOf,
  tableSlot,
  unreadColumn,
  wordColumn,
} from '../items-slot.ts';
import { NOT_PLAYABLE, slot, unplayed } from '../slot.ts';

export type CallFailure = 'unreachable' | 'timeout' | 'refused' | 'conflict' | 'duplicate';

/**
 * What causes an error: a name, and what it was found to be. `id` is null where nothing has that name, and for a
 * failure of every call.
 */
export interface Raiser {
  readonly label: string;
  readonly kind: 'rule' | 'transition' | 'state' | 'call' | 'inbound' | 'limit' | 'refusal' | 'sign-in' | 'unknown';
  /** "refusal" and "sign-in" for being refused and signing in, which have no other name. */
  readonly id: string | null;
  /** Id of the entity of a rule, a transition or a state. */
  readonly entity: string | null;
  /** For a call: which failure. */
  readonly failure: CallFailure | null;
}

/** Finds what causes an entry, among what other answers list. */
export interface RaiserLookup {
  readonly raisers: (listed: Sourced<readonly string[]>, entry: Row) => Sourced<readonly Raiser[]>;
}

export interface ErrorText {
  readonly text: string;
  readonly action: string;
  readonly source: Source;
}

/** An entry of the catalogue. Its label is its code. */
export type ErrorEntry = ItemOf<typeof MESSAGES> &
  RowOf<typeof ERROR_CLASSES> &
  RowOf<typeof ALERTS> & {
    /** Text by language, as the answer names it; the empty key is the language of the catalogue itself. */
    readonly texts: ReadonlyMap<string, ErrorText>;
  };

const SEVERITIES = wordMap('good to know', 'take care', 'stop');

export const MESSAGES = tableSlot('errors/messages', {
  ask: 'For each thing that can go wrong, what do people read, and what can they do next?',
  why: 'A message without a next step sends people to the phone.',
  name: ['code', 'What goes wrong'],
  noun: 'things that go wrong',
  properties: {
    trigger: column('When'),
    text: column('They read'),
    action: column('They can'),
    severity: wordColumn('How bad', SEVERITIES),
    /** With which it is answered to other programs, in the words used. */
    status: columnAs('Status', noneAsNotApplicable, { beside: true }),
    raisedBy: followUp({
      answer: list,
      as: (listed, { row, context }: PropertyInput<RaiserLookup>) => context.raisers(listed, row),
      ask: 'What causes “{item}”: which rule, which move, which message to another system, or which limit?',
      head: 'Caused by',
      words: formatRaisers,
    }),
  },
  who: ['support', 'end user', 'domain expert'],
  needs: ['errors.mistakes', 'calls.failure'],
  blocks: ['errors.classes', 'errors.kept-work', 'errors.alerts'],
  minutes: 8,
  reversal: 1,
  scene: 'broken',
  guess: {
    says: '“Something went wrong. Please try again later.”',
    rows: ['Anything | always | Something went wrong. | try again later | stop'],
  },
  head: 'What can go wrong',
  saying: { item: 'that “…” can go wrong' },
  shown: 'All texts',
});

export const MESSAGE_LANGUAGES = slot('errors/messages/{item}/languages', {
  answer: table({ language: 'Language', text: 'They read', action: 'They can' }),
  ask: 'How does the message for “{item}” read in the other languages?',
  playability: unplayed('It speaks the language of the answers.'),
});

export const APPROVER = slot('errors/messages/approver', {
  ask: 'Who has the last word on what these messages say?',
  head: 'Has the last word on these texts',
  playability: NOT_PLAYABLE,
});

/** Who can put an error right, as people read it. */
export const CLASS_LABELS = {
  yours: 'yours to fix',
  permission: 'not allowed',
  conflict: 'somebody was faster',
  outside: 'trouble outside',
  defect: 'our own fault',
} as const;
type ErrorClass = keyof typeof CLASS_LABELS;

const FIXERS: Readonly<Record<ErrorClass, string>> = {
  ...CLASS_LABELS,
  yours: 'whoever did it',
  permission: 'nobody: it is not allowed',
  defect: 'us: it is our own fault',
};
const KINDS = new Map<string, ErrorClass>([
  ...Object.entries(CLASS_LABELS).map(([kind, words]) => [words, kind as ErrorClass] as const),
  // As answers of before say it.
  ['yours to mend', 'yours'],
]);

export const ERROR_CLASSES = tableSlot('errors/classes', {
  ask: 'For each thing that goes wrong, who can put it right?',
  why: 'It decides whether the screen says “try again”, “ask somebody” or “we are on it”.',
  name: ['code', 'What goes wrong'],
  noun: 'things that go wrong',
  properties: {
    class: wordColumn(['It is', ...Object.values(CLASS_LABELS)], KINDS, {
      id: 'kind',
      head: 'Who can fix it',
      words: (kind) => FIXERS[kind],
    }),
    contact: followUp({
      when: { column: 'kind', is: ['trouble outside', 'our own fault'] },
      ask: 'When “{item}” happens, who can people turn to, and what should they say?',
      head: 'Turn to',
      beside: true,
    }),
    again: followUp({
      answer: number('seconds', 'minutes', 'hours'),
      when: { column: 'kind', is: ['trouble outside', 'somebody was faster'] },
      ask: 'Does trying again help with “{item}”, and after how long?',
      head: 'Again after',
      beside: true,
    }),
  },
  who: ['support', 'architect'],
  needs: ['errors.messages'],
  blocks: ['errors.alerts'],
  reversal: 1,
  scene: 'after',
  guess: {
    says: 'The payment system is down. It is yours to fix.',
    rows: ['The payment system is down | yours to fix'],
  },
});

export interface Alert {
  readonly audience: string;
  readonly within: string;
  readonly how: string;
}

export const ALERTS = tableSlot('errors/alerts', {
  ask: 'Which failures must somebody else hear about, who is that, and how soon?',
  why: 'The person at the screen cannot fix it, and may not even notice it.',
  name: ['code', 'What goes wrong'],
  noun: 'things that go wrong',
  properties: {
    alert: columnAs('Who is told', (held, { row }: PropertyInput<unknown>) => mapSourced(held, alertTo(row)), {
      id: 'audience',
      head: 'Also told',
      beside: true,
      words: ({ audience, within, how }) => [audience, within, how].filter(Boolean).join(', '),
    }),
    within: unreadColumn('How soon'),
    how: unreadColumn('How'),
    atNight: followUp({
      ask: 'Who is told about “{item}” at night and at weekends?',
      head: 'At night',
      beside: true,
    }),
  },
  who: ['operator', 'support'],
  needs: ['errors.messages'],
  minutes: 3,
  reversal: 1,
  scene: 'after',
  guess: {
    says: 'When everything has stopped, one person gets a mail on Monday.',
    sober: 'When everything has stopped, one person gets a mail on the next working day.',
    rows: ['Everything has stopped | one person | on Monday | by mail'],
  },
  saying: { item: 'that somebody must hear about “…”' },
});

function alertTo({ cell }: Row) {
  return (audience: string): Alert => ({ audience, within: cell('within'), how: cell('how') });
}

/** Each name once, with all its failures: "Charge card: unreachable, timeout". */
function formatRaisers(raisers: readonly Raiser[]): string {
  return [...groupBy(raisers, ({ label }) => label)]
    .map(([name, all]) => {
      const failures = all.flatMap(({ id, failure }) => (failure === null || id === null ? [] : [failure]));
      return failures.length === 0 ? name : `${name}: ${failures.join(', ')}`;
    })
    .join('; ');
}
