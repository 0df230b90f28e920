import { groupBy } from '../../../base/group-by.ts';
import { inWords, isTechnicalId, keptName, onlyForPrograms, referredTo, thingName } from '../../names.ts';
import type { FieldProposal, LeftOut, OnProgress, Proposal, Reading, RelationProposal } from '../../types.ts';
import { chosenProposals } from '../../values/chosen-values.ts';
import { keyOf, readSqlSchema, type SqlColumn, type SqlLink, type SqlSchema, type SqlTable } from './sql-schema.ts';

/** The first that fits the type of a column counts. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:bool|bit(?:$| ))|^tinyint$/, 'yes or no'],
  [/^(?:small|big|medium|tiny)?(?:int|integer|serial)\d*\b|^(?:big|small)serial|^int\d/, 'whole number'],
  [/^money|^smallmoney/, 'money'],
  [/^(?:numeric|decimal|number|float|double|real|dec)\b/, 'number'],
  [/^(?:timestamptz|timestamp.*with time zone|datetimeoffset)/, 'date and time with zone'],
  [/^(?:timestamp|datetime|smalldatetime)/, 'date and time'],
  [/^date\b/, 'date'],
  [/^time\b/, 'time of day'],
  [/^interval\b/, 'duration'],
  [/^(?:json|jsonb|hstore|xml|map)\b/, 'data'],
  [/^(?:blob|bytea|varbinary|binary|image|longblob|mediumblob)\b/, 'file'],
  [/^(?:point|geography|geometry)\b/, 'location'],
  [/(?:\[\]| array)$/, 'tags'],
  [/^(?:clob|longtext|mediumtext)\b/, 'long text'],
  [/^set\b/, 'several choices'],
  [/./, 'text'],
];

/** Names that tell more than the type of the column. */
const NAMED_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\be-?mail(?: address)?$/i, 'email'],
  [/\b(?:phone|telephone|mobile)(?: number)?$/i, 'telephone'],
  [/\b(?:url|website|web address)$/i, 'web address'],
];

const GONE: Readonly<Record<string, RelationProposal['gone']>> = {
  cascade: 'goes too',
  'set null': 'stays alone',
  'set default': 'stays alone',
  restrict: 'not allowed',
  'no action': 'not allowed',
};

/** Longer texts than that are typed in more than one line. */
const LONG_TEXT = 500;

/** Things, fields and links from the tables that `create table` statements describe. */
export function readSql(source: string, file: string, onProgress: OnProgress = () => {}): Reading {
  const schema = readSqlSchema(source);
  onProgress(0.7);
  const tables = new Map(schema.tables.map((table) => [keyOf(table.name), table]));
  const read = schema.tables.map((table) => proposalsOf(table, tables, schema));
  return {
    proposals: read.flatMap(({ proposals }) => proposals),
    leftOut: [
      ...schema.broken.map(({ name, line }) => ({
        place: `line ${line}`,
        why: `The table “${name}” is cut off; it was read as far as it goes.`,
      })),
      ...read.flatMap(({ leftOut }) => leftOut),
      ...skippedStatements(schema, file),
    ],
  };
}

/** Statements about other matters, those that begin alike together. */
function skippedStatements({ skipped }: SqlSchema, file: string): readonly LeftOut[] {
  return [...groupBy(skipped, ({ words }) => words)].map(([words, all]) => ({
    place: all[0] ? `line ${all[0].line}` : file,
    why: `${words === '' ? 'What is here' : `“${words} …”`} describes no table${all.length > 1 ? ` (${all.length} times)` : ''}.`,
  }));
}

