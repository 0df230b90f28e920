/** Entry point to Markdown as a tree, for chunks that show the text of a specification as it reads. */
import { GFM, parser } from '@lezer/markdown';

const PARSER = parser.configure(GFM);

/** A node of the tree; its names are those of CommonMark and of GitHub's tables, tasks, strikethroughs and addresses. */
export type MarkdownNode = ReturnType<typeof PARSER.parse>['topNode'];

/** Never fails. */
export function parseMarkdown(text: string): MarkdownNode {
  return PARSER.parse(text).topNode;
}

const LINK_DEFINITION = /^ {0,3}\[([^\]\n]+)\]:[ \t]*<?([^\s<>]+)>?/gm;

/** Finds the address that a document defines for a label; undefined where it defines none. */
export function linkTargets(document: string): (label: string) => string | undefined {
  const keyOf = (label: string) => label.replace(/\s+/g, ' ').trim().toLowerCase();
  const targets = new Map(
    [...document.matchAll(LINK_DEFINITION)].map(([, label = '', url = '']) => [keyOf(label), url]),
  );
  return (label) => targets.get(keyOf(label));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rarr: '→',
  larr: '←',
  times: '×',
  copy: '©',
};

/** The character of an entity, without its signs: “amp”, “#8594”; undefined for one that is not known. */
export function characterOf(entity: string): string | undefined {
  const found = /^#(x?)([0-9a-f]{1,6})$/i.exec(entity);
  const point = found ? Number.parseInt(found[2] ?? '', found[1] ? 16 : 10) : Number.NaN;
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ENTITIES[entity];
}
