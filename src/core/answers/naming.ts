import { checksum } from '../base/checksum.ts';
import type { Decision, Renaming } from '../facts/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { ShapeSpec, Value } from '../shapes/types.ts';

/** Of an id in a slot: question ids made of two such ids stay below their limit. */
const MAX_LENGTH = 28;

/** The items that the answers to one question have named, through all its decisions. */
export interface Naming {
  /** Those that the decision in force names, in its order, without duplicates. */
  readonly items: readonly NamedItem[];
  /** Those and the dropped ones, in the order in which they were named first. */
  readonly all: readonly NamedItem[];
  /** Names that occur more than once in the decision in force. */
  readonly duplicates: readonly string[];
  /** The item with this name, present or former, even if it has been dropped; undefined for any other name. */
  readonly find: (label: string) => NamedItem | undefined;
  /** The item with an id, even if it has been dropped. */
  readonly byId: (id: string) => NamedItem | undefined;
}

export interface NamedItem {
  /** Given at the first naming; a new name changes the label only. */
  readonly id: string;
  readonly label: string;
  readonly formerly: readonly string[];
  /** Named by the decision in force, not dropped. */
  readonly here: boolean;
}

interface MutableItem extends NamedItem {
  label: string;
  formerly: readonly string[];
  here: boolean;
}

/**
 * Follows the names of one question through its decisions, oldest first. Whether a changed name is the same item is
 * never guessed: the decision says so in `renamed`.
 */
export function namingOf(decisions: readonly Decision[], shape: ShapeSpec): Naming {
  const byName = new Map<string, MutableItem>();
  const byId = new Map<string, MutableItem>();
  let labels: readonly string[] = [];
  for (const { result, renamed = [] } of decisions) {
    labels = 'value' in result ? itemLabels(result.value, shape) : [];
    applyRenamings(byName, renamed);
    const now = new Set(labels.map(foldCase));
    for (const label of labels) addLabel(byName, byId, label, now);
  }
  const here = new Set(labels.flatMap((label) => byName.get(foldCase(label)) ?? []));
  for (const item of here) item.here = true;
  const seen = new Set<string>();
  return {
    items: [...here],
    all: [...byId.values()],
    duplicates: labels.filter((label) => seen.has(foldCase(label)) || !seen.add(foldCase(label))),
    find: (label) => byName.get(label) ?? byName.get(foldCase(label)),
    byId: (id) => byId.get(id),
  };
}

/** All at once, so that two items may swap their names. */
function applyRenamings(byName: Map<string, MutableItem>, renamed: readonly Renaming[]): void {
  const found = renamed.flatMap(({ from, to }) => {
    const item = byName.get(foldCase(from));
    return item && foldCase(from) !== foldCase(to) ? [{ item, to }] : [];
  });
  for (const { item, to } of found) {
    relabel(item, to);
    byName.set(foldCase(to), item);
  }
}

/** The old label still finds it; the new one is removed from the former ones. */
function relabel(item: MutableItem, label: string): void {
  const names = [...item.formerly, item.label].filter((name) => foldCase(name) !== foldCase(label));
  item.formerly = [...new Set(names)];
  item.label = label.trim();
}

/** A name goes to the item it has always named, else to a new item, even where another present item once had it. */
function addLabel(
  byName: Map<string, MutableItem>,
  byId: Map<string, MutableItem>,
  label: string,
  now: ReadonlySet<string>,
) {
  const known = byName.get(foldCase(label));
  const isFormer = known && foldCase(known.label) !== foldCase(label);
  if (known && !(isFormer && now.has(foldCase(known.label)))) {
    relabel(known, label);
    return;
  }
  const item = { id: freeId(itemId(label), byId), label: label.trim(), formerly: [], here: false };
  byId.set(item.id, item);
  byName.set(foldCase(label), item);
}

export function freeId(id: string, taken: { readonly has: (id: string) => boolean }): string {
  if (!taken.has(id)) return id;
  for (let more = 2; ; more += 1) if (!taken.has(`${id}-${more}`)) return `${id}-${more}`;
}

/** The names in an answer: its items, its ticked options, the first cells of its rows, its edges. */
export function itemLabels(value: Value, shape: ShapeSpec): readonly string[] {
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  if ('amount' in value) return [];
  const all = 'cells' in value ? value.rows : value.map((item) => rowLabel(item, shape));
  return all.map((label) => label.trim()).filter(Boolean);
}

/** The name of a row's item; empty where it names none. */
export function rowLabel(row: string | readonly string[], shape: ShapeSpec): string {
  if (typeof row === 'string') return row;
  const [first = '', second = '', third = ''] = row;
  if (shape.shape !== 'edges') return first;
  return edgeLabel(first, second, shape.columns[0]?.options ? '' : third);
}

/** An edge's label with the present names of its ends; its old label still finds it. */
export function relabelEdge({ label, formerly }: Pick<NamedItem, 'label' | 'formerly'>, now: string) {
  return now === label ? { label, formerly } : { label: now, formerly: [...formerly, label] };
}

/** The name of an edge: both ends and the event, as there may be two edges between the same two. */
export function edgeLabel(from: string, to: string, how: string): string {
  const ends = `${from.trim()} → ${to.trim()}`;
  if (from.trim() === '' && to.trim() === '') return '';
  return how.trim() === '' ? ends : `${ends}: ${how.trim()}`;
}

/**
 * The id derived from a name: the name itself in lower case with hyphens where that loses nothing, else what is left of
 * it and a checksum. The same name gives the same id on every branch.
 */
export function itemId(label: string): string {
  const words = foldCase(label)
    .replaceAll('→', 'to')
    .replace(/[\s_-]+/g, '-');
  const plain = words
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain === words && plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH - 9).replace(/-+$/, '');
  return `${cut || 'item'}-${checksum(foldCase(label))}`;
}

/** The id of the column that says which entity a row is about. */
export const ENTITY_COLUMN = 'thing';

export function hasEntityColumn(shape: ShapeSpec): boolean {
  return shape.shape === 'table' && shape.columns.some(({ id }) => id === ENTITY_COLUMN);
}
