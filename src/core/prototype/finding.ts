import { splitList } from '../answers/name-finder.ts';
import { knownValue, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import { memoize } from '../base/memoize.ts';
import type { Field } from '../model/types.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { nameSearchOf, namesOf } from '../product/words/names-in-words.ts';
import type { ActorContext } from './actor-context.ts';
import { columnsFor, fieldContent, type ListColumn, linkSourceFor, otherContent, visibleColumns } from './list-view.ts';
import { namesRecordNumber } from './record-number.ts';
import { rowsAbout } from './rows-about.ts';
import type { ProtoScreen } from './screens-of.ts';

const WAYS = { by: 'search', narrow: 'filter', sort: 'sort' } as const;
type Way = keyof typeof WAYS;

/** By what the records of a thing are found, in the words of the model: fields by id, their state and their number. */
interface FoundBy {
  readonly keys: Readonly<Record<Way, ReadonlySet<string>>>;
  /** Words that name nothing to be found by. */
  readonly unread: readonly string[];
}

/**
 * The columns of a list with what people search, narrow and sort it by. Where the columns are a guess, they are found by
 * nothing else; what is no column is hidden, and found by all the same.
 */
export function findableColumns(
  actor: ActorContext,
  entity: string | null,
  columns: readonly ListColumn[],
): readonly ListColumn[] {
  const { product } = actor;
  const { finding } = product.model.screens;
  const found = entity === null ? null : foundBy(product)(entity);
  if (entity === null || !found) return columns;
  const isGuessed = columns.every(({ look }) => look === 'guess');
  const flags = ({ key, mask, ...column }: ListColumn) =>
    Object.fromEntries(
      Object.entries(WAYS).map(([way, flag]) => {
        const keys = found.keys[way as Way];
        const own = column[flag] && !(isGuessed && keys.size > 0);
        return [flag, own || (keys.has(key) && mask === undefined)];
      }),
    );
  const there = new Set(columns.map(({ key }) => key));
  const named = new Set(Object.values(found.keys).flatMap((keys) => [...keys]));
  const more = [...named].flatMap((key): ListColumn | readonly [] => {
    if (there.has(key)) return [];
    const field = product.index.fields(entity).get(key);
    const content = field
      ? fieldContent(product, field, linkSourceFor(actor))
      : otherContent(product, entity, key === '#number' ? 'Number' : 'State');
    const label = field?.label ?? (key === '#number' ? 'Number' : 'State');
    const said = { look: lookOfSourced(finding), question: questionOf(finding) };
    return { ...content, ...said, key, label, sort: false, filter: false, search: false, hidden: true };
  });
  return [...columns, ...visibleColumns(actor, entity, more)].map((column) => ({ ...column, ...flags(column) }));
}

/** The columns of a list screen, as the actor may see and find by them. */
export function findableOn(actor: ActorContext, screen: ProtoScreen): readonly ListColumn[] {
  return findableColumns(actor, screen.entity, columnsFor(actor, screen));
}

/** How the records of a thing are looked through, where it is said to be other than as a table. */
export function lookedThrough(product: Product, entity: string | null): Sourced<string> | null {
  if (entity === null) return null;
  const said = rowsAbout(product, listOf(product.model.screens.lookingThrough), entity).map(({ form }) => form);
  return said.find((form) => CARDS.test(knownValue(form) ?? '')) ?? null;
}

const CARDS = /\b(?:cards?|gallery|tiles?)\b/iu;

/** What is said of how a thing is found and names nothing that is known of it. */
export function unreadFinding(product: Product): readonly string[] {
  return product.index.entities.all.flatMap(({ id, label }) =>
    (foundBy(product)(id)?.unread ?? []).map((words) => `${label}: ${words}`),
  );
}

const foundBy = memoizeByProduct((product) =>
  memoize((entity: string): FoundBy | null => {
    const rows = rowsAbout(product, listOf(product.model.screens.finding), entity);
    if (rows.length === 0) return null;
    const read = (way: Way) => rows.map((row) => keysIn(product, entity, row[way]));
    const [by, narrow, sort] = [read('by'), read('narrow'), read('sort')];
    const keysOf = (all: typeof by) => new Set(all.flatMap(({ keys }) => keys));
    return {
      keys: { by: keysOf(by), narrow: keysOf(narrow), sort: keysOf(sort) },
      unread: [
        ...[...by, ...narrow, ...sort].flatMap(({ unread }) => unread),
        ...rows.flatMap(({ place }) => (isNothing(knownValue(place) ?? '') ? [] : [`near ${knownValue(place)}`])),
      ],
    };
  }),
);

const NOTHING = /^(?:nothing|nowhere|none|not?|-|–|—|n\/a)?(?:$|[\s,;.])/iu;

function isNothing(words: string): boolean {
  return NOTHING.test(words.trim());
}

const STATE = /\b(?:state|status)\b/iu;
const AND = /\s+(?:and|or)\s+/iu;

function keysIn(product: Product, entity: string, said: Sourced<string>) {
  const words = knownValue(said) ?? '';
  const parts = isNothing(words) ? [] : splitList(words).flatMap((part) => part.split(AND));
  const read = parts.map((part) => ({ part: part.trim(), keys: keysOf(product, entity, part) }));
  return {
    keys: read.flatMap(({ keys }) => keys),
    unread: read.flatMap(({ part, keys }) => (keys.length === 0 && part !== '' ? [part] : [])),
  };
}

function keysOf(product: Product, id: string, part: string): readonly string[] {
  const { index } = product;
  const entity = index.entities.get(id);
  const fields = fieldNames(product)(id).mentioned(part);
  if (fields.length > 0) return fields.map(({ of }) => of.id);
  if (entity && namesRecordNumber(entity, part.replace(/^\s*(?:its|their|the)\s+/iu, ''))) return ['#number'];
  const isOfState = STATE.test(part) || stateNames(product)(id).mentioned(part).length > 0;
  return isOfState && index.cycles(id).length > 0 ? ['#state'] : [];
}

const fieldNames = memoizeByProduct(({ index }) =>
  memoize((id: string) => nameSearchOf<Field>(namesOf(index.fields(id).all))),
);
const stateNames = memoizeByProduct(({ index }) =>
  memoize((id: string) => nameSearchOf(namesOf(index.statesOf(id).map(({ state }) => state)))),
);
