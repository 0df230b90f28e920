import { isWord, namesIn, partsOf, SqlCursor, textsIn } from './sql-cursor.ts';
import { type SqlToken, sqlTokens } from './sql-tokens.ts';

/** A table as `create table` describes it, with what is altered afterwards. */
export interface SqlTable {
  readonly name: string;
  readonly line: number;
  readonly columns: SqlColumn[];
  readonly links: SqlLink[];
  /** Columns that together are the key, and those that together occur once. */
  readonly key: string[];
  readonly unique: string[][];
}

export interface SqlColumn {
  readonly name: string;
  readonly line: number;
  readonly type: string;
  /** What stands in the brackets of the type: lengths, or the values of an enum. */
  readonly of: readonly string[];
  isRequired: boolean;
  isGenerated: boolean;
  default: string;
  values: readonly string[];
}

export interface SqlLink {
  readonly columns: readonly string[];
  readonly to: string;
  readonly onDelete: string;
  readonly line: number;
}

export interface SqlSchema {
  readonly tables: readonly SqlTable[];
  readonly enums: ReadonlyMap<string, readonly string[]>;
  /** Statements that describe no table, by their first words, with their lines. */
  readonly skipped: readonly { readonly words: string; readonly line: number }[];
  /** Tables that end within their brackets. */
  readonly broken: readonly { readonly name: string; readonly line: number }[];
}

/** Statements that say nothing about what is kept. */
const SILENT = /^(?:set|use|begin|start|commit|lock|unlock|drop|go|pragma|delimiter|vacuum|analyze)$/i;

/** Reads what the statements of the common dialects tell about tables; nothing is executed. */
export function readSqlSchema(source: string): SqlSchema {
  const tables = new Map<string, SqlTable>();
  const enums = new Map<string, readonly string[]>();
  const skipped: { words: string; line: number }[] = [];
  const broken: { name: string; line: number }[] = [];
  for (const statement of statementsIn(sqlTokens(source))) {
    const words = statement.slice(0, 6).map(({ text }) => text.toLowerCase());
    const cursor = new SqlCursor(statement);
    const isKept = !words.slice(1, 4).some((word) => word === 'temporary' || word === 'temp');
    if (words[0] === 'create' && isKept && words.slice(1, 4).includes('table')) {
      const table = readTable(cursor);
      if (table.isBroken) broken.push(table.table);
      tables.set(keyOf(table.table.name), table.table);
    } else if (words[0] === 'alter' && words[1] === 'table') alterTable(cursor, tables);
    else if (words[0] === 'create' && words[1] === 'type') {
      cursor.skipTo('type');
      const name = cursor.name();
      if (cursor.skipTo('enum')) enums.set(keyOf(name), textsIn(cursor.brackets()));
    } else if (words[0] === 'create' && words.slice(1, 3).includes('unique')) addUniqueIndex(cursor, tables);
    else if (words[0] !== undefined && !SILENT.test(words[0]) && !/index/.test(words.slice(1, 3).join(' ')))
      skipped.push({ words: subjectOf(words), line: statement[0]?.line ?? 1 });
  }
  return { tables: [...tables.values()], enums, skipped, broken };
}

/** Statements that people tell apart: “create view”, “insert into”; empty for what procedures are made of. */
function subjectOf([first = '', second = '']: readonly string[]): string {
  return /^(?:create|insert|comment|alter|grant|copy)$/.test(first) ? `${first} ${second}` : '';
}

/** The last part of a name, without its schema, in lower case. */
export function keyOf(name: string): string {
  return name.toLowerCase();
}

/** Parted at semicolons outside of brackets; a statement that begins anew within broken brackets ends the one before. */
function statementsIn(tokens: readonly SqlToken[]): readonly (readonly SqlToken[])[] {
  const statements: SqlToken[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isEnd = token.is === 'sign' && token.text === ';';
    const begins = isWord(token, 'create') && isWord(tokens[at + 1], 'table');
    if (isEnd || (begins && (statements.at(-1)?.length ?? 0) > 0)) statements.push([]);
    if (!isEnd) statements.at(-1)?.push(token);
  }
  return statements.filter(({ length }) => length > 0);
}

function readTable(cursor: SqlCursor): { readonly table: SqlTable; readonly isBroken: boolean } {
  cursor.skipTo('table');
  cursor.take('if', 'not', 'exists');
  const { line } = cursor;
  const table: SqlTable = { name: cursor.name(), line, columns: [], links: [], key: [], unique: [] };
  const before = cursor.now;
  const inside = cursor.brackets();
  for (const part of partsOf(inside)) readPart(new SqlCursor(part), table);
  const last = inside.at(-1);
  return { table, isBroken: before?.text !== '(' || (last !== undefined && cursor.isAtEnd && isOpen(inside)) };
}

/** Brackets that end with a comma, or with nothing, were cut off. */
function isOpen(inside: readonly SqlToken[]): boolean {
  const depth = inside.reduce(
    (sum, { is, text }) => sum + (is !== 'sign' ? 0 : text === '(' ? 1 : text === ')' ? -1 : 0),
    0,
  );
  return depth !== 0 || inside.at(-1)?.text === ',';
}

