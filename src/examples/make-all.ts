import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLES } from './all.ts';
import { makeWorkspace } from './make.ts';

/** `npm run examples`: makes the example workspaces anew. */
test.each(EXAMPLES)('$folder', async ({ story, folder }) => {
  rmSync(folder, { recursive: true, force: true });
  expect(await makeWorkspace(story, folder)).toEqual([]);
});
