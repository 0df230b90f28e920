import { mkdirSync } from 'node:fs';
import { SPEC_FILE } from '#core/index.ts';
import { openFolder, openLiveWorkspace } from '#server/index.ts';
import type { Story } from './story.ts';
import { storyClock } from './story-clock.ts';
import { tell } from './tell.ts';

/**
 * Makes the workspace of a story in an empty folder, through the program's own commands.
 *
 * @returns the keys of the story that no question asked for
 */
export async function makeWorkspace(story: Story, folder: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const store = openFolder(folder);
  await store.create(SPEC_FILE, story.spec);
  const clock = storyClock(story.days, story.aDay);
  const live = await openLiveWorkspace({
    store,
    name: story.name,
    now: clock.now,
    onError: (error) => {
      throw error;
    },
  });
  try {
    return await tell({ story, listener: live, clock });
  } finally {
    await live.close();
  }
}
