import { foldCase } from '../../shapes/normalize-text.ts';
import type { KnownSoFar } from '../known-so-far.ts';
import { CUSTOM, DONE_ONCE, FIRST_CHANGE_COUNTS, SAID } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import { lifeOf, usualIdle, usualMatrix, usualMoves, usualStates } from './lives.ts';

const isLast = ({ item }: KnownSoFar) => item?.cell('place') === 'last';

export const USUAL_STATES: UsualRules = {
  'states.list': [
    {
      when: ({ thing }) => lifeOf(thing) !== undefined,
      says: usualStates,
      because: 'things that are called like this go this way',
      source: CUSTOM,
    },
    {
      when: ({ thing }) => thing !== undefined,
      none: 'It is there or it is not.',
      because: 'it is looked up, and does not move on',
      source: CUSTOM,
    },
  ],
  'states.list.{item}.responsible': [
    { when: isLast, says: 'Nobody’s: it is over.', because: 'nothing is left to do', source: SAID },
    {
      says: ({ staff }) => (staff.length === 0 ? undefined : `${staff.join(', ')}.`),
      because: 'they look after it',
      source: CUSTOM,
    },
  ],
  'states.list.{item}.editable': [
    {
      when: isLast,
      none: 'Nothing may be changed any more.',
      because: 'others rely on it from then on',
      source: CUSTOM,
    },
    {
      says: ({ thing }) => (thing && thing.fields.length > 0 ? thing.fields.map(({ name }) => name) : undefined),
      because: 'it is not settled yet',
      source: CUSTOM,
    },
  ],
  'states.list.{item}.visible-to': {
    says: ({ roles }) => (roles.length === 0 ? undefined : roles),
    because: 'who may see a record may see where it is',
    source: CUSTOM,
  },
  'states.list.{item}.longest-stay': { says: '7 days', because: 'after a week people ask', source: CUSTOM },
  'states.transitions': {
    says: usualMoves,
    because: 'each state leads to the next one',
    source: CUSTOM,
  },
  'states.transitions.{item}.where': {
    says: ({ screens, thing }) => {
      const page = screens.find(
        ({ kind, about }) => kind === 'detail' && thing && foldCase(about) === foldCase(thing.name),
      );
      const found = page ?? screens.find(({ about }) => thing && foldCase(about) === foldCase(thing.name));
      return found && [[found.name, '']];
    },
    because: 'its record is in sight there',
    source: SAID,
  },
  'states.transitions.exact': {
    none: 'No move has a condition.',
    because: 'no “only if” was said',
    source: SAID,
    when: ({ thing, rows }) =>
      rows(thing ? `states.${thing.id}.transitions` : 'states.transitions').every(({ cell }) => cell('guard') === ''),
  },
  'states.effects': {
    none: 'Nothing more happens by itself.',
    because: 'what goes out is told elsewhere',
    source: CUSTOM,
  },
  'states.matrix': { says: usualMatrix, because: 'what no move was named for cannot happen', source: SAID },
  'states.idle': { says: usualIdle, because: 'after a few days somebody should look again', source: CUSTOM },
  'states.idle.days': { says: 'skip', because: 'nobody works at weekends to answer', source: CUSTOM },
  'states.conflict': FIRST_CHANGE_COUNTS,
  'states.conflict.words': {
    says: 'Somebody else has changed this meanwhile. Look at it as it stands now, then change it again.',
    because: 'they have to know that theirs was not saved',
    source: 'RFC 9110, section 15.5.13',
  },
  'states.conflict.release': { says: '30 minutes', because: 'whoever is back by then goes on', source: CUSTOM },
  'states.conflict.twice': { says: 'ignored', because: 'people press twice when it is slow', source: DONE_ONCE.source },
  'states.cascade': {
    none: 'What belongs to it keeps its own state.',
    because: 'each thing is moved on by itself',
    source: CUSTOM,
  },
  'states.reversal': {
    none: 'What is over stays over; a new one is made.',
    because: 'a slip can be undone right after it',
    source: CUSTOM,
  },
};
