import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isClosed, openWorkspace } from '../core/index.ts';
import { EXAMPLES } from './all.ts';
import { closedExample } from './closed-example.ts';
import { makeWorkspace } from './make.ts';

/** `npm run examples`: makes the example workspaces anew. */
test.each(EXAMPLES)('$folder', async ({ story, folder }) => {
  rmSync(folder, { recursive: true, force: true });
  expect(await makeWorkspace(story, folder)).toEqual([]);
});

test('the closed example leaves nothing open: what is listed is to be answered in its story', () => {
  const open = openWorkspace(closedExample()).questionsAsRaised.filter(({ status }) => !isClosed(status));
  expect(open.map(({ question }) => question.id)).toEqual([]);
});
