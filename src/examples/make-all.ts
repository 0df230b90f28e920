import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT } from './all.ts';
import { makeWorkspace } from './make.ts';

/** `npm run examples`: makes the example that is kept as files again. */
test(KEPT.folder, async () => {
  rmSync(KEPT.folder, { recursive: true, force: true });
  expect(await makeWorkspace(KEPT.story, KEPT.folder)).toEqual([]);
});
