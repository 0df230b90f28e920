import { capital } from '#core/index.ts';
export interface ExpectedPage {
  readonly title: string;
  /** Begins with "/"; '' while there is nothing to make one from. */
  readonly address: string;
  /** One of the kinds offered, where the words themselves name it; else ''. */
  readonly kind: string;
}

const MOST_TITLE = 120;
const MOST_ADDRESS = 48;

/**
 * Title, address and kind of a page from the words of the person who opened its door. Articles and "I expected" are
 * left out of the address; letters of every script stay. `kinds` are the words the answer allows.
 */
export function pageFromWords(words: string, kinds: readonly string[]): ExpectedPage {
  const said = words.replace(/\s+/g, ' ').trim();
  const bare = said.replace(/^(?:i(?: had|’d|'d)? expected|probably|maybe|some kind of) /i, '').replace(/[.!?…]+$/, '');
  const title = bare.replace(/^(?:an?|the) /i, '').slice(0, MOST_TITLE);
  const spoken = ` ${said.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  return {
    title: capital(title),
    address: addressOf(title),
    kind: kinds.find((kind) => spoken.includes(` ${kind} `)) ?? '',
  };
}

function addressOf(title: string): string {
  const parts = title
    .toLocaleLowerCase('en')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '' && !/^(?:an?|the|of|all)$/.test(part));
  const whole = parts.reduce((path, part) => (path.length + part.length < MOST_ADDRESS ? `${path}-${part}` : path), '');
  return whole === '' ? '' : `/${whole.slice(1)}`;
}