function proposalsOf(table: SqlTable, tables: ReadonlyMap<string, SqlTable>, schema: SqlSchema) {
  const thing = thingName(table.name);
  const leftOut: LeftOut[] = [];
  if (isJoin(table)) {
    const [one, other] = table.links;
    return {
      proposals: one && other ? [manyToMany(thingName(one.to), thingName(other.to), table)] : [],
      leftOut: [{ place: `line ${table.line}`, why: `“${table.name}” only ties two things together; it is a link.` }],
    };
  }
  const proposals: Proposal[] = [{ kind: 'thing', name: thing, examples: [], place: `line ${table.line}` }];
  for (const column of table.columns) {
    const link = table.links.find(
      ({ columns }) => columns.length === 1 && keyOf(columns[0] ?? '') === keyOf(column.name),
    );
    const isKey = table.key.length === 1 && keyOf(table.key[0] ?? '') === keyOf(column.name);
    if (!link && (isTechnicalId(column.name) || (isKey && column.isGenerated)))
      leftOut.push({ place: `line ${column.line}`, why: onlyForPrograms(column.name) });
    else proposals.push(...columnProposals(thing, column, link, schema));
  }
  for (const link of table.links) proposals.push(relationOf(thing, table, link, leftOut, tables));
  return { proposals, leftOut };
}

/** A table of two links and nothing else that anybody would type. */
function isJoin({ columns, links }: SqlTable): boolean {
  const linking = new Set(links.flatMap((link) => link.columns.map(keyOf)));
  const others = columns.filter(({ name }) => !linking.has(keyOf(name)) && !isTechnicalId(name));
  return links.length === 2 && others.every(({ type }) => /^(?:timestamp|datetime)/.test(type));
}

function columnProposals(thing: string, column: SqlColumn, link: SqlLink | undefined, schema: SqlSchema) {
  const { name, line } = column;
  const values = column.values.length > 0 ? column.values : (schema.enums.get(keyOf(column.type)) ?? []);
  const place = `line ${line}`;
  const words = inWords(link ? (referredTo(name) ?? name) : name);
  const type = link ? 'link' : values.length > 0 ? choiceType(column) : typeOf(column, words);
  const field: FieldProposal = {
    kind: 'field',
    name: words,
    of: thing,
    type,
    required: column.isRequired ? 'always' : '',
    default:
      type === 'yes or no' ? (YES_NO[column.default] ?? '') : NO_DEFAULT.test(column.default) ? '' : column.default,
    keptAs: keptName(name, words),
    place,
  };
  return chosenProposals(field, values);
}

/** What the database puts in by itself. */
const NO_DEFAULT = /^(?:null|current_\w+|now)$/i;
const YES_NO: Readonly<Record<string, string>> = { '0': 'no', false: 'no', '1': 'yes', true: 'yes' };

function choiceType({ type }: SqlColumn): string {
  return /^set\b|\[\]$/.test(type) ? 'several choices' : 'choice';
}

function typeOf({ type, of }: SqlColumn, name: string): string {
  const said = TYPES.find(([form]) => form.test(type))?.[1] ?? '';
  const isFlag = said === 'whole number' && type === 'tinyint' && of[0] === '1';
  if (isFlag) return 'yes or no';
  if (said !== 'text' && said !== 'long text') return said;
  if (Number(of[0]) >= LONG_TEXT) return 'long text';
  return NAMED_TYPES.find(([form]) => form.test(name))?.[1] ?? said;
}

function relationOf(
  thing: string,
  table: SqlTable,
  { to, columns, onDelete, line }: SqlLink,
  leftOut: LeftOut[],
  tables: ReadonlyMap<string, SqlTable>,
): RelationProposal {
  const from = thingName(to);
  const place = `line ${line}`;
  const same = (names: readonly string[]) =>
    names.length === columns.length && names.every((name) => columns.some((one) => keyOf(one) === keyOf(name)));
  if (!tables.has(keyOf(to))) leftOut.push({ place, why: `The table “${to}” is not in this file.` });
  const isUnique = table.unique.some(same) || same(table.key);
  const isRequired = columns.every(
    (name) =>
      table.columns.find((column) => keyOf(column.name) === keyOf(name))?.isRequired || table.key.includes(name),
  );
  const gone = GONE[onDelete];
  return {
    kind: 'relation',
    name: `${from} → ${thing}`,
    from,
    to: thing,
    forth: isUnique ? 'at most one' : 'any number',
    back: isRequired ? 'exactly one' : 'at most one',
    ...(gone && { gone }),
    place,
  };
}

function manyToMany(from: string, to: string, { line }: SqlTable): RelationProposal {
  const place = `line ${line}`;
  return { kind: 'relation', name: `${from} → ${to}`, from, to, forth: 'any number', back: 'any number', place };
}
