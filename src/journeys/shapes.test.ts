import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let ann: Person;

beforeAll(async () => {
  room = await openRoom();
  ann = await room.person({ name: 'Ann' });
});
afterAll(async () => {
  await ann.leaves();
  await room.close();
});

/** Types as a person would, key by key, into whatever has the keyboard. */
async function keys(person: Person, ...presses: readonly string[]): Promise<void> {
  for (const press of presses) {
    if (press.startsWith('+')) await person.page.keyboard.press(press.slice(1));
    else await person.page.keyboard.type(press);
  }
}

/** Each of the eight shapes, by keyboard alone from the open card: the question, what is pressed, the body of the file. */
const SHAPES: readonly [shape: string, question: string, capture: (person: Person) => Promise<void>, body: string][] = [
  [
    'text',
    'purpose.problem',
    (person) => keys(person, 'Bills go out late.', '+Enter', 'And twice.'),
    'Bills go out late.\nAnd twice.',
  ],
  ['choice', 'entities.identity', (person) => keys(person, '+Space', '+ArrowDown', '+ArrowDown'), 'issued'],
  ['multi', 'screens.devices', (person) => keys(person, '+Space', '+Tab', '+Tab', '+Space'), '- phone\n- desk'],
  [
    'list',
    'purpose.out-of-scope',
    (person) => keys(person, 'No invoices', '+Enter', 'No `rm -rf` | pipes', '+Enter', '<b>no</b> 💸'),
    '- No invoices\n- No `rm -rf` | pipes\n- <b>no</b> 💸',
  ],
  ['number', 'calls.waiting', (person) => keys(person, '1.5', '+Tab', 'min'), '1.5 minutes'],
  [
    'table',
    'purpose.groups',
    async (person) => {
      await person.pastes(
        'Who\tHow many\tHow often\tOn what device\nClerks\t12\tdaily\tdesk\n"Night\nshift"\t3\t\tphone | tablet\n',
      );
    },
    '| Who | How many | How often | On what device |\n| --- | --- | --- | --- |\n| Clerks | 12 | daily | desk |\n| Night<br>shift | 3 |  | phone \\| tablet |',
  ],
  [
    'matrix',
    'roles.permissions',
    (person) => person.pastes('\tsee an order\tdelete an order\nClerk\tyes\tno\nBoss\tyes\tyes'),
    '| Role \\\\ What they may do | see an order | delete an order |\n| --- | --- | --- |\n| Clerk | yes | no |\n| Boss | yes | yes |',
  ],
  [
    'edges',
    'states.transitions',
    (person) =>
      keys(person, 'New', '+Tab', 'Paid', '+Tab', 'pays', '+Enter', '+Shift+Tab', '+Shift+Tab', 'Paid', '+Tab', 'Gone'),
    '| From | To | What happens | Started by | Who or what | Only if |\n| --- | --- | --- | --- | --- | --- |\n| New | Paid | pays |  |  |  |\n| Paid | Gone |  |  |  |  |',
  ],
];

describe('each shape is captured by keyboard, decided, and stands in files a person can read', () => {
  test.each(SHAPES)('%s', async (_shape, question, capture, body) => {
    await ann.goes(`/questions/${question}`);
    await ann.focusAnswer(question);
    await capture(ann);
    // Alone, one press saves the answer and decides on it.
    await ann.page.keyboard.press('Control+Enter');
    await ann.page.getByRole('region', { name: 'The decision' }).waitFor();
    await ann.allSaved();
    const [response = ''] = Object.values(room.files(`questions/${question}/responses`));
    expect(response.split('\n---\n\n')[1]).toBe(`${body}\n`);

    expect(room.read(`questions/${question}/decisions/0001.md`).split('\n---\n\n')[1]).toBe(`${body}\n`);
    await eventually(() => expect(room.read('SPEC.md')).toContain(`[${question}](questions/${question}/question.md)`));
  });
});

test('an answer of the wrong shape is told in one sentence, and stays to be mended', async () => {
  await ann.goes('/questions/calls.give-up');
  await ann.focusAnswer('calls.give-up');
  await keys(ann, 'a while');
  await ann.page.keyboard.press('Control+Enter');
  await ann.form('calls.give-up').getByRole('alert').waitFor();
  expect(await ann.form('calls.give-up').getByLabel('Amount').inputValue()).toBe('a while');
  expect(room.files('questions/calls.give-up/responses')).toEqual({});
});
