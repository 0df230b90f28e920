import { AWAITED } from '../journeys/patience.ts';
import type { Remote } from './remote.ts';

/** Somebody at a browser that is driven over a protocol. Everything is waited for, however long it takes. */
export interface Driven {
  readonly loads: (address: string) => Promise<void>;
  /** Waits for something visible that a selector finds and that holds these words. */
  readonly sees: (selector: string, words?: string) => Promise<void>;
  readonly seesNo: (selector: string, words?: string) => Promise<void>;
  readonly presses: (selector: string, words?: string) => Promise<void>;
  /** Puts the keyboard there and types. */
  readonly typesInto: (selector: string, keys: string) => Promise<void>;
  /** The same for the field of a label. */
  readonly fills: (label: string, keys: string) => Promise<void>;
  readonly address: () => Promise<string>;
  readonly closes: () => Promise<void>;
}

export function drivenBy(remote: Remote): Driven {
  const holds = async (expression: string, what: string) => {
    const end = Date.now() + AWAITED;
    while ((await remote.evaluate(`Boolean(${expression})`)) !== true) {
      if (Date.now() > end) throw new Error(`${what} was waited for; the page says: ${await said(remote)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const types = async (field: string, keys: string) => {
    await remote.evaluate(`${field}.focus()`);
    await remote.type(keys);
  };
  const sees = (selector: string, words = '') => holds(find(selector, words), `“${words}” in ${selector}`);
  return {
    loads: async (address) => {
      await remote.goTo(address);
      await holds(find('main:not([aria-busy]) h1', ''), 'The page');
    },
    sees,
    seesNo: (selector, words = '') => holds(`!${find(selector, words)}`, `The end of “${words}” in ${selector}`),
    presses: async (selector, words = '') => {
      await sees(selector, words);
      await remote.press(find(selector, words));
    },
    typesInto: async (selector, keys) => {
      await sees(selector);
      await types(find(selector, ''), keys);
    },
    fills: async (label, keys) => {
      await sees('label', label);
      await types(`${find('label', label)}.control`, keys);
    },
    address: async () => String(await remote.evaluate('location.href')),
    closes: remote.close,
  };
}

/** An expression for the first visible element of a selector that holds these words, or is named by them. */
function find(selector: string, words: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && ((one.getAttribute('aria-label') ?? '') + one.textContent).includes(${JSON.stringify(words)}))`;
}

async function said({ evaluate }: Remote): Promise<string> {
  return String(await evaluate('document.body.innerText')).slice(0, 1_500);
}
