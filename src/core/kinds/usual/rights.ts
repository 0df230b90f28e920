import { BY_PASSWORD, CUSTOM, EXISTENCE_IS_SECRET, NOT_SHOWN, SAID, SIGNED_IN_FOR_A_MONTH } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import { usualGrants, usualMe, usualPermissions, usualTheirs } from './from-things.ts';

export const USUAL_RIGHTS: UsualRules = {
  'roles.profile': {
    says: 'Name | everybody who is signed in | yes\nEmail | only I | yes',
    because: 'others need a name, and nobody needs more',
    source: 'GDPR, Article 5(1)(c)',
  },
  'roles.looked-after': {
    says: ({ staff, things }) =>
      staff.length === 0 || things.length === 0
        ? undefined
        : [[things.map(({ plural }) => plural).join(', '), staff.join(', '), 'see, add and change them']],
    because: 'few look after what many use',
    source: CUSTOM,
  },
  'roles.permissions': {
    says: usualPermissions,
    because: 'people get what their work needs, and no more',
    source: 'OWASP Authorization Cheat Sheet, least privileges',
  },
  'roles.permissions.blank': {
    says: 'forbidden',
    because: 'what was forgotten should not be open',
    source: 'OWASP Authorization Cheat Sheet, deny by default',
  },
  'roles.permissions.{item}.theirs': { says: usualTheirs, because: 'that field names whose it is', source: SAID },
  'roles.scope': {
    none: 'The permissions say it.',
    because: 'each right says whether it is for all records or one’s own',
    source: CUSTOM,
  },
  'roles.visibility': {
    when: ({ thing, things }) => (thing ? [thing] : things).every(({ fields }) => fields.length > 0),
    none: 'Whoever may open a record sees all of it.',
    because: 'no field was said to be secret',
    source: CUSTOM,
  },
  'roles.sign-in': BY_PASSWORD,
  'roles.sign-in.lockout': {
    says: '10 tries',
    because: 'people mistype, and guessing must not pay',
    source: 'NIST SP 800-63B-3, section 5.2.2 (at most 100)',
  },
  'roles.sign-in.recovery': {
    says: 'By a link to their email address, which works once and soon ends by itself.',
    because: 'whoever reads their mail is most likely them',
    source: 'OWASP Forgot Password Cheat Sheet',
  },
  'roles.sign-in.others': {
    none: 'There is one way in.',
    because: 'each further way has to be kept safe too',
    source: CUSTOM,
  },
  'roles.sign-in.tokens': {
    none: 'No program signs in.',
    because: 'only people use it',
    source: CUSTOM,
    when: ({ kinds, rows }) => !kinds.includes('developer') && rows('calls.offers').length === 0,
  },
  'roles.sign-in.outsiders': {
    says: 'Somebody at work makes them an account that ends by itself.',
    because: 'otherwise it is forgotten when they leave',
    source: 'ISO/IEC 27001:2022, Annex A 5.18',
  },
  'roles.sign-out': SIGNED_IN_FOR_A_MONTH,
  'roles.sign-out.by-hand': {
    says: 'By “Sign out” in the menu. They come to the first page, and their session ends.',
    because: 'a session must end where somebody says so',
    source: 'OWASP Session Management Cheat Sheet',
  },
  'roles.anonymous': [
    {
      when: ({ said }) => said('roles.sign-in') === 'none',
      says: '- Everything',
      because: 'nobody signs in',
      source: SAID,
    },
    {
      none: 'Nothing: everybody signs in first.',
      because: 'what was forgotten should not be open',
      source: 'OWASP Authorization Cheat Sheet, deny by default',
    },
  ],
  'roles.refusal': NOT_SHOWN,
  'roles.refusal.words': {
    says: 'This is not for you to do. Ask whoever runs it.',
    because: 'people should know whom to ask',
    source: CUSTOM,
  },
  'roles.grants': { says: usualGrants, because: 'somebody has to let the first ones in', source: CUSTOM },
  'roles.grants.me': [
    { says: usualMe, because: 'the role is called like the thing', source: SAID },
    { none: 'Nobody who signs in is a record.', because: 'no thing is called like a role', source: SAID },
  ],
  'roles.grants.{item}.leaver': {
    says: 'Whoever runs it takes it over.',
    because: 'they answer for it',
    source: CUSTOM,
  },
  'roles.grants.{item}.review': {
    says: '12 months',
    because: 'people change their work, and keep what they were allowed',
    source: CUSTOM,
  },
  'roles.several': {
    says: 'together',
    because: 'what somebody may do is the sum of their roles',
    source: 'ANSI INCITS 359, role-based access control',
  },
  'roles.absence': { says: 'team', because: 'work should not wait until somebody is back', source: CUSTOM },
  'roles.absence.ends': {
    says: '4 weeks',
    because: 'nobody is away for longer without being replaced',
    source: CUSTOM,
  },
  'roles.absence.told': {
    says: 'The person who was away; it stands in the history of the record.',
    because: 'they go on from there',
    source: CUSTOM,
  },
  'roles.absence.emergency': {
    none: 'Nobody may do more than usual.',
    because: 'no emergency was named',
    source: SAID,
  },
  'roles.separation': {
    none: 'Nothing takes two people.',
    because: 'no two things were said to need it',
    source: SAID,
  },
  'errors.disclosure': EXISTENCE_IS_SECRET,
};
