import { knownValue, type Look, lookOfSourced, type Quantity, questionOf, type Sourced } from '../answers/sourced.ts';
import type { Entity, Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { Constant } from '../slots/constants/number-details.ts';
import type { ActorContext } from './actor-context.ts';
import { cellText, isMoney, valueText } from './cell-text.ts';
import { idsIn } from './checks/values.ts';
import type { Records } from './edits.ts';
import type { DrawnEmphasis, Tone } from './emphasis.ts';
import type { Mask } from './field-mask.ts';
import { fieldViewsFor } from './field-views.ts';
import { knownIds } from './permission-verdicts.ts';
import { linkLabel } from './record-label.ts';
import { namesRecordNumber, recordNumber } from './record-number.ts';
import { saysState } from './sample/meaning-words.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';
import { statesNow } from './states-now.ts';

export interface ListColumn {
  /** In the address: the id of its field, or a word that no field has as its id. */
  readonly key: string;
  /** A field of the record, its state, its number, or what is worked out; hole: the column names none of them. */
  readonly shows: 'field' | 'state' | 'number' | 'value' | 'hole';
  /** Undefined where the column shows no field. */
  readonly field: Field | undefined;
  readonly label: string;
  readonly sort: boolean;
  readonly filter: boolean;
  readonly search: boolean;
  /** For a field that is masked for the actor: its visible part. */
  readonly mask?: Mask;
  readonly look: Look;
  readonly question: string;
  /** The text for search and filters. */
  readonly textOf: (row: SampleRow) => string;
  /** What is worked out, to sort by. */
  readonly sortedBy?: (row: SampleRow) => unknown;
  /** Whether what is worked out is an amount. */
  readonly isAmount?: boolean;
  /** The colour of the state or the choice that is worked out; absent: it is neither. */
  readonly toneOf?: (row: SampleRow) => Tone | null;
  /** Whether it is no column, and records are only found by it. */
  readonly hidden?: true;
  /** Whether it is typed where it stands. */
  readonly typed?: true;
  /** What is drawn as a small graph; absent: its text is read. */
  readonly graphOf?: (row: SampleRow) => readonly number[];
  /** How its value stands out on a record; absent: nothing was said. */
  readonly emphasisOf?: (row: SampleRow) => DrawnEmphasis | null;
}

type ColumnContent = Pick<ListColumn, 'key' | 'shows' | 'field' | 'textOf'>;

/** Columns that are shown while none were decided: enough to recognise a record. */
const GUESSED_COLUMNS = 4;

/**
 * The columns of a list: those decided; until then the first fields as a guess that can be sorted and searched. With
 * `links` a link shows the names of the linked records.
 */
export function columnsOf(
  product: Product,
  { screen, entity, question }: ProtoScreen,
  links?: LinkSource,
): readonly ListColumn[] {
  const fields = product.index.fields(entity);
  if (screen?.columns.is === 'known') {
    const { value, source } = screen.columns;
    return value.map(({ field: { id, label }, sort, filter, search }) => {
      const field = fields.get(id);
      const content = field ? fieldContent(product, field, links) : otherContent(product, entity, label);
      const isHole = content.shows === 'hole';
      const look = isHole ? 'hole' : lookOfSourced(screen.columns);
      const allFields = product.index.entities.get(entity)?.fields;
      const question = isHole && allFields?.is === 'unknown' ? allFields.question : source.question;
      return { ...content, label, sort, filter, search, look, question };
    });
  }
  const ask = screen ? questionOf(screen.columns) : question;
  const named = knownValue(product.index.entities.get(entity)?.volume.search);
  const searched = named && new Set(named.map((words) => fields.called(words)?.id));
  // Where a record is has a column of its own.
  const hasState = product.index.cycles(entity ?? '').length > 0;
  const own = fields.all.filter(({ label }) => !(hasState && saysState(label)));
  return own.slice(0, GUESSED_COLUMNS).map((field) => ({
    ...fieldContent(product, field, links),
    label: field.label,
    sort: true,
    filter: false,
    search: searched?.has(field.id) ?? true,
    look: 'guess',
    question: ask,
  }));
}

/**
 * The columns as the actor may see them: hidden fields are no columns, masked ones cannot be searched or sorted, and no
 * link reveals a record that the actor may not know of.
 */
export function columnsFor(actor: ActorContext, screen: ProtoScreen): readonly ListColumn[] {
  return visibleColumns(actor, screen.entity, columnsOf(actor.product, screen, linkSourceFor(actor)));
}

export function visibleColumns(
  { product, role }: ActorContext,
  entity: string | null,
  columns: readonly ListColumn[],
): readonly ListColumn[] {
  if (entity === null || role === null) return columns;
  const views = new Map(fieldViewsFor(product, entity, role).map((view) => [view.field.id, view]));
  return columns.flatMap((column) => {
    if (!column.field) return column;
    const view = views.get(column.field.id);
    if (!view) return [];
    if (!view.mask) return column;
    return { ...column, mask: view.mask, sort: false, filter: false, search: false };
  });
}

export function fieldContent(product: Product, field: Field, links: LinkSource | undefined): ColumnContent {
  return { key: field.id, shows: 'field', field, textOf: fieldText(product, field, links) };
}

interface LinkSource extends Pick<Records, 'get'> {
  /** The ids in a link that the actor may know of; absent: all. */
  readonly known?: (target: string | null, value: unknown) => readonly string[];
}

export function linkSourceFor(actor: ActorContext): LinkSource {
  return { get: actor.records.get, known: (target, value) => knownIds(actor, target, value) };
}

/** The text of a field: for a link the names of the linked records. */
export function fieldText(product: Product, field: Field, links: LinkSource | undefined): (row: SampleRow) => string {
  const target = field.target?.id ?? null;
  const isLink = links !== undefined && target !== null && knownValue(field.type) === 'link';
  if (!isLink) return (row) => cellText(row, field.id);
  return (row) => {
    const value = row.cells.get(field.id)?.value;
    const ids = links.known?.(target, value) ?? idsIn(value) ?? [];
    return ids.map((id) => linkLabel(product, target, id, links.get(target, id))).join(', ');
  };
}

/** A column that names no field may be the state of the record, or its number. */
export function otherContent(product: Product, id: string | null, label: string): ColumnContent {
  const { index } = product;
  const entity = index.entities.get(id);
  const field = undefined;
  if (entity && isState(index, entity, label)) {
    return {
      key: '#state',
      shows: 'state',
      field,
      textOf: (row) =>
        statesNow(product, row)
          .map((state) => state.label)
          .join(', '),
    };
  }
  if (entity && namesRecordNumber(entity, label))
    return { key: '#number', shows: 'number', field, textOf: (row) => recordNumber(product, row) ?? '' };
  return { key: `#${label}`, shows: 'hole', field, textOf: () => '' };
}

const STATE = /^(?:state|status|where is it now)\??$/i;

/** Whether a column names the state of the record: by that word, or by the name of one of its life cycles. */
function isState(index: Product['index'], { id }: Entity, label: string): boolean {
  const cycles = index.cycles(id);
  return cycles.length > 0 && (STATE.test(label.trim()) || cycles.some((cycle) => cycle.label === label));
}

/** How many records are on one page, and what decided it. */
interface PageSize {
  readonly lines: number;
  readonly look: Look;
  readonly question: string;
  /** The constant that gives the size, if one does. */
  readonly constant?: Constant;
}

const GUESSED_PAGE_SIZE = 10;

/** The decided page size of the screen, else the constant for it, else a guess. */
export function pageSizeOf({ index }: Product, { screen, question }: ProtoScreen): PageSize {
  const own = screen?.pageSize;
  const rowsIn = (size: Sourced<Quantity> | undefined) => Math.floor(knownValue(size)?.amount ?? 0);
  if (own && rowsIn(own) >= 1) return { lines: rowsIn(own), look: lookOfSourced(own), question: questionOf(own) };
  const constant = index.constants.all.find(({ label }) => /page size|lines? (?:a|per) page|seitengröße/i.test(label));
  const lines = rowsIn(constant?.value);
  if (constant && lines >= 1)
    return { lines, look: lookOfSourced(constant.value), question: constant.source.question, constant };
  return { lines: GUESSED_PAGE_SIZE, look: 'guess', question: own ? questionOf(own) : question };
}

/** What a reader of a list has chosen; stored in the address. */
export interface ListQuery {
  readonly search: string;
  /** Key of a column, with "-" before it for descending; empty: the list's own order. */
  readonly sort: string;
  /** By the key of a column. */
  readonly filters: Readonly<Record<string, string>>;
  /** Whether one of the filters is enough; else all must fit. */
  readonly isAnyEnough?: boolean;
  /** Include records that have left the list. */
  readonly withAway?: boolean;
}

/** The rows that match a query, in its order. Rows with the same value keep their order. */
export function applyQuery(
  rows: readonly SampleRow[],
  columns: readonly ListColumn[],
  { search, sort, filters, isAnyEnough = false }: ListQuery,
): readonly SampleRow[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const textIn = (row: SampleRow, key: string) => byKey.get(key)?.textOf(row) ?? cellText(row, key);
  const searched = columns.filter((column) => column.search);
  const words = search.trim().toLowerCase();
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  const fits = (row: SampleRow) => {
    const isChosen = ([key, value]: readonly [string, string]) => textIn(row, key) === value;
    return isAnyEnough && chosen.length > 0 ? chosen.some(isChosen) : chosen.every(isChosen);
  };
  const matching = rows.filter(
    (row) => (words === '' || searched.some((column) => column.textOf(row).toLowerCase().includes(words))) && fits(row),
  );
  const key = sort.replace(/^-/, '');
  if (key === '') return matching;
  const direction = sort.startsWith('-') ? -1 : 1;
  const sortedBy = byKey.get(key)?.sortedBy ?? ((row: SampleRow) => sortable(row, key, textIn));
  const sorted = matching.map((row) => ({ row, value: sortedBy(row) }));
  return sorted.sort((a, b) => direction * compareValues(a.value, b.value)).map(({ row }) => row);
}

/** An amount by its value, anything else as its text. */
function sortable(row: SampleRow, key: string, textIn: (row: SampleRow, key: string) => string): unknown {
  const value = row.cells.get(key)?.value;
  return numericValue(value) === undefined ? textIn(row, key) : value;
}

const COLLATOR = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Numbers and amounts by size, dates by time (as ISO text), words as people sort them; empty values come last. */
export function compareValues(a: unknown, b: unknown): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
  const [one, other] = [numericValue(a), numericValue(b)];
  return one !== undefined && other !== undefined ? one - other : COLLATOR.compare(valueText(a), valueText(b));
}

function numericValue(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return isMoney(value) ? value.amount : undefined;
}

function isEmpty(value: unknown): boolean {
  return valueText(value) === '';
}
