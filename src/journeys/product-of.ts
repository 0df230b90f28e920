import { recorded } from '../examples/recorder.ts';
import type { Story } from '../examples/story.ts';
import { openRoom, type Room } from './room.ts';

/** The workspace that a story makes, served. */
export async function openProductOf(story: Story): Promise<Room> {
  const files = await recorded(story);
  return await openRoom(Object.fromEntries(files.map(({ path, text }) => [path, text])));
}
