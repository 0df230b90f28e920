import * as v from 'valibot';
import { omitUndefined } from '../../base/omit-undefined.ts';
import type { Unreadable } from '../front-matter.ts';
import { RECORDS_FOLDER } from '../paths.ts';
import { firstIssue, schemas } from '../schemas.ts';

/** A record that somebody wrote for the prototype: its values count, missing ones are generated. */
export interface WrittenRecord {
  readonly id: string;
  /** Id or name of the state it is in. */
  readonly state?: string;
  /** By id or name of the field; null is an empty field. */
  readonly values: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

export interface RecordFile {
  /** Id of the entity: the name of the file. */
  readonly entity: string;
  readonly records: readonly WrittenRecord[];
}

const ENTITY = /^[a-z0-9](?:[a-z0-9-]{0,94}[a-z0-9])?$/;
const RECORD_PATH = /^fixtures\/records\/([a-z0-9](?:[a-z0-9-]{0,94}[a-z0-9])?)\.json$/;

const id = schemas.like(
  /^[\w][\w.-]{0,63}$/,
  'must be letters, digits, “.”, “_” and “-”, at most 64 of them',
  'must be text',
);
const VALUES = 'must be values by field: text, numbers, true, false, null or lists of text';
/** Checked entry by entry: `v.record` leaves out names such as “constructor”, which a field may have. */
const values = v.custom<WrittenRecord['values']>(
  (input) => isPlainObject(input) && Object.values(input).every(isValue),
  VALUES,
);

function isPlainObject(input: unknown): input is object {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function isValue(input: unknown): boolean {
  if (Array.isArray(input)) return input.length <= 1_000 && input.every(isText);
  return input === null || typeof input === 'number' || typeof input === 'boolean' || isText(input);
}

function isText(input: unknown): boolean {
  return typeof input === 'string' && input.length <= 20_000;
}

export const writtenRecordSchema = v.strictObject({
  id,
  state: v.exactOptional(v.pipe(v.string('must be text'), v.maxLength(200))),
  values,
});
const recordFileSchema = v.strictObject({
  records: v.pipe(
    v.array(writtenRecordSchema, 'must be a list'),
    v.maxLength(10_000, 'must have at most 10,000 entries'),
  ),
});

export function isEntityId(text: string): boolean {
  return ENTITY.test(text);
}

export function recordPath(entity: string): string {
  return `${RECORDS_FOLDER}/${entity}.json`;
}

/** The entity whose records a path holds; null for any other path. */
export function entityOfRecordPath(path: string): string | null {
  return RECORD_PATH.exec(path)?.[1] ?? null;
}

type RecordsResult = { readonly ok: true; readonly file: RecordFile } | (Unreadable & { readonly ok: false });

export function readRecords(entity: string, text: string): RecordsResult {
  const json = parseJson(text);
  if ('reason' in json) return { ok: false, ...json };
  const checked = v.safeParse(recordFileSchema, json.value);
  if (!checked.success) return { ok: false, line: 1, reason: firstIssue(checked.issues).sentence };
  const { records } = checked.output;
  const twice = records.find((one, at) => records.findIndex((other) => other.id === one.id) !== at);
  if (twice) return { ok: false, line: 1, reason: `Two records have the id “${twice.id}”; give each its own.` };
  return { ok: true, file: { entity, records } };
}

export function parseJson(text: string): { readonly value: unknown } | Unreadable {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = at === undefined ? 1 : text.slice(0, Number(at)).split('\n').length;
    return { line, reason: 'It is not valid JSON; fix it, or move it away.' };
  }
}

/** The file of the records of an entity, the same bytes for the same records. */
export function writeRecords({ records }: RecordFile): string {
  const plain = records.map(({ id, state, values }) => omitUndefined({ id, state, values }));
  return `${JSON.stringify({ records: plain }, null, 2)}\n`;
}

/** The records with one of them updated: the values given replace the old ones, the others stay. */
export function withRecord({ entity, records }: RecordFile, written: WrittenRecord): RecordFile {
  const before = records.find((one) => one.id === written.id);
  const merged: WrittenRecord = before
    ? { ...before, ...written, values: { ...before.values, ...written.values } }
    : written;
  const others = before ? records.map((one) => (one === before ? merged : one)) : [...records, merged];
  return { entity, records: others };
}

export function withoutRecord({ entity, records }: RecordFile, gone: string): RecordFile {
  return { entity, records: records.filter(({ id: one }) => one !== gone) };
}
