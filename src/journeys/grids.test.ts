import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAll, decideOne } from './decided.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom();
  await decideAll(room, {
    'entities.records': [
      ['Loan', 'L-1', 'L-2', 'L-3', 'Loans'],
      ['Tool', 'T-1', 'T-2', 'T-3', 'Tools'],
    ],
    'roles.grants': [
      ['Desk', 'the board', 'Kim'],
      ['Member', 'the desk', 'everybody'],
    ],
    'states.loan.list': [
      ['Prepared', 'it lies ready', 'first', ''],
      ['Out', 'somebody has it', 'on the way', ''],
      ['Overdue', 'it should be back', 'on the way', ''],
      ['Closed', 'it is back', 'last', ''],
    ],
  });
  kim = await room.person({ name: 'Kim', role: 'Desk' });
});
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

const cell = (state: string, head: string) =>
  kim.page.getByRole('table', { name: 'States' }).getByRole('textbox', { name: `Loan, ${state}, ${head}` });
const save = () => kim.page.getByRole('button', { name: 'Save and decide' });
const folder = (state: string, leaf: string) => `questions/states.loan.list.${state}.${leaf}`;
const decision = (state: string, leaf: string) =>
  room.files(`${folder(state, leaf)}/decisions`)[`${folder(state, leaf)}/decisions/0001.md`];
/** The files below a folder, without ids and times. */
const filesIn = (path: string) =>
  Object.values(room.files(path)).map((text) =>
    text.replaceAll(/[0-9a-f]{32}/g, 'id').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then'),
  );
const anonymized = (state: string, leaf: string) =>
  filesIn(folder(state, leaf)).map((text) => text.replaceAll(state, 'state'));

test('the follow-ups of all states are one line of the list, and lead to their grid', async () => {
  await kim.goes('/questions?point=4');
  const line = kim.page.getByRole('link', { name: /^States: / });
  expect(await line.textContent()).toBe('States: whose turn, may be changed, seen by, stays at most');
  await kim.page.getByText('15 of 15 cells open').waitFor();
  expect(await kim.page.getByRole('link', { name: /while it is “Out”/ }).count()).toBe(0);
  await line.click();
  await cell('Prepared', 'Whose turn').waitFor();
  // Nothing asks how long something may stay in its last state.
  expect(await cell('Closed', 'Stays at most').count()).toBe(0);
});

test('cells are filled with the keyboard, a column by one press, and by paste', async () => {
  await cell('Prepared', 'Whose turn').focus();
  await kim.page.keyboard.type('the desk');
  await kim.page.getByRole('button', { name: 'Same in 3 more cells of the column' }).click();
  expect(await cell('Closed', 'Whose turn').inputValue()).toBe('the desk');
  await kim.page.getByRole('button', { name: 'Undo' }).click();
  expect(await cell('Closed', 'Whose turn').inputValue()).toBe('');
  await cell('Prepared', 'Whose turn').press('Control+d');
  expect(await cell('Closed', 'Whose turn').inputValue()).toBe('the desk');

  // What differs is typed over; Escape puts a cell back to what it was.
  await cell('Prepared', 'Whose turn').press('Enter');
  await kim.page.keyboard.press('Control+a');
  await kim.page.keyboard.type('the member');
  expect(await cell('Out', 'Whose turn').inputValue()).toBe('the member');
  await cell('Closed', 'Whose turn').press('Escape');
  expect(await cell('Closed', 'Whose turn').inputValue()).toBe('');

  await cell('Prepared', 'Seen by').focus();
  await kim.pastes('desk; member\t3 days\ndesk\t2 weeks\ndesk\tsoon');
  expect(await cell('Overdue', 'Stays at most').inputValue()).toBe('soon');
  await kim.page.getByText('“soon” is not a number; write digits').waitFor();
  expect(await faults(kim)).toEqual([]);
  expect(room.files(folder('out', 'responsible'))).toHaveProperty([`${folder('out', 'responsible')}/question.md`]);
  await eventually(async () => expect(await kim.draft('specwalk.grid.states')).toContain('soon'));
});

