import { knownValue, type NamedElement } from '../answers/sourced.ts';
import type { Question } from '../facts/types.ts';
import type { ShapeSpec, Value } from '../shapes/types.ts';
import { hasRowForEach, type NameKind, namesAt } from '../slots/names.ts';
import { ACTION_WORDS, ACTIONS } from '../slots/roles/actions.ts';
import { rolesNamed } from '../workspace/questions/given-answers.ts';
import type { Product } from './product.ts';
import { nameSearchOf, namesOf, namesOfEntities } from './words/names-in-words.ts';
import { stems } from './words/settled-words.ts';

/** The names that an answer can use because others have given them. */
export interface KnownNames {
  /** By column, in its order; of a matrix those of its rows, then those of its columns. */
  readonly columns: readonly (readonly string[])[];
  /** The answer to begin with: a row for each name that is asked about; null where that is not known. */
  readonly start: Value | null;
}

/** Names of one kind; `entity` null: of all entities. */
type NameSource = (product: Product, entity: string | null) => readonly string[];

const moves: NameSource = (product, entity) =>
  cyclesOf(product, entity).flatMap((cycle) =>
    product.index.transitions(cycle).map(({ label, event }) => knownValue(event) || label),
  );

const SOURCES: Readonly<Record<NameKind, NameSource>> = {
  things: ({ index }) => labels(index.entities.all),
  fields: ({ index }, entity) =>
    (entity === null ? index.entities.all.map(({ id }) => id) : [entity]).flatMap((id) => labels(index.fields(id).all)),
  states: (product, entity) => cyclesOf(product, entity).flatMap((cycle) => labels(product.index.states(cycle).all)),
  moves,
  actions: (product, entity) => [...USUAL_ACTIONS, ...moves(product, entity)],
  // Until roles are listed, groups of which nobody has said that they have no rights.
  roles: ({ index, workspace }) => [...new Set([...labels(index.roles.all), ...rolesNamed(workspace)])],
  groups: ({ workspace }) => rolesNamed(workspace),
  screens: ({ index }) => labels(index.screens.all),
  systems: ({ index }) => labels(index.systems.all),
  errors: ({ index }) => labels(index.errors.all),
  constants: ({ index }) => labels(index.constants.all),
  rules: ({ index }) => labels(index.rules.all),
  moments: () => ['empty', 'loading', 'partial', 'failed', 'forbidden'],
};

/** What can be done with any record: list, open, create, change and delete it. */
const USUAL_ACTIONS = ACTIONS.slice(0, 5).map((action) => ACTION_WORDS[action]);

/** With more names than this, an answer does not begin with all of them. */
const MAX_ROWS = 24;

const NOTHING_KNOWN: KnownNames = { columns: [], start: null };

/** The names that are known for the cells of an answer to a question. */
export function knownNames(product: Product, { slot, shape }: Question): KnownNames {
  if (slot === null) return NOTHING_KNOWN;
  const [, subject = ''] = slot.split('/');
  const entity = product.index.entities.has(subject) ? subject : null;
  const columns = namesAt(slot, shape).uses.map((kind) => (kind ? [...new Set(SOURCES[kind](product, entity))] : []));
  return { columns, start: hasRowForEach(slot, shape) ? startOf(shape, columns) : null };
}

function startOf(shape: ShapeSpec, [rows = [], columns = []]: KnownNames['columns']): Value | null {
  if (rows.length === 0 || rows.length > MAX_ROWS || columns.length > MAX_ROWS) return null;
  if (shape.shape === 'matrix') return { rows, columns, cells: rows.map(() => columns.map(() => '')) };
  if (shape.shape !== 'table') return null;
  return rows.map((name) => shape.columns.map((_, at) => (at === 0 ? name : '')));
}

function labels(all: readonly { readonly label: string }[]): readonly string[] {
  return all.map(({ label }) => label);
}

/** The life cycles of an entity, else the general ones; null: all of them. */
function cyclesOf({ model, index }: Product, entity: string | null) {
  if (entity === null) return model.states.cycles;
  const own = index.cycles(entity);
  return own.length > 0 ? own : index.cycles(null);
}

/** Words that say nothing about what is sent: "the number of the invoice" is "number" and "invoice". */
const STOP_WORDS = new Set(
  stems('the a an of its their his her our all each every and with for by from to in on at this that one whole id'),
);
/** Words of other languages as short as stop words ("der", "de", "la") are ignored too. */
const MIN_WORD_LENGTH = 4;
/** What every message may also contain: who sends it, and when. */
const ALWAYS = 'who is signed in, signed-in person, user, today, now, date, time, moment, day, language'.split(', ');

/** Words of requests for long lists page by page, in an order. */
const PAGING =
  'page, page number, page size, page token, number of pages, total pages, total count, total results, next page, previous page, per page, items per page, results per page, limit, offset, cursor, next cursor, has more, sort, sort by, sort order, sort direction, sorting, order by'.split(
    ', ',
  );

/** Whether words name something of the product: fields, entities, parameters and constants. */
export type IsKnown = (words: string) => boolean;

export function knownContents({ index }: Product): IsKnown {
  const parameters = index.screens.all.flatMap((screen) => screen.parameters.map((name) => name.replace(/^:/, '')));
  const fields = index.entities.all.flatMap((entity) => namesOf(index.fields(entity.id).all));
  const things = [index.constants, index.roles, index.inbound].flatMap(({ all }) => namesOf<NamedElement>(all));
  const named = [...fields, ...things, ...namesOfEntities(index.entities.all)].map(([name]) => name);
  const names = new Set([...named, ...parameters, ...ALWAYS, ...PAGING]);
  const search = nameSearchOf([...names].map((name) => [name, name] as const));
  const isKnown = (words: string) => {
    const rest = search.rest(words);
    const matched = search.mentioned(words).length > 0;
    return (
      matched && rest.every((word) => word.length < MIN_WORD_LENGTH || stems(word).every((one) => STOP_WORDS.has(one)))
    );
  };
  // A name from code as words: “next_cursor”, “pageSize”.
  const spelledOut = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' ');
  return (words) => isKnown(words) || isKnown(spelledOut(words));
}

/** Whether the fields of any entity are listed; otherwise known and unknown words cannot be told apart. */
export function hasListedFields({ index }: Product): boolean {
  return index.entities.all.some(({ fields }) => knownValue(fields) !== undefined);
}
