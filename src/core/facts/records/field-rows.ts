import { columnsIn } from '../../shapes/columns.ts';
import { LIMITS } from '../../shapes/limits.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ShapeSpec, TableValue, Value } from '../../shapes/types.ts';
import { exampleLines, writeExampleLines } from './example-lines.ts';
import type { KnownField, ReadField } from './read-records.ts';

/** The column that names the entity of a row, where an answer is about all of them. */
const ENTITY = 'thing';

type Row = readonly string[];

function rowsIn(value: Value | undefined): TableValue {
  const isTable = Array.isArray(value) && value.every(Array.isArray);
  return isTable ? (value as TableValue).filter((row) => row.some((cell) => cell.trim() !== '')) : [];
}

function cellsOf(shape: ShapeSpec) {
  const at = new Map(columnsIn(shape).map(({ id }, place) => [id, place]));
  return {
    has: (id: string) => at.has(id),
    cell: (row: Row, id: string) => row[at.get(id) ?? -1]?.trim() ?? '',
    row: (cells: Readonly<Record<string, string>>, before?: Row): Row =>
      columnsIn(shape).map(({ id, options }, place) => {
        const word = cells[id] ?? '';
        return (options && !options.includes(word) ? '' : word) || (before?.[place] ?? '');
      }),
  };
}

/** The fields of an answer, of one thing or of all (null), with what earlier records say in them. */
export function knownFieldsIn(value: Value | undefined, shape: ShapeSpec, thing: string | null): readonly KnownField[] {
  const { cell } = cellsOf(shape);
  return ownRows(value, shape, thing).map((row) => ({
    name: cell(row, 'field'),
    type: cell(row, 'type'),
    unit: cell(row, 'unit'),
    cells: exampleLines(cell(row, 'example')),
  }));
}

function ownRows(value: Value | undefined, shape: ShapeSpec, thing: string | null): TableValue {
  const { has, cell } = cellsOf(shape);
  return rowsIn(value).filter(
    (row) => thing === null || !has(ENTITY) || foldCase(cell(row, ENTITY)) === foldCase(thing),
  );
}

export interface TakenRecords {
  /** The answer with the records in it. */
  readonly value: TableValue;
  /** How many records were added; those that it has already are not. */
  readonly added: number;
  /** How many found no place, as a cell of an answer has a limit. */
  readonly left: number;
}

/**
 * The answer on the fields with what records say: a row for each new field, a line for each record in its examples.
 * Nothing that is said there already is replaced.
 */
export function withRecords(
  value: Value | undefined,
  shape: ShapeSpec,
  thing: string,
  read: readonly ReadField[],
): TakenRecords {
  const known = knownFieldsIn(value, shape, thing);
  const fields = placed(read, known);
  const before = Math.max(0, ...known.map(({ cells }) => cells.length));
  const count = Math.max(0, ...read.map(({ cells }) => cells.length));
  const fresh = Array.from({ length: count }, (_, at) => at).filter((at) => !isThere(at, fields, known, before));
  const fitting = fittingOf(fresh, fields, known, before);
  const { row } = cellsOf(shape);
  const linesOf = (at: number | null, field: PlacedField | undefined) => {
    const earlier = at === null ? [] : (known[at]?.cells ?? []);
    const padded = Array.from({ length: before }, (_, place) => earlier[place] ?? '');
    return writeExampleLines([...padded, ...fitting.map((record) => field?.cells[record] ?? '')]);
  };
  const kept = ownRows(value, shape, thing).map((old, at) => {
    const field = fields.find((one) => one.known === at);
    const { type = '', unit = '' } = field ?? {};
    const isTyped = (known[at]?.type ?? '') !== '';
    return row({ ...(isTyped ? {} : { type, unit: known[at]?.unit || unit }), example: linesOf(at, field) }, old);
  });
  const others = rowsIn(value).filter((one) => !ownRows([one], shape, thing).length);
  const added = fields
    .filter((field) => field.known === null)
    .map((field) =>
      row({ field: field.name, [ENTITY]: thing, type: field.type, unit: field.unit, example: linesOf(null, field) }),
    );
  return { value: [...others, ...kept, ...added], added: fitting.length, left: fresh.length - fitting.length };
}

type PlacedField = Pick<ReadField, 'name' | 'type' | 'unit' | 'cells' | 'known'>;

/** Fields that were given one name are one field; where two values of a record meet in it, both stay. */
function placed(read: readonly ReadField[], known: readonly KnownField[]): readonly PlacedField[] {
  const all: PlacedField[] = [];
  for (const field of read) {
    const name = foldCase(field.name);
    const called = known.findIndex((one) => name !== '' && foldCase(one.name) === name);
    const at = field.known ?? (called < 0 ? null : called);
    const same = all.findIndex((one) => (at === null ? name !== '' && foldCase(one.name) === name : one.known === at));
    const other = all[same];
    if (other) all[same] = { ...other, cells: joined(other.cells, field.cells) };
    else all.push({ ...field, known: at });
  }
  return all;
}

function joined(one: readonly string[], other: readonly string[]): readonly string[] {
  const longer = one.length >= other.length ? one : other;
  return longer.map((_, at) => [...new Set([one[at] ?? '', other[at] ?? ''])].filter(Boolean).join(', '));
}

/** Whether an earlier record says all the same. */
function isThere(at: number, fields: readonly PlacedField[], known: readonly KnownField[], before: number): boolean {
  return Array.from({ length: before }, (_, place) => place).some((place) =>
    fields.every(({ cells, known: of }) => (cells[at] ?? '') === (of === null ? '' : (known[of]?.cells[place] ?? ''))),
  );
}

/** As many records as all cells have room for. */
function fittingOf(
  fresh: readonly number[],
  fields: readonly PlacedField[],
  known: readonly KnownField[],
  before: number,
): readonly number[] {
  const sizes = fields.map(({ known: of }) => {
    const earlier = of === null ? [] : (known[of]?.cells ?? []);
    return writeExampleLines(earlier).length + 2 * (before - earlier.length);
  });
  const fits = (at: number) =>
    fields.every(({ cells }, place) => {
      sizes[place] = (sizes[place] ?? 0) + Math.max(1, cells[at]?.length ?? 0) + 1;
      return (sizes[place] ?? 0) <= LIMITS.line;
    });
  const first = fresh.findIndex((at) => !fits(at));
  return first < 0 ? fresh : fresh.slice(0, first);
}
