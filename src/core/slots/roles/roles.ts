import type { NameRef } from '../../answers/sourced.ts';
import { choice, list, namedRows, number, table, transform } from '../answer-types.ts';
import { definePart } from '../define-part.ts';
import { PLAYED, slot, unplayed } from '../slot.ts';
import { GRANTS, PERMISSIONS, SCOPE, SEPARATION, VISIBILITY } from './rights.ts';
import { CONTRIBUTED, LOOKED_AFTER, MEETING, PROFILE, TOGETHER } from './together.ts';

const NO_SIGN_IN = unplayed('Nobody really signs in or out here; you choose who to view it as.');
const NOBODY_AWAY = unplayed('Nobody is away here.');

/** A name whose id the fold finds. */
const named = (label: string): NameRef => ({ label, id: null });

/** All but “not at all”. */
const WAYS_IN = ['company', 'password', 'two-steps', 'mail-link', 'badge'];
const STANDS_IN = { is: ['substitute', 'team', 'manager'] };

/** What applies to all roles, in the order of the specification. */
export const FOR_ALL_ROLES = {
  exportsShow: slot('roles/visibility/exports', {
    answer: choice({
      same: 'Yes, the same',
      stricter: 'No, they show less',
      open: 'No, they show all of it',
    }),
    ask: 'Does the same apply to printouts and exported files?',
    head: 'The same in printouts and exports',
    playability: unplayed('Nothing is exported here.'),
  }),
  me: slot('roles/grants/me', {
    answer: transform(namedRows(table({ role: 'Role', record: 'Is which record' })), (rows) =>
      rows.map(({ label, cell }) => ({ role: named(label), entity: named(cell('record')) })),
    ),
    ask: 'Which of your records is the person at the screen, for everybody or by role?',
    head: 'Who is signed in',
    words: (all) => all.map(({ role, entity }) => `${role.label}: ${entity.label}`).join('; '),
  }),
  several: slot('roles/several', {
    answer: choice({
      one: 'No, one role each',
      together: 'Yes, they may do everything that any of them may',
      switch: 'Yes, but they switch from one to the other',
    }),
    ask: 'May one person have several roles at the same time, and what can they do then?',
    why: 'In a small team, everybody wears two hats, and the rules have to say what that means.',
    who: ['domain expert', 'security'],
    needs: ['roles.grants'],
    blocks: ['roles.separation'],
    minutes: 2,
    scene: 'people',
    guess: {
      says: 'One person may hold all the roles and be their own boss.',
      sober: 'One person may hold all the roles and approve their own work.',
      value: 'together',
    },
    head: 'Several roles',
    playability: unplayed('You view it as one role at a time here.', 'one', 'switch'),
  }),
  absence: slot('roles/absence', {
    answer: choice({
      substitute: 'Somebody they named beforehand',
      team: 'Anybody in their team',
      manager: 'Their manager',
      waits: 'Nobody, it waits',
    }),
    ask: 'When somebody is ill or away, who may do their part?',
    why: 'Without an answer, people lend each other their passwords.',
    who: ['domain expert', 'operator', 'security'],
    needs: ['roles.grants'],
    blocks: ['states.idle', 'states.transitions'],
    minutes: 3,
    reversal: 1,
    scene: 'people',
    guess: { says: 'Everything waits until they are back.', value: 'waits' },
    head: 'When somebody is away',
    playability: NOBODY_AWAY,
  }),
  absenceEnds: slot('roles/absence/ends', {
    answer: number('days', 'weeks', 'months'),
    when: STANDS_IN,
    ask: 'After how long does covering for somebody end by itself?',
    head: 'Cover ends after',
    playability: NOBODY_AWAY,
  }),
  absenceTold: slot('roles/absence/told', {
    when: STANDS_IN,
    ask: 'Who is told that somebody covered, and where is it recorded?',
    head: 'Told about cover',
    playability: NOBODY_AWAY,
  }),
  emergency: slot('roles/absence/emergency', {
    ask: 'In an emergency, who may do what they normally may not?',
    head: 'In an emergency',
    playability: NOBODY_AWAY,
  }),
  signIn: slot('roles/sign-in', {
    answer: choice({
      company: 'With the account they have at work',
      password: 'With a name and a password',
      'two-steps': 'With a password and a second step, such as a code',
      'mail-link': 'With a link sent by email',
      badge: 'With a badge or a card',
      none: 'Not at all',
    }),
    ask: 'How do people prove who they are before they start?',
    why: 'Everything the product records about who did what depends on it.',
    who: ['security', 'operator', 'end user'],
    needs: ['purpose.what'],
    blocks: ['calls.identity', 'roles.sign-out', 'roles.anonymous'],
    minutes: 3,
    reversal: 3,
    scene: 'entrance',
    guess: { says: 'Not at all. Whoever has the link is in.', value: 'none' },
    head: 'Signing in',
  }),
  otherWays: slot('roles/sign-in/others', {
    answer: list,
    when: { is: WAYS_IN },
    ask: 'Which other ways in are there, such as an account of another service or a personal link?',
    head: 'Other ways in',
  }),
  tokens: slot('roles/sign-in/tokens', {
    when: { is: WAYS_IN },
    ask: 'How does a program prove who it is: which token or key, sent where, given by whom, and valid for how long?',
    head: 'Programs sign in with',
    playability: NO_SIGN_IN,
  }),
  outsiders: slot('roles/sign-in/outsiders', {
    when: { is: ['company'] },
    ask: 'How do people without an account at work get in, such as temps and partners?',
    head: 'People from outside',
    playability: NO_SIGN_IN,
  }),
  lockout: slot('roles/sign-in/lockout', {
    answer: number('tries'),
    when: { is: ['password', 'two-steps'] },
    ask: 'After how many wrong tries is somebody locked out?',
    head: 'Locked out after',
    playability: NO_SIGN_IN,
  }),
  recovery: slot('roles/sign-in/recovery', {
    when: { is: ['password', 'two-steps', 'mail-link', 'badge'] },
    ask: 'How do people get back in when they have forgotten or lost what they need?',
    head: 'Getting back in',
    playability: NO_SIGN_IN,
  }),
  signOut: slot('roles/sign-out', {
    answer: number('seconds', 'minutes', 'hours', 'days'),
    ask: 'How long may someone be idle before being signed out?',
    why: 'Too long lets in the next person at the screen; too short loses unfinished work.',
    who: ['security', 'end user'],
    needs: ['roles.sign-in'],
    blocks: ['constants.timers', 'errors.kept-work'],
    minutes: 1,
    reversal: 1,
    scene: 'entrance',
    guess: { says: 'After 30 seconds, with everything typed lost.', value: '30 seconds' },
    head: 'Signed out after',
    playability: NO_SIGN_IN,
  }),
  leaving: slot('roles/sign-out/by-hand', {
    ask: 'How do people sign out themselves, where do they come to, and what ends with it?',
    head: 'Signing out by hand',
    playability: NO_SIGN_IN,
  }),
  anonymous: slot('roles/anonymous', {
    answer: list,
    ask: 'What may somebody see or do without saying who they are?',
    why: 'Whatever you list here is open to the whole world.',
    who: ['security', 'sponsor'],
    needs: ['roles.sign-in'],
    blocks: ['screens.shared-links'],
    minutes: 2,
    scene: 'entrance',
    guess: { says: 'Search engines may list every invoice.', value: '- Every invoice' },
    head: 'Without saying who they are',
    playability: NO_SIGN_IN,
  }),
  refusal: slot('roles/refusal', {
    answer: choice({
      hidden: 'They do not see it',
      greyed: 'They see it greyed out, with the reason',
      refused: 'They can click it and are told no',
    }),
    ask: 'When somebody may not do something, is it hidden, greyed out with a reason, or refused on the click?',
    why: 'A hidden button makes people search; a refused one makes them cross.',
    who: ['end user', 'support'],
    needs: ['roles.permissions'],
    blocks: ['errors'],
    minutes: 2,
    reversal: 1,
    scene: 'entrance',
    guess: { says: 'The button is there; after ten minutes of typing it says no.', value: 'refused' },
    head: 'What they may not do',
  }),
  refusalWords: slot('roles/refusal/words', {
    when: { is: ['greyed', 'refused'] },
    ask: 'What do people read when they may not do it, and who can they ask?',
    head: 'They read',
  }),
};

const { me, several, refusal, refusalWords, signOut, ...rest } = FOR_ALL_ROLES;

export const ROLES = definePart('roles', {
  order:
    'together contributed profile looked-after meeting permissions scope visibility visibility/exports visibility/masked-as sign-in sign-in/lockout sign-in/recovery sign-in/others sign-in/tokens sign-in/outsiders anonymous sign-out sign-out/by-hand refusal grants grants/me several absence separation',
  playability: PLAYED,
  slots: [
    TOGETHER,
    CONTRIBUTED,
    PROFILE,
    LOOKED_AFTER,
    MEETING,
    ...Object.values(PERMISSIONS),
    SCOPE,
    ...Object.values(VISIBILITY),
    GRANTS,
    me,
    several,
    SEPARATION,
    refusal,
    refusalWords,
    ...Object.values(rest),
    signOut,
  ],
});
