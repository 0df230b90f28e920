import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isClosed, openWorkspace } from '../core/index.ts';
import { KEPT } from './all.ts';
import { closedExample, exampleFiles } from './example.ts';
import { filesIn } from './files-in.ts';
import { halfAnswered } from './half-answered/story.ts';
import { makeWorkspace } from './make.ts';
import { recorded } from './recorder.ts';
import type { Story } from './story.ts';

async function filesOf(story: Story): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await recorded(story)).map(({ path, text }) => [path, text]));
}

/** A few questions with every outcome: decided, contested, assumed, put off, changed, and what they raise. */
const SOME = ['purpose.', 'entities.records', 'constants.loss'];
/** What is talked about in the walkthroughs. */
const WALKED = [
  'constants.values',
  'entities.loan.retention',
  'errors.mistakes',
  'roles.several',
  'states.loan.list',
  'states.loan.reversal',
];
const SLICE = [...SOME, ...WALKED];
const LEFT_OUT = ['purpose.last-case', 'purpose.groups.', 'purpose.replaces', 'states.loan.list.'];

const slice: Story = {
  ...halfAnswered,
  answers: Object.fromEntries(
    Object.entries(halfAnswered.answers).filter(
      ([key]) => SLICE.some((begin) => key.startsWith(begin)) && !LEFT_OUT.some((begin) => key.startsWith(begin)),
    ),
  ),
};

test('the program writes what is worked out in memory, byte for byte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specwalk-story-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeWorkspace(slice, folder);
  expect(filesIn(folder)).toEqual(await filesOf(slice));
});

test(`${KEPT.folder} is what its story makes: else run npm run examples`, async () => {
  expect(filesIn(KEPT.folder)).toEqual(await exampleFiles(KEPT.story.name));
});

test('the closed example leaves nothing open: what is listed is to be answered in its story', async () => {
  const open = openWorkspace(await closedExample()).questionsAsRaised.filter(({ status }) => !isClosed(status));
  expect(open.map(({ question }) => question.id)).toEqual([]);
});
