import type { PinPayload, RecordFile, UnpinPayload } from '#core/index.ts';
import { readRecords, recordPath, withoutRecord, withRecord, writeRecords } from '#core/parsing.ts';
import type { Reading } from '../disk/store.ts';
import type { CommandResult, Desk } from './context.ts';

/** How often a file is tried again that somebody saves while it is being written. */
const TRIES = 5;

/** Writes a record down for the prototype: what it says counts from now on. */
export function pin({ entity, record }: PinPayload, desk: Desk): Promise<CommandResult> {
  return rewritten(entity, desk, (file) => withRecord(file, record));
}

/** Takes a record that was written down out again. */
export function unpin({ entity, record }: UnpinPayload, desk: Desk): Promise<CommandResult> {
  return rewritten(entity, desk, (file) => withoutRecord(file, record));
}

async function rewritten(
  entity: string,
  desk: Desk,
  change: (file: RecordFile) => RecordFile,
): Promise<CommandResult> {
  const path = recordPath(entity);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const reading = await desk.read(path);
    const before = fileIn(entity, reading);
    if ('reason' in before) {
      return {
        status: 409,
        problem: `${path} cannot be read at the moment; mend it first. ${before.reason}`,
      };
    }
    const text = writeRecords(change(before));
    if (await desk.rewrite(path, text, reading.ok ? reading.text : null)) return { status: 201, facts: [] };
  }
  return { status: 409, problem: `${path} keeps changing on disk; try again.` };
}

function fileIn(entity: string, reading: Reading): RecordFile | { readonly reason: string } {
  if (!reading.ok) {
    return reading.because === 'missing' ? { entity, records: [] } : { reason: 'It is not plain text.' };
  }
  const read = readRecords(entity, reading.text);
  return read.ok ? read.file : { reason: read.reason };
}
