import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { openRoom, type Room } from '../room.ts';
import { countsAlike } from './counts-alike.ts';
import { otherScenes, POINT, seenOn, THEMES, type Visit } from './seen-on.ts';

interface Tour {
  /** The workspace, by path. */
  readonly files: () => Promise<Readonly<Record<string, string>>>;
  /** Where one goes in it. */
  readonly visits: readonly Visit[];
  /** What else is seen there, by what holds. */
  readonly more?: Readonly<Record<string, (person: Person) => Promise<void>>>;
}

export const pages = (...paths: readonly string[]): readonly Visit[] => paths.map((path) => ({ path }));
export const points = (last: number) => pages(...Array.from({ length: last }, (_, at) => `/points/${at + 1}`));

/** Pages that say what the rules find, which takes them a moment. */
export const JUDGED: readonly Visit[] = ['/', '/gaps'].map((path) => ({
  path,
  settles: ({ page }) => page.locator('.closing').waitFor(),
}));

/** Goes through a workspace, and looks at each page. */
export function look({ files, visits, more = {} }: Tour): void {
  let room: Room;
  let person: Person;
  beforeAll(async () => {
    room = await openRoom(await files());
    person = await room.person({ name: 'Ann', stays: true });
  });
  afterAll(async () => {
    await person.leaves();
    await room.close();
  });

  test('every screen fits, and axe finds nothing', async () => {
    const wrong: string[] = [];
    for (const [at, visit] of visits.entries()) {
      wrong.push(...(await seenOn(person, visit, THEMES[at % 2])));
      if (POINT.test(visit.path)) wrong.push(...(await otherScenes(person, visit.path)));
    }
    expect(wrong).toEqual([]);
  });

  test('the head, the map, the points, the list, the gaps and the walk count alike', () => countsAlike(person));

  for (const [holds, sees] of Object.entries(more)) test(holds, () => sees(person));
}
