import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAll, decideOne } from './decided.ts';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let vera: Person;
beforeAll(async () => {
  room = await openRoom();
  await decideAll(room, {
    'entities.records': [['aanimal', 'Rex, a dog', '', '', '']],
    'entities.aanimal.history': 'log',
    'roles.grants': [
      ['Receptionist', 'the owner', 'Kim'],
      ['Vet', 'the owner', 'Lee'],
    ],
    'screens.inventory': [['Diary', 'list', '', '']],
  });
  vera = await room.person({ name: 'Vera', role: 'animal doctor' });
});
afterAll(async () => {
  await vera.leaves();
  await room.close();
});

const answered = (question: string) => Object.values(room.files(`questions/${question}/responses`)).join('\n');

test('a slip that is corrected is nowhere any more, and what was said of it is offered for the right name', async () => {
  await decideOne(room, 'entities.records', [['Animal', 'Rex, a dog', '', '', '']], 2);
  await vera.goes('/questions?text=aanimal');
  await vera.page.getByText('No question matches.').waitFor();
  await vera.goes('/questions/entities.animal.history');
  await vera.page.getByText('As it was said of “aanimal”, which is no longer named.').waitFor();
  await vera.saves('entities.animal.history');
  await eventually(() => expect(answered('entities.animal.history')).toMatch(/---\s*log\s*$/));
  expect(room.read('questions/entities.aanimal.history/decisions/0001.md')).toMatch(/---\s*log\s*$/);
});

test('a name that resembles a known one is asked about, in the form and once', async () => {
  const asked = 'screens.landing';
  await vera.goes(`/questions/${asked}`);
  const form = vera.form(asked);
  const cells = form.getByRole('textbox').or(form.getByRole('combobox'));
  // The form begins with a line for each role.
  await expect.poll(() => cells.first().inputValue()).toBe('Receptionist');
  await cells.nth(1).fill('Dairy');
  await form.getByText('Nothing is called “Dairy” yet.').waitFor();
  expect(await faults(vera)).toEqual([]);
  await form.getByRole('button', { name: '“Diary”?' }).click();
  await expect.poll(() => cells.nth(1).inputValue()).toBe('Diary');
  await form.getByLabel('Role, row 3').fill('Receptionst');
  await form.getByRole('button', { name: 'No, it is new' }).click();
  await form.getByText('Nothing is called').waitFor({ state: 'detached' });
  await vera.saves(asked);
  await eventually(() => expect(answered(asked)).toContain('Receptionist | Diary'));
  expect(answered(asked)).toContain('Receptionst');
});

test('what somebody speaks for is matched once, can be changed, and then the questions find them', async () => {
  await vera.goes('/walk/mine');
  const match = vera.page.getByRole('group', { name: /You speak for “animal doctor”/ });
  await match.getByRole('button', { name: 'operator' }).click();
  await vera.page.getByText('“animal doctor” is asked as operator.').waitFor();
  await vera.page.getByRole('button', { name: 'Change who “animal doctor” is' }).click();
  expect(await match.getByRole('button', { pressed: true }).allTextContents()).toEqual(['operator']);
  expect(await faults(vera)).toEqual([]);
  await match.getByRole('button', { name: 'domain expert' }).click();
  await vera.page.getByText('“animal doctor” is asked as domain expert.').waitFor();
  await match.waitFor({ state: 'detached' });
  const settings = Object.values(room.files('questions/settings'));
  expect(settings.map((text) => /could-know: .*/.exec(text)?.[0]).sort()).toEqual([
    'could-know: [ domain expert ]',
    'could-know: [ operator ]',
  ]);
  await vera.goes('/questions?room=animal doctor,finance');
  await vera.page.getByText(/^Asked next: only animal doctor could know, and is here\.$/).waitFor();
});
