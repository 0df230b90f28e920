import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from './closing/fill.ts';
import { faults } from './faults.ts';
import { numberIn } from './looks/number-in.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

let room: Room;
let kim: Person;
beforeAll(async () => {
  room = await openRoom();
  kim = await room.person({ name: 'Kim', role: 'Facilitator' });
});
afterAll(async () => {
  await kim.leaves();
  await room.close();
});

/** What a shop is asked first, in this order, and what is said. */
const ASKED: readonly (readonly [question: string, said: string])[] = [
  ['purpose.what', 'It sells mugs that are made in our yard.'],
  ['purpose.kind', 'A shop'],
  ['screens.background', 'White'],
  ['screens.colour', 'Green'],
  [
    'entities.records',
    `Thing | Example | Another | A third | Plural
Mug | Blue mug | Tall mug | Chipped mug | Mugs
Parcel | To Ann | To Bob | To Lea | Parcels`,
  ],
  [
    'screens.finding',
    `What | Search by | Narrow by | Sort by | Near which place
A mug | its colour | size | price | nowhere`,
  ],
];
const THINGS = 2;

/** How many questions the map leaves before a first prototype; the head says the same. */
async function left(): Promise<number> {
  await kim.goes('/');
  const link = kim.page.getByRole('link', { name: /^\d+ to a first prototype$/ });
  const head = kim.page.locator('#pages').getByRole('link', { name: /^Questions/ });
  const count = numberIn(await link.textContent());
  expect(numberIn(await head.textContent())).toBe(count);
  return count;
}

/** Answers what the map asks next, and decides it in the same press. */
async function answersNext(question: string, said: string): Promise<void> {
  await kim.goes('/');
  await kim.page.getByRole('region', { name: 'What to ask next' }).getByRole('link', { name: 'Answer' }).click();
  const open = kim.page.getByRole('region', { name: 'The open question' });
  await open.waitFor();
  expect(await open.getAttribute('data-question')).toBe(question);
  await kim.focusAnswer(question);
  // The sentence has given the kind away.
  if (question === 'purpose.kind')
    await kim.form(question).getByRole('checkbox', { name: said, checked: true }).waitFor();
  if (question === 'entities.records') {
    // The kind has given away what is usual; nothing of it is said.
    await kim.form(question).getByText('a guess', { exact: true }).waitFor();
    expect(await kim.form(question).getByLabel('Thing, row 1', { exact: true }).inputValue()).toBe('Product');
    expect(room.read('SPEC.md')).not.toContain('Product');
    await kim.form(question).getByRole('button', { name: 'Start empty' }).press('Enter');
  }
  await fill(kim.form(question), said, kim);
  await kim.form(question).getByRole('button', { name: 'Save and decide' }).press('Enter');
  await open.getByRole('region', { name: 'The decision' }).waitFor();
}

/** Waits until what is raised by naming a thing has come in. */
async function isAskedOf(thing: string): Promise<void> {
  const id = `entities.${thing.toLowerCase()}.fields`;
  await eventually(() => expect(room.files('questions')).toHaveProperty([`questions/${id}/question.md`]));
  await kim.goes(`/questions/${id}`);
  await kim.page.getByRole('heading', { name: `“${thing}”`, level: 1 }).waitFor();
}

test('each answer brings the first prototype nearer, and only naming a thing asks for more', async () => {
  let before = await left();
  for (const [question, said] of ASKED) {
    await answersNext(question, said);
    const isNaming = question === 'entities.records';
    if (isNaming) await isAskedOf('Parcel');
    const now = await left();
    // What was asked of all things is asked of each by itself from now on.
    if (isNaming) expect(now - (before - 1)).toBeLessThanOrEqual(3 * THINGS);
    else expect(now, question).toBe(before - 1);
    before = now;
  }
  await eventually(() => expect(room.read('questions/purpose.kind/decisions/0001.md')).toMatch(/\n- shop\n/));
});

const decidedFiles = (has: (text: string) => boolean) =>
  Object.entries(room.files('questions')).filter(([path, text]) => path.includes('/decisions/') && has(text));

/** The lines of the specification’s own list of what is assumed. */
const assumedIn = (spec: string) => spec.split('<h2>Assumed</h2>')[1]?.match(/^\| \[.*\|$/gm) ?? [];

test('what is usual for a shop is assumed at once, told as assumed, and given back without a trace in the specification', async () => {
  const { page } = kim;
  await eventually(() => expect(room.read('SPEC.md')).toContain('[screens.finding](questions/screens.finding'));
  const before = room.read('SPEC.md');
  await kim.goes('/questions');
  const usual = page.getByRole('region', { name: 'What is usual' });
  const offered = usual.getByText(/^\d+ usual answers for a product like this$/);
  const offers = numberIn(await offered.textContent());
  await offered.click();
  // What only custom speaks for and is hard to change is left to whoever looks.
  await usual
    .getByText(/Hard to change later/)
    .first()
    .waitFor();
  const thin = await usual.getByText(/Hard to change later/).count();
  const count = offers - thin;
  const take = usual.getByRole('button', { name: `Take the usual for ${count} of them` });
  await take.waitFor();
  expect(await usual.getByRole('checkbox', { checked: true }).count()).toBe(count);
  expect(await faults(kim)).toEqual([]);
  await take.click();
  await usual.getByText(`${count} answers assumed`).waitFor();

  const files = decidedFiles((text) => text.includes('\nrevisit: '));
  expect(files).toHaveLength(count);
  for (const [path, text] of files) {
    expect(text, path).toContain('\nby: Kim\n');
    expect(text, path).toContain('\nusual:');
  }
  await eventually(() => expect(assumedIn(room.read('SPEC.md'))).toHaveLength(count));

  await kim.goes('/spec#assumed');
  const listed = page.getByRole('region', { name: 'Assumed', exact: true });
  await listed.getByRole('button', { name: `Confirm all ${count}` }).waitFor();
  expect(await listed.getByRole('listitem').count()).toBe(count);
  expect(await faults(kim)).toEqual([]);
  await listed
    .getByRole('button', { name: /^Give back “/ })
    .first()
    .click();
  await listed.getByRole('button', { name: `Confirm all ${count - 1}` }).waitFor();
  await listed.getByRole('button', { name: 'Give all back' }).click();
  await listed.waitFor({ state: 'detached' });
  expect(decidedFiles((text) => text.startsWith('---\noutcome: withdrawn'))).toHaveLength(count);
  await eventually(() => expect(room.read('SPEC.md')).toBe(before));
});
