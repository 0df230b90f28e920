import { choice, list } from '../answer-types.ts';
import { definePart } from '../define-part.ts';
import { NOT_PLAYABLE, slot } from '../slot.ts';
import { CALL_HANDLING, EXCHANGES } from './exchanges.ts';
import { OFFERS, OFFERS_COMMON } from './offers.ts';
import { AUTHORITY, INBOUND, QUOTA, QUOTA_WORDS, SYSTEMS } from './systems.ts';

export const CALL_POLICY = {
  identity: slot('calls/identity', {
    answer: choice({
      person: 'In the name of the person at the screen',
      product: 'In its own name',
      shared: 'In one name that several people share',
    }),
    ask: 'In whose name does it talk to the other system?',
    why: 'The other side uses it to decide what may be seen, and writes a name in its log.',
    who: ['security', 'architect'],
    needs: ['calls.exchanges', 'roles.sign-in'],
    minutes: 2,
    scene: 'trust',
    guess: {
      says: 'All of us share one account over there. It is called admin.',
      sober: 'All of us share one account over there.',
      value: 'shared',
    },
    head: 'In whose name',
  }),
  really: slot('calls/identity/really', {
    when: { is: ['product', 'shared'] },
    ask: 'How can the other side still tell which person it was?',
    head: 'Who it really was',
  }),
  key: slot('calls/identity/key', {
    ask: 'Who keeps the key to the other system, and how often is it changed?',
    head: 'The key',
  }),
  staysInside: slot('calls/stays-inside', {
    answer: list,
    ask: 'What must never leave the building?',
    why: 'Once it has been sent, nobody can get it back.',
    who: ['legal', 'security'],
    needs: ['calls.systems', 'purpose.obligations'],
    blocks: ['calls.exchanges'],
    minutes: 3,
    reversal: 3,
    scene: 'trust',
    guess: { says: 'Only passwords. Names and birthdays may go.', value: '- Passwords' },
    head: 'Never leaves the building',
  }),
};

export const CALLS = definePart('calls', {
  order:
    'systems exchanges waiting in-background offers offers/common failure failure/half-done give-up repeat identity stays-inside authority inbound quota',
  playability: NOT_PLAYABLE,
  slots: [
    SYSTEMS,
    ...Object.values(CALL_HANDLING),
    ...Object.values(CALL_POLICY),
    AUTHORITY,
    OFFERS,
    OFFERS_COMMON,
    INBOUND,
    QUOTA,
    QUOTA_WORDS,
    EXCHANGES,
  ],
});
