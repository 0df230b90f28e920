import { KINDS } from '../../kinds/kinds.ts';
import { choice, list, multi, number, wordMap } from '../answer-types.ts';
import { column, followUp, type ItemOf, itemsSlot, tableSlot, wordOrOwnColumn } from '../items-slot.ts';
import { NOT_PLAYABLE, PLAYED, slot } from '../slot.ts';

export type Measure = ItemOf<typeof MEASURE>;
export type LeftOut = ItemOf<typeof OUT_OF_SCOPE>;

const REPLACEMENT_OUTCOMES = wordMap('goes', 'stays', 'stays for a while');

export const PROBLEM = {
  name: slot('purpose/name', {
    ask: 'What should it be called, in the words people here would use?',
    why: 'The name appears on every screen and in every email. A name people already use needs no explaining.',
    who: ['sponsor', 'end user'],
    minutes: 1,
    reversal: 1,
    scene: 'sentence',
    guess: 'Customer Portal New (final) 2',
    playability: PLAYED,
  }),
  what: slot('purpose/what', {
    ask: 'What is it, in one sentence?',
    why: 'Whoever opens it for the first time needs this sentence; a team that has several does not agree yet.',
    who: ['sponsor', 'domain expert'],
    minutes: 2,
    reversal: 1,
    scene: 'sentence',
    guess: 'A platform for everything, with AI.',
    head: 'What it is',
    playability: NOT_PLAYABLE,
  }),
  kinds: slot('purpose/kind', {
    answer: multi({ ...Object.fromEntries(KINDS.map(({ id, label }) => [id, label])), none: 'None of these' }),
    ask: 'Which of these is it most like?',
    why: 'It decides what is asked first, what need not be asked at all, and what is usual.',
    who: ['sponsor', 'domain expert'],
    needs: ['purpose.what'],
    minutes: 1,
    reversal: 1,
    scene: 'sentence',
    guess: { says: 'All of them at once.', value: '- shop\n- game' },
    head: 'Like',
  }),
  kind: slot('purpose/what/kind', {
    answer: list,
    ask: 'What would people call a product of this kind?',
    head: 'Kind',
    retired: true,
  }),
  reason: slot('purpose/what/why', {
    ask: 'Why is it built this way and not another?',
    head: 'Why it is built this way',
  }),
  problem: slot('purpose/problem', {
    ask: 'What goes wrong today, for whom, and how often?',
    why: 'Every later choice is weighed against this. Without it, nobody can say what matters most.',
    who: ['sponsor', 'end user', 'support'],
    blocks: ['purpose.measure', 'purpose.out-of-scope', 'purpose.cost'],
    minutes: 5,
    reversal: 3,
    scene: 'sentence',
    guess: 'Nothing goes wrong today. The boss just wants an app.',
    saying: { whole: 'what goes wrong today' },
  }),
  noticedBy: slot('purpose/problem/noticed-by', {
    ask: 'Who notices when it goes wrong, and how?',
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
    ask: 'What does it cost you, in time or money, when this goes wrong?',
    why: 'It tells us how much a solution may cost, and which part comes first.',
    who: ['sponsor', 'finance'],
    needs: ['purpose.problem'],
    blocks: ['purpose.measure'],
    minutes: 3,
    reversal: 1,
    scene: 'monday',
    guess: {
      says: 'It costs 0 euros a year. We do it on the side.',
      sober: 'It costs 0 euros a year.',
      value: '0 euros a year',
    },
    head: 'What it costs',
  }),
  quitting: slot('purpose/quitting', {
    ask: 'What would make people give up on it and go back to the old way?',
    why: 'What people won’t put up with shapes the screens more than any wish list.',
    who: ['end user', 'support'],
    needs: ['purpose.groups'],
    blocks: ['screens.landing'],
    minutes: 3,
    reversal: 1,
    scene: 'monday',
    guess: 'Nobody gives up. They have no choice, so they will wait.',
    head: 'People give up on it when',
  }),
};

export const MEASURE = tableSlot('purpose/measure', {
  ask: 'Which number should improve, from what to what, and by when?',
  why: 'This is how we will know that it worked. It also decides how fast and how big things must be.',
  name: ['what', 'What is counted'],
  noun: 'numbers that should improve',
  properties: {
    from: column('Today'),
    to: column('Goal'),
    by: column('By when'),
    countedBy: followUp({ ask: 'Who counts “{item}”, and where do the figures come from?', head: 'Counted by' }),
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
  head: 'What should improve',
  saying: { item: 'that “…” should improve', whole: 'which number should improve' },
});

export const CONSTRAINTS = tableSlot('purpose/constraints', {
  ask: 'Which technical conditions must it keep: where it runs, what it stores and how, which formats, which other software?',
  why: 'Builders choose tools in the first week. A condition that turns up later can mean starting again.',
  name: ['what', 'It must, or must not'],
  noun: 'technical conditions',
  properties: { about: column('About'), because: column('Because') },
  who: ['architect', 'operator', 'security'],
  needs: ['purpose.problem'],
  minutes: 4,
  reversal: 3,
  scene: 'contract',
  guess: {
    says: 'It must run on the old computer under the stairs.',
    rows: ['run on the old computer under the stairs | where it runs | it was cheap'],
  },
  head: 'Technical conditions',
  saying: { item: 'that it must “…”', whole: 'which technical conditions it must keep' },
});

export const MUST_NOT_WORSEN = slot('purpose/measure/must-not-worsen', {
  answer: list,
  ask: 'What must not get worse along the way?',
  head: 'Must not get worse',
});

export const OUT_OF_SCOPE = itemsSlot('purpose/out-of-scope', {
  answer: list,
  ask: 'What will the first version leave out on purpose?',
  why: 'Then nobody builds these things by accident, and nobody waits for them.',
  nameHeader: 'Left out',
  noun: 'things left out',
  properties: {
    when: followUp({
      answer: choice({ later: 'Later', never: 'Never', elsewhere: 'Another system does it' }),
      ask: 'Will “{item}” come later, never, or from another system?',
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
  ask: 'Which system, spreadsheet or form does this replace, or work alongside?',
  why: 'Where the same thing is kept twice, one of the two has to be the right one.',
  name: ['system', 'System, spreadsheet or form'],
  noun: 'systems, spreadsheets or forms',
  properties: {
    fate: wordOrOwnColumn('What happens to it', REPLACEMENT_OUTCOMES),
    owns: column('What it is still right about', { head: 'Still right about' }),
    broughtOver: followUp({
      answer: list,
      ask: 'What has to be brought over from “{item}”, and from which years?',
      head: 'Brought over',
    }),
    lastDay: followUp({
      when: { column: 'fate', is: ['goes'] },
      ask: 'When is “{item}” used for the last time, and what if that day goes badly?',
      head: 'Last day',
    }),
    lookOnly: followUp({
      answer: number('days', 'months', 'years'),
      when: { column: 'fate', is: ['stays for a while'] },
      ask: 'How long can people still look things up in “{item}”?',
      head: 'Things can be looked up for',
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
  head: 'What it replaces or works alongside',
  saying: { item: 'what happens to “…”' },
});
