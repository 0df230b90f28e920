import type { KnownSoFar } from '../known-so-far.ts';

type Country = 'Germany' | 'United Kingdom';

const COUNTRIES: readonly (readonly [Country, RegExp])[] = [
  ['Germany', /\b(?:Germany|Deutschland)\b/u],
  ['United Kingdom', /\b(?:United Kingdom|UK|Great Britain|England|Scotland|Wales)\b/u],
];

/** The only country that was named of those whose laws are known here; how long something is kept differs by it. */
export function countrySaid({ words }: KnownSoFar): Country | undefined {
  const found = COUNTRIES.filter(([, names]) => names.test(words)).map(([country]) => country);
  return found.length === 1 ? found[0] : undefined;
}
