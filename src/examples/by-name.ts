import { EXAMPLES } from './all.ts';
import type { StoryFile } from './book.ts';
import { recorded } from './recorder.ts';

const STORIES = new Map(EXAMPLES.map((story) => [story.name, story]));
const made = new Map<string, Promise<readonly StoryFile[]>>();

export const NAMES: readonly string[] = [...STORIES.keys()];

/** The files of the workspace that a story makes, worked out once; null where there is no such story. */
export async function filesOfExample(name: string): Promise<readonly StoryFile[] | null> {
  const story = STORIES.get(name);
  if (!story) return null;
  const files = made.get(name) ?? recorded(story);
  made.set(name, files);
  return await files;
}
