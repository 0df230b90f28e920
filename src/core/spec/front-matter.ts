import { plainText } from './plain-text.ts';

export interface DocumentHead {
  readonly title?: string;
  /** Owners or authors. */
  readonly owners?: readonly string[];
}

const TITLE = /^title[ \t]*:[ \t]*(.+)$/i;
/** The list of facts that some proposals begin with in place of a title and a front matter. */
const NAMED_IN_LIST = /^[-*+][ \t]+[*_]{0,2}(?:feature name|title)[*_]{0,2}[ \t]*:[*_]{0,2}[ \t]*(.+)$/i;
const OWNER = /^(?:owners?|authors?|champions?|assignees?|responsible)[ \t]*:[ \t]*(.*)$/i;

/**
 * Reads the front matter line by line, whether it is valid YAML or not, and the lines before the first heading; missing
 * keys are absent.
 */
export function readDocumentHead(lines: readonly string[], firstHeading: number): DocumentHead {
  const end = frontMatterEnd(lines);
  const owners = ownersIn(lines.slice(0, end));
  const title =
    lines.slice(0, end).flatMap((line) => TITLE.exec(line)?.[1] ?? [])[0] ??
    lines.slice(end, firstHeading).flatMap((line) => plainText(NAMED_IN_LIST.exec(line)?.[1] ?? '') || [])[0];
  const named = title?.replace(/^(["'])(.*)\1$/, '$2').trim();
  return { ...(named ? { title: named } : {}), ...(owners.length > 0 ? { owners } : {}) };
}

function ownersIn(lines: readonly string[]): readonly string[] {
  const names = lines.flatMap((line, at) => {
    const value = OWNER.exec(line)?.[1];
    return value === undefined ? [] : [value, ...itemsFrom(lines, at + 1)].flatMap(namesIn);
  });
  return [...new Set(names)];
}

function itemsFrom(lines: readonly string[], from: number): readonly string[] {
  const items: string[] = [];
  for (let at = from; ; at++) {
    const item = /^[ \t]*-[ \t]+(.*)$/.exec(lines[at] ?? '')?.[1];
    if (item === undefined) return items;
    items.push(item);
  }
}

/** 0 where the document does not begin with front matter. */
export function frontMatterEnd(lines: readonly string[]): number {
  const isFence = (line: string) => /^---[ \t]*$/.test(line);
  if (!isFence((lines[0] ?? '').replace(/^\uFEFF/, ''))) return 0;
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  return Math.max(0, end);
}

/** Placeholders that a form has in place of a name. */
const NAME_PLACEHOLDER = /^(?:tbd|todo|none|n\/a)$|[<>{}[\]]|first ?name|last ?name|user ?name|\be\.g\.|^your /i;

/** "Ann Lee <ann@x>, @bo (bo@y)" → Ann Lee, bo. A handle is used where there is no name. */
function namesIn(value: string): readonly string[] {
  if (value.length > MAX_OWNERS_LENGTH) return [];
  return value
    .replace(/\s#.*$/, '')
    .replace(/<[^<>]*>|\([^()]*\)/g, (inside) => (NAME_PLACEHOLDER.test(inside.slice(1, -1)) ? inside : ' '))
    .replace(/^\[|\]$/g, '')
    .split(/,|;|\band\b/)
    .map((name) => name.replace(/["']/g, '').trim().replace(/^@/, ''))
    .filter((name) => /\p{L}/u.test(name) && name.length <= 80 && !NAME_PLACEHOLDER.test(name));
}

const MAX_OWNERS_LENGTH = 2000;
