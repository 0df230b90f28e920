import type { KnownSoFar } from '../known-so-far.ts';
import { CUSTOM, SAID, STAYS_ON_SCREEN } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';

interface Message {
  readonly row: readonly string[];
  readonly is: string;
  /** The names of what raises it. */
  readonly raisedBy: (known: KnownSoFar) => readonly string[];
}

const signsIn = ({ isSettled, said }: KnownSoFar) => isSettled('roles.sign-in') && said('roles.sign-in') !== 'none';

/** As the rules that come of “may exist only once” are called. */
const onceOnly = ({ things, rows }: KnownSoFar) =>
  things.flatMap(({ id }) =>
    rows(`validation.${id}.unique`).map(({ name, cell }) => `${name} may exist only once within ${cell('within')}`),
  );

/** Only calls that were said can fail. */
const forPrograms = ({ rows }: KnownSoFar) => rows('calls.offers').length > 0;

const MESSAGES: readonly Message[] = [
  {
    row: [
      'Not allowed',
      'somebody opens or tries what they may not',
      'This is not for you to see or do.',
      'ask whoever runs it',
      'stop',
      '403',
    ],
    is: 'not allowed',
    raisedBy: () => ['Not allowed'],
  },
  {
    row: [
      'Signed out',
      'somebody was away for long, or never signed in',
      'You are signed out, so that nobody else works under your name.',
      'sign in again; nothing is lost',
      'take care',
      '401',
    ],
    is: 'yours to fix',
    raisedBy: (known) => (signsIn(known) ? ['Signed out'] : []),
  },
  {
    row: [
      'There already',
      'somebody enters what there is only once',
      'This is there already.',
      'open the one that is there',
      'take care',
      '409',
    ],
    is: 'yours to fix',
    raisedBy: onceOnly,
  },
  {
    row: [
      'Not found',
      'a program asks for a record that is not there',
      'There is no record with this number.',
      'check the number',
      'stop',
      '404',
    ],
    is: 'yours to fix',
    raisedBy: (known) => (forPrograms(known) ? ['Not found'] : []),
  },
  {
    row: [
      'Too many calls',
      'a program calls more often than it may',
      'The limit is reached.',
      'wait, and try again',
      'take care',
      '429',
    ],
    is: 'yours to fix',
    raisedBy: (known) => (forPrograms(known) ? ['Too many calls'] : []),
  },
];

const messagesIn = (known: KnownSoFar) => MESSAGES.filter(({ raisedBy }) => raisedBy(known).length > 0);
const messageNamed = (name: string | undefined) => MESSAGES.find(({ row }) => row[0] === name);
const areUsual = ({ rows }: KnownSoFar) => rows('errors.messages').every(({ name }) => messageNamed(name));

export const USUAL_ERRORS: UsualRules = {
  'errors.messages': {
    // What raises them is known by then, and each limit that was said needs words of its own.
    when: ({ isSettled, things, isNone, rows }) =>
      isSettled('roles.sign-in') &&
      rows('constants.capacity').length === 0 &&
      things.every(({ id }) => isNone(`validation.${id}.unique`) || rows(`validation.${id}.unique`).length > 0),
    says: (known) => messagesIn(known).map(({ row }) => row),
    because: 'these happen to every product of which that was said, and each has its status',
    source: 'RFC 9110, section 15.5; RFC 6585 for 429',
  },
  'errors.messages.approver': {
    says: 'Whoever runs it.',
    because: 'the words are theirs to answer for',
    source: CUSTOM,
  },
  'errors.messages.{item}.raised-by': {
    says: (known) => {
      const raisers = messageNamed(known.item?.name)?.raisedBy(known) ?? [];
      return raisers.length === 0 ? undefined : raisers;
    },
    because: 'that is when people read it',
    source: SAID,
  },
  'errors.kept-work': STAYS_ON_SCREEN,
  'errors.kept-work.how-long': {
    says: '7 days',
    because: 'who has not come back in a week begins anew',
    source: CUSTOM,
  },
  'errors.classes': {
    when: areUsual,
    says: ({ rows }) => rows('errors.messages').map(({ name }) => [name, messageNamed(name)?.is ?? '']),
    because: 'the first digits of its status say so',
    source: 'RFC 9110, section 15',
  },
  'errors.classes.{item}.contact': {
    says: 'Whoever runs it, with the time of day.',
    because: 'by the time it is found in the log',
    source: CUSTOM,
  },
  'errors.classes.{item}.again': { says: '1 minutes', because: 'most troubles are over by then', source: CUSTOM },
  'errors.alerts': {
    when: areUsual,
    none: 'Whoever reads them can put them right.',
    because: 'none of the messages is about trouble on our side',
    source: SAID,
  },
  'errors.bulk': {
    says: 'per-row',
    because: 'one wrong line should not hold up a thousand right ones',
    source: CUSTOM,
  },
  'errors.bulk.again': {
    says: 'Only those that failed are chosen, and tried again.',
    because: 'the others are done already',
    source: CUSTOM,
  },
  'errors.mistakes.{item}.prevent': { says: 'partly', because: 'a check finds most of it', source: CUSTOM },
};
