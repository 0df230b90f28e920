import { afterEach } from 'vitest';
import { sitting } from './person.ts';

/** What a journey that failed leaves to be found out: where everybody was, and what they saw there. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const person of sitting) process.stderr.write(`${task.name}: ${await person.sees()}\n`);
});
