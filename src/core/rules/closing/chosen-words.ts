import { folded } from '../../shapes/folded.ts';

/** "not Client", "instead of “Client”", "never Client, Account". */
const NOT =
  /(?:^|[^\p{L}])(?:not|never|instead of|rather than|no longer)\s+(?:an?\s+|the\s+)?[“"‘']?(\p{L}[^“”"‘’,.;:()]*)/giu;
/** A choice as short as this is a name; a longer one explains, and rejects only what it says it does. */
const LONGEST_NAME = 3;

/**
 * What the choice about a word rejects: the words after "not", "never" or "instead of", and, where the choice is
 * another name and nothing else, the word itself. “Client”, chosen: “Customer” rejects “Client”.
 */
export function rejectedBy(term: string, chosen: string) {
  const said = [...chosen.matchAll(NOT)].map(([, word = '']) => word.trim());
  const name = nameIn(chosen);
  const explicit = said.map((word) => ({ word, instead: name ?? term }));
  const another = name !== null && folded(name) !== folded(term) && said.length === 0;
  return another ? [...explicit, { word: term, instead: name }] : explicit;
}

/** The name that a choice begins with, best in quotes: all of it, or what comes before "not …". */
function nameIn(chosen: string): string | null {
  const [first = ''] = chosen.split(/[,.;:()]|\s(?:not|never|instead of|rather than)\s/iu);
  const [, quoted] = /["“„«]([^"“”„«»]+)["”“»]/u.exec(first) ?? [];
  const name = (quoted ?? first).trim();
  const words = name.split(/\s+/).length;
  return name !== '' && words <= LONGEST_NAME && !/^(?:not|never|instead)\b/iu.test(name) ? name : null;
}
