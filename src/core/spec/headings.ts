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
