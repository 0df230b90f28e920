import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECIDES, type Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

const ORIGINAL = readFileSync('src/journeys/specs/nine-points.md', 'utf8');
const PROBLEM = 'questions/purpose.problem';
let room: Room;
/** Closes questions, and answers them. */
let kim: Person;
let ann: Person;

beforeAll(async () => {
  room = await openRoom({ 'SPEC.md': ORIGINAL });
  kim = await room.person({ name: 'Kim', role: 'Facilitator' });
  ann = await room.person({ name: 'Ann' });
});
afterAll(async () => {
  for (const person of [kim, ann]) await person.leaves();
  await room.close();
});

/** Names of the files below a folder of the workspace, in order. */
const names = (under: string) => Object.keys(room.files(under)).sort();

test('from the first look to a decided text in the specification, and back', async () => {
  // Somebody who has never seen it opens the map and follows what to ask next.
  const newcomer = await room.person();
  await newcomer.goes('/');
  await newcomer.page.getByRole('region', { name: 'What to ask next' }).getByRole('link').first().waitFor();
  await newcomer.page
    .getByRole('list', { name: 'The points' })
    .getByRole('link', { name: /for whom/ })
    .click();
  await newcomer.page.locator('[data-pin="purpose.problem"]').click();
  await newcomer.page
    .getByRole('button', { name: /Wrong, it is|Answer/ })
    .first()
    .click();
  await newcomer.form('purpose.problem').getByRole('textbox').first().fill('Bills go out late.');
  // Who says so is asked at the button, and once; what was pressed is what is done then.
  await newcomer.save('purpose.problem').click();
  await newcomer.page.keyboard.type('Ann');
  await newcomer.form('purpose.problem').getByLabel('You speak for').fill('Finance');
  await newcomer.page.keyboard.press('Enter');
  await newcomer.allSaved();
  await eventually(() => expect(names(`${PROBLEM}/responses`)).toHaveLength(1));
  const [answer = ''] = names(`${PROBLEM}/responses`);
  expect(room.read(answer)).toMatch(
    /^---\nsays: value\nby: Ann\nrole: Finance\nat: \d{4}-[^\n]+Z\n---\n\nBills go out late\.\n$/,
  );
  await eventually(() => expect(room.read('SPEC_GAPS.md')).toContain('**answered** · [purpose.problem]'));
  expect(room.read('SPEC.md')).toBe(ORIGINAL);

  // Somebody else disagrees: both stand side by side, on both screens.
  const bob = await room.person({ name: 'Bob', role: 'IT' });
  await bob.goes('/points/1?q=purpose.problem');
  await bob.form('purpose.problem').getByRole('textbox').first().fill('Nothing goes wrong.');
  await bob.saves('purpose.problem');
  await bob.card('purpose.problem').getByText('Contested').waitFor();
  await newcomer.card('purpose.problem').getByText('Contested').waitFor();
  await newcomer.page.locator('[data-spot="purpose.problem"] .clash-side').nth(1).waitFor();

  // The facilitator takes one side; the other is named, the screen is solid, the text stands.
  await kim.goes('/points/1?q=purpose.problem');
  await kim.page.getByRole('button', { name: DECIDES }).click();
  await kim.page.getByRole('form', { name: 'Decide' }).getByText('Bills go out late.').click();
  await kim.page.getByRole('form', { name: 'Decide' }).getByRole('button', { name: 'Decide' }).click();
  await kim.page.locator('[data-spot="purpose.problem"][data-look="decided"]').first().waitFor();
  await newcomer.page.locator('[data-spot="purpose.problem"][data-look="decided"]').first().waitFor();
  expect(names(`${PROBLEM}/decisions`)).toEqual([`${PROBLEM}/decisions/0001.md`]);
  expect(room.read(`${PROBLEM}/decisions/0001.md`)).toContain('outcome: decided\nby: Kim\nrole: Facilitator\n');
  // The screens are told first; the two texts follow within the same second.
  await eventually(() => expect(room.read('SPEC_GAPS.md')).toContain('**decided** · [purpose.problem]'));
  await eventually(() =>
    expect(room.read('SPEC.md')).toMatch(
      /Decided by Kim \(Facilitator\) on [\d-]+; based on what Ann \(Finance\) said; Bob \(IT\) disagrees/,
    ),
  );
  expect(room.read('SPEC.md')).toContain('Bills go out late.');

  // It is changed by a newer decision, then withdrawn; nothing that was written is gone.
  await kim.page.getByRole('button', { name: 'Change', exact: true }).click();
  await kim.page.getByRole('form', { name: 'Decide' }).getByText('Assumed for now').click();
  await kim.page.getByRole('form', { name: 'Decide' }).getByText('Nothing goes wrong.').click();
  await kim.page.getByLabel('Check it again on').fill('2027-01-31');
  await kim.page.getByRole('form', { name: 'Decide' }).getByRole('button', { name: 'Decide' }).click();
  await kim.card('purpose.problem').getByText('to be checked again on 2027-01-31').waitFor();
  await eventually(() =>
    expect(room.read('SPEC.md')).toMatch(/Nothing goes wrong\.? \(assumed\)[\s\S]*to be checked again on 2027-01-31/),
  );
  await kim.page.getByRole('button', { name: 'Withdraw' }).click();
  await kim.page.getByLabel('Why is it withdrawn?').fill('Ann asks again.');
  await kim.page.getByRole('form', { name: 'Withdraw' }).getByRole('button', { name: 'Withdraw' }).click();
  await kim.card('purpose.problem').getByText('Contested').waitFor();
  expect(names(`${PROBLEM}/decisions`)).toHaveLength(3);
  expect(room.read(`${PROBLEM}/decisions/0003.md`)).toContain('outcome: withdrawn');
  await eventually(() => expect(room.read('SPEC.md')).toBe(ORIGINAL));

  for (const person of [newcomer, bob]) await person.leaves();
});

