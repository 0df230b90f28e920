import type { StatedRow } from '../known/stated-rows.ts';
import { type ExpectedPage, pageFromWords } from './page-from-words.ts';

/** A door of the product: to a page that is decided or said, to one that somebody has just named here, or to nothing. */
export interface Door extends ExpectedPage {
  readonly key: string;
  readonly look: 'said' | 'guess' | 'hole';
}

const MIN_DOORS = 6;

/** Words typed at the doors without a page, by the key of the door. */
export type DoorSigns = Readonly<Record<string, string>>;

/** The known pages first; then doors marked "?" up to six, and always one more. */
export function doorsOf(known: readonly StatedRow[], signs: DoorSigns, kinds: readonly string[]): readonly Door[] {
  const pages = known.map(
    (row): Door => ({
      key: `page-${row.cell('screen')}`,
      title: row.cell('screen'),
      address: row.cell('address'),
      kind: row.cell('kind'),
      look: row.settled ? 'said' : 'guess',
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
