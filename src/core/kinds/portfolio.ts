import type { ProductKind } from './product-kind.ts';
import { CUSTOM, MENU_AT_THE_TOP, NO_SIGN_IN, PAGE_IN_TIME, PHONE_AND_DESK } from './usual-answers.ts';

export const PORTFOLIO: ProductKind = {
  id: 'portfolio',
  label: 'A portfolio',
  words: [
    'portfolio',
    'showcase',
    'curriculum vitae',
    'resume',
    'professional background',
    'personal site',
    'personal website',
    'personal page',
    'my work',
    'their work',
    'our work',
    'my project',
    'about me',
    'artist',
    'photographer',
    'designer',
    'architect',
    'illustrator',
    'musician',
    'gallery',
    'exhibition',
  ],
  things: [
    { name: 'Project', record: 'Harbour house, Porto, 2024, 14 photos, with Lima Architects' },
    { name: 'Post held', record: 'Senior designer, North Studio, May 2019 to now' },
    { name: 'Message', record: 'Jo Berg: “Are you free in October?”, 2 June' },
  ],
  roles: ['Visitor', 'Owner'],
  usual: {
    'roles.sign-in': NO_SIGN_IN,
    'screens.layout': MENU_AT_THE_TOP,
    'screens.impression': {
      says: '- roomy\n- pictures',
      because: 'the work should be seen, and nothing beside it',
      source: CUSTOM,
    },
    'screens.help': {
      says: '- form\n- mail',
      because: 'whoever likes the work wants to write to its maker',
      source: CUSTOM,
    },
    'screens.content': {
      says:
        'About | who I am and what I do | text and a portrait | the owner\n' +
        'Work | the best projects, each on its own page | pictures | the owner\n' +
        'Contact | how to reach me | text and a form | the owner',
      because: 'people look for who you are, what you have done and how to reach you',
      source: CUSTOM,
    },
    'screens.devices': PHONE_AND_DESK,
    'constants.service-levels': PAGE_IN_TIME,
  },
  sources: ['https://schema.org/CreativeWork', 'https://schema.org/ProfilePage'],
};
