import { splitOutside, unquoted } from '../../shapes/split-words.ts';
import { memberKey } from './body-shape.ts';
import { type ListPage, nameSet, SIZES } from './paging.ts';

/** What stands around every list: the names of its members in order, and which of them the list is. */
export interface Envelope {
  readonly members: readonly string[];
  readonly list: string;
  /** The names in a member that is a block, as “meta {count, pages}” is; absent: there is none. */
  readonly blocks?: Readonly<Record<string, readonly string[]>>;
}

const LISTS = nameSet('data results items records entries list rows content values objects hits');
const IS_LIST = /^(?::\s*)?(?:\[.*\]|(?:is )?(?:the |a )?(?:list|records|results)(?: itself)?)$/isu;
const MEMBER = /^["“]?([\p{L}_][\p{L}\p{N}_-]*)["”]?\s*(.*)$/su;
const WRAPPED = /^(?:wrapped )?(?:in|under|as) (?=["“\p{L}])/iu;

/** Reads “data: [...]”, “results”, “count, next, results”, “data, meta {count, pages}”, “wrapped in “data””; else null. */
export function readEnvelope(said: string): Envelope | null {
  const inside = unquoted(
    said
      .trim()
      .replace(/^\{(.*)\}$/su, '$1')
      .replace(WRAPPED, ''),
  );
  const parts = splitOutside(inside, ',;').map((part) => MEMBER.exec(part));
  const read = parts.flatMap((part) => (part ? [{ name: part[1] ?? '', rest: (part[2] ?? '').trim() }] : []));
  if (read.length === 0 || read.length < parts.length) return null;
  const list = read.find(({ rest }) => IS_LIST.test(rest)) ?? read.find(({ name }) => LISTS.has(name.toLowerCase()));
  if (
    !list ||
    read.some((part) => part !== list && part.rest !== '' && !blockIn(part.rest) && !isKnownOfPage(part.name))
  )
    return null;
  const blocks = read.flatMap(({ name, rest }) => {
    const block = name === list.name ? null : blockIn(rest);
    return block ? [[name, block] as const] : [];
  });
  const envelope = { members: read.map(({ name }) => name), list: list.name };
  return blocks.length > 0 ? { ...envelope, blocks: Object.fromEntries(blocks) } : envelope;
}

function blockIn(words: string): readonly string[] | null {
  const [, inside] = /^(?::\s*)?\{(.*)\}$/su.exec(words) ?? [];
  return inside === undefined ? null : splitOutside(inside, ',;');
}

type PageFact = (page: ListPage<unknown>) => string | number | boolean | null;

const pages = ({ total, size }: ListPage<unknown>) => Math.ceil(total / Math.max(1, size));
const number = ({ start, size }: ListPage<unknown>) => Math.floor(start / Math.max(1, size)) + 1;

/** What the members of an envelope mean, by their names. */
const PAGE_FACTS: readonly (readonly [names: ReadonlySet<string>, fact: PageFact])[] = [
  [nameSet('count total totalcount totalresults totalitems totalelements'), ({ total }) => total],
  [nameSet('pages totalpages pagecount lastpage'), pages],
  [nameSet('page currentpage pagenumber'), number],
  [SIZES, ({ size }) => size],
  [nameSet('offset skip start startindex'), ({ start }) => start],
  [nameSet('hasmore more hasnext hasnextpage'), ({ start, size, total }) => start + size < total],
  [nameSet('nextcursor cursor nextpagetoken endcursor'), ({ cursor }) => cursor],
  [nameSet('nextpage'), (page) => (page.next === null ? null : number(page) + 1)],
];

/** A fact of a page by the name of a member; undefined where the name means none. */
export function pageFact(page: ListPage<unknown>, name: string): ReturnType<PageFact> | undefined {
  return PAGE_FACTS.find(([names]) => names.has(memberKey(name)))?.[1](page);
}

const LINKS: Readonly<Record<string, (page: ListPage<unknown>) => string | null>> = {
  next: ({ next, cursor, paging }) => (paging?.form === 'cursor' ? cursor : next),
  previous: ({ previous }) => previous,
  prev: ({ previous }) => previous,
};

/** The query of the page before or after by the name of a member, or the cursor; undefined for other names. */
export function pageLink(page: ListPage<unknown>, name: string): string | null | undefined {
  return LINKS[memberKey(name)]?.(page);
}

function isKnownOfPage(name: string): boolean {
  const key = memberKey(name);
  return key in LINKS || PAGE_FACTS.some(([names]) => names.has(key));
}
