import { memoize } from '../base/memoize.ts';
import type { Block } from './blocks/structure.ts';
import { plainText } from './plain-text.ts';
import { tableHeader } from './tables.ts';

/** Size of the caches by title: documents of a family have the same titles. */
export const MAX_CACHED_TITLES = 2000;

/** A top-level heading; lines are 0-based, inclusive. */
export interface Heading {
  readonly first: number;
  /** Where its block starts: link definitions may come right before an underlined title. */
  readonly blockFirst: number;
  readonly last: number;
  readonly depth: number;
  /** Without inline markup, but with its number. */
  readonly title: string;
}

const LINK_DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]*\S+(?:[ \t]+["'(].*)?[ \t]*$/;

export function isLinkDefinition(line: string): boolean {
  return LINK_DEFINITION.test(line);
}

export function headingsOf(blocks: readonly Block[], lines: readonly string[]): readonly Heading[] {
  return blocks.flatMap((block) => {
    if (!block.type.includes('Heading')) return [];
    const type = /^(ATX|Setext)Heading(\d)$/.exec(block.type);
    if (!type) return [];
    const depth = Number(type[2]);
    return type[1] === 'ATX' ? [atxHeading(block, depth, lines)] : setextHeading(block, depth, lines);
  });
}

const titleOf = memoize(plainText, MAX_CACHED_TITLES);

function atxHeading(block: Block, depth: number, lines: readonly string[]): Heading {
  const text = (lines[block.first] ?? '')
    .replace(/^[\uFEFF \t]*#+/, '')
    .trim()
    .replace(/(?:(?<=[ \t])|^)#+$/, '');
  return { first: block.first, blockFirst: block.first, last: block.last, depth, title: titleOf(text) };
}

/** Link definitions above the title are not part of it; a table above a rule is not a heading. */
function setextHeading(block: Block, depth: number, lines: readonly string[]): readonly Heading[] {
  const over = lines.slice(block.first, block.last);
  const skipped = over.findIndex((line) => !isLinkDefinition(line));
  if (skipped < 0 || tableHeader(over) >= 0) return [];
  const words = over.slice(skipped).join('\n');
  const title = plainText(words.replace(/^\uFEFF/, ''));
  return [{ first: block.first + skipped, blockFirst: block.first, last: block.last, depth, title }];
}

const OPEN = '(?:open|unresolved|outstanding|unanswered|remaining|undecided|unsettled|pending)';
const MATTER = '(?:questions?|issues?|points?|items?|topics?|decisions?|discussions?|matters)';

/** Titles of sections that collect unanswered questions. */
const OPEN_TITLES: readonly RegExp[] = [
  new RegExp(`^(?:[^:]{0,40}[/,&:]\\s*|.{0,40}\\band )?${OPEN} (?:[\\p{L}-]+ ){0,2}${MATTER}\\b`, 'iu'),
  new RegExp(
    `^${MATTER} (?:still |yet )?(?:open|unresolved|outstanding|pending|to (?:be )?(?:answer|resolve|discuss|decide|clarify)(?:ed|d)?)$`,
    'iu',
  ),
  /^(?:(?:known|open) )?unknowns$/i,
  /^(?:still )?(?:to be (?:decided|determined|discussed|clarified|confirmed)|tbd|needs? (?:discussion|clarification|decision))$/i,
  /^(?:questions|unresolved|undecided|outstanding)$/i,
  /^(?:offene (?:fragen|punkte|themen)|questions? (?:ouvertes?|en suspens)|points ouverts|preguntas (?:abiertas|pendientes)|quest[õo]es (?:em aberto|abertas)|domande aperte|open vragen|öppna frågor|开放问题|未解决(?:的)?问题|待定|未決事項|未解決の問題)$/iu,
];

const MAY_BE_OPEN =
  /open|unresolved|outstanding|unanswered|remaining|undecided|unsettled|pending|unknowns|to be|tbd|need|questions?|offen|ouvert|suspens|preguntas|aberto|abertas|aperte|vragen|öppna|[开未待]/iu;

export function isOpenTitle(title: string): boolean {
  return MAY_BE_OPEN.test(title) && OPEN_TITLES.some((pattern) => pattern.test(title.trim()));
}

const LEFT_OUT =
  /\b(?:non[- ]?goals?|(?:out|outside)(?: of)? (?:the )?scope|not in scope|exclusions|future (?:work|possibilities|directions?|enhancements?|improvements?|considerations?|extensions?|plans?|steps))\b/i;

/** A title for what is left out, or left for later: "Non-goals", "Out of scope". */
export function isOutOfScopeTitle(title: string): boolean {
  return LEFT_OUT.test(title);
}
