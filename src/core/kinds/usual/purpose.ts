import { foldCase } from '../../shapes/normalize-text.ts';
import { CUSTOM, LAWS_ON_PERSONAL_DATA, SAID } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import { countrySaid } from './country-said.ts';
import { currencySaid } from './money-said.ts';

export const USUAL_PURPOSE: UsualRules = {
  'purpose.quitting': {
    says: 'It is slow, or asks for the same thing twice.',
    because: 'both cost people time each day',
    source: CUSTOM,
  },
  'purpose.deciders': {
    says: 'Everything | whoever ordered it | somebody they name',
    because: 'somebody has to have the last word',
    source: CUSTOM,
  },
  'purpose.deciders.{item}.within': {
    says: '5 working days',
    because: 'work stands still until it is decided',
    source: CUSTOM,
  },
  'purpose.constraints': {
    says: 'run in the browsers of today, with nothing to install | where it runs | people come by a link',
    because: 'people come by a link and do not install anything',
    source: CUSTOM,
  },
  'purpose.groups.{item}.role': [
    {
      when: ({ rows, item }) => {
        const starts = rows('screens.landing').map(({ name }) => foldCase(name));
        return starts.length > 0 && item !== undefined && !starts.includes(foldCase(item.name));
      },
      says: 'receives-only',
      because: 'nobody has named a first screen for them',
      source: SAID,
    },
    { says: 'own', because: 'each group was said to do something else here', source: CUSTOM },
  ],
  'purpose.groups.{item}.hindrances': {
    says: '- poor eyesight\n- colours that look alike',
    because: 'in any group some people see poorly or cannot tell red from green',
    source: 'WCAG 2.2, 1.4.1 Use of Color and 1.4.3 Contrast',
  },
  'purpose.out-of-scope.{item}.when': {
    says: 'later',
    because: 'what is left out of a first version is seldom left out for ever',
    source: CUSTOM,
  },
  'purpose.obligations': LAWS_ON_PERSONAL_DATA,
  'purpose.obligations.ground': [
    {
      when: ({ kinds }) => kinds.includes('health'),
      says: 'The care of these people, under a duty of secrecy.',
      because: 'data about health may be kept by those who treat people',
      source: 'GDPR, Article 9(2)(h)',
    },
    {
      says: 'We cannot do without it what these people ask of us.',
      because: 'no consent is needed for what somebody asked for',
      source: 'GDPR, Article 6(1)(b)',
    },
  ],
  'purpose.obligations.erasure': {
    says: 'Name and address | goes | nobody needs them any more\nWhat they did | stays without the name | the others still need it',
    because: 'people may have their data erased, unless something else asks for it',
    source: 'GDPR, Article 17',
  },
  'purpose.obligations.residency': {
    when: (known) => countrySaid(known) === 'Germany' || currencySaid(known) === 'EUR',
    says: '- Countries of the European Economic Area',
    because: 'elsewhere it needs a contract for each country',
    source: 'GDPR, Articles 44 to 46',
  },
  'purpose.obligations.approval': {
    when: ({ kinds }) => !kinds.some((kind) => ['erp', 'internal', 'project'].includes(kind)),
    none: 'Nothing is bought here in our name.',
    because: 'a second signature is for money that goes out',
    source: CUSTOM,
  },
  'purpose.obligations.rounding': {
    says: 'Half up, to the cent, each line by itself.',
    because: 'each line can then be checked by hand',
    source: CUSTOM,
  },
};
