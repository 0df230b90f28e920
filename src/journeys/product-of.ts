import { exampleFiles } from '../examples/example.ts';
import type { Story } from '../examples/story.ts';
import { openRoom, type Room } from './room.ts';

/** The workspace that a story makes, served. */
export async function openProductOf(story: Story): Promise<Room> {
  return await openRoom(await exampleFiles(story.name));
}
