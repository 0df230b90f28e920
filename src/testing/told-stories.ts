import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which one worker leaves the stories that it has told to the others. */
    stories: string;
  }
}

/** Gives all projects of a run one folder; what was told before a file has changed is told again. */
export default function setup(project: TestProject): () => void {
  const folder = join(tmpdir(), `specwalk-stories-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  project.provide('stories', folder);
  project.onTestsRerun(() => {
    remove();
    mkdirSync(folder, { recursive: true });
  });
  return remove;
}
