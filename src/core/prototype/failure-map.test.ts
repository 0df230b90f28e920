import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { type FailureKind, failureMap } from './failure-map.ts';

type Said = Parameters<typeof libraryWith>[0];

const SCREENS = {
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loans | list | Loan | /loans',
    'One loan | detail | Loan | /loans/{id}',
    'New loan | form | Loan | /loans/new',
    'House rules | static | | /rules',
  ),
};
const messages = (...rows: readonly string[]) => ({
  'errors.messages': tableText('What goes wrong | When | They read | They can | How bad', ...rows),
});

/** The look of one cell, and how many of its texts are there: "hole 0/1"; "none" where it cannot happen. */
function cell(said: Said, screen: string, kind: FailureKind): string {
  const row = failureMap(libraryWith({ ...SCREENS, ...said })).find((one) => one.screen.label === screen);
  const found = row?.cells.find((one) => one?.breakage.id === kind);
  return found ? `${found.look} ${found.said}/${found.failures.length}` : 'none';
}

const AWAY = messages('Bank away | the bank is silent | Try later. | wait | stop');
const CALL = {
  'calls.systems': tableText('System | We', 'Bank | write'),
  'calls.exchanges': tableText(
    'What for | System | When | We send | We get back | May be up to this old',
    'Hold deposit | Bank | on hand out | Deposit | | 1 day',
    'Free deposit | Bank | on take back | Deposit | | 1 day',
  ),
};
const RAISED = (what: string) => ({ 'errors.messages.bank-away.raised-by': `- ${what}` });

const CASES: readonly (readonly [says: string, said: Said, screen: string, kind: FailureKind, cell: string])[] = [
  ['nobody has said anything', {}, 'Loans', 'offline', 'hole 0/1'],
  ['nothing is typed on a list', {}, 'Loans', 'duplicate', 'none'],
  ['the rules of the house are for everybody', {}, 'House rules', 'not-allowed', 'none'],
  ['a text whose name says so', messages('Offline | no line | Wait. | wait | stop'), 'Loans', 'offline', 'decided 1/1'],
  [
    'a text that was assumed',
    assumed(messages('Offline | - | Wait. | wait | stop')),
    'Loans',
    'offline',
    'assumed 1/1',
  ],
  ['a text about something else', AWAY, 'Loans', 'offline', 'hole 0/1'],
  [
    'one of two messages has a text',
    { ...CALL, ...AWAY, ...RAISED('Hold deposit: unreachable') },
    'One loan',
    'offline',
    'hole 1/2',
  ],
  [
    'the text is for another failure',
    { ...CALL, ...AWAY, ...RAISED('Hold deposit: unreachable') },
    'One loan',
    'slow',
    'hole 0/2',
  ],
  [
    'what sends no message needs its own line',
    { ...CALL, ...AWAY, ...RAISED('Hold deposit: unreachable') },
    'Loans',
    'offline',
    'hole 0/1',
  ],
  ['what the screen shows meanwhile', shows('what was there before'), 'Loans', 'slow', 'decided 1/1'],
  ['a message is promised, and not written', shows('a message'), 'Loans', 'slow', 'hole 0/1'],
  ['it was decided that it cannot happen', shows('cannot happen'), 'Loans', 'slow', 'none'],
  ['being refused, by what brings it up', { ...AWAY, ...RAISED('not allowed') }, 'Loans', 'not-allowed', 'decided 1/1'],
  [
    'being signed out, by what brings it up',
    { ...AWAY, ...RAISED('signed out') },
    'New loan',
    'signed-out',
    'decided 1/1',
  ],
];

function shows(what: string): Said {
  return { 'screens.conditions': tableText('Screen \\ When it is | loading', `Loans | ${what}`) };
}

function assumed(said: Readonly<Record<string, string>>): Said {
  return Object.fromEntries(Object.entries(said).map(([id, text]) => [id, { assumed: text }]));
}

describe('a cell', () => {
  test.each(CASES)('%s', (_says, said, screen, kind, expected) => {
    expect(cell(said, screen, kind)).toBe(expected);
  });
});

test('the failures without a text come first, so that the hole is what one sees', () => {
  const product = libraryWith({ ...SCREENS, ...CALL, ...AWAY, ...RAISED('Hold deposit: unreachable') });
  const [, detail] = failureMap(product);
  expect(detail?.cells[0]?.failures.map(({ text }) => text)).toEqual([null, 'Try later.']);
});

test('without an inventory the guessed screens have their cells all the same', () => {
  expect(failureMap(libraryWith()).map(({ screen }) => screen.look)).toEqual(Array.from({ length: 6 }, () => 'guess'));
});
