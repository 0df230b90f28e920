import * as v from 'valibot';
import { SAMPLE_FILE } from '../paths.ts';
import { firstIssue, schemas } from '../schemas.ts';
import { entityOfRecordPath, parseJson, readRecords } from './record-file.ts';

/** What the sample records are generated from; stored, so that they stay the same when the workspace is moved. */
export interface SampleSettings {
  /** A part of every seed; the workspace's first name. */
  readonly seed: string;
  /** YYYY-MM-DD: the date that is today for the records. */
  readonly refDate: string;
  /** Version of the generator that first made the records. */
  readonly generator: number;
}

const schema = v.strictObject({
  seed: schemas.said(200),
  refDate: schemas.date,
  generator: v.pipe(v.number('must be a whole number'), v.integer('must be a whole number'), v.minValue(1)),
});

function readSampleSettings(text: string) {
  const json = parseJson(text);
  if ('reason' in json) return json;
  const parsed = v.safeParse(schema, json.value);
  return parsed.success ? parsed.output : { line: 1, reason: firstIssue(parsed.issues).sentence };
}

export function writeSampleSettings({ seed, refDate, generator }: SampleSettings): string {
  return `${JSON.stringify({ seed, refDate, generator }, null, 2)}\n`;
}

/** Whether a path holds records of the prototype, or their settings. */
export function isSamplePath(path: string): boolean {
  return path === SAMPLE_FILE || entityOfRecordPath(path) !== null;
}

/** The records that people wrote for the prototype. A file that cannot be read is reported, and the others count. */
export function readSampleFiles(files: readonly { readonly path: string; readonly text: string }[]) {
  const read = files.flatMap(({ path, text }) =>
    isSamplePath(path) ? [{ path, file: readSampleFile(path, text) }] : [],
  );
  return {
    records: read
      .flatMap(({ file }) => ('entity' in file ? [file] : []))
      .sort((a, b) => (a.entity < b.entity ? -1 : 1)),
    sample: read.flatMap(({ file }) => ('seed' in file ? [file] : []))[0] ?? null,
    quarantined: read.flatMap(({ path, file }) =>
      'reason' in file ? [{ path, line: file.line, reason: file.reason }] : [],
    ),
  };
}

function readSampleFile(path: string, text: string) {
  const entity = entityOfRecordPath(path);
  if (entity === null) return readSampleSettings(text);
  const read = readRecords(entity, text);
  return read.ok ? read.file : read;
}
