import { namedElementOf, type Row } from '../../answers/answers.ts';
import { asBoolean } from '../../answers/cells.ts';
import type { NameRef } from '../../answers/sourced.ts';
import { withUniqueIds } from '../../answers/unique-rows.ts';
import { choice, list, namedRows, table, transform, wordMap } from '../answer-types.ts';
import { column, followUp, type ItemOf, itemsSlot, type RowOf, tableSlot, wordOrOwnColumn } from '../items-slot.ts';
import { NOT_PLAYABLE, PLAYED, slot, unplayed } from '../slot.ts';

const NO_OUTPUT = unplayed(
  'Nothing is really sent, printed or shown elsewhere; only calls to other systems are played.',
);

export type SharedLink = RowOf<typeof SHARED_LINKS> & { readonly screen: NameRef };

export const SHARED_LINKS = tableSlot('screens/shared-links', {
  ask: 'Which pages do people send each other, and what does a stranger see on opening one?',
  why: 'A link outlives the record and travels to people nobody thought of.',
  name: ['page', 'Page'],
  properties: { stranger: column('A stranger sees'), gone: column('When the record is gone') },
  who: ['end user', 'security', 'support'],
  needs: ['screens.inventory'],
  blocks: ['errors.disclosure'],
  scene: 'doors',
  guess: {
    says: 'Whoever has the link to a payslip can open it.',
    rows: ['A payslip | all of it | nothing'],
  },
  head: 'Pages shared as links',
  saying: { whole: 'which pages people send each other' },
  shown: 'Pages that people send each other',
});

const SAFEGUARDS = wordMap('nothing', 'a question', 'typing the name', 'a second person agrees');

export type Irreversible = ItemOf<typeof IRREVERSIBLE>;

export const IRREVERSIBLE = tableSlot('screens/irreversible', {
  ask: 'Which actions cannot be undone, and what should happen before they go through?',
  why: 'It shows where we must ask first and where an undo is enough.',
  name: ['action', 'Action'],
  noun: 'actions',
  properties: {
    before: wordOrOwnColumn('Before it happens', SAFEGUARDS),
    harm: column('What a mistake would cost', { head: 'A mistake would cost' }),
    typed: followUp({
      when: { column: 'before', is: ['typing the name'] },
      ask: 'What must be typed before “{item}” goes through?',
      head: 'What to type',
    }),
    second: followUp({
      when: { column: 'before', is: ['a second person agrees'] },
      ask: 'Who else has to agree to “{item}”, and how long may they take?',
      head: 'Second person',
    }),
  },
  who: ['end user', 'domain expert', 'support'],
  needs: ['screens.inventory'],
  blocks: ['screens.undo-window', 'errors.kept-work'],
  scene: 'page',
  guess: {
    says: '“Delete” deletes at once, without a question.',
    rows: ['Delete for ever | nothing | nothing at all'],
  },
  head: 'What cannot be undone',
  saying: { item: 'that “…” cannot be undone' },
});

/** The same output may be sent in several ways. */
export const OUTPUTS = tableSlot('screens/outputs', {
  ask: 'What goes out as an email, letter, file or printout, to whom, and when?',
  why: 'What has been sent cannot be called back, and somebody relies on it arriving.',
  name: ['output', 'What goes out'],
  repeats: true,
  properties: {
    to: column('To whom'),
    when: column('When'),
    how: column('How'),
    refuse: followUp({
      answer: choice({ yes: 'Yes', no: 'No, it always goes out' }),
      as: asBoolean,
      ask: 'Can people opt out of “{item}”?',
      head: 'Can opt out',
      playability: NO_OUTPUT,
    }),
    undelivered: followUp({
      ask: 'What happens when “{item}” does not arrive?',
      head: 'If it does not arrive',
      playability: NO_OUTPUT,
    }),
  },
  who: ['end user', 'domain expert', 'operator'],
  needs: ['purpose.what'],
  blocks: ['roles.visibility', 'calls.systems'],
  scene: 'around',
  guess: {
    says: 'Every change sends a mail to all 4,000 customers.',
    rows: ['Every change | all 4,000 customers | at once | mail'],
  },
  head: 'What goes out',
  saying: { item: 'that “…” goes out' },
  playability: PLAYED,
});

export const PRINTS = slot('screens/devices/print', {
  answer: transform(namedRows(table({ what: 'What', paper: 'Paper', always: 'On every page' })), (rows) =>
    withUniqueIds(rows.map(printIn)),
  ),
  when: { is: ['paper'] },
  ask: 'What is printed, on what paper, and what must be on every page?',
  playability: NO_OUTPUT,
});

export type PrintOut = ReturnType<typeof printIn>;

function printIn(row: Row) {
  return { ...namedElementOf(row), paper: row.sourced('paper'), always: row.sourced('always') };
}

export const SCREEN_LANGUAGES = itemsSlot('screens/languages', {
  answer: list,
  ask: 'Which languages must the screens speak?',
  why: 'Every text, message and email exists once per language, and somebody has to write each one.',
  nameHeader: 'Language',
  noun: 'languages',
  properties: {
    writer: followUp({
      ask: 'Who writes and checks the texts in “{item}”?',
      head: 'Texts written by',
      playability: NOT_PLAYABLE,
    }),
  },
  who: ['sponsor', 'end user'],
  needs: ['purpose.groups'],
  blocks: ['errors.messages'],
  minutes: 1,
  scene: 'around',
  guess: { says: 'English only. Everybody speaks English.', value: '- English' },
  head: 'Languages',
  saying: { item: 'that the screens speak “…”' },
  playability: unplayed('It speaks the language of the answers.'),
});