/** A column, or a constraint on the table. */
function readPart(cursor: SqlCursor, table: SqlTable): void {
  if (cursor.take('constraint')) cursor.name();
  const { line } = cursor;
  if (cursor.take('primary', 'key')) table.key.push(...namesIn(afterWords(cursor)));
  else if (cursor.take('foreign', 'key')) {
    const columns = namesIn(afterWords(cursor));
    if (cursor.skipTo('references')) table.links.push(linkFrom(cursor, columns, line));
  } else if (cursor.take('unique')) table.unique.push([...namesIn(afterWords(cursor))]);
  else if (cursor.take('check')) readCheck(cursor.brackets(), table);
  else if (
    !/^(?:key|index|fulltext|spatial|exclude|like|period)$/i.test(cursor.now?.is === 'word' ? cursor.now.text : '')
  )
    readColumn(cursor, table);
}

/** The next brackets; the words before them name the constraint. */
function afterWords(cursor: SqlCursor): readonly SqlToken[] {
  while (cursor.now && cursor.now.text !== '(') cursor.next();
  return cursor.brackets();
}

function linkFrom(cursor: SqlCursor, columns: readonly string[], line: number): SqlLink {
  const to = cursor.name();
  cursor.brackets();
  let onDelete = '';
  while (!cursor.isAtEnd) {
    if (!cursor.take('on', 'delete')) {
      if (isWord(cursor.now, 'not') || isWord(cursor.now, 'default') || isWord(cursor.now, 'unique')) break;
      cursor.next();
      continue;
    }
    onDelete = cursor.next()?.text.toLowerCase() ?? '';
    if (onDelete === 'set' || onDelete === 'no') onDelete += ` ${cursor.next()?.text.toLowerCase() ?? ''}`;
  }
  return { columns, to, onDelete, line };
}

/** `status in ('open', 'paid')`. */
function readCheck(tokens: readonly SqlToken[], table: SqlTable): void {
  const [name] = tokens.filter(({ is, text }) => is !== 'sign' && !/^(?:lower|upper|trim)$/i.test(text));
  const column = table.columns.find((one) => keyOf(one.name) === keyOf(name?.text ?? ''));
  const isList = tokens.some((token) => isWord(token, 'in') || isWord(token, 'any'));
  if (column && isList) column.values = textsIn(tokens);
}

/** Words that end the type of a column. */
const AFTER_TYPE =
  /^(?:not|null|default|primary|unique|references|check|constraint|comment|collate|generated|identity|auto_increment|autoincrement|on|as|character|charset|encode|invisible|virtual|stored)$/i;

function readColumn(cursor: SqlCursor, table: SqlTable): void {
  const { line } = cursor;
  const name = cursor.name();
  const words: string[] = [];
  let of: readonly SqlToken[] = [];
  while (cursor.now && !(cursor.now.is === 'word' && AFTER_TYPE.test(cursor.now.text))) {
    if (cursor.now.text === '(') of = cursor.brackets();
    else words.push(cursor.next()?.text ?? '');
  }
  const column: SqlColumn = {
    name,
    line,
    type: words
      .join(' ')
      .replace(/ ?\. ?/g, '.')
      .toLowerCase(),
    of: of.filter(({ is }) => is !== 'sign').map(({ text }) => text),
    isRequired: false,
    isGenerated: /serial|identity/i.test(words.join(' ')),
    default: '',
    values: /^(?:enum|set)\b/i.test(words[0] ?? '') ? textsIn(of) : [],
  };
  table.columns.push(column);
  while (!cursor.isAtEnd) readColumnWord(cursor, column, table);
}

function readColumnWord(cursor: SqlCursor, column: SqlColumn, table: SqlTable): void {
  if (cursor.take('not', 'null')) column.isRequired = true;
  else if (cursor.take('primary', 'key')) table.key.push(column.name);
  else if (cursor.take('unique')) table.unique.push([column.name]);
  else if (cursor.take('references')) table.links.push(linkFrom(cursor, [column.name], column.line));
  else if (cursor.take('check')) readCheck(cursor.brackets(), table);
  else if (cursor.take('default')) {
    const said = cursor.next();
    const call = cursor.brackets();
    column.default = said?.is === 'text' || (said?.is === 'word' && call.length === 0) ? said.text : '';
  } else if (/^(?:generated|identity|auto_increment|autoincrement)$/i.test(cursor.now?.text ?? '')) {
    cursor.next();
    column.isGenerated = true;
  } else if (cursor.now?.text === '(') cursor.brackets();
  else cursor.next();
}

function alterTable(cursor: SqlCursor, tables: ReadonlyMap<string, SqlTable>): void {
  cursor.skipTo('table');
  cursor.take('if', 'exists');
  cursor.take('only');
  const table = tables.get(keyOf(cursor.name()));
  if (!table) return;
  for (const part of partsOf(cursor.rest())) {
    const added = new SqlCursor(part);
    if (!added.take('add')) continue;
    added.take('column');
    readPart(added, table);
  }
}

function addUniqueIndex(cursor: SqlCursor, tables: ReadonlyMap<string, SqlTable>): void {
  if (!cursor.skipTo('on')) return;
  const table = tables.get(keyOf(cursor.name()));
  table?.unique.push([...namesIn(afterWords(cursor))]);
}
