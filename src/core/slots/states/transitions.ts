import { asConditionText, asWord, noneAsNotApplicable } from '../../answers/cells.ts';
import { type NameFinder, refsIn } from '../../answers/name-finder.ts';
import { mapSourced } from '../../answers/sourced.ts';
import { choice, formatExpression, formatRefs, namedRows, number, synonymMap, table } from '../answer-types.ts';
import {
  column,
  columnAs,
  edgesSlot,
  followUp,
  type PropertyInput,
  tableSlot,
  unreadColumn,
  wordColumn,
} from '../items-slot.ts';
import { slot, unplayed } from '../slot.ts';
import type { LifecycleNames } from './lifecycle.ts';

type TriggerKind = 'person' | 'clock' | 'system';

const TRIGGER_LABELS: Readonly<Record<TriggerKind, string>> = {
  person: 'a person',
  clock: 'the clock',
  system: 'another system',
};

export const TRIGGER_WORDS = synonymMap<TriggerKind>({
  person: ['a person', 'people', 'somebody'],
  clock: ['the clock', 'time'],
  system: ['another system'],
});

export const TRANSITIONS = edgesSlot('states/transitions', {
  ask: 'What moves it from one of these to the next, who does that, and on what condition?',
  why: 'Every move is a button, a clock or a message from outside. What nobody names cannot happen.',
  noun: 'moves',
  properties: {
    /** As on the button. */
    event: column('What happens'),
    by: wordColumn(['Started by', ...Object.values(TRIGGER_LABELS)], TRIGGER_WORDS, {
      words: (who) => TRIGGER_LABELS[who],
    }),
    /** The roles, or the system or call. */
    actors: columnAs(
      'Who or what',
      (held, { row, context: { role, system } }: PropertyInput<LifecycleNames>) => {
        const by = asWord(row.sourced('by'), TRIGGER_WORDS);
        const isBySystem = by.is === 'known' && by.value === 'system';
        const find = isBySystem ? eitherFinder(system, role) : eitherFinder(role, system);
        return mapSourced(noneAsNotApplicable(held), (words) => refsIn(find, words));
      },
      { id: 'who', words: formatRefs },
    ),
    guard: columnAs('Only if', (held) => asConditionText(noneAsNotApplicable(held)), {
      words: formatExpression,
    }),
    after: followUp({
      answer: number('minutes', 'hours', 'days', 'working days', 'months'),
      when: { column: 'by', is: [TRIGGER_LABELS.clock] },
      ask: 'After how long does “{item}” happen by itself?',
      head: 'After',
      beside: true,
    }),
    /** Which system, and how it tells us. */
    system: followUp({
      when: { column: 'by', is: [TRIGGER_LABELS.system] },
      ask: 'Which system starts “{item}”, and how does it tell us?',
      head: 'System',
      beside: true,
    }),
    /** On which screen, and what must be typed. */
    offeredOn: followUp({
      answer: namedRows(table({ screen: 'Screen', types: 'Must type' })),
      as: (held, { context }: PropertyInput<LifecycleNames>) =>
        mapSourced(held, (rows) =>
          rows.map(({ cell }) => ({ screen: context.screen(cell('screen')), types: cell('types') })),
        ),
      id: 'where',
      when: { column: 'by', is: [TRIGGER_LABELS.person] },
      ask: 'On which screen does somebody start “{item}”, and what must they type to do it?',
      head: 'On screen',
      beside: true,
      words: (all) => all.map(({ screen, types }) => `${screen.label}${types && ` (types ${types})`}`).join(', '),
    }),
  },
  who: ['domain expert', 'end user'],
  needs: ['states.list', 'purpose.groups'],
  blocks: ['roles.permissions', 'roles.separation', 'states.matrix', 'screens.inventory'],
  raises: {
    'states.matrix':
      'For each answer to “where is it now?” about “{thing}”, what happens when somebody tries each action?',
  },
  minutes: 8,
  reversal: 3,
  scene: 'next',
  guess: {
    says: 'Anybody presses Done, paid or not.',
    rows: ['New | Done | press Done | a person | anybody | '],
  },
  saying: { whole: 'what moves “…” on' },
});

export const EXACT_CONDITIONS = slot('states/transitions/exact', {
  answer: namedRows(table({ step: 'Move', looks: 'Looks at', says: 'Must say' })),
  ask: 'For each “only if”, which fields of the record decide it, and what must they say?',
  playability: unplayed('The condition of the move itself is what counts here.'),
});

export const EFFECTS = tableSlot('states/effects', {
  ask: 'When a record is made, changed, deleted or moves on, or a day comes, what happens by itself?',
  why: 'Other people and systems rely on what happens on the side.',
  name: ['step', 'Move'],
  properties: {
    effect: unreadColumn('What else happens'),
    for: unreadColumn('For whom'),
    fails: followUp({
      answer: choice({
        undo: 'No, it is undone',
        continue: 'Yes, and somebody is told',
        retry: 'Yes, and it is tried again',
      }),
      ask: 'If something that should happen with “{item}” fails, does the move still count?',
      playability: unplayed('Whatever happens with a move always works here.'),
    }),
  },
  who: ['domain expert', 'operator', 'finance'],
  needs: ['states.transitions'],
  blocks: ['calls'],
  minutes: 5,
  scene: 'next',
  guess: {
    says: 'Every change emails all 4,000 customers.',
    rows: ['New to Done | an email goes out | all 4,000 customers'],
  },
  saying: { item: 'that more happens with “…”' },
});

function eitherFinder(first: NameFinder, second: NameFinder): NameFinder {
  return (name) => {
    const found = first(name);
    return found.id === null ? second(name) : found;
  };
}
