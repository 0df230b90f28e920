import { CUSTOM, IN_EUROS, PAGE_IN_TIME, SAID } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';

export const USUAL_NUMBERS: UsualRules = {
  'constants.values': {
    none: 'No number has been named.',
    because: 'nothing that was said changes from year to year',
    source: SAID,
  },
  'constants.timers': [
    {
      when: ({ said }) => ['password', 'two-steps'].includes(said('roles.sign-in')),
      says: 'A link to set a new password | 1 hours | a new one is asked for',
      because: 'a link that lies in a mailbox should end by itself',
      source: 'OWASP Forgot Password Cheat Sheet',
    },
    { none: 'Nothing waits for a time.', because: 'no time was said', source: SAID },
  ],
  'constants.timers.{item}.days': { says: 'count', because: 'a clock does not know weekends', source: CUSTOM },
  'constants.timers.clock': {
    says: 'The clock of the place where it is used.',
    because: 'people read it there',
    source: 'ISO 8601-1, local time',
  },
  'constants.capacity': {
    none: 'Only what the fields say is limited.',
    because: 'how large a file may be stands with its field',
    source: SAID,
  },
  'constants.boundaries': { none: 'No other limit has been named.', because: 'no limit was said', source: SAID },
  'constants.variants': {
    none: 'They are the same for everybody.',
    because: 'nobody was said to have their own',
    source: SAID,
  },
  'constants.money': {
    says: IN_EUROS.says,
    when: ({ things }) => things.some(({ fields }) => fields.some(({ type }) => type === 'money')),
    because: IN_EUROS.because,
    source: IN_EUROS.source,
  },
  'constants.money.{item}.bands': {
    none: 'Nobody signs for it.',
    because: 'nothing is bought here in our name',
    source: CUSTOM,
  },
  'constants.money.rate': { none: 'There is one currency.', because: 'amounts are not converted', source: 'ISO 4217' },
  'constants.service-levels': PAGE_IN_TIME,
  'constants.outage': { says: '1 days', because: 'a day can be bridged by telephone', source: CUSTOM },
  'constants.outage.meanwhile': {
    says: 'On paper; it is typed in afterwards.',
    because: 'paper is always there',
    source: CUSTOM,
  },
  'constants.outage.pauses': { says: '- At night', because: 'hardly anybody is there then', source: CUSTOM },
  'constants.loss': {
    says: '1 days',
    because: 'a copy is made each night',
    source: 'https://www.ncsc.gov.uk/collection/small-business-guide/backing-your-data',
  },
};
