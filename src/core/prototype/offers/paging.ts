import { memberKey } from './body-shape.ts';

/** How a list is given in pages: by which parameters, and how many at once. */
export interface Paging {
  readonly form: PagingForm;
  /** The parameter for where a page begins, and the one for how many are on it; null where there is none. */
  readonly from: string | null;
  readonly size: string | null;
  readonly most: number | null;
  /** How many come where nobody asks for a number. */
  readonly usual: number | null;
  /** Whether asking for more than `most` gives as many as may be, and no error. */
  readonly isCut: boolean;
}

type PagingForm = 'offset' | 'page' | 'cursor' | 'size only';

/** Names of parameters and members, without signs and in small letters. */
export const nameSet = (all: string): ReadonlySet<string> => new Set(all.split(' '));

/** By the names of the parameter for where a page begins, without signs and in small letters. */
const FORMS: readonly (readonly [form: PagingForm, names: ReadonlySet<string>])[] = [
  ['page', nameSet('page pagenumber pageno')],
  ['offset', nameSet('offset skip startindex')],
  ['cursor', nameSet('cursor after pagetoken nextcursor startingafter continuationtoken')],
];
export const SIZES = nameSet('limit perpage pagesize size take top maxresults');
const FILLER = nameSet(
  'and or by with the a an as is are in query parameter parameters paged pages paging pagination each every list lists ' +
    'of records results entries items given more asked for use uses using based',
);

const MOST = /\b(?:at most|up to|no more than|max(?:imum)?(?: of| is)?)\s+(\d+)/iu;
const USUAL =
  /\b(\d+)\s+(?:by default|unless said otherwise|if not given|if not said|(?:a|per|on each|on a) page)|\b(?:by default|default(?:s to| is|:)?|usually)\s+(\d+)/iu;
const CUT = /\b(?:cut|capped|clamped|shortened)(?: to (?:it|that))?\b/iu;

/** Reads “limit and offset, at most 100”, “page and per_page, 20 by default”, “cursor”; null where they say something else. */
export function readPaging(said: string, example = ''): Paging | null {
  const [, most] = MOST.exec(said) ?? [];
  const [, usual, usually] = USUAL.exec(said.replace(MOST, ' ')) ?? [];
  const rest = said.replace(MOST, ' ').replace(USUAL, ' ').replace(CUT, ' ');
  const names = [...rest.matchAll(/[\p{L}\p{N}_-]+/gu)].map(([name]) => name).filter((name) => !isFiller(name));
  const inExample = [...example.matchAll(/[?&]([\w-]+)=/gu)].map(([, name = '']) => name);
  if (!names.every((name) => formOf(name) !== undefined || isSize(name))) return null;
  const all = [...names, ...inExample];
  const from = all.find((name) => formOf(name) !== undefined) ?? null;
  const size = all.find(isSize) ?? null;
  if (from === null && size === null) return null;
  const number = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  return {
    form: (from !== null && formOf(from)) || 'size only',
    ...{ from, size, most: number(most), usual: number(usual ?? usually), isCut: CUT.test(said) },
  };
}

/** The paging that the parameters of a call ask for by their names alone. */
export function pagingByNames(names: readonly string[]): Paging | null {
  return readPaging(names.filter((name) => formOf(name) !== undefined || isSize(name)).join(' '));
}

function isFiller(name: string): boolean {
  return FILLER.has(name.toLowerCase());
}

function isSize(name: string): boolean {
  return SIZES.has(memberKey(name));
}

function formOf(name: string): PagingForm | undefined {
  return FORMS.find(([, names]) => names.has(memberKey(name)))?.[0];
}

/** One page of a list, and what its envelope can tell of it. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly start: number;
  readonly size: number;
  readonly paging: Paging | null;
  /** The query of the page before and after, and the cursor of the next; null where there is none. */
  readonly next: string | null;
  readonly previous: string | null;
  readonly cursor: string | null;
}

type Taken<T> = { readonly page: ListPage<T> } | { readonly problem: string };

/** The page that a query asks for. `keyOf`: what a cursor is made of. */
export function pageOf<T>(
  paging: Paging | null,
  query: Readonly<Record<string, string>>,
  all: readonly T[],
  keyOf: (one: T) => string,
): Taken<T> {
  const total = all.length;
  const whole = { items: all, total, start: 0, size: total, paging, next: null, previous: null, cursor: null };
  if (!paging) return { page: whole };
  const size = sizeIn(paging, query, total);
  if (typeof size === 'string') return { problem: size };
  const start = startIn(paging, query, size, all.map(keyOf));
  if (typeof start === 'string') return { problem: start };
  const items = all.slice(start, start + size);
  const last = items.at(-1);
  const isLast = start + size >= total || last === undefined;
  const at = (begin: number) => queryAt(paging, size, begin, begin === 0 ? undefined : all[begin - 1], keyOf);
  return {
    page: {
      ...{ items, total, start, size, paging },
      next: isLast || paging.from === null ? null : at(start + size),
      previous: start === 0 || paging.from === null ? null : at(Math.max(0, start - size)),
      cursor: isLast ? null : keyOf(last),
    },
  };
}

function sizeIn({ size, most, usual, isCut }: Paging, query: Readonly<Record<string, string>>, total: number) {
  const asked = size === null ? '' : (query[size] ?? '');
  if (asked === '') return usual ?? most ?? Math.max(1, total);
  const number = wholeNumber(asked);
  if (number === undefined || number < 1) return `“${size}” has to be a whole number from 1, not “${asked}”.`;
  if (most === null || number <= most) return number;
  return isCut ? most : `“${size}” may be at most ${most}, not ${number}.`;
}

function startIn(
  { form, from }: Paging,
  query: Readonly<Record<string, string>>,
  size: number,
  keys: readonly string[],
): number | string {
  const asked = from === null ? '' : (query[from] ?? '');
  if (asked === '') return 0;
  if (form === 'cursor') {
    const at = keys.indexOf(asked);
    return at < 0 ? `“${from}” has to be where a page ended, and none ended at “${asked}”.` : at + 1;
  }
  const least = form === 'page' ? 1 : 0;
  const number = wholeNumber(asked);
  if (number === undefined || number < least)
    return `“${from}” has to be a whole number from ${least}, not “${asked}”.`;
  return form === 'page' ? (number - 1) * size : number;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/u.test(text.trim()) ? Number(text) : undefined;
}

function queryAt<T>(
  { form, from, size }: Paging,
  count: number,
  begin: number,
  before: T | undefined,
  keyOf: (one: T) => string,
) {
  const places: Readonly<Record<PagingForm, string>> = {
    page: String(Math.floor(begin / count) + 1),
    offset: String(begin),
    cursor: before === undefined ? '' : keyOf(before),
    'size only': '',
  };
  const begins = places[form];
  const asked = [
    [size, String(count)],
    [from, begins],
  ];
  return asked
    .flatMap(([name, value]) => (name && value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : []))
    .join('&');
}
