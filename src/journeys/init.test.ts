import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unfillSpec } from '#core/parsing.ts';
import { eventually, openRoom, type Room } from './room.ts';

const IDEA = '# Permits\r\n\r\n## Purpose\r\n\r\nResidents park near home.  \r\n\r\n## Extras\r\n\r\n## Guests';
const LATER = IDEA.replace('## Extras', '## Costs\r\n\r\n## Extras').replace('near home', 'at home');
let room: Room;
let idea = '';

/** Says on the command line, while the workspace is served, that its SPEC.md is a copy of a document beside it. */
beforeEach(async () => {
  room = await openRoom({ 'SPEC.md': IDEA });
  idea = join(dirname(room.root), 'idea.md');
  writeFileSync(idea, IDEA);
  const said = execFileSync(process.execPath, ['dist/cli/specwalk.js', 'init', idea, room.root], {
    env: { ...process.env, XDG_STATE_HOME: `${room.root}-state` },
  });
  expect(String(said)).toContain('2 questions are on the list');
});
afterEach(() => room.close());

test('a document that is changed while its copy is served brings its new gap, and every answer stays', async () => {
  const kim = await room.person({ name: 'Kim', role: 'Desk' });
  await kim.goes('/questions/point.extras');
  await kim.focusAnswer('point.extras');
  await kim.page.keyboard.type('Parking for guests');
  await kim.saves('point.extras');
  await kim.goes('/');
  const before = room.files('questions');
  writeFileSync(idea, LATER);
  await kim.page
    .getByRole('heading', { name: /Costs/ })
    .or(kim.page.getByRole('link', { name: /Costs/ }))
    .first()
    .waitFor();
  await eventually(() => expect(Object.keys(room.files('questions'))).toContain('questions/point.costs/question.md'));
  expect(room.files('questions')).toMatchObject(before);
  const second = Object.keys(room.files('questions')).find((path) => path.includes('/sources/0002-'));
  expect(room.read(second ?? '')).toContain('path: ../idea.md');
  expect(unfillSpec(room.read('SPEC.md'))).toBe(LATER);
  expect(readFileSync(idea, 'utf8')).toBe(LATER);
  await kim.goes('/questions/point.extras');
  await kim.page.getByText('Parking for guests').first().waitFor();
  await kim.goes('/questions/point.costs');
  await kim.page.getByText('The section “Costs” is empty').first().waitFor();
  await kim.leaves();
});

test('where both were changed the page says what to do, until that is done', async () => {
  const kim = await room.person({ name: 'Kim', role: 'Desk' });
  await kim.goes('/');
  const told = kim.page.getByRole('alert').getByText('../idea.md and SPEC.md have both changed');
  const mine = IDEA.replace('Residents', 'Guests');
  room.write('SPEC.md', mine);
  writeFileSync(idea, LATER);
  await told.waitFor();
  await kim.goes('/questions');
  await told.waitFor();
  writeFileSync(idea, mine);
  await told.waitFor({ state: 'detached' });
  expect(room.read('SPEC.md')).toBe(mine);
  await kim.leaves();
});
