import { decapitalize } from '../../english/capitalize.ts';
import { plural } from '../../english/plural.ts';
import type { Entity } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { splitOutside, unquoted } from '../../shapes/split-words.ts';
import { namesRecordNumber } from '../record-number.ts';
import { numberWords } from '../value-words.ts';
import type { RegionView, ShownItem } from './types.ts';

export type Shows = Pick<RegionView, 'items' | 'order' | 'limit' | 'search' | 'filters' | 'instead' | 'problems'>;

const LIMIT =
  /^(?:at most |up to |the first |first )?(\d{1,5})(?: (?:of them|lines|rows|records|at once))?( (?:a|per|on (?:a|one)) page)?$/iu;
const INSTEAD = /^(?:when |if )?(?:it is |there is )?(empty|nothing|none|refused|forbidden)\s*:\s*(.+)$/isu;
const SEARCH = /^search(?:able)?(?: (?:in|by|for) (.+))?$/iu;
const FILTER = /^filter(?:s|ed|able)? by (.+)$/iu;
const ORDER =
  /\b(?:first|last|sorted|ordered|order|newest|oldest|latest|earliest|highest|lowest|alphabetical|descending|ascending)\b|^by /iu;

/** “Member, due, days left; newest first; 10 a page; search in member; empty: “Nothing is out.””, read for one entity. */
export function readShows(product: Product, of: string, words: string): Shows {
  const read: { -readonly [K in keyof Shows]: Shows[K] } = {
    ...{ items: [], order: [], limit: null, search: null, filters: [], problems: [] },
    instead: { empty: undefined, refused: undefined },
  };
  for (const segment of splitOutside(words, ';\n')) {
    const [, count, paged] = LIMIT.exec(segment) ?? [];
    const [, when = '', text] = INSTEAD.exec(segment) ?? [];
    const search = SEARCH.exec(segment);
    const [, filters] = FILTER.exec(segment) ?? [];
    if (count !== undefined) read.limit = { count: Number(count), paged: paged !== undefined };
    else if (text !== undefined) {
      const key = /refused|forbidden/iu.test(when) ? 'refused' : 'empty';
      read.instead = { ...read.instead, [key]: unquoted(text) };
    } else if (search) read.search = splitOutside(search[1] ?? '', ',');
    else if (filters !== undefined) read.filters = splitOutside(filters, ',');
    else addItems(product, of, segment, read);
  }
  return read;
}

function addItems(
  product: Product,
  of: string,
  segment: string,
  read: { -readonly [K in keyof Shows]: Shows[K] },
): void {
  const pieces = splitOutside(segment, ',').flatMap((words) => itemsIn(product, of, words));
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
const ALWAYS = { onlyIf: null, empty: '' };
const STATE = /^(?:its |the )?(?:state|status)$/iu;

const NOTE = /\s*\((?:only )?(?:(if|when)|empty:|if (?:it is )?empty:) ?([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/iu;

/** “Period (if Kind is Simple)”, “Last ping (empty: “Never”)”: an item with what it depends on. */
export function itemIn(product: Product, of: string, words: string): ShownItem | string {
  const [note = '', condition, said = ''] = NOTE.exec(words) ?? [];
  if (note === '') return plainItem(product, of, words);
  const item = itemIn(product, of, words.slice(0, -note.length));
  if (typeof item === 'string') return item;
  if (condition === undefined) return { ...item, empty: unquoted(said) };
  const onlyIf = product.condition({ text: said, source: emptySource }, of);
  return onlyIf.form === 'exact'
    ? { ...item, onlyIf }
    : `“${item.label}” is only there if “${said}”, which is not exact.`;
}

/** A field, the state, the number, or a formula with or without a name; a sentence where it is none of these. */
function plainItem(product: Product, of: string, words: string): ShownItem | string {
  const entity = product.index.entities.get(of);
  const [, formula = words, called] = CALLED.exec(words) ?? [];
  const bare = formula.replace(/^(?:its|the|their) /iu, '').trim();
  const field = product.index.fields(of).called(bare);
  const label = called?.trim() ?? field?.label ?? capitalized(bare);
  if (!field && STATE.test(formula.trim()) && product.index.cycles(of).length > 0)
    return { ...ALWAYS, label, shows: 'state', field: undefined, value: undefined };
  if (!field && entity && namesRecordNumber(entity, bare))
    return { ...ALWAYS, label, shows: 'number', field: undefined, value: undefined };
  const value = product.condition({ text: field ? `\`${field.label}\`` : formula, source: emptySource }, of);
  if (field) return { ...ALWAYS, label, shows: 'field', field, value: value.form === 'exact' ? value : undefined };
  if (value.form === 'exact') return { ...ALWAYS, label, shows: 'value', field: undefined, value };
  const problem = value.form === 'wrong' ? ` ${value.problems[0]?.sentence ?? ''}` : '';
  return `“${words}” is no field of ${entityWords(entity)}, and nothing that can be worked out.${problem}`;
}

const emptySource = {
  question: '',
  decision: 0,
  by: { name: '', role: '' },
  at: '',
  restsOn: [],
  firmness: 'decided',
} as const;

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
