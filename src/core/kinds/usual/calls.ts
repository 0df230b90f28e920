import { CUSTOM, DONE_ONCE, SAID } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import { isFree } from './contradicts.ts';
import { isPaidOnline } from './money-said.ts';

export const USUAL_CALLS: UsualRules = {
  'calls.systems': [
    {
      when: isPaidOnline,
      says: 'Card payments | write | a payment service | its handbook | yes',
      because: 'whoever passes card data on to a payment service need not guard it',
      source: 'PCI DSS 4.0, SAQ A',
    },
    {
      when: isFree,
      none: 'It stands alone.',
      because: 'nothing that was said needs another system',
      source: SAID,
    },
  ],
  'calls.exchanges.{item}.many': { says: 'One at a time.', because: 'it is about one record', source: CUSTOM },
  'calls.waiting': {
    says: '10 seconds',
    because: 'after that people think of something else',
    source: 'https://www.nngroup.com/articles/response-times-3-important-limits/',
  },
  'calls.waiting.then': {
    says: 'People read that it takes longer, and can go on or try again.',
    because: 'people want to know that nothing was lost',
    source: CUSTOM,
  },
  'calls.in-background': {
    says: 'carries-on',
    because: 'nobody should be locked in front of it',
    source: CUSTOM,
  },
  'calls.failure': { says: 'retry', because: 'what counts once may be sent again', source: 'RFC 9110, section 9.2.2' },
  'calls.failure.half-done': {
    says: 'Whoever runs it, by hand.',
    because: 'it is rare, and each case is different',
    source: CUSTOM,
  },
  'calls.give-up': { says: '5 tries', because: 'what fails five times will not work by itself', source: CUSTOM },
  'calls.give-up.then': { says: 'Whoever runs it does it by hand.', because: 'somebody waits for it', source: CUSTOM },
  'calls.repeat': { says: DONE_ONCE.says, because: 'what is sent twice must count once', source: DONE_ONCE.source },
  'calls.identity': { says: 'product', because: 'the other system knows the product, not its people', source: CUSTOM },
  'calls.identity.really': {
    says: 'It cannot; it stands in our own history.',
    because: 'it only needs to know us',
    source: CUSTOM,
  },
  'calls.identity.key': {
    says: 'Whoever runs it; it is changed regularly, and when somebody leaves.',
    because: 'a key that was copied should end by itself',
    source: 'OWASP Secrets Management Cheat Sheet',
  },
  'calls.stays-inside': {
    says: '- Passwords\n- What is kept about people and nobody outside needs',
    because: 'only what is needed may be passed on',
    source: 'GDPR, Article 5(1)(c)',
  },
  'calls.authority': {
    none: 'Nothing is kept in two systems.',
    because: 'no other system was said to keep the same',
    source: SAID,
  },
  'calls.inbound': {
    none: 'Nothing comes in unasked.',
    because: 'no other system was said to send anything',
    source: SAID,
  },
  'calls.offers': {
    when: ({ kinds }) => !kinds.includes('developer'),
    none: 'Only people use it.',
    because: 'no other program was said to use it',
    source: SAID,
  },
  'calls.quota': {
    none: 'It is asked far less often than it allows.',
    because: 'few people use it at once',
    source: CUSTOM,
  },
};
