import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

const SPEC = '# Tool library\n\n## 1. Why\n\nNeighbours lend each other tools.\n\n## 2. Domain\n';
const FOLDER = 'questions/corrections';
const POINT = '/points/2';
let room: Room;
let olga: Person;

beforeAll(async () => {
  room = await openRoom({ 'SPEC.md': SPEC }, ['--invite']);
  olga = await comesIn(0, 'Olga');
});
afterAll(() => room.close());

async function comesIn(at: number, name: string): Promise<Person> {
  const person = await room.person();
  const token = [...room.said.matchAll(/join#(\S+)/g)][at]?.[1];
  const answer = await person.page.request.post(`${room.url}/api/session`, {
    data: { token, name, role: 'Desk' },
  });
  expect(answer.status()).toBe(201);
  await person.goes(POINT);
  return person;
}

const corrections = () => Object.values(room.files(FOLDER));
const stageOf = ({ page }: Person, kind: RegExp) => page.getByRole('region', { name: kind });

test('a section that was not recognised is said to be about things, and what is said is taken back', async () => {
  const ann = await comesIn(1, 'Ann');
  await stageOf(olga, /Placeholder: Domain/).waitFor();
  expect(Object.keys(room.files('questions'))).toEqual(['questions/point.2/question.md']);

  // By keyboard alone: the kind that is read has it, and the arrows choose another.
  await olga.page.getByRole('button', { name: 'Wrong kind?' }).press('Enter');
  const dialog = olga.page.getByRole('dialog', { name: 'What is this section about?' });
  await dialog.getByRole('radio', { name: 'Something of its own', checked: true }).waitFor();
  expect(await faults(olga)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Nothing is different; choose what is right.').waitFor();
  await dialog.getByRole('radio', { name: 'Things that are kept' }).check();
  await dialog.getByLabel('Why? (optional)').fill('It names the tools we lend.');
  await dialog.getByRole('button', { name: 'Save' }).click();

  // Its questions and its screen are there at once, for everybody; only who decides can correct.
  for (const person of [olga, ann]) {
    await person.page.locator('[data-chip="entities.records"]').waitFor();
    await person.page.getByText('About: things that are kept').waitFor();
    await person.page.getByText('says: it is about “Things that are kept”.').waitFor();
  }
  expect(await ann.page.getByRole('button', { name: /Wrong kind|Take back/ }).count()).toBe(0);
  expect(corrections()).toEqual([
    expect.stringMatching(
      /^---\npoint: "2"\nsection: Domain\nkind: entities\nby: Olga\nrole: Desk\nat: \S+Z\n---\n\nIt names the tools we lend\.\n$/,
    ),
  ]);
  expect(room.read('questions/entities.records/question.md')).toMatch(/^---\npoint: "2"\n[^-]*kind: entities\n/);
  expect(room.read('SPEC.md')).toBe(SPEC);
  const asked = room.files('questions');

  // The way back is a newer fact; nothing that was written is gone.
  await olga.page.getByRole('button', { name: 'Take back' }).click();
  for (const person of [olga, ann]) await person.page.getByText('About: something of its own').waitFor();
  await eventually(() => expect(corrections()).toHaveLength(2));
  expect(corrections().filter((text) => text.includes('kind: as-read\n'))).toHaveLength(1);
  expect(room.files('questions')).toMatchObject(asked);
  await stageOf(olga, /Placeholder: Domain/).waitFor();
  await eventually(() => expect(room.read('SPEC_GAPS.md')).toContain('**parked** · [entities.records]'));
  expect(room.read('SPEC_GAPS.md')).toContain('**open** · [point.2]');
  expect([...olga.troubles, ...ann.troubles]).toEqual([]);
});

test('a section that does not apply is asked nothing any more, and the map says so', async () => {
  await olga.page.getByRole('button', { name: 'Wrong kind?' }).click();
  await olga.page.getByRole('radio', { name: 'Does not apply' }).check();
  await olga.page.getByRole('button', { name: 'Save' }).click();
  await olga.page.getByText('says: it does not apply.').waitFor();
  await eventually(() => expect(room.read('SPEC_GAPS.md')).toContain('**parked** · [point.2]'));
  await olga.goes('/');
  await olga.page.getByRole('link', { name: /Domain.*Does not apply/s }).waitFor();
  expect(corrections().filter((text) => /status: not-applicable\nof: [0-9a-f]{8}\n/.test(text))).toHaveLength(1);
});

test('a section that was written meanwhile is looked at again first, and what was chosen stays', async () => {
  await olga.goes('/points/1');
  await olga.page.getByRole('button', { name: 'Wrong kind?' }).click();
  const dialog = olga.page.getByRole('dialog', { name: 'What is this section about?' });
  await dialog.getByRole('radio', { name: 'Does not apply' }).check();
  const before = corrections().length;
  room.write('SPEC.md', SPEC.replace('Why\n\nNeighbours', 'Why now\n\nTwo streets'));
  await dialog.getByText('“Why now”').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The section has changed since; look at it again.').waitFor();
  await dialog.getByRole('radio', { name: 'Does not apply', checked: true }).waitFor();
  expect(corrections()).toHaveLength(before);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await olga.page.getByText('says: it does not apply.').waitFor();
  expect(corrections()).toHaveLength(before + 1);
});
