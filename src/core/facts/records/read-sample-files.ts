import { SAMPLE_FILE } from '../paths.ts';
import { type RecordFile, readRecords, recordPlace } from './record-file.ts';
import { readSampleSettings, type SampleSettings } from './sample-file.ts';

type FileRead = RecordFile | SampleSettings | { readonly line: number; readonly reason: string };

/** The file of a question, the same bytes on every branch that raises it; it holds everything (decision 006). */
export function isSamplePath(path: string): boolean {
  return path === SAMPLE_FILE || recordPlace(path) !== null;
}

/** What people wrote down for the prototype. A file that cannot be read is named, and the others count. */
export function readSampleFiles(files: readonly { readonly path: string; readonly text: string }[]) {
  const read = files.flatMap(({ path, text }) =>
    isSamplePath(path) ? [{ path, file: readSampleFile(path, text) }] : [],
  );
  return {
    records: read
      .flatMap(({ file }) => ('entity' in file ? [file] : []))
      .sort((a, b) => (a.entity < b.entity ? -1 : 1)),
    sample: read.flatMap(({ file }) => ('seed' in file ? [file] : []))[0] ?? null,
    quarantined: read.flatMap(({ path, file }) => ('reason' in file ? [{ path, ...file }] : [])),
  };
}

function readSampleFile(path: string, text: string): FileRead {
  const entity = recordPlace(path);
  if (entity === null) {
    const read = readSampleSettings(text);
    return read.ok ? read.settings : { line: 1, reason: read.reason };
  }
  const read = readRecords(entity, text);
  return read.ok ? read.file : { line: read.line, reason: read.reason };
}
