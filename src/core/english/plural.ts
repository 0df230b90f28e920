import { memoize } from '../base/memoize.ts';

/** Words whose plural follows no rule; longer words that end like them do the same: person, salesperson. */
const IRREGULAR: readonly (readonly [one: string, many: string])[] = `
  person people, child children, woman women, man men, foot feet, tooth teeth, goose geese, mouse mice, half halves,
  life lives, knife knives, wife wives, shelf shelves, self selves, thief thieves, wolf wolves, loaf loaves,
  quiz quizzes, criterion criteria, phenomenon phenomena, matrix matrices, vertex vertices, appendix appendices,
  axis axes, hero heroes, potato potatoes, tomato tomatoes, echo echoes, veto vetoes, embargo embargoes,
  stomach stomachs, epoch epochs, monarch monarchs, lens lenses, canvas canvases, alias aliases, atlas atlases,
  bias biases, gas gases`
  .split(',')
  .map((pair) => pair.trim().split(' '))
  .map(([one = '', many = '']) => [one, many]);

/** Only look irregular: human, specimen. */
const REGULAR = /(?:hu|ger|ro|sha|talis|otto|nor)man$|(?:ci|gi|do|cu|^o)men$/;

const SAME_IN_PLURAL = wordSet('aircraft chassis fish means offspring series sheep species');
const UNCOUNTABLE = wordSet(
  'advice baggage cattle clothing data equipment feedback furniture goods hardware information luggage machinery ' +
    'media metadata money news paperwork personnel police research software staff stationery traffic',
);

/** A name, cut after its main word: “Proof | of delivery”, “Member | (active)”. */
const MAIN_WORD = /^(.+?)( (?:of|for|per) .+| ?[([].*)$/s;
/** The last word, in English letters. */
const LAST_WORD = /(?<![\p{L}\p{M}])[a-zéèêï]+$/iu;
/** Short words in capitals are abbreviations, not words: PDF, SMS. */
const ABBREVIATION = /^[A-Z]{1,4}$/;
/** Singulars cached: the same few names are asked for again and again. */
const MAX_CACHED = 5_000;

/** The plural of a name, as English forms it; names that are plural, and names in other scripts, stay as they are. */
export function pluralOf(name: string): string {
  const { main, rest } = splitName(name);
  return main.replace(LAST_WORD, (word) => (isPlural(word) ? word : pluralWord(word))) + rest;
}

/** The singular of the last word, by English endings; names in other scripts stay as they are. */
export const singularOf = memoize((name: string): string => name.replace(LAST_WORD, singularWord), MAX_CACHED);

/** The words of a text in small letters, each in the singular. */
export function singularWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singularOf);
}

/** The words for one of something, or for any other number of it, with the number in place of “#”. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many.replace('#', String(count));
}

/** “1 rule”, “2 rules”. */
export function withCount(count: number, one: string, many = pluralOf(one)): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Whether a name has no article in front: “orders”, “equipment”. */
export function hasNoArticle(name: string): boolean {
  const word = LAST_WORD.exec(splitName(name).main)?.[0] ?? '';
  return isPlural(word) && !SAME_IN_PLURAL.has(word.toLowerCase());
}

function splitName(name: string): { readonly main: string; readonly rest: string } {
  const [, main = name, rest = ''] = MAIN_WORD.exec(name) ?? [];
  return { main, rest };
}

function isPlural(word: string): boolean {
  const low = word.toLowerCase();
  if (ABBREVIATION.test(word)) return false;
  if (SAME_IN_PLURAL.has(low) || UNCOUNTABLE.has(low) || irregular(low, 1) !== undefined) return true;
  return /(?:[^aisu]|[aeo]|menu|tax)s$/.test(low) && irregular(low, 0) === undefined;
}

function pluralWord(word: string): string {
  if (ABBREVIATION.test(word)) return `${word}${word.endsWith('S') ? 'es' : 's'}`;
  const low = word.toLowerCase();
  return matchCase(word, irregular(low, 0) ?? regularMany(low));
}

function regularMany(low: string): string {
  if (/(?:[^aeiou]|qu)y$/.test(low)) return `${low.slice(0, -1)}ies`;
  if (low.endsWith('sis')) return `${low.slice(0, -2)}es`;
  return /(?:s|x|z|ch|sh)$/.test(low) ? `${low}es` : `${low}s`;
}

function singularWord(word: string): string {
  const low = word.toLowerCase();
  if (ABBREVIATION.test(word) || SAME_IN_PLURAL.has(low) || UNCOUNTABLE.has(low)) return word;
  return matchCase(word, irregular(low, 1) ?? regularOne(low));
}

function regularOne(low: string): string {
  if (irregular(low, 0) !== undefined || low.length < 3) return low;
  if (/(?:[^aeiou]|qu)ies$/.test(low) && low.length > 4) return `${low.slice(0, -3)}y`;
  if (/(?:aly|the|gno|nop|cri)ses$/.test(low)) return `${low.slice(0, -2)}is`;
  if (/(?:ss|[^ao]us|x|tz|ch|sh)es$/.test(low)) return low.slice(0, -2);
  return /[^siu]s$/.test(low) ? low.slice(0, -1) : low;
}

/** The other form of an irregular word; `form` is the one it has: 0 for one, 1 for many. */
function irregular(low: string, form: 0 | 1): string | undefined {
  if (REGULAR.test(low)) return undefined;
  // A longer word that ends like “bias” may be the plural of one that ends like “bia”.
  const isWhole = (ending: string) => form === 0 && ending.endsWith('s');
  const found = IRREGULAR.find(({ [form]: ending }) => (isWhole(ending) ? low === ending : low.endsWith(ending)));
  return found && `${low.slice(0, -found[form].length)}${found[1 - form]}`;
}

/** In the case of the word: “Person” → “People”, “ORDER” → “ORDERS”. */
function matchCase(word: string, form: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return form.toUpperCase();
  return [...form].map((letter, at) => (word[at]?.toLowerCase() === letter ? word[at] : letter)).join('');
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
