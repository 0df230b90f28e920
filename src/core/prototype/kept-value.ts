import { knownValue } from '../answers/sourced.ts';
import { memoize } from '../base/memoize.ts';
import type { Field } from '../model/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { splitOutside } from '../shapes/split-words.ts';

type Change = (text: string) => string;

const slug: Change = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** How a text may be kept, by everyday words (folded). */
const CHANGES: readonly (readonly [words: RegExp, change: Change])[] = [
  [/^as (?:it is )?typed$/u, (text) => text],
  [/^(?:trimmed|without (?:spaces|blanks) (?:around it|at (?:the|both) ends?))$/u, (text) => text.trim()],
  [/^(?:in )?(?:lower[- ]?case|small letters)$/u, (text) => text.toLowerCase()],
  [/^(?:in )?(?:upper[- ]?case|capitals|capital letters)$/u, (text) => text.toUpperCase()],
  [/^(?:without|no) (?:spaces|blanks)$/u, (text) => text.replace(/\s+/gu, '')],
  [/^(?:with )?single spaces$/u, (text) => text.replace(/\s+/gu, ' ')],
  [/^(?:only (?:the )?digits|digits only)$/u, (text) => text.replace(/\D+/gu, '')],
  [/^(?:as )?(?:an? )?(?:slug|part of an address)$/u, slug],
  [/^without (?:the|its) query$/u, (text) => text.replace(/\?.*$/su, '')],
];
const CUT = /^(?:cut|shortened|truncated) (?:to|after) (\d+)(?: characters?| letters?)?$/u;

/** The changes that words ask for, in their order; null where they are not understood. */
const changesIn = memoize((words: string): readonly Change[] | null => {
  const parts = splitOutside(words, ',;').flatMap((part) => part.split(/ and /u));
  const changes = parts.map((part) => {
    const said = foldCase(part);
    const most = CUT.exec(said)?.[1];
    if (most !== undefined) return (text: string) => [...text].slice(0, Number(most)).join('');
    return CHANGES.find(([form]) => form.test(said))?.[1];
  });
  return changes.every((change) => change !== undefined) ? changes : null;
});

/** Whether the words for how a field is kept are understood. */
export function isKeptExactly({ keptAs }: Field): boolean {
  return keptAs.is !== 'known' || changesIn(keptAs.value) !== null;
}

/** A text as it is kept: trimmed, in small letters, …; anything else as it is. */
export function keptValue({ keptAs }: Field, value: unknown): unknown {
  const changes = changesIn(knownValue(keptAs) ?? 'as typed') ?? [];
  return typeof value === 'string' ? changes.reduce((text, change) => change(text), value) : value;
}
