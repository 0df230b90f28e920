import type { KnownSoFar } from '../known-so-far.ts';
import { CUSTOM, SAID } from '../usual-answers.ts';
import type { UsualRule, UsualRules } from '../usual-rule.ts';
import { isFree } from './contradicts.ts';
import { addressField } from './from-things.ts';

/** One reason for several questions, by their slots. */
function none(slots: string, rule: UsualRule): UsualRules {
  return Object.fromEntries(
    slots
      .trim()
      .split(/\s+/)
      .map((slot) => [slot, rule]),
  );
}

const standsAlone = ({ isNone }: KnownSoFar) => isNone('calls.systems');
const nobodySignsIn = ({ said }: KnownSoFar) => said('roles.sign-in') === 'none';
const speaksOneLanguage = ({ rows }: KnownSoFar) => rows('screens.languages').length === 1;
const nothingMoves = ({ things, isNone }: KnownSoFar) =>
  things.length > 0 && things.every(({ id }) => isNone(`states.${id}.list`));

/** What follows from what was said: it goes before what is usual for the kind. */
export const USUAL_BY_ANSWERS: UsualRules = {
  ...none('constants.money constants.plans purpose.obligations.approval purpose.obligations.rounding', {
    when: isFree,
    none: 'Nobody pays anything here.',
    because: 'it was said that nothing is paid',
    source: SAID,
  }),
  ...none(
    `calls.exchanges calls.authority calls.quota calls.waiting calls.in-background calls.failure calls.give-up
     calls.repeat calls.identity calls.inbound`,
    {
      when: standsAlone,
      none: 'It talks to no other system.',
      because: 'no other system is read from or written to',
      source: SAID,
    },
  ),
  ...none(
    `roles.sign-out roles.absence roles.several roles.profile errors.disclosure roles.grants.{item}.review
     roles.grants.{item}.leaver roles.grants.me screens.shared-links.after-sign-in`,
    {
      when: nobodySignsIn,
      none: 'Nobody signs in.',
      because: 'people do not have to say who they are',
      source: SAID,
    },
  ),
  ...none('errors.messages.{item}.languages', {
    when: speaksOneLanguage,
    none: 'The screens speak one language.',
    because: 'only one language was said for the screens',
    source: SAID,
  }),
  ...none(
    'states.transitions states.matrix states.idle states.reversal states.reversal-time states.cascade states.effects',
    {
      when: nothingMoves,
      none: 'Nothing moves from state to state.',
      because: 'no thing was said to have states',
      source: SAID,
    },
  ),
  ...none('states.cascade', {
    when: ({ isNone }) => isNone('entities.relations'),
    none: 'No thing is part of another.',
    because: 'no things were said to belong together',
    source: SAID,
  }),
  ...none('states.reversal-time', {
    when: ({ isNone }) => isNone('states.reversal'),
    none: 'Nothing is undone after the last step.',
    because: 'there is no way back from the last step',
    source: SAID,
  }),
  ...none('validation.severity validation.source validation.existing', {
    when: ({ isNone }) => isNone('validation.rules'),
    none: 'There are no rules beside those of the fields.',
    because: 'no rule was said',
    source: SAID,
  }),
  ...none('constants.boundaries constants.variants constants.provenance', {
    when: ({ isNone }) => isNone('constants.values'),
    none: 'No number was named.',
    because: 'no number was said to change',
    source: SAID,
  }),
  ...none('entities.retention-time', {
    when: ({ said }) => said('entities.retention') === 'keep',
    none: 'It is kept for ever.',
    because: 'nothing is deleted',
    source: SAID,
  }),
  'entities.identity': {
    when: (known) => addressField(known) !== undefined,
    says: 'natural',
    because: 'it stands in the address of its page',
    source: SAID,
  },
  'purpose.groups.{item}.task': {
    says: ({ item, rows }) =>
      rows('screens.landing')
        .find(({ name }) => name === item?.name)
        ?.cell('actions')
        .split(/[,;]/u)[0]
        ?.trim() || undefined,
    because: 'it was said first of what they do most',
    source: SAID,
  },
  'purpose.groups.{item}.languages': {
    says: ({ rows }) => {
      const names = rows('screens.languages').map(({ name }) => name);
      return names.length === 0 ? undefined : names;
    },
    because: 'the screens speak it',
    source: SAID,
  },
  'purpose.groups.{item}.shared-device': {
    says: ({ item }) => (/shared|kiosk|in the|counter/i.test(item?.cell('device') ?? '') ? 'shared' : 'own'),
    because: 'the device that was named is used in this way',
    source: CUSTOM,
  },
};
