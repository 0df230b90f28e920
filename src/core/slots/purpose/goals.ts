import { choice, list, number, wordMap } from '../answer-types.ts';
import { column, followUp, type ItemOf, itemsSlot, tableSlot, wordOrOwnColumn } from '../items-slot.ts';
import { PLAYED, slot } from '../slot.ts';

export type Measure = ItemOf<typeof MEASURE>;
export type LeftOut = ItemOf<typeof OUT_OF_SCOPE>;

const REPLACEMENT_OUTCOMES = wordMap('goes', 'stays', 'stays for a while');

export const PROBLEM = {
  name: slot('purpose/name', {
    ask: 'What shall we call it, in the words people here would use?',
    why: 'The name stands on every screen and in every mail. A name people already use needs no explaining.',
    who: ['sponsor', 'end user'],
    minutes: 1,
    reversal: 1,
    scene: 'sentence',
    guess: 'Customer Portal New (final) 2',
    playability: PLAYED,
  }),
  problem: slot('purpose/problem', {
    ask: 'What goes wrong today, for whom, and how often?',
    why: 'Every later choice is weighed against this. Without it nobody can say what matters more.',
    who: ['sponsor', 'end user', 'support'],
    blocks: ['purpose.measure', 'purpose.out-of-scope', 'purpose.cost'],
    minutes: 5,
    reversal: 3,
    scene: 'sentence',
    guess: 'Nothing goes wrong today. The boss just wants an app.',
    saying: { whole: 'what goes wrong today' },
  }),
  noticedBy: slot('purpose/problem/noticed-by', {
    ask: 'Who notices when it goes wrong, and how do they notice?',
    head: 'Who notices',
  }),
  workaround: slot('purpose/problem/workaround', {
    ask: 'What do people do today to get round it?',
    head: 'What people do today',
  }),
  doNothing: slot('purpose/problem/do-nothing', {
    ask: 'What happens if nothing is done about it for a year?',
    head: 'If nothing is done for a year',
  }),
  cost: slot('purpose/cost', {
    answer: number('hours a week', 'euros a year', 'dollars a year', 'pounds a year', 'complaints a month'),
    ask: 'What does it cost you, in time or money, that this goes wrong?',
    why: 'It says how much effort the cure may cost, and which part comes first.',
    who: ['sponsor', 'finance'],
    needs: ['purpose.problem'],
    blocks: ['purpose.measure'],
    minutes: 3,
    reversal: 1,
    scene: 'monday',
    guess: { says: 'It costs 0 euros a year. We do it on the side.', value: '0 euros a year' },
    head: 'What it costs',
  }),
  quitting: slot('purpose/quitting', {
    ask: 'What would make people give up on it and go back to the old way?',
    why: 'What people will not put up with shapes the screens more than any wish.',
    who: ['end user', 'support'],
    needs: ['purpose.groups'],
    blocks: ['screens.landing'],
    minutes: 3,
    reversal: 1,
    scene: 'sentence',
    guess: 'Nobody gives up. They have no choice, so they will wait.',
    head: 'People give up on it when',
  }),
};

export const MEASURE = tableSlot('purpose/measure', {
  ask: 'Which number should move, from what to what, and by when?',
  why: 'It says when this has worked. How fast and how large things must be is judged by it.',
  name: ['what', 'What is counted'],
  noun: 'numbers that should move',
  properties: {
    from: column('Today'),
    to: column('Goal'),
    by: column('By when'),
    countedBy: followUp({ ask: 'Who counts “{item}”, and from what?', head: 'Counted by' }),
  },
  who: ['sponsor', 'finance'],
  needs: ['purpose.problem'],
  blocks: ['constants.service-levels'],
  minutes: 5,
  scene: 'monday',
  guess: {
    says: 'Clicks a day go from 100 to 1,000 by the end of the year.',
    rows: ['Clicks a day | 100 | 1000 | end of the year'],
  },
  head: 'What shall move',
  saying: { item: 'that “…” should move', whole: 'which number should move' },
});

export const MUST_NOT_WORSEN = slot('purpose/measure/must-not-worsen', {
  answer: list,
  ask: 'What must not get worse on the way there?',
  head: 'Must not get worse',
});

export const OUT_OF_SCOPE = itemsSlot('purpose/out-of-scope', {
  answer: list,
  ask: 'What will the first version leave out on purpose?',
  why: 'What is named here does not get built by accident, and nobody waits for it.',
  nameHeader: 'Left out',
  noun: 'things left out',
  properties: {
    when: followUp({
      answer: choice({ later: 'Later', never: 'Never', elsewhere: 'Another system does it' }),
      ask: 'Is “{item}” for later, for never, or done somewhere else?',
      head: 'Until',
    }),
  },
  who: ['sponsor', 'domain expert'],
  needs: ['purpose.problem'],
  blocks: ['screens.inventory', 'calls.systems'],
  scene: 'contract',
  guess: {
    says: 'Nothing. The first version does it all, by summer.',
    value: '- Nothing: the first version does it all',
  },
  head: 'Not in the first version',
  saying: { item: 'that the first version leaves out “…”' },
});

export const REPLACES = tableSlot('purpose/replaces', {
  ask: 'Which system, sheet or form does this replace, or sit beside?',
  why: 'Where the same thing is kept twice, one of the two must be the true one.',
  name: ['system', 'System, sheet or form'],
  noun: 'systems, sheets or forms',
  properties: {
    fate: wordOrOwnColumn('What becomes of it', REPLACEMENT_OUTCOMES),
    owns: column('What stays true in it', { head: 'Stays true in it' }),
    broughtOver: followUp({
      answer: list,
      ask: 'What has to be brought over from “{item}”, and from which years?',
      head: 'Brought over',
    }),
    lastDay: followUp({
      when: { column: 'fate', is: ['goes'] },
      ask: 'On which day does “{item}” stop, and what if that day goes badly?',
      head: 'Last day',
    }),
    lookOnly: followUp({
      answer: number('days', 'months', 'years'),
      when: { column: 'fate', is: ['stays for a while'] },
      ask: 'For how long can people still look things up in “{item}”?',
      head: 'To look things up for',
    }),
  },
  who: ['domain expert', 'architect', 'operator'],
  needs: ['purpose.last-case'],
  blocks: ['entities', 'calls'],
  reversal: 3,
  scene: 'monday',
  guess: {
    says: 'The old spreadsheet stays, and everything is typed twice.',
    rows: ['The old spreadsheet | stays | every number'],
  },
  head: 'What it replaces or sits beside',
  saying: { item: 'what becomes of “…”' },
});
