import { capitalize } from '#core/index.ts';

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
