import { foldCase } from '../../shapes/normalize-text.ts';
import { nameKey, type Place, placesFor } from './align-records.ts';
import { CODE_NAME, type FieldGuess, type FieldNames, guessField } from './guess-field.ts';
import { kindOf, type SplitField } from './pieces.ts';
import { splitRecords } from './split-record.ts';

/** A field that is known before records are read: what they tell is added to it. */
export interface KnownField {
  readonly name: string;
  readonly type: string;
  readonly unit: string;
  /** What earlier records say, in their order. */
  readonly cells: readonly string[];
}

export interface ReadingContext extends FieldNames {
  readonly fields?: readonly KnownField[];
  /** Whether the first line holds names; null: by its looks. */
  readonly hasHeader?: boolean | null;
}

/** A field as far as records tell it. All of it is a guess, but a name that was said. */
export interface ReadField extends FieldGuess {
  /** The same while records are typed, so that what was corrected stays with its field. */
  readonly key: string;
  /** Its place among the known fields; null: it is new. */
  readonly known: number | null;
  /** What each record says, in their order, as it was typed but for a unit that all share; '' for nothing. */
  readonly cells: readonly string[];
}

export interface ReadRecords {
  /** The entity, where the first words of a record name it. */
  readonly thing: string;
  /** Each record in its own words. */
  readonly records: readonly string[];
  readonly fields: readonly ReadField[];
  readonly header: readonly string[] | null;
  readonly mayHaveHeader: boolean;
}

interface Column extends Place {
  readonly known: number | null;
  readonly items: (SplitField | undefined)[];
}

/**
 * Reads records and what they tell about their fields. Every value is in a cell; nothing is decided by being read.
 * Why: src/decisions/035-a-line-a-record.md.
 */
export function readRecords(
  text: string,
  { fields = [], hasHeader = null, ...names }: ReadingContext = {},
): ReadRecords {
  const split = splitRecords(text, hasHeader);
  const columns: Column[] = fields.map(({ name, type, cells }, known) => ({
    name,
    kind: type || kindOf(itemOf(cells.find((cell) => cell !== '') ?? '')),
    known,
    items: [],
  }));
  const widest = split.isGrid ? gridItems(split.records.map((record) => record.fields)) : null;
  const fixed = widest && addItems(columns, widest, null);
  for (const [at, record] of split.records.entries()) {
    if (!fixed) addItems(columns, record.fields, at);
    else for (const [place, item] of record.fields.entries()) if (item.piece !== '') put(fixed[place], at, item);
  }
  const count = split.records.length;
  const told = columns.filter(({ items, known }) => known === null || items.some(Boolean));
  return {
    thing: split.records.find(({ thing }) => thing !== '')?.thing ?? '',
    records: split.records.map((record) => wordsOf(record.fields, split.header !== null)),
    fields: withOwnNames(told, fields, names, count),
    header: split.header,
    mayHaveHeader: split.mayHaveHeader,
  };
}

function itemOf(example: string): SplitField {
  return { field: '', named: false, type: '', unit: '', example, piece: example, format: '' };
}

/** Stands for each column of a grid: its first value. */
function gridItems(rows: readonly (readonly SplitField[])[]): readonly SplitField[] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => {
    const all = rows.flatMap((row) => row[at] ?? []);
    return all.find(({ piece }) => piece !== '') ?? all[0] ?? itemOf('');
  });
}

/** Gives each value its column; new ones come after the column of the value before. Without `at` only the columns. */
function addItems(columns: Column[], items: readonly SplitField[], at: number | null): readonly Column[] {
  const places = placesFor(items, columns);
  const before = [...columns];
  let last: Column | undefined;
  return items.map((item, index) => {
    const place = places[index];
    const column = (place === null || place === undefined ? undefined : before[place]) ?? {
      name: item.named ? item.field : '',
      kind: kindOf(item),
      known: null,
      items: [],
    };
    if (!columns.includes(column)) columns.splice(last ? columns.indexOf(last) + 1 : columns.length, 0, column);
    last = column;
    if (at !== null) put(column, at, item);
    return column;
  });
}

function put(column: Column | undefined, at: number, item: SplitField): void {
  if (column) column.items[at] = item;
}

/** A record in its own words, with the names of a header, which are not among its words. */
function wordsOf(items: readonly SplitField[], isNamed: boolean): string {
  const words = items.flatMap(({ field, piece }) =>
    piece === '' ? [] : [isNamed && field !== '' ? `${field}: ${piece}` : piece],
  );
  return words.join(words.some((piece) => piece.includes(',')) ? '; ' : ', ');
}

/** No two fields have the same name: a guess gives way to what was said, and to earlier guesses. */
function withOwnNames(
  columns: readonly Column[],
  fields: readonly KnownField[],
  names: FieldNames,
  count: number,
): readonly ReadField[] {
  const guesses = namedAfterCode(
    columns.map(({ items, known, name }, at) => {
      const all = Array.from({ length: count }, (_, record) => items[record]);
      return {
        known,
        ...guessField(all, { known: known === null ? undefined : fields[known], name, isFirst: at === 0 }, names),
      };
    }),
  );
  const taken = new Set([
    ...fields.map(({ name }) => nameKey(name)),
    ...guesses.filter(({ from }) => from === 'said').map(({ name }) => nameKey(name)),
  ]);
  const keys = new Map<string, number>();
  return guesses.map((guess) => {
    const own = guess.from === 'guess' ? { ...guess, name: freeName(guess.name, taken) } : guess;
    if (guess.from === 'guess') taken.add(nameKey(own.name));
    const first = foldCase(guess.cells.find((cell) => cell !== '') ?? '');
    const again = keys.get(first) ?? 0;
    keys.set(first, again + 1);
    return { ...own, key: `${again} ${first}` };
  });
}

type Guess = FieldGuess & Pick<ReadField, 'known'>;

/** Where a code comes first, the words after it are what the record is called. */
function namedAfterCode(guesses: readonly Guess[]): readonly Guess[] {
  const [first, next] = guesses;
  const isCode = first !== undefined && CODE_NAME.test(first.name);
  if (!isCode || next?.from !== 'missing' || next.type !== 'text') return guesses;
  return guesses.with(1, { ...next, name: 'Name', from: 'guess' });
}

/** A made-up name that no other field has: “Day”, “Day 2”. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let at = 2; taken.has(nameKey(free)); at += 1) free = `${name} ${at}`;
  return free;
}
