import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach } from 'vitest';
import { sitting } from './person.ts';

/** Where a failed journey is laid out; not for Git. */
const FAILED = 'failed-journeys';

/**
 * What a journey that failed leaves to be found out: where everybody was and what they saw there, in words and in files.
 */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const folder = join(FAILED, basename(task.file.name, '.test.ts'), task.name.replace(/[^\w]+/g, '-').slice(0, 80));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = [...sitting].map(async (person, at) => {
    process.stderr.write(`${task.name}: ${await person.sees()}\n`);
    await person.leavesTraces(folder, at);
  });
  await Promise.allSettled(left);
  process.stderr.write(`${task.name}: pictures and pages are in ${folder}\n`);
});
