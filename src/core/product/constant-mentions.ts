import { foldText } from '../conditions/folded-text.ts';
import type { Decision } from '../facts/types.ts';
import type { Value } from '../shapes/types.ts';
import type { Constant } from '../slots/constants/number-details.ts';
import { memoizeByProduct } from './product.ts';
import { type NameSearch, nameSearchOf, namesOf } from './words/names-in-words.ts';
import { type SettledText, settledTexts } from './words/settled-words.ts';

export interface ConstantMention {
  readonly constant: Constant;
  readonly question: string;
  /** The words right after the name, folded. */
  readonly after: string;
}

/** Answers that name numbers: only the other words of a row there can mention another number. */
const NAMING_QUESTIONS = new Set(['constants.values', 'constants.timers', 'constants.capacity']);
/** A statement about a number does not use it; nor does the description of why the product is made. */
const ABOUT_CONSTANTS = /^(?:constants\.(?:(?:values|timers|capacity)\.|provenance|variants)|purpose\.)/;
const CONTEXT_LENGTH = 40;

/** Where the settled answers mention numbers by name, as whole words. */
export const constantMentions = memoizeByProduct(({ index, workspace }): readonly ConstantMention[] => {
  const { all } = index.constants;
  if (all.length === 0) return [];
  const names = namesOf(all);
  const search = nameSearchOf(names.map(([name, { id }]) => [name, id] as const));
  const key = names.map(([name, { id }]) => `${name}\t${id}`).join('\n');
  return settledTexts(workspace)
    .filter(({ question }) => !ABOUT_CONSTANTS.test(question.id))
    .flatMap((words) =>
      mentionsIn(words, key, search).flatMap(({ of, after }): readonly ConstantMention[] => {
        const constant = index.constants.get(of);
        return constant ? [{ constant, question: words.question.id, after }] : [];
      }),
    );
});

interface FoundName {
  readonly of: string;
  readonly after: string;
}

/** Decisions never change, so each is searched once for the same names; `key` lists the names. */
const mentionsCache = new WeakMap<Decision, { readonly key: string; readonly found: readonly FoundName[] }>();

function mentionsIn(words: SettledText, key: string, search: NameSearch<string>): readonly FoundName[] {
  const cached = mentionsCache.get(words.decision);
  if (cached?.key === key) return cached.found;
  const text = NAMING_QUESTIONS.has(words.question.id) ? withoutNames(words.value) : words.text;
  const found = search
    .inFolded(text)
    .map(({ of, end }): FoundName => ({ of, after: text.slice(end, end + CONTEXT_LENGTH) }));
  mentionsCache.set(words.decision, { key, found });
  return found;
}

function withoutNames(value: Value): string {
  if (typeof value === 'string' || !Array.isArray(value)) return '';
  const rows: readonly (string | readonly string[])[] = value;
  return foldText(rows.flatMap((row) => (typeof row === 'string' ? [] : row.slice(1))).join('\n')).low;
}
