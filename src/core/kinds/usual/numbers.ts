import { CUSTOM, NEW_PASSWORD, PAGE_IN_TIME, SAID } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import { currencySaid } from './money-said.ts';

export const USUAL_NUMBERS: UsualRules = {
  'constants.values': {
    none: 'No number has been named.',
    because: 'nothing that was said changes from year to year',
    source: SAID,
  },
  'constants.timers': [
    {
      // What no answer names would be a number that decides nothing.
      when: ({ rows }) => rows('screens.outputs').some(({ name }) => name === NEW_PASSWORD),
      says: `${NEW_PASSWORD} | 1 hours | a new one is asked for`,
      because: 'a link that lies in a mailbox should soon end by itself',
      source: CUSTOM,
    },
    { none: 'Nothing waits for a time.', because: 'no time was said', source: SAID },
  ],
  'constants.timers.{item}.days': { says: 'count', because: 'a clock does not know weekends', source: CUSTOM },
  'constants.timers.clock': {
    says: 'The clock of the place where it is used.',
    because: 'people read it there',
    source: CUSTOM,
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
    says: (known) => {
      const code = currencySaid(known);
      return code === undefined ? undefined : [['Everything', code, '0.01', '', '']];
    },
    because: 'it is the only currency that was said',
    source: SAID,
  },
  'constants.money.{item}.bands': {
    none: 'Nobody signs for it.',
    because: 'nothing is bought here in our name',
    source: CUSTOM,
  },
  'constants.money.rate': { none: 'There is one currency.', because: 'no second one was said', source: SAID },
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
    source: CUSTOM,
  },
};
