import type { PinPayload, RecordFile, UnpinPayload } from '#core/index.ts';
import { readRecords, recordPath, withoutRecord, withRecord, writeRecords } from '#core/parsing.ts';
import { type Reading, TRIES } from '../disk/store.ts';
import { FAILURES } from '../http/failures.ts';
import type { CommandContext, CommandResult } from './context.ts';

/** Writes a record down for the prototype: what it says counts from now on. */
export function pin({ entity, record }: PinPayload, context: CommandContext): Promise<CommandResult> {
  return rewritten(entity, context, (file) => withRecord(file, record));
}

export function unpin({ entity, record }: UnpinPayload, context: CommandContext): Promise<CommandResult> {
  return rewritten(entity, context, (file) => withoutRecord(file, record));
}

async function rewritten(
  entity: string,
  context: CommandContext,
  change: (file: RecordFile) => RecordFile,
): Promise<CommandResult> {
  const path = recordPath(entity);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const reading = await context.read(path);
    const before = fileIn(entity, reading);
    if ('reason' in before) return FAILURES.recordsUnreadable(path, before.reason);
    const text = writeRecords(change(before));
    if (await context.rewrite(path, text, reading.ok ? reading.text : null)) return { status: 201, facts: [] };
  }
  return FAILURES.recordsChanging(path);
}

function fileIn(entity: string, reading: Reading): RecordFile | { readonly reason: string } {
  if (!reading.ok) {
    return reading.because === 'missing' ? { entity, records: [] } : { reason: 'It is not plain text.' };
  }
  const read = readRecords(entity, reading.text);
  return read.ok ? read.file : { reason: read.reason };
}
