import { capitalize } from '#core/index.ts';
import type { Look } from '#core/product.ts';
import type { StatedRow } from '../answers/answer-value.ts';

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

export interface ExpectedPage {
  readonly title: string;
  /** Begins with "/"; '' without a title. */
  readonly address: string;
  /** One of the kinds offered, if the words contain it; else ''. */
  readonly kind: string;
}

const MAX_TITLE_LENGTH = 120;
const MAX_ADDRESS_LENGTH = 48;

/**
 * Title, address and kind of a page from what somebody expected behind its door. Articles and "I expected" are left out
 * of the address; letters of every script stay. `kinds`: the options of the answer.
 */
export function pageFromWords(words: string, kinds: readonly string[]): ExpectedPage {
  const normalized = words.replace(/\s+/g, ' ').trim();
  const bare = normalized
    .replace(/^(?:i(?: had|’d|'d)? expected|probably|maybe|some kind of) /i, '')
    .replace(/[.!?…]+$/, '');
  const title = bare.replace(/^(?:an?|the) /i, '').slice(0, MAX_TITLE_LENGTH);
  const lowercased = ` ${normalized.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  return {
    title: capitalize(title),
    address: slugAddress(title),
    kind: kinds.find((kind) => lowercased.includes(` ${kind} `)) ?? '',
  };
}

function slugAddress(title: string): string {
  const parts = title
    .toLocaleLowerCase('en')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '' && !/^(?:an?|the|of|all)$/.test(part));
  const slug = parts.reduce(
    (path, part) => (path.length + part.length < MAX_ADDRESS_LENGTH ? `${path}-${part}` : path),
    '',
  );
  return slug === '' ? '' : `/${slug.slice(1)}`;
}
