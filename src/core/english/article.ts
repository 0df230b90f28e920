import { hasNoArticle } from './plural.ts';

/** Spelled with a vowel, said with a consonant: a unit, a user, a European, a one-off. */
const SAID_WITH_CONSONANT =
  /^(?:uni(?!n|mp|mag|dentif|ssue)|us[aeu]|ut[eio]|ur[aeiou]|ubi|uk|uu|eu|ewe|(?:ones?|once)$)/;
/** Spelled with a consonant, said with a vowel: an hour, an heir. */
const SAID_WITH_VOWEL = /^(?:hour|honest|honor|honour|heir)/;
/** Letters whose names begin with a vowel: an SMS, an X-ray. */
const LETTERS_WITH_VOWEL = /^[aefhilmnorsx]/;
/** Abbreviations that are said as words: a SIM, a LAN. */
const SAID_AS_WORDS: ReadonlySet<string> = new Set('fifo lan lifo mac nasa nato ram rom sap sim'.split(' '));
/** Capitals that cannot be the beginning of a word. */
const NO_WORD = /^(?:[^aeiouy]+|f[^aeiouylr].*|[hlmn][^aeiouy].*|r[^aeiouyh].*|s[^aeiouychklmnpqtw].*|x[^aeiouy].*)$/;

/** The article with a blank after it: “an ” hour, “a ” user; none where a name has none, as “orders”. */
export function article(name: string): 'a ' | 'an ' | '' {
  if (hasNoArticle(name)) return '';
  return isSaidWithVowel(name) ? 'an ' : 'a ';
}

export function withArticle(name: string): string {
  return `${article(name)}${name}`;
}

/** By the first word or number of a name; letters of other scripts count as consonants. */
function isSaidWithVowel(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const [first = ''] = /\p{L}+|\d[\d,]*/u.exec(plain) ?? [];
  if (/^\d/.test(first)) return isNumberSaidWithVowel(first.replaceAll(',', ''));
  const word = first.toLowerCase();
  if (isSpelled(first)) return LETTERS_WITH_VOWEL.test(word);
  return SAID_WITH_VOWEL.test(word) || (/^[aeiou]/.test(word) && !SAID_WITH_CONSONANT.test(word));
}

/** Eight, eighty, eleven, eighteen and their thousands. */
function isNumberSaidWithVowel(digits: string): boolean {
  return /^8/.test(digits) || (/^1[18]/.test(digits) && digits.length % 3 === 2);
}

function isSpelled(word: string): boolean {
  const capitals = /^([A-Z]+)s?$/.exec(word)?.[1]?.toLowerCase() ?? '';
  if (word.length === 1) return true;
  if (capitals.length < 2 || SAID_AS_WORDS.has(capitals)) return false;
  return capitals.length <= 3 || NO_WORD.test(capitals);
}
