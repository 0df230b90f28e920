/** One of a closed set of answers. The id is what is stored; the label may be reworded freely. */
export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
}

/** A column of a table or of edges. `options` limits a cell to one of a few words. */
export interface Column {
  readonly id: string;
  readonly label: string;
  readonly options?: readonly string[];
}

/** The form of an answer, with everything that its input, its file format and its check need. */
export type ShapeSpec =
  | { readonly shape: 'text' }
  | { readonly shape: 'choice'; readonly options: readonly ChoiceOption[] }
  | { readonly shape: 'multi'; readonly options: readonly ChoiceOption[] }
  | { readonly shape: 'list' }
  | { readonly shape: 'number'; readonly units: readonly string[] }
  | { readonly shape: 'table'; readonly columns: readonly Column[] }
  /** `rows` and `columns` are the names of the two sides; `cells` are the words a cell may hold. */
  | {
      readonly shape: 'matrix';
      readonly rows: string;
      readonly columns: string;
      readonly cells: readonly string[];
    }
  /** Besides *from* and *to*, which every edge has. */
  | { readonly shape: 'edges'; readonly columns: readonly Column[] };

export type ShapeName = ShapeSpec['shape'];

export type MultiValue = readonly string[];

/** Without a unit it is incomplete, so both are kept. `amount` keeps the digits as typed ("1 200.50" → "1200.50"). */
export interface NumberValue {
  readonly amount: string;
  readonly unit: string;
}

/** Rows of cells, in the order of the columns; every row has all of them. */
export type TableValue = readonly (readonly string[])[];

export interface MatrixValue {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** `cells[r][c]`; the empty string is a cell without an answer. */
  readonly cells: readonly (readonly string[])[];
}

/** Rows of cells: from, to, then the columns of the shape. */
export type EdgesValue = readonly (readonly string[])[];

export interface ValueOf {
  text: string;
  /** The option's id, or other words. */
  choice: string;
  multi: MultiValue;
  list: readonly string[];
  number: NumberValue;
  table: TableValue;
  matrix: MatrixValue;
  edges: EdgesValue;
}

export type Value = ValueOf[ShapeName];
export type SpecOf<S extends ShapeName> = Extract<ShapeSpec, { shape: S }>;

/** What is wrong with an answer, in one sentence a person can act on. */
export type Problem = string;

export type ParseResult<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Everything about one shape, except how it looks. `serialize` gives Markdown that a person can read and write in the
 * response's file, and `parse` reads it back: for every value that `check` passes, `parse(serialize(v))` equals `v`
 * except for blanks and spelling. `parse` also takes what people paste (tab-separated rows, one item a line).
 */
export interface Shape<S extends ShapeName> {
  readonly name: S;
  empty(spec: SpecOf<S>): ValueOf[S];
  isEmpty(value: ValueOf[S]): boolean;
  /** The first thing wrong with a value from outside (a form, a command, a file), or null. */
  check(value: unknown, spec: SpecOf<S>): Problem | null;
  serialize(value: ValueOf[S], spec: SpecOf<S>): string;
  parse(text: string, spec: SpecOf<S>): ParseResult<ValueOf[S]>;
}
