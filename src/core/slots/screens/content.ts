import { multi } from '../answer-types.ts';
import { column, tableSlot } from '../items-slot.ts';
import { NOT_PLAYABLE, slot, unplayed } from '../slot.ts';

/** What pages say in words and pictures. */
export const CONTENT = tableSlot('screens/content', {
  ask: 'Which pages or sections tell about you: who you are, your offers and work, news, voices of others, how to reach you?',
  why: 'Text is always late. Whoever knows now what a page has to say can start to write it.',
  name: ['section', 'Page or section'],
  noun: 'sections',
  properties: { says: column('What it tells'), shown: column('Shown as'), writer: column('Who writes it') },
  who: ['sponsor', 'domain expert'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 5,
  reversal: 1,
  scene: 'words',
  guess: { says: 'Welcome to our website.', rows: ['Welcome | Welcome to our website | text | nobody'] },
  head: 'What the pages tell',
  saying: { item: 'that there is a section “…”' },
  playability: unplayed('The words stand on the screens that were named; no page is made of a section here.'),
});

/** What is published again and again, by whomever. */
export const PUBLISHED = tableSlot('screens/published', {
  ask: 'What is published, about which subjects, sorted into which groups, with which pictures, videos or sound?',
  why: 'It decides what a writer fills in, and by which doors a reader comes in.',
  name: ['what', 'What'],
  noun: 'kinds of content',
  properties: {
    about: column('About which subjects'),
    groups: column('Sorted into'),
    media: column('Pictures, videos, sound'),
  },
  who: ['domain expert', 'sponsor', 'end user'],
  needs: ['purpose.what'],
  minutes: 4,
  scene: 'words',
  guess: { says: 'Everything about everything.', rows: ['Everything | everything | nothing | cat videos'] },
  head: 'What is published',
  saying: { item: 'that “…” is published' },
  playability: NOT_PLAYABLE,
});

/** How people get help, and reach somebody. */
export const HELP = slot('screens/help', {
  answer: multi({
    form: 'A form to write to you',
    phone: 'A telephone number',
    mail: 'An address for email',
    chat: 'A chat with a person',
    bot: 'An assistant that answers by itself',
    questions: 'Frequently asked questions',
    guide: 'A guide, or tips in the right place',
  }),
  ask: 'How do people get help or reach you, and what should they be able to ask there?',
  why: 'Whoever is stuck and finds nobody does not come back.',
  who: ['support', 'end user', 'sponsor'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 2,
  reversal: 1,
  scene: 'words',
  guess: { says: 'A telephone that nobody answers.', value: '- phone' },
  head: 'Help and contact',
  playability: unplayed('Nobody answers here.'),
});
