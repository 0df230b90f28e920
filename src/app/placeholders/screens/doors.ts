import type { Look } from '#core/product.ts';
import type { StatedRow } from '../answers/stated-rows.ts';
import { type ExpectedPage, pageFromWords } from './page-from-words.ts';

/** An entry to a page: one that is known, one just named here, or one nobody has named (`hole`). */
export interface Door extends ExpectedPage {
  readonly key: string;
  readonly look: Look;
}

const MIN_DOORS = 6;

/** What was typed at unnamed doors, by door key. */
export type DoorSigns = Readonly<Record<string, string>>;

/** Doors of the known pages, then unnamed ones: at least one, and up to six doors in all. */
export function doorsOf(known: readonly StatedRow[], signs: DoorSigns, kinds: readonly string[]): readonly Door[] {
  const pages = known.map(
    (row): Door => ({
      key: `page-${row.cell('screen')}`,
      title: row.cell('screen'),
      address: row.cell('address'),
      kind: row.cell('kind'),
      look: row.settled ? 'decided' : 'said',
    }),
  );
  return [...pages, ...blankDoors(Math.max(1, MIN_DOORS - pages.length), signs, kinds)];
}

export function blankDoors(count: number, signs: DoorSigns, kinds: readonly string[]): readonly Door[] {
  return Array.from({ length: count }, (_, at): Door => {
    const key = `door-${at + 1}`;
    const page = pageFromWords(signs[key] ?? '', kinds);
    return { key, ...page, look: page.title === '' ? 'hole' : 'guess' };
  });
}
