import { afterAll, beforeAll, expect, test } from 'vitest';
import { unfillSpec } from '#core/parsing.ts';
import { decideOne } from './decided.ts';
import { eventually, openRoom, type Room } from './room.ts';

const SPEC = `# School

## 1. Bells

## 2. Hours

## 3. Doors

The doors are of oak. Who has the keys is TBD.

## 4. Dogs
`;
/** One more section in front; the bells are written down, the mark is gone. */
const EDITED = `# School

## 1. Yard

TBD

## 2. Bells

The bells ring at eight.

## 3. Hours

## 4. Doors

The doors are of oak. Kim has the keys.

## 5. Dogs
`;

let room: Room;
beforeAll(async () => {
  room = await openRoom({ 'SPEC.md': SPEC });
});
afterAll(() => room.close());

test('a specification that is edited while people answer: answers stay with their sections, what is said closes, what is new is asked', async () => {
  const ann = await room.person({ name: 'Ann' });
  await ann.goes('/points/2?q=point.2');
  await ann.form('point.2').getByRole('textbox').first().fill('From eight on.');
  await ann.saves('point.2');
  await decideOne(room, 'point.4', 'One, old and friendly.', 1);
  await eventually(() => expect(room.read('SPEC.md')).toContain('One, old and friendly.'));
  await ann.goes('/');
  const before = room.files('questions');
  const mark = Object.keys(before).find((path) => path.includes('mark.3')) ?? '';

  const [, block = ''] = /## 4\. Dogs\n([\s\S]*)$/.exec(room.read('SPEC.md')) ?? [];
  room.write('SPEC.md', `${EDITED}${block}`);
  await ann.page.getByRole('list', { name: 'The points' }).getByRole('link', { name: /Yard/ }).waitFor();
  await ann.goes('/points/1');
  const strip = ann.page.getByRole('navigation', { name: 'Questions of this scene' });
  await strip.getByRole('button', { name: 'The section “Yard” says only “TBD”: what should it say?' }).waitFor();

  await ann.goes('/points/3?q=point.2');
  await ann.page.locator('[data-response]').getByText('From eight on.').waitFor();
  await ann.goes('/questions/point.1');
  await ann.page.getByText('The specification says it now.').first().waitFor();
  await ann.page.getByRole('link', { name: 'Bells', exact: true }).first().waitFor();
  await ann.goes(`/${mark.replace('/question.md', '')}`);
  await ann.page.getByText('The specification says it now.').first().waitFor();
  await ann.goes('/spec');
  await ann.page.getByRole('region', { name: 'Dogs' }).getByText('One, old and friendly.').first().waitFor();

  await eventually(() => expect(room.read('SPEC.md')).toMatch(/## 5\. Dogs\n\n<!-- specwalk:decided 5 /));
  expect(unfillSpec(room.read('SPEC.md'))).toBe(EDITED);
  const after = room.files('questions');
  expect(after).toMatchObject(before);
  expect(
    Object.keys(after)
      .filter((path) => !(path in before))
      .sort(),
  ).toEqual([
    expect.stringMatching(/^questions\/point\.1\.[0-9a-f]{8}\/question\.md$/),
    expect.stringMatching(/^questions\/sections\/0001-[0-9a-f]{8}\.md$/),
  ]);
  await ann.leaves();
});

test('a section that leaves takes nothing with it: its answers are listed, and each has its page', async () => {
  const ann = await room.person({ name: 'Ann' });
  await ann.goes('/gaps');
  room.write('SPEC.md', room.read('SPEC.md').replace('## 3. Hours\n\n', ''));
  const gone = ann.page.getByRole('region', { name: 'No longer in the specification' });
  await gone.getByRole('link', { name: /“Hours”/ }).waitFor();
  await ann.goes('/points/3?q=point.2');
  await ann.page.locator('[data-response]').getByText('From eight on.').waitFor();
  await ann.leaves();
});
