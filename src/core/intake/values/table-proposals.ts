import { groupBy } from '../../base/group-by.ts';
import { plural } from '../../english/plural.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { inWords, isTechnicalId, keptName, nameKey, onlyForPrograms, referredTo, thingName } from '../names.ts';
import { nameInTitle } from '../titles.ts';
import type { FieldProposal, LeftOut, OnProgress, Place, Proposal, RelationProposal } from '../types.ts';
import { chosenProposals } from './chosen-values.ts';
import { type ColumnReading, columnReader } from './column-type.ts';

/** Records of one kind: the rows of a table, or the objects of a list. */
export interface RecordTable {
  /** As the file calls it. */
  readonly name: string;
  readonly place: Place;
  readonly columns: readonly RecordColumn[];
  /** Cells in the order of the columns. */
  readonly rows: readonly (readonly string[])[];
  /** The words above it. */
  readonly title?: string;
  /** Where one of its cells stands; absent: the file has no addresses for cells. */
  readonly placeOf?: (row: number, column: number) => Place;
}

interface RecordColumn {
  readonly name: string;
  readonly place: Place;
  /** The type that the file itself gives: a formula is worked out, an object in an object is data. */
  readonly type?: string;
}

const EXAMPLES = 3;
const EXAMPLE_PARTS = 5;
const EXAMPLE_LETTERS = 120;
/** “Weight (kg)”, “Price [EUR]”. */
const UNIT_IN_NAME = /^(.+?)\s*[([]\s*([^()[\]]{1,12})\s*[)\]]$/u;
/** Names of columns that tell records apart. */
const KEY = /(?:^|\s)(?:id|no|nr|number|code|key|sku|isbn|serial|e-?mail)$/iu;
const MIN_RECORDS = 4;
/** Part of the values of a column that differ where it tells records apart. */
const APART = 0.75;
const MAX_REPEATED = 5;
const SUM_ROW = /^(?:grand )?(?:total|sum|subtotal|summe|gesamt)\b/iu;

/** Things with their fields, from what is written in tables; links where a column is named after another table. */
export function tableProposals(
  tables: readonly RecordTable[],
  onProgress: OnProgress = () => {},
): {
  readonly proposals: readonly Proposal[];
  readonly leftOut: readonly LeftOut[];
} {
  const things = new Map(tables.map((table) => [nameKey(thingIn(table)), thingIn(table)]));
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  let done = 0;
  const read = tables.map((table) =>
    proposalsOf(table, things, () => {
      done += 1;
      onProgress(done / columns);
    }),
  );
  return {
    proposals: read.flatMap(({ proposals }) => proposals),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  };
}

function thingIn({ name, title }: RecordTable): string {
  return thingName(title === undefined ? name : nameInTitle(title));
}

function proposalsOf(table: RecordTable, things: ReadonlyMap<string, string>, onColumn: () => void) {
  const thing = thingIn(table);
  const { title } = table;
  const leftOut: LeftOut[] = [];
  const sums = table.rows.filter(([first = '']) => SUM_ROW.test(first));
  const rows = table.rows.map((row) => (sums.includes(row) ? [] : row));
  if (sums.length > 0) leftOut.push({ place: table.place, why: `A row of sums (“${sums[0]?.[0]}”) is no record.` });
  const examples = rows
    .filter((row) => row.length > 0)
    .slice(0, EXAMPLES)
    .map(exampleOf);
  const proposals: Proposal[] = [
    { kind: 'thing', name: thing, examples, place: table.place, ...(title !== undefined && { title }) },
  ];
  const seen = new Set<string>();
  for (const [at, column] of table.columns.entries()) {
    const reading = readColumn(column, rows, at);
    const why = whyLeftOut(column, reading, seen);
    if (why !== null) leftOut.push({ place: column.place, why });
    else proposals.push(...fieldProposals(thing, column, reading, things));
    leftOut.push(...reading.doubts.map((doubt) => ({ place: column.place, why: `${doubt}; it was left as it is.` })));
    leftOut.push(...oddIn(table, at, reading));
    if (why === null && (at === 0 || KEY.test(inWords(column.name)))) leftOut.push(...repeatedIn(table, rows, at));
    onColumn();
  }
  return { proposals, leftOut };
}

