import { fileTitle, inWords, nameKey, thingName } from '../../names.ts';
import type { LeftOut, OnProgress, Proposal, Reading } from '../../types.ts';
import { type RecordTable, tableProposals } from '../../values/table-proposals.ts';
import { type Fields, isFields, readData, textOf } from './read-data.ts';
import { isJsonSchema, readJsonSchema } from './read-json-schema.ts';
import { isOpenApi, readOpenApi } from './read-open-api.ts';

/** Kinds of description that are told by what is in them; any other data are records. */
export function readJson(text: string, file: string, onProgress: OnProgress = () => {}): Reading {
  const { data, leftOut } = readData(text);
  onProgress(0.5);
  const read = isOpenApi(data)
    ? readOpenApi(data)
    : isJsonSchema(data)
      ? readJsonSchema(data, file)
      : readRecords(data, file, onProgress);
  return { ...read, leftOut: [...leftOut, ...read.leftOut] };
}

interface FoundRecords {
  readonly name: string;
  readonly place: string;
  readonly records: Fields[];
}

/** How deep lists within records are followed. */
const MAX_DEPTH = 6;

/** Lists of objects are things; a list in an object belongs to it. */
function readRecords(data: unknown, file: string, onProgress: OnProgress): Reading {
  const found = new Map<string, FoundRecords>();
  const links: Proposal[] = [];
  const leftOut: LeftOut[] = [];
  const collect = (name: string, place: string, records: readonly Fields[], owner: string | null, depth: number) => {
    const key = nameKey(name);
    const known = found.get(key) ?? { name, place, records: [] };
    found.set(key, known);
    known.records.push(...records);
    if (owner !== null && nameKey(owner) !== key) {
      const [from, to] = [thingName(owner), thingName(name)];
      links.push({ kind: 'relation', name: `${from} → ${to}`, from, to, forth: 'any number', place });
    }
    if (depth === MAX_DEPTH) {
      leftOut.push({ place, why: 'Lists are nested deeper than that here; the rest was not followed.' });
      return;
    }
    for (const [within, inner] of listsIn(records)) collect(within, `${place} › ${within}`, inner, name, depth + 1);
  };
  const top = recordsIn(data);
  if (top) collect(fileTitle(file), 'the list', top, null, 0);
  else if (isFields(data)) {
    const lists = listsIn([data]);
    for (const [name, records] of lists) collect(name, name, records, null, 1);
    const settings = lists.length === 0 ? settingsIn(data) : [];
    if (settings.length > 0) return { proposals: settings, leftOut };
    if (lists.length === 0 && Object.keys(data).length > 0) collect(fileTitle(file), 'the object', [data], null, 0);
  }
  if (found.size === 0) leftOut.push({ place: file, why: 'There are no records in it: no list of objects.' });
  const read = tableProposals([...found.values()].map(tableOf), (share) => onProgress(0.5 + share / 2));
  return { proposals: [...read.proposals, ...newLinks(links, read.proposals)], leftOut: [...leftOut, ...read.leftOut] };
}

function newLinks(links: readonly Proposal[], known: readonly Proposal[]): readonly Proposal[] {
  const names = new Set(known.map(({ kind, name }) => `${kind} ${name}`));
  return links.filter(({ kind, name }) => !names.has(`${kind} ${name}`) && names.add(`${kind} ${name}`));
}

/** The objects of a list; null: it is no list of objects. */
function recordsIn(value: unknown): readonly Fields[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const records = value.filter(isFields);
  return records.length > value.length / 2 ? records : null;
}

/** Lists of objects in some records, by the keys under which they stand. */
function listsIn(records: readonly Fields[]): readonly (readonly [string, readonly Fields[]])[] {
  const lists = new Map<string, Fields[]>();
  for (const record of records)
    for (const [key, value] of Object.entries(record)) {
      const inner = recordsIn(value);
      if (inner) lists.set(key, [...(lists.get(key) ?? []), ...inner]);
    }
  return [...lists];
}

function tableOf({ name, place, records }: FoundRecords): RecordTable {
  const keys = new Set<string>();
  for (const record of records)
    for (const [key, value] of Object.entries(record)) if (recordsIn(value) === null) keys.add(key);
  const columns = [...keys].map((key) => {
    const values = records.map((record) => record[key]).filter((value) => value !== null && value !== undefined);
    const isData = values.some((value) => isFields(value));
    const isTags = !isData && values.some((value) => Array.isArray(value));
    const type = isData ? 'data' : isTags ? 'tags' : undefined;
    return { name: key, place: `${place} › ${key}`, ...(type && { type }) };
  });
  const rows = records.map((record) => columns.map((column) => cellOf(record[column.name])));
  return { name, place, columns, rows };
}

function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (isFields(value)) return Object.values(value).map(textOf).filter(Boolean).join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value);
}

/** How many numbers and switches make an object a list of settings rather than a record. */
const MIN_SETTINGS = 0.6;

/** Numbers and switches with a name, also one level below; none where most of the values are something else. */
function settingsIn(data: Fields): readonly Proposal[] {
  const entries = Object.entries(data).flatMap(([key, value]): readonly (readonly [readonly string[], unknown])[] =>
    isFields(value) ? Object.entries(value).map(([inner, one]) => [[key, inner], one]) : [[[key], value]],
  );
  const settings = entries.filter(([, value]) => typeof value === 'number' || typeof value === 'boolean');
  if (settings.length < MIN_SETTINGS * entries.length) return [];
  return settings.map(([path, value]) => {
    const name = inWords(path.join('_'));
    return { kind: 'constant', name, value: cellOf(value), place: path.join(' › ') };
  });
}
