import { multi } from '../answer-types.ts';
import { column, tableSlot } from '../items-slot.ts';
import { NOT_PLAYABLE, PLAYED, slot } from '../slot.ts';

/** What pages say in words and pictures. */
export const CONTENT = tableSlot('screens/content', {
  ask: 'Which sections should the pages have, from top to bottom, and what does each of them tell people?',
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
  playability: PLAYED,
});

/** Who stands behind it. */
export const ABOUT_US = tableSlot('screens/about-us', {
  ask: 'What should people read about you: who you are, who speaks well of you, and where you can be reached?',
  why: 'Nobody gives a name, an address or money to people about whom they can read nothing.',
  name: ['about', 'About'],
  noun: 'things to read about you',
  properties: { says: column('What it tells') },
  who: ['sponsor', 'legal'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 3,
  reversal: 1,
  scene: 'words',
  guess: { says: 'We are the leading provider of solutions.', rows: ['Us | We are the leading provider of solutions'] },
  head: 'About us',
  saying: { item: 'what people read about “…”' },
  playability: PLAYED,
});

/** What is shown off. */
export const SHOWN = tableSlot('screens/shown', {
  ask: 'Which offers, news or works of yours are shown, with what told about each, and in which form?',
  why: 'It is what people come for. It also has to be kept fresh, by somebody, every week.',
  name: ['what', 'What'],
  noun: 'things to show',
  properties: { told: column('What is told'), form: column('In which form'), fresh: column('New how often') },
  who: ['sponsor', 'domain expert'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 3,
  reversal: 1,
  scene: 'words',
  guess: { says: 'Last year’s summer offer.', rows: ['Summer offer | last year’s | a banner | never'] },
  head: 'Offers, news and works',
  saying: { item: 'that “…” is shown' },
  playability: PLAYED,
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
  playability: PLAYED,
});
