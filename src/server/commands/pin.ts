import type { PinPayload, RecordFile, UnpinPayload } from '#core/index.ts';
import { readRecords, recordPath, withoutRecord, withRecord, writeRecords } from '#core/parsing.ts';
import { MAX_TRIES, type ReadResult } from '../disk/store.ts';
import { REFUSALS } from '../http/refusals.ts';
import type { CommandContext, CommandResult } from './context.ts';

/** Stores a record that the prototype uses from now on. */
export function pin({ entity, record }: PinPayload, context: CommandContext): Promise<CommandResult> {
  return rewriteRecords(entity, context, (file) => withRecord(file, record));
}

export function unpin({ entity, record }: UnpinPayload, context: CommandContext): Promise<CommandResult> {
  return rewriteRecords(entity, context, (file) => withoutRecord(file, record));
}

async function rewriteRecords(
  entity: string,
  context: CommandContext,
  change: (file: RecordFile) => RecordFile,
): Promise<CommandResult> {
  const path = recordPath(entity);
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const reading = await context.read(path);
    const before = recordFileIn(entity, reading);
    if ('reason' in before) return REFUSALS.recordsUnreadable(path, before.reason);
    const text = writeRecords(change(before));
    if (await context.rewrite(path, text, reading.ok ? reading.text : null)) return { status: 201, facts: [] };
  }
  return REFUSALS.recordsChanging(path);
}

function recordFileIn(entity: string, reading: ReadResult): RecordFile | { readonly reason: string } {
  if (!reading.ok) {
    return reading.because === 'missing' ? { entity, records: [] } : { reason: 'It is not plain text.' };
  }
  const read = readRecords(entity, reading.text);
  return read.ok ? read.file : { reason: read.reason };
}
