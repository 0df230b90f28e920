import type { Field } from '../model/entities/types.ts';
import { heldValue, lookOfHeld, questionOf } from '../model/held.ts';
import type { Product } from '../rules/types.ts';
import type { SampleRow } from './sample/types.ts';
import type { Look, ProtoScreen } from './screens-of.ts';

/** A column of a list. */
export interface ListColumn {
  /** Undefined: the column names a field that the thing does not have. */
  readonly field: Field | undefined;
  /** It shows where the record is now. */
  readonly state: boolean;
  readonly label: string;
  readonly sort: boolean;
  readonly filter: boolean;
  readonly search: boolean;
  readonly look: Look;
  readonly question: string;
}

/** Columns that are shown while nobody has chosen any: enough to recognise a record. */
const GUESSED = 4;

/** The columns of a list: those decided; while nobody has, the first fields as a guess that can be sorted and searched. */
export function columnsOf(
  { index }: Pick<Product, 'index'>,
  { screen, entity, question }: ProtoScreen,
): readonly ListColumn[] {
  const fields = index.fields(entity);
  if (screen?.columns.is === 'said') {
    const { value, source } = screen.columns;
    return value.map(({ field, sort, filter, search }) => {
      const known = fields.get(field.id);
      const state = !known && isState(index, entity, field.label);
      const look = known || state ? lookOfHeld(screen.columns) : 'hole';
      return {
        field: known,
        state,
        label: field.label,
        sort,
        filter,
        search,
        look,
        question: source.question,
      };
    });
  }
  const ask = screen ? questionOf(screen.columns) : question;
  return fields.all.slice(0, GUESSED).map((field) => ({
    field,
    state: false,
    label: field.label,
    sort: true,
    filter: false,
    search: true,
    look: 'guess',
    question: ask,
  }));
}

const STATE = /^(?:state|status|where is it now)\??$/i;

/** Whether a column names where the record is now: by that word, or by the name of one of its lives. */
function isState(index: Product['index'], entity: string | null, label: string): boolean {
  const cycles = entity === null ? [] : index.cycles(entity);
  return cycles.length > 0 && (STATE.test(label.trim()) || cycles.some((cycle) => cycle.label === label));
}

/** How many lines stand on one page, and who said so. */
export interface PageSize {
  readonly lines: number;
  readonly look: Look;
  readonly question: string;
}

const GUESSED_LINES = 10;

/** The decided size of a page: that of the screen, else the constant that names it; else a guess. */
export function pageSizeOf({ index }: Pick<Product, 'index'>, { screen, question }: ProtoScreen): PageSize {
  const own = screen && heldValue(screen.pageSize);
  if (screen && own && own.amount >= 1) {
    return {
      lines: Math.floor(own.amount),
      look: lookOfHeld(screen.pageSize),
      question: questionOf(screen.pageSize),
    };
  }
  const constant = index.constants.all.find(({ label }) =>
    /page size|lines? (?:a|per) page|seitengröße/i.test(label),
  );
  const lines = constant && heldValue(constant.value)?.amount;
  if (constant && lines !== undefined && lines >= 1) {
    return { lines: Math.floor(lines), look: lookOfHeld(constant.value), question: constant.source.question };
  }
  return { lines: GUESSED_LINES, look: 'guess', question: screen ? questionOf(screen.pageSize) : question };
}

/** What a reader of a list has asked for; it stands in the address. */
export interface ListQuery {
  readonly search: string;
  /** Field id, and "-" before it for the other way round; empty: as the list comes. */
  readonly sort: string;
  /** By field id. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The rows that a query leaves, in its order. Rows of the same value keep their order. */
export function queried(
  rows: readonly SampleRow[],
  columns: readonly ListColumn[],
  { search, sort, filters }: ListQuery,
): readonly SampleRow[] {
  const searched = columns.flatMap((column) => (column.search && column.field ? [column.field.id] : []));
  const words = search.trim().toLowerCase();
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  const kept = rows.filter(
    (row) =>
      (words === '' || searched.some((field) => cellText(row, field).toLowerCase().includes(words))) &&
      chosen.every(([field, value]) => cellText(row, field) === value),
  );
  const field = sort.replace(/^-/, '');
  if (field === '') return kept;
  const sign = sort.startsWith('-') ? -1 : 1;
  return [...kept].sort((a, b) => sign * compared(a.cells.get(field)?.value, b.cells.get(field)?.value));
}

/** A cell as the words that are searched and filtered by. */
export function cellText(row: SampleRow, field: string): string {
  return valueText(row.cells.get(field)?.value);
}

/** A value of a cell in words; an amount of money with its currency. Empty for what is empty, and for a hole. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isMoney(value) ? `${value.amount} ${value.unit}` : String(value);
}

function isMoney(value: unknown): value is { readonly amount: number; readonly unit: string } {
  return typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value;
}

const COLLATOR = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Numbers and amounts by size, dates by time (as ISO text), words as people sort them; what is empty comes last. */
function compared(a: unknown, b: unknown): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
  const [one, other] = [sizeOf(a), sizeOf(b)];
  return one !== undefined && other !== undefined
    ? one - other
    : COLLATOR.compare(valueText(a), valueText(b));
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return isMoney(value) ? value.amount : undefined;
}

function isEmpty(value: unknown): boolean {
  return valueText(value) === '';
}
