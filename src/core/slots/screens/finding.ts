import { column, tableSlot } from '../items-slot.ts';
import { PLAYED, unplayed } from '../slot.ts';

const NOT_MADE = unplayed('No screen is made of it here; say on which screen it stands.');

/** How people find one among many. */
export const FINDING = tableSlot('screens/finding', {
  ask: 'What do people look for, by which words do they search, and by what do they narrow and sort the list?',
  why: 'What cannot be found is not there. People search by what they remember, not by what is stored.',
  name: ['what', 'What'],
  noun: 'things to find',
  properties: {
    by: column('Search by'),
    narrow: column('Narrow by'),
    sort: column('Sort by'),
    place: column('Near which place'),
  },
  who: ['end user', 'domain expert'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 4,
  scene: 'finding',
  guess: {
    says: 'By its number of 14 digits.',
    rows: ['Everything | its number of 14 digits | nothing | the day it was typed | nowhere'],
  },
  head: 'How things are found',
  saying: { item: 'that people look for “…”' },
  playability: PLAYED,
});

/** What people read off numbers. */
export const FIGURES = tableSlot('screens/charts', {
  ask: 'Which figures and charts should people see, over what time, compared with what, and how fresh?',
  why: 'A figure that nobody acts on is decoration; one that is missing is asked for every month.',
  name: ['figure', 'Figure or chart'],
  noun: 'figures',
  properties: {
    form: column('Shown as'),
    time: column('Over what time'),
    compared: column('Compared with'),
    fresh: column('How fresh'),
  },
  who: ['end user', 'sponsor', 'finance'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 5,
  scene: 'figures',
  guess: {
    says: 'One large number that always goes up.',
    rows: ['Everything together | one large number | for ever | nothing | last year'],
  },
  head: 'Figures and charts',
  saying: { item: 'that people see “…”' },
  playability: PLAYED,
});

/** What is drawn up for somebody. */
export const REPORTS = tableSlot('screens/reports', {
  ask: 'Which reports are drawn up, for whom, what goes into each, and in which form are they taken out?',
  why: 'A report that goes out every month decides what has to be written down every day.',
  name: ['report', 'Report'],
  noun: 'reports',
  properties: { who: column('For whom'), holds: column('What goes into it'), taken: column('Taken out as') },
  who: ['sponsor', 'finance', 'operator'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 3,
  scene: 'figures',
  guess: { says: '60 pages on paper, for the shelf.', rows: ['Everything | the shelf | 60 pages | paper'] },
  head: 'Reports',
  saying: { item: 'that there is a report “…”' },
  playability: unplayed('Lists are saved as CSV files where it is taken out so; no report is drawn up here.'),
});

/** What people can look at again. */
export const LOOKING_BACK = tableSlot('screens/looking-back', {
  ask: 'What can people look back at: what they did, ordered or handed in, how far it has got, what came of it?',
  why: 'The first call to support is “where is my order?”, and the second “what did I send last year?”.',
  name: ['what', 'What'],
  noun: 'things to look back at',
  properties: { who: column('Who sees it'), far: column('How far back') },
  who: ['end user', 'support'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 3,
  scene: 'figures',
  guess: { says: 'Nothing. It is gone when the page is closed.', rows: ['Nothing | nobody | not at all'] },
  head: 'What people can look back at',
  saying: { item: 'that people look back at “…”' },
  playability: NOT_MADE,
});

/** What people can look through and what leads to what. */
export const LOOKING_THROUGH = tableSlot('screens/looking-through', {
  ask: 'What can people look through before they choose, how is it shown, and what does each entry tell?',
  why: 'Most people do not search; they look around until something catches their eye.',
  name: ['what', 'What'],
  noun: 'things to look through',
  properties: {
    form: column(['Shown as', 'a table', 'cards', 'a gallery', 'a map', 'a calendar']),
    tells: column('Each entry tells'),
    opens: column('Opens'),
    beside: column('Shown with it'),
    aside: column(['Can be put aside for later', 'yes', 'no']),
  },
  who: ['end user', 'domain expert'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 4,
  scene: 'finding',
  guess: {
    says: 'A table of 4,000 rows without a picture.',
    rows: ['Everything | a table | its number | nothing | nothing | no'],
  },
  head: 'What people can look through',
  saying: { item: 'that people look through “…”' },
  playability: unplayed('Cards, and what is put aside, are played; say the rest on the screen on which it stands.'),
});