const OUTCOMES: readonly [way: string, fill: Record<string, string>, onDisk: string, inSpec: string][] = [
  [
    'Put off',
    { 'Who will answer it?': 'Lee', 'By when?': '2027-02-01' },
    'owner: Lee\nuntil: 2027-02-01',
    'Lee answers by 2027-02-01:',
  ],
  [
    'Doesn’t apply',
    { 'Why not?': 'Nobody pays for it.' },
    'Nobody pays for it.',
    '*Does not apply:* Nobody pays for it',
  ],
];
test.each(OUTCOMES)('a question nobody answered can be closed as %s', async (way, fill, onDisk, inSpec) => {
  const question = way === 'Put off' ? 'constants.money' : 'constants.capacity';
  await kim.goes(`/questions/${question}`);
  await kim.page.getByRole('button', { name: DECIDES }).click();
  const form = kim.page.getByRole('form', { name: 'Decide' });
  await form.getByText(way, { exact: true }).click();
  for (const [label, text] of Object.entries(fill)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Decide' }).click();
  await kim.page.getByRole('region', { name: 'The decision' }).waitFor();
  expect(room.read(`questions/${question}/decisions/0001.md`)).toContain(onDisk);
  await eventually(() => expect(room.read('SPEC.md')).toContain(inSpec));
});

const WAYS: readonly [way: string, fill: Record<string, string>, onDisk: string][] = [
  ['Nobody here knows', { 'Who would know?': 'the night shift' }, 'says: unknown\nby: Ann\nrole: ""\nat:'],
  ['Doesn’t apply', { 'Why not?': 'There are no screens.' }, 'There are no screens.'],
  ['Put it off', { 'Who will answer?': 'Lee', 'By when?': '2027-02-01' }, 'owner: Lee\nuntil: 2027-02-01'],
];
test.each(WAYS)('%s is an answer', async (way, fill, onDisk) => {
  const question =
    { 'Nobody here knows': 'roles.absence', 'Doesn’t apply': 'screens.outputs', 'Put it off': 'states.idle' }[way] ??
    '';
  await ann.goes(`/questions/${question}`);
  await ann.form(question).getByText(way, { exact: true }).click();
  for (const [label, text] of Object.entries(fill)) await ann.form(question).getByLabel(label).fill(text);
  await ann.saves(question);
  const [file = ''] = names(`questions/${question}/responses`);
  expect(room.read(file)).toContain(onDisk);
});

test('what was said not to apply is decided so in one press, and the next question begins afresh', async () => {
  await kim.goes('/questions/screens.outputs');
  await kim.page.getByRole('button', { name: 'Decide that it doesn’t apply' }).press('Enter');
  await kim.page.getByRole('region', { name: 'The decision' }).getByText('There are no screens.').waitFor();
  expect(room.read('questions/screens.outputs/decisions/0001.md')).toContain('outcome: not-applicable');
  // The keyboard is not lost with the button: from the receipt it goes to the text, to what is next, and to the change.
  await kim.page.getByRole('region', { name: 'Receipt' }).getByText('Written to SPEC.md').waitFor();
  await kim.page.keyboard.press('Tab');
  await kim.page.keyboard.press('Tab');
  await kim.page.keyboard.press('Tab');
  await kim.page.keyboard.press('Enter');
  const form = kim.page.getByRole('form', { name: 'Decide' });
  expect(await form.getByLabel('Why not?').inputValue()).toBe('There are no screens.');
  await form.getByRole('button', { name: 'Not now' }).click();
  await kim.page.getByRole('region', { name: 'What to ask next' }).getByRole('link').click();
  await kim.page.getByRole('button', { name: DECIDES }).waitFor();
  expect(await form.count()).toBe(0);
});

test('changing one’s mind keeps what was said before', async () => {
  await ann.goes('/questions/purpose.name');
  for (const words of ['Billy', 'Billie']) {
    if (words === 'Billie') await ann.page.getByRole('button', { name: 'Change my answer' }).click();
    await ann.form('purpose.name').getByRole('textbox').first().fill(words);
    await ann.save('purpose.name').click();
    await ann.page.locator('[data-response]').getByText(words, { exact: true }).waitFor();
  }
  await ann.allSaved();
  const texts = Object.values(room.files('questions/purpose.name/responses'));
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('supersedes:'))).toHaveLength(1);
  await ann.page.getByText('Earlier (1)').click();
  await ann.page.getByText('changed since').waitFor();
});
