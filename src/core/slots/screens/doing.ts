import { column, tableSlot } from '../items-slot.ts';
import { unplayed } from '../slot.ts';

const BY_FORM = unplayed('It is played once its form is one of the screens.');

/** What people send in. */
export const HANDED_IN = tableSlot('screens/handed-in', {
  ask: 'What do people hand in, apply for or sign up for, with which details, and what do they hear back?',
  why: 'Each detail that is asked for loses somebody; each that is missing costs a call.',
  name: ['what', 'What'],
  noun: 'things handed in',
  properties: { details: column('Which details'), back: column('What they hear back') },
  who: ['end user', 'domain expert', 'operator'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 4,
  scene: 'doing',
  guess: { says: 'A form of 60 lines, and no answer.', rows: ['A form of 60 lines | all 60 | nothing'] },
  head: 'What people hand in',
  saying: { item: 'that people hand in “…”' },
  playability: BY_FORM,
});

/** What the machine does, and what a person does. */
export const BY_ITSELF = tableSlot('screens/by-itself', {
  ask: 'What does a person choose or set, and what does the product then work out or do by itself?',
  why: 'People ask for a button; what they want is that it happens. It also decides what can go wrong unseen.',
  name: ['what', 'What'],
  noun: 'things that happen',
  properties: {
    chosen: column('A person chooses or sets'),
    choices: column('Out of'),
    result: column('Then, by itself', { id: 'then' }),
  },
  who: ['end user', 'domain expert', 'architect'],
  needs: ['purpose.what'],
  blocks: ['constants.values'],
  minutes: 4,
  scene: 'doing',
  guess: { says: 'Everything, by magic, at night.', rows: ['Everything | nothing | nothing | everything, at night'] },
  head: 'What happens by itself',
  saying: { item: 'that “…” happens by itself' },
  playability: unplayed('It is played once it is an effect of a move or of a moment.'),
});

/** What is at hand while people make or change something. */
export const TOOLS = tableSlot('screens/tools', {
  ask: 'While people make, play or change something, what stays in sight, and which tools are at hand?',
  why: 'The screen on which people spend their day deserves more thought than the other twenty.',
  name: ['where', 'Where'],
  noun: 'places of work',
  properties: {
    sight: column('Stays in sight'),
    tools: column('Tools and controls'),
    reuse: column('Can be used again'),
  },
  who: ['end user', 'domain expert'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 4,
  scene: 'doing',
  guess: { says: 'One empty box and a Save button.', rows: ['One page | an empty box | Save | nothing'] },
  head: 'Tools at hand',
  saying: { item: 'which tools are at hand in “…”' },
  playability: BY_FORM,
});

/** What is played, learned or voted on. */
export const ROUNDS = tableSlot('screens/rounds', {
  ask: 'What do people play, learn, take a test in or vote on, by which rules and choices, and what comes out?',
  why: 'The rules of a round are the product; all other screens only lead to it.',
  name: ['what', 'What'],
  noun: 'things to play, learn or vote on',
  properties: {
    made: column('Made of'),
    choices: column('Choices and levels'),
    rules: column('Rules'),
    outcome: column('What comes out'),
  },
  who: ['domain expert', 'end user'],
  needs: ['purpose.what'],
  minutes: 5,
  scene: 'doing',
  guess: {
    says: 'Whoever clicks first has won.',
    rows: ['A click | one button | one level | first click wins | a trophy'],
  },
  head: 'What is played, learned or voted on',
  saying: { item: 'how “…” goes' },
  playability: unplayed('It is played once its screens and moves are said.'),
});