test('what can be read is decided, a cell each; what cannot stays, with one sentence', async () => {
  // Meanwhile somebody has decided what is typed into a cell here.
  await decideOne(room, 'states.loan.list.overdue.visible-to', ['everybody']);
  await kim.page.getByText('14 of 15 open').waitFor();
  await save().click();
  await kim.page.getByText('All others are saved; 2 cells need another look.').waitFor();
  await kim.page.getByText('Somebody has decided “everybody” meanwhile. Save again to replace it').waitFor();
  expect(Object.keys(room.files(`${folder('overdue', 'visible-to')}/decisions`))).toHaveLength(1);
  await cell('Overdue', 'Seen by').press('Escape');
  expect(await cell('Overdue', 'Seen by').inputValue()).toBe('everybody');
  expect(decision('prepared', 'responsible')).toContain('the desk');
  expect(decision('out', 'responsible')).toContain('the member');
  expect(decision('closed', 'responsible')).toBeUndefined();
  expect(decision('prepared', 'visible-to')).toContain('- desk\n- member');
  expect(decision('prepared', 'longest-stay')).toContain('3 days');
  expect(decision('overdue', 'longest-stay')).toBeUndefined();
  expect(await cell('Overdue', 'Stays at most').inputValue()).toBe('soon');

  await cell('Overdue', 'Stays at most').fill('4');
  await kim.page.getByRole('button', { name: 'weeks', exact: true }).click();
  await save().click();
  await eventually(() => expect(decision('overdue', 'longest-stay')).toContain('4 weeks'));
  await eventually(async () => expect(await kim.draft('specwalk.grid.states')).toBeUndefined());
});

test('an answer given in the grid is, file by file, the one that is given alone', async () => {
  const alone = 'states.loan.list.closed.responsible';
  await kim.goes(`/questions/${alone}`);
  await kim.focusAnswer(alone);
  await kim.page.keyboard.type('the desk');
  await kim.form(alone).getByRole('button', { name: 'Save and decide' }).click();
  await eventually(() => expect(decision('closed', 'responsible')).toContain('the desk'));
  expect(anonymized('closed', 'responsible')).toEqual(
    anonymized('overdue', 'responsible').map((text) => text.replaceAll('Overdue', 'Closed')),
  );
});

test('what each role may do with each thing is a cell of its matrix, and one answer with the others', async () => {
  await kim.goes('/grids/rights');
  const right = (thing: string, role: string) =>
    kim.page.getByRole('table', { name: 'What roles may do' }).getByRole('textbox', { name: `${thing}, ${role}:` });
  await right('Loan', 'Desk').focus();
  await kim.pastes('all\tsee, add\nsee; own: change\tnothing');
  await kim.page.getByText('4 cells to save').waitFor();
  await right('Loan', 'Member').focus();
  await kim.page.getByText('Read as “see, create”').waitFor();
  expect(await faults(kim)).toEqual([]);
  await save().click();
  const rights = (thing: string) => `questions/roles.${thing}.permissions`;
  const decided = (thing: string) => room.files(`${rights(thing)}/decisions`);
  await eventually(() =>
    expect([decided('loan'), decided('tool')].map((all) => Object.keys(all).length)).toEqual([1, 1]),
  );
  const matrixOf = (thing: string) =>
    Object.values(decided(thing))[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|'));
  expect(matrixOf('loan')).toEqual([
    '| Role \\\\ What they may do | list | open | create | everything |',
    '| --- | --- | --- | --- | --- |',
    '| Desk |  |  |  | yes |',
    '| Member | yes | yes | yes |  |',
  ]);
  expect(matrixOf('tool')).toEqual([
    '| Role \\\\ What they may do | list | open | change | everything |',
    '| --- | --- | --- | --- | --- |',
    '| Desk | yes | yes | own |  |',
    '| Member |  |  |  | no |',
  ]);
  await eventually(async () => expect(await right('Loan', 'Member').inputValue()).toBe('see, create'));
});
