import { column, tableSlot } from '../items-slot.ts';
import { PLAYED, unplayed } from '../slot.ts';

const may = (does: string) => column([does, 'yes', 'no']);

/** What people do with what others have made. */
export const TOGETHER = tableSlot('roles/together', {
  ask: 'What can people do with what others made: comment, rate, like, follow, share, write to them, report it?',
  why: 'Where people meet there is talk, and somebody has to look after it.',
  name: ['what', 'What others made'],
  noun: 'things that others made',
  properties: {
    comment: may('Comment'),
    rate: may('Rate'),
    like: may('Like'),
    follow: may('Follow'),
    share: may('Share'),
    write: may('Write to its author'),
    report: may('Report'),
  },
  who: ['end user', 'sponsor', 'support'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory', 'roles.permissions'],
  minutes: 4,
  scene: 'together',
  guess: {
    says: 'Everybody may say anything about everybody.',
    rows: ['Everything | yes | yes | yes | yes | yes | yes | no'],
  },
  head: 'What people do together',
  saying: { item: 'what people do with “…”' },
  playability: PLAYED,
});

/** What people put up themselves. */
export const CONTRIBUTED = tableSlot('roles/contributed', {
  ask: 'What do people put up themselves, with which files or pictures, and may they change or withdraw it later?',
  why: 'What others put up makes the product worth a visit, and somebody else answers for it.',
  name: ['what', 'What'],
  noun: 'contributions',
  properties: { by: column('By whom'), files: column('Files and pictures'), later: column('Later they may') },
  who: ['end user', 'sponsor', 'legal'],
  needs: ['purpose.what'],
  blocks: ['roles.permissions'],
  minutes: 4,
  scene: 'together',
  guess: { says: 'Anything, and it stays for ever.', rows: ['Anything | anybody | 500 holiday photos | nothing'] },
  head: 'What people put up themselves',
  saying: { item: 'that people put up “…”' },
  playability: unplayed('It is played once it is a thing that is kept.'),
});

/** What people tell about themselves. */
export const PROFILE = tableSlot('roles/profile', {
  ask: 'What stands on a person’s own page or profile, who sees it, and what of their own do they find there?',
  why: 'People want to see what is theirs in one place, and to choose what others see of them.',
  name: ['line', 'What'],
  noun: 'lines of a profile',
  properties: { seen: column('Who sees it'), must: column(['Must be there', 'yes', 'no']) },
  who: ['end user', 'legal', 'sponsor'],
  needs: ['purpose.what'],
  blocks: ['roles.visibility'],
  minutes: 4,
  scene: 'together',
  guess: { says: 'Shoe size and salary, for all to see.', rows: ['Salary | everybody | yes'] },
  head: 'A person’s own page',
  saying: { item: 'that “…” stands on a person’s own page' },
  playability: unplayed('It is played once the person is a thing that is kept.'),
});

/** What those see and manage who look after it all. */
export const LOOKED_AFTER = tableSlot('roles/looked-after', {
  ask: 'What do those see and manage who look after it: people, offers, content, settings?',
  why: 'The pages nobody shows in a demonstration are half of the work.',
  name: ['area', 'Area'],
  noun: 'areas',
  properties: { who: column('Who looks after it'), manages: column('What they can do there') },
  who: ['operator', 'sponsor', 'support'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory', 'roles.permissions'],
  minutes: 4,
  scene: 'together',
  guess: { says: 'The nephew of the boss, with a database tool.', rows: ['Everything | the nephew | anything'] },
  head: 'What is looked after',
  saying: { item: 'that “…” is looked after' },
  playability: unplayed('It is played once its pages are among the screens.'),
});

/** How people find each other. */
export const MEETING = tableSlot('roles/meeting', {
  ask: 'How do people come together: in groups, rooms or teams, matched by what, ranked or rewarded how?',
  why: 'A place without a reason to meet stays empty, and a ranking changes what people do.',
  name: ['way', 'Way'],
  noun: 'ways to meet',
  properties: { by: column('By what'), who: column('Who may begin it'), reward: column('Ranked or rewarded by') },
  who: ['end user', 'sponsor'],
  needs: ['purpose.what'],
  minutes: 3,
  scene: 'together',
  guess: {
    says: 'Everybody is in one room and shouts.',
    rows: ['One room for all | nothing | anybody | who shouts loudest'],
  },
  head: 'How people come together',
  saying: { item: 'that people come together in “…”' },
  playability: unplayed('Nobody else is here.'),
});