function readColumn({ name }: RecordColumn, rows: readonly (readonly string[])[], at: number): ColumnReading {
  const reader = columnReader();
  for (const [number, row] of rows.entries()) reader.add((row[at] ?? '').trim(), number);
  return reader.read(UNIT_IN_NAME.exec(name)?.[2]?.trim() ?? '');
}

function placeIn({ placeOf, columns }: RecordTable, row: number, column: number): Place {
  return placeOf?.(row, column) ?? `${columns[column]?.place ?? ''}, record ${row + 1}`;
}

/** The values that are not what most of a column is; they stay as they stand. */
function oddIn(table: RecordTable, at: number, { odd, oddCount }: ColumnReading): readonly LeftOut[] {
  const named = odd.map(({ row, why }) => ({ place: placeIn(table, row, at), why: `${why}.` }));
  const more = oddCount - odd.length;
  const rest = plural(more, 'One more value is like that.', '# more values are like that.');
  return more > 0 ? [...named, { place: table.columns[at]?.place ?? '', why: rest }] : named;
}

/** The values that stand more than once in a column that otherwise tells records apart. */
function repeatedIn(table: RecordTable, rows: readonly (readonly string[])[], at: number): readonly LeftOut[] {
  const valueIn = (number: number) => rows[number]?.[at]?.trim() ?? '';
  const filled = [...rows.keys()].filter((number) => valueIn(number) !== '');
  const byValue = groupBy(filled, (number) => foldCase(valueIn(number)));
  if (filled.length < MIN_RECORDS || byValue.size < APART * filled.length) return [];
  const repeated = [...byValue.values()].filter(({ length }) => length > 1);
  const named = repeated.slice(0, MAX_REPEATED).map((numbers) => ({
    place: numbers
      .slice(0, MAX_REPEATED)
      .map((number) => placeIn(table, number, at))
      .join(', '),
    why: `“${valueIn(numbers[0] ?? 0)}” stands here ${numbers.length === 2 ? 'twice' : `${numbers.length} times`}; the other values of the column tell records apart.`,
  }));
  const more = repeated.length - named.length;
  const rest = plural(more, 'One more value stands here more than once.', '# more values stand here more than once.');
  return more > 0 ? [...named, { place: table.columns[at]?.place ?? '', why: rest }] : named;
}

/** Why a column is no field, in one sentence; null: it is one. */
function whyLeftOut({ name }: RecordColumn, { type }: ColumnReading, seen: Set<string>): string | null {
  if (name === '') return 'The column has no name.';
  if (isTechnicalId(name) && type !== 'text') return onlyForPrograms(name);
  const key = foldCase(inWords(name));
  if (seen.has(key)) return `There is another column “${name}”.`;
  seen.add(key);
  return null;
}

function fieldProposals(
  thing: string,
  column: RecordColumn,
  { type, unit, example, choices }: ColumnReading,
  things: ReadonlyMap<string, string>,
): readonly Proposal[] {
  const { place } = column;
  const bare = UNIT_IN_NAME.exec(column.name)?.[1] ?? column.name;
  const other = linkedThing(bare, things);
  const name = inWords(other !== undefined ? (referredTo(bare) ?? bare) : bare);
  const field: FieldProposal = {
    kind: 'field',
    name,
    of: thing,
    type: other !== undefined ? 'link' : (column.type ?? type),
    unit,
    example,
    keptAs: keptName(column.name, name),
    place,
  };
  if (other !== undefined && nameKey(other) !== nameKey(thing)) return [field, linkTo(other, thing, place)];
  return chosenProposals(field, column.type ? [] : choices);
}

function linkedThing(name: string, things: ReadonlyMap<string, string>): string | undefined {
  return things.get(nameKey(referredTo(name) ?? name));
}

function linkTo(from: string, to: string, place: Place): RelationProposal {
  return { kind: 'relation', name: `${from} → ${to}`, from, to, forth: 'any number', place };
}

/** One record in one line, as somebody would read it out. */
function exampleOf(row: readonly string[]): string {
  const parts = row.filter((cell) => cell !== '' && cell.length <= EXAMPLE_LETTERS / 2).slice(0, EXAMPLE_PARTS);
  return [...parts.join(', ').replace(/\s+/gu, ' ')].slice(0, EXAMPLE_LETTERS).join('');
}
