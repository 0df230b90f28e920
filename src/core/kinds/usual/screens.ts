import { CUSTOM, HELP_BY_MAIL, MENU_AT_THE_TOP, NEW_PASSWORD, PHONE_AND_DESK, SAID } from '../usual-answers.ts';
import type { UsualRules } from '../usual-rule.ts';
import {
  usualActions,
  usualColumns,
  usualConditions,
  usualDevices,
  usualFinding,
  usualLinks,
  usualLookingThrough,
  usualOrder,
  usualParts,
  usualShared,
} from './from-screens.ts';
import { usualDeletions } from './from-things.ts';
import { lifeOf } from './lives.ts';

export const USUAL_SCREENS: UsualRules = {
  'screens.background': {
    says: 'white',
    because: 'pictures keep their colours on it',
    source: CUSTOM,
  },
  'screens.colour': {
    says: 'blue',
    because: 'it stands for nothing else, while red, amber and green say how something is',
    source: CUSTOM,
  },
  'screens.impression': {
    says: '- roomy\n- plain',
    because: 'nothing comes between people and the words',
    source: CUSTOM,
  },
  'screens.layout': MENU_AT_THE_TOP,
  'screens.own-settings': {
    says: '- theme',
    because: 'some people read better in the dark, others in the light',
    source: CUSTOM,
  },
  'screens.finding': {
    says: usualFinding,
    because: 'people look for what they know of it: its name, a choice, a day',
    source: SAID,
  },
  'screens.looking-through': {
    says: usualLookingThrough,
    because: 'pictures are looked at, words are read in lines',
    source: SAID,
  },
  'screens.looking-back': {
    says: ({ things }) => {
      const own = things.find(lifeOf);
      return own && [[`My ${own.plural.toLowerCase()}`, 'only I', 'all of them']];
    },
    because: 'people want to see what came of what they did',
    source: CUSTOM,
  },
  'screens.about-us': {
    says: 'Who runs it | name, address, email and telephone\nPrivacy | what is kept about people, why, and for how long',
    because: 'whoever offers something online has to say who they are and what they keep',
    source: 'Directive 2000/31/EC, Article 5; GDPR, Article 13',
  },
  'screens.help': HELP_BY_MAIL,
  'screens.links': {
    says: usualLinks,
    because: 'from each list people come to its records and back',
    source: SAID,
  },
  'screens.links.dead-ends': {
    none: 'Every screen leads on.',
    because: 'nobody should have to press Back',
    source: CUSTOM,
  },
  'screens.links.back': {
    says: 'asked',
    because: 'a slip should not cost what was typed',
    source: CUSTOM,
  },
  'screens.{item}.leaving': {
    says: 'asked',
    because: 'a slip should not cost what was typed',
    source: CUSTOM,
  },
  'screens.{item}.columns': { says: usualColumns, because: 'these are the first things written on each', source: SAID },
  'screens.{item}.order': { says: usualOrder, because: 'people look for it in this way', source: SAID },
  'screens.{item}.page-size': {
    says: '25 lines',
    because: 'as much as is read at a glance, and fast everywhere',
    source: CUSTOM,
  },
  'screens.{item}.bulk': {
    none: 'One is changed at a time.',
    because: 'a slip should not change many records',
    source: CUSTOM,
  },
  'screens.{item}.parts': { says: usualParts, because: 'it is about one record, which is read there', source: SAID },
  'screens.landing.{item}.actions': {
    says: usualActions,
    because: 'people begin where they come in',
    source: SAID,
  },
  'screens.shared-links': {
    says: usualShared,
    because: 'what everybody may look at is open, and the rest stays behind the door',
    source: 'RFC 9110, sections 15.5.2 and 15.5.11',
  },
  'screens.shared-links.after-sign-in': {
    says: 'that-page',
    because: 'that is why they followed the link',
    source: CUSTOM,
  },
  'screens.conditions': {
    says: usualConditions,
    because: 'a blank page looks broken',
    source: CUSTOM,
  },
  'screens.conditions.{item}.words': {
    says: 'empty | There is nothing here yet.\nfailed | This cannot be shown right now. Please try again in a minute.\nforbidden | This is not for you to see.',
    because: 'people should read what is the matter and what they can do',
    source: 'GOV.UK Design System, Error message',
  },
  'screens.conditions.{item}.first-step': {
    says: 'Make the first one.',
    because: 'then it is no longer empty',
    source: CUSTOM,
  },
  'screens.irreversible': {
    says: usualDeletions,
    because: 'what cannot be taken back is asked once more before it happens',
    source: 'WCAG 2.2, 3.3.4 Error Prevention',
  },
  'screens.undo-window': { says: '10 seconds', because: 'most slips are noticed at once', source: CUSTOM },
  'screens.devices': [
    { says: usualDevices, because: 'these are the devices that were named', source: SAID },
    PHONE_AND_DESK,
  ],
  'screens.devices.offline-clash': { says: 'person', because: 'only they know which one is right', source: CUSTOM },
  'screens.devices.offline-age': {
    says: '1 hours',
    because: 'within an hour others have changed much',
    source: CUSTOM,
  },
  'screens.languages': {
    says: ({ languages }) => (languages.length === 0 ? undefined : languages),
    because: 'the people who use it read it',
    source: SAID,
  },
  'screens.languages.{item}.writer': {
    says: 'Whoever runs it.',
    because: 'the words are theirs to answer for',
    source: CUSTOM,
  },
  'screens.outputs': [
    {
      when: ({ rows, said }) => rows('constants.orders').length > 0 && said('roles.sign-in') !== 'none',
      says: ({ things }) => {
        const made = things.find(lifeOf)?.name.toLowerCase();
        return made ? [[`A confirmation of the ${made}`, 'whoever made it', 'at once', 'email']] : undefined;
      },
      because: 'people want in writing what they booked or ordered',
      source: 'Directive 2011/83/EU, Article 8(7)',
    },
    {
      when: ({ said }) => ['password', 'two-steps'].includes(said('roles.sign-in')),
      says: `${NEW_PASSWORD} | whoever asked for it | at once | email`,
      because: 'people forget passwords',
      source: 'OWASP Forgot Password Cheat Sheet',
    },
    {
      when: ({ said }) => said('roles.sign-in') === 'none',
      none: 'Nothing goes out; everything stands on the pages.',
      because: 'nobody leaves an address',
      source: SAID,
    },
  ],
  'screens.outputs.{item}.refuse': {
    says: 'no',
    because: 'it is a part of what they asked for',
    source: CUSTOM,
  },
  'screens.outputs.{item}.undelivered': {
    says: 'It is tried again for four days; then it is marked as not delivered.',
    because: 'mail servers are down for hours, seldom for days',
    source: 'RFC 5321, section 4.5.4.1',
  },
};
