import { decapitalize } from '../../english/capitalize.ts';
import { plural } from '../../english/plural.ts';
import type { Entity } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { lastBrackets, splitOutside, unquoted } from '../../shapes/split-words.ts';
import { namesRecordNumber } from '../record-number.ts';
import { numberWords } from '../value-words.ts';
import { NO_SOURCE, readEmphasis, readLineEmphasis } from './read-emphasis.ts';
import type { Instead, RegionView, ShownItem } from './types.ts';

export type Shows = Pick<
  RegionView,
  | 'items'
  | 'line'
  | 'order'
  | 'orders'
  | 'limit'
  | 'search'
  | 'filters'
  | 'isJoined'
  | 'instead'
  | 'savesAtOnce'
  | 'problems'
>;

export const NO_SHOWS: Shows = {
  ...{ items: [], line: [], order: [], orders: [], limit: null, search: null, filters: [], problems: [] },
  ...{ isJoined: false, instead: {}, savesAtOnce: false },
};

const LIMIT =
  /^(?:at most |up to |the first |first )?(\d{1,5})(?: (?:of them|lines|rows|records|at once))?( (?:a|per|on (?:a|one)) page)?$/iu;
const INSTEAD = /^(?:when |if |while )?(?:it is |it |there is )?(?:still )?(\p{L}+)\s*:\s*(.+)$/isu;
/** The words for what is the case in place of the content. */
const CASES: ReadonlyMap<string, Instead> = new Map([
  ...['empty', 'nothing', 'none'].map((word) => [word, 'empty'] as const),
  ...['loading', 'waiting', 'busy'].map((word) => [word, 'loading'] as const),
  ...['failed', 'fails', 'broken'].map((word) => [word, 'failed'] as const),
  ...['refused', 'forbidden', 'denied'].map((word) => [word, 'refused'] as const),
]);
const AT_ONCE =
  /^(?:it |each change )?(?:saves?|saved|is saved) (?:by itself|itself|at once|immediately|on (?:each|every) change)$/iu;
const SEARCH = /^search(?:able)?(?: (?:in|by|for) (.+))?$/iu;
const FILTER = /^filter(?:s|ed|able)? by (.+)$/iu;
const JOINED = /^(?:filters )?joined (?:with|by) (?:and or or|or or and|all or any|any or all)$/iu;
const ORDERS = /^can be (?:sorted|ordered) by (.+)$/iu;
const ORDER =
  /\b(?:first|last|sorted|ordered|order|newest|oldest|latest|earliest|highest|lowest|alphabetical|descending|ascending)\b|^by /iu;

/** “Member, due, days left; newest first; 10 a page; search in member; empty: “Nothing is out.””, read for one entity. */
export function readShows(product: Product, of: string, words: string): Shows {
  const read: { -readonly [K in keyof Shows]: Shows[K] } = { ...NO_SHOWS };
  for (const segment of splitOutside(words, ';\n')) {
    const [, count, paged] = LIMIT.exec(segment) ?? [];
    const [, word = '', text = ''] = INSTEAD.exec(segment) ?? [];
    const when = CASES.get(word.toLowerCase());
    const search = SEARCH.exec(segment);
    const [, filters] = FILTER.exec(segment) ?? [];
    const [, orders] = ORDERS.exec(segment) ?? [];
    if (count !== undefined) read.limit = { count: Number(count), paged: paged !== undefined };
    else if (when) read.instead = { ...read.instead, [when]: unquoted(text) };
    else if (AT_ONCE.test(segment)) read.savesAtOnce = true;
    else if (search) read.search = splitOutside(search[1] ?? '', ',');
    else if (filters !== undefined) read.filters = splitOutside(filters, ',');
    else if (JOINED.test(segment)) read.isJoined = true;
    else if (orders !== undefined) read.orders = splitOutside(orders, ',').map(orderCalled);
    else addItems(product, of, segment, read);
  }
  return read;
}

/** “Highest units sold first as Best selling”. */
function orderCalled(said: string) {
  const [, words = said, label = said] = CALLED.exec(said) ?? [];
  return { label: capitalized(label), words };
}

function addItems(
  product: Product,
  of: string,
  segment: string,
  read: { -readonly [K in keyof Shows]: Shows[K] },
): void {
  const pieces: (ShownItem | string)[] = [];
  for (const words of splitOutside(segment, ',')) {
    const line = readLineEmphasis(product, of, words);
    if (line && 'problem' in line) read.problems = [...read.problems, line.problem];
    else if (line) read.line = [...read.line, line];
    else pieces.push(...itemsIn(product, of, words));
  }
  const unread = pieces.filter((piece) => typeof piece === 'string');
  if (unread.length > 0 && ORDER.test(segment)) {
    read.order = [...read.order, segment];
    return;
  }
  read.items = [...read.items, ...pieces.filter((piece) => typeof piece !== 'string')];
  read.problems = [...read.problems, ...unread];
}

/** “Title and borrower” are two items, unless one of them cannot be read alone. */
function itemsIn(product: Product, of: string, words: string): readonly (ShownItem | string)[] {
  const [, one = '', other = ''] = /^(.+)\s+and\s+(.+)$/isu.exec(words) ?? [];
  const halves = other === '' ? [] : [one, other].map((half) => itemIn(product, of, half));
  return halves.length > 0 && halves.every((half) => typeof half !== 'string') ? halves : [itemIn(product, of, words)];
}

