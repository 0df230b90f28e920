import { EXAMPLES } from './all.ts';
import type { StoryFile } from './book.ts';
import { recorded } from './recorder.ts';
import { BEGUN, REFERENCES } from './references/all.ts';

const STORIES = [...EXAMPLES, ...REFERENCES, ...BEGUN].map(({ story }) => story);

export const NAMES: readonly string[] = STORIES.map(({ name }) => name);

/** The files of the workspace that a story makes; null where there is no such story. */
export async function filesOfExample(name: string): Promise<readonly StoryFile[] | null> {
  const story = STORIES.find((one) => one.name === name);
  return story ? recorded(story) : null;
}
