import type { ProductKind } from './product-kind.ts';
import {
  AT_A_DESK,
  BY_WORK_ACCOUNT,
  CUSTOM,
  DELETED_AT_THE_END,
  FIRST_CHANGE_COUNTS,
  LAWS_ON_PERSONAL_DATA,
  MENU_AT_THE_SIDE,
  WHO_CHANGED_WHAT,
} from './usual-answers.ts';

export const CRM: ProductKind = {
  id: 'crm',
  label: 'Customers and support',
  words: [
    'crm',
    'customer relationship',
    'customer support',
    'customer service',
    'customer data',
    'client management',
    'lead',
    'sales lead',
    'sales team',
    'pipeline',
    'prospect',
    'deal',
    'help desk',
    'helpdesk',
    'service desk',
    'support ticket',
    'support agent',
    'chatbot',
    'contact management',
    'complaint',
    'account manager',
  ],
  things: [
    { name: 'Customer', record: 'Bright Bakery, Bristol, customer since 2021, looked after by Eva Lind' },
    { name: 'Lead', record: 'Green Grocer, asked on 3 May for 20 scales, 4,000 EUR, 60 % likely' },
    { name: 'Case', record: 'Case 812, Bright Bakery, “The scale shows 0”, open since 9:10' },
  ],
  roles: ['Sales person', 'Support agent', 'Team lead'],
  usual: {
    'states.list': {
      says:
        'New | nobody has called yet | first\n' +
        'In talks | we know what they need | on the way\n' +
        'Offer sent | they know our price | on the way\n' +
        'Won | they buy | last\n' +
        'Lost | they do not buy | last',
      because: 'everybody in the team has to see how far a customer has got',
      source: CUSTOM,
    },
    'roles.sign-in': BY_WORK_ACCOUNT,
    'entities.history': WHO_CHANGED_WHAT,
    'entities.retention': DELETED_AT_THE_END,
    'states.conflict': FIRST_CHANGE_COUNTS,
    'screens.layout': MENU_AT_THE_SIDE,
    'screens.devices': AT_A_DESK,
    'purpose.obligations': LAWS_ON_PERSONAL_DATA,
  },
  sources: ['RFC 6350 (vCard)', 'OWASP Logging Cheat Sheet', 'GDPR'],
};