const CALLED = /^(.+?)\s+as\s+(.+)$/isu;
const ALWAYS = { onlyIf: null, empty: '', hasFocus: false, emphases: [], typed: false };
const FOCUS = /^(?:has )?(?:the )?focus$/iu;
const STATE = /^(?:its |the )?(?:state|status)$/iu;

/** A field that is changed in the list itself, as in a spreadsheet. */
const TYPED = /^(?:to be )?(?:typed|ticked|chosen|filled in|edited|changed)(?: in)? (?:here|in place)$/iu;

const NOTE = /^(?:only )?(?:(if|when)|(?:if )?(?:it is )?empty:) ?(.+)$/isu;

/** “Period (if Kind is Simple)”, “Last ping (empty: “Never”)”, “Due (red if overdue)”: an item, and what becomes of it. */
export function itemIn(product: Product, of: string, words: string): ShownItem | string {
  const { before, inside } = lastBrackets(words);
  if (FOCUS.test(inside)) return withFocus(itemIn(product, of, before));
  if (TYPED.test(inside)) return typedItem(product, of, before);
  const [note, condition, said = ''] = NOTE.exec(inside) ?? [];
  const emphases = note === undefined && inside !== '' ? emphasesIn(product, of, inside) : [];
  if (inside === '' || (note === undefined && emphases.length === 0)) return plainItem(product, of, words);
  const item = itemIn(product, of, before);
  if (typeof item === 'string') return item;
  const problem = emphases.find((one) => 'problem' in one)?.problem;
  if (problem !== undefined) return `“${item.label}”: ${problem}`;
  if (note === undefined) return { ...item, emphases: [...item.emphases, ...emphases.filter((one) => 'looks' in one)] };
  if (condition === undefined) return { ...item, empty: unquoted(said) };
  const onlyIf = product.condition({ text: said, source: NO_SOURCE }, of);
  return onlyIf.form === 'exact'
    ? { ...item, onlyIf }
    : `“${item.label}” is only there if “${said}”, which is not exact.`;
}

function withFocus(item: ShownItem | string): ShownItem | string {
  return typeof item === 'string' ? item : { ...item, hasFocus: true };
}

function typedItem(product: Product, of: string, words: string): ShownItem | string {
  const item = itemIn(product, of, words);
  if (typeof item === 'string') return item;
  return item.field ? { ...item, typed: true } : `“${item.label}” is no field, so that nobody can type it.`;
}

/** “Bold if unread, red if overdue”; a comma before words that are no emphasis is part of the condition. */
function emphasesIn(product: Product, of: string, words: string) {
  const pieces: string[] = [];
  for (const piece of splitOutside(words, ',')) {
    const isMore = pieces.length > 0 && !readEmphasis(product, of, piece);
    pieces.push(isMore ? `${pieces.pop()}, ${piece}` : piece);
  }
  return pieces.flatMap((piece) => readEmphasis(product, of, piece) ?? []);
}

const OVER = /^(.+?),? over the last (\d{1,2}) (hour|day)s$/isu;

/** “Start of its visits over the last 24 hours as Graph”. */
function plainItem(product: Product, of: string, words: string): ShownItem | string {
  const [, said = words, called] = CALLED.exec(words) ?? [];
  const [, times, steps, step = ''] = OVER.exec(said) ?? [];
  if (times === undefined) return itemOf(product, of, words);
  const item = itemOf(product, of, called === undefined ? times : `${times} as ${called}`);
  return typeof item === 'string'
    ? item
    : { ...item, over: { steps: Number(steps), step: step.toLowerCase() === 'day' ? 'day' : 'hour' } };
}

/** A field, the state, the number, or a formula with or without a name; a sentence where it is none of these. */
function itemOf(product: Product, of: string, words: string): ShownItem | string {
  const entity = product.index.entities.get(of);
  const [, formula = words, called] = CALLED.exec(words) ?? [];
  const bare = formula.replace(/^(?:its|the|their) /iu, '').trim();
  const field = product.index.fields(of).called(bare);
  const label = called?.trim() ?? field?.label ?? capitalized(bare);
  if (!field && STATE.test(formula.trim()) && product.index.cycles(of).length > 0)
    return { ...ALWAYS, label, shows: 'state', field: undefined, value: undefined };
  if (!field && entity && namesRecordNumber(entity, bare))
    return { ...ALWAYS, label, shows: 'number', field: undefined, value: undefined };
  const value = product.condition({ text: field ? `\`${field.label}\`` : formula, source: NO_SOURCE }, of);
  if (field) return { ...ALWAYS, label, shows: 'field', field, value: value.form === 'exact' ? value : undefined };
  if (value.form === 'exact') return { ...ALWAYS, label, shows: 'value', field: undefined, value };
  const problem = value.form === 'wrong' ? ` ${value.problems[0]?.sentence ?? ''}` : '';
  return `“${words}” is no field of ${entityWords(entity)}, and nothing that can be worked out.${problem}`;
}

function entityWords(entity: Entity | undefined): string {
  return entity ? `“${entity.label}”` : 'what it shows';
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “12 loans”. */
export function countOf(product: Product, of: string, count: number): string {
  const { label = 'record', plural: many = 'records' } = product.index.entities.get(of) ?? {};
  return `${numberWords(count)} ${decapitalize(plural(count, label, many))}`;
}
