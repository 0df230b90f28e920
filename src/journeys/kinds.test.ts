import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankQuestion } from '#core/slots/bank.ts';
import { guessFor } from './guesses.ts';
import { DECIDES, type Person } from './person.ts';
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

/** The number of each point, its kind, and the two of its questions that this journey settles on the stage. */
const KINDS: readonly [point: string, kind: string, right: string, unknown: string][] = [
  ['1', 'purpose', 'purpose.groups', 'purpose.problem'],
  ['2', 'screens', 'screens.inventory', 'screens.links'],
  ['4', 'states', 'states.list', 'states.conflict'],
  ['5', 'validation', 'validation.examples', 'validation.moment'],
  ['6', 'roles', 'roles.permissions', 'roles.sign-in'],
  ['7', 'calls', 'calls.systems', 'calls.waiting'],
  ['8', 'errors', 'errors.messages', 'errors.disclosure'],
  ['9', 'constants', 'constants.values', 'constants.money'],
  // Last: once things have names, the questions of other points are asked of each thing by itself.
  ['3', 'entities', 'entities.records', 'entities.history'],
];

const pin = (person: Person, question: string) => person.page.locator(`[data-pin="${question}"]`).first();
/** Where the pin of a question is: its point, turned to its scene. */
const stageOf = (point: string, question: string) => `/points/${point}?scene=${bankQuestion(question)?.scene}`;
const bubble = (person: Person) => person.page.locator('.bubble:popover-open');

describe.each(KINDS)('point %s, %s', (point, _kind, right, unknown) => {
  test('Right records the guess, a decision draws it solid, Nobody here knows asks who would', async () => {
    await ann.goes(stageOf(point, right));
    await pin(ann, right).click();
    await bubble(ann).getByRole('button', { name: 'Right', exact: true }).click();
    await eventually(() => expect(Object.keys(room.files(`questions/${right}/responses`))).toHaveLength(1));
    const [said = ''] = Object.values(room.files(`questions/${right}/responses`));
    expect(said).toContain('guess: right');
    expect(said.replaceAll(' ', '')).toContain(guessFor(right).split('\n').at(-1)?.replaceAll(' ', ''));

    await ann.goes(stageOf(point, unknown));
    await pin(ann, unknown).click();
    await bubble(ann).getByRole('button', { name: 'Nobody here knows' }).click();
    await ann.form(unknown).getByLabel('Who would know?').fill('the auditor');
    await ann.save(unknown).click();
    await eventually(() =>
      expect(Object.values(room.files(`questions/${unknown}/responses`)).join()).toContain('who: the auditor'),
    );

    await ann.goes(`/points/${point}?q=${right}`);
    await ann.page.getByRole('button', { name: DECIDES }).click();
    const form = ann.page.getByRole('form', { name: 'Decide' });
    await form.locator('.side-choice input').first().check();
    await form.getByRole('button', { name: 'Decide' }).click();
    await ann.card(right).getByRole('region', { name: 'The decision' }).waitFor();
    await eventually(() => expect(room.read('SPEC.md')).toContain(`[${right}](questions/${right}/question.md)`));
  });
});

test('N goes from hole to hole, and an answer is given without a mouse', async () => {
  await ann.goes('/points/4?scene=time');
  await ann.page.locator('.stage [data-pin]').first().waitFor();
  const focused = () => ann.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.pin);
  const opened = () => new URL(ann.page.url()).searchParams.get('q');
  await ann.page.keyboard.press('n');
  await expect.poll(opened).toBeTruthy();
  const first = opened();
  // Closing a question leaves the keyboard at its pin, and N goes on from there.
  await ann.page.keyboard.press('Escape');
  await expect.poll(focused).toBe(first);
  await ann.page.keyboard.press('n');
  await expect.poll(opened).not.toBe(first);
  const second = opened() ?? '';
  await ann.page.keyboard.press('Escape');
  await expect.poll(focused).toBe(second);

  await ann.page.keyboard.press('Enter');
  await bubble(ann).getByRole('button', { name: 'Nobody here knows' }).waitFor();
  const label = () => ann.page.evaluate(() => document.activeElement?.textContent);
  for (let tab = 0; tab < 3 && (await label()) !== 'Nobody here knows'; tab += 1) await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.press('Enter');
  await ann.form(second).getByLabel('Who would know?').focus();
  await ann.page.keyboard.type('the night shift');
  await ann.page.keyboard.press('Control+Enter');
  await eventually(() =>
    expect(Object.values(room.files(`questions/${second}/responses`)).join()).toContain('who: the night shift'),
  );
  await ann.page.keyboard.press('Escape');
});
