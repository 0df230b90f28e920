import type { Quarantined, RecordFile, SampleSettings } from '#core/index.ts';
import { isSamplePath, readSampleFiles } from '#core/parsing.ts';
import { quarantinedFor } from './reading-trouble.ts';
import type { Reading } from './store.ts';

/** The records that people wrote down for the prototype, in memory, brought up to date file by file. */
export interface KnownRecords {
  /** By id of the thing. */
  readonly files: () => readonly RecordFile[];
  readonly settings: () => SampleSettings | null;
  readonly quarantined: () => readonly Quarantined[];
  /** Paths of the files that are known below a folder; the empty string: of all. */
  readonly paths: (under: string) => readonly string[];
  /** Takes files in, and says whether anything reads otherwise than before. */
  readonly apply: (readings: ReadonlyMap<string, Reading>) => boolean;
}

export function openRecords(): KnownRecords {
  const texts = new Map<string, string>();
  const unread = new Map<string, Quarantined>();
  let read = readSampleFiles([]);

  const take = (path: string, reading: Reading): boolean => {
    if (!isSamplePath(path)) return false;
    const before = `${texts.get(path)} ${unread.get(path)?.reason}`;
    texts.delete(path);
    unread.delete(path);
    if (reading.ok) texts.set(path, reading.text);
    else if (reading.because !== 'missing') unread.set(path, quarantinedFor(path, reading.because));
    return before !== `${texts.get(path)} ${unread.get(path)?.reason}`;
  };
  return {
    files: () => read.records,
    settings: () => read.sample,
    quarantined: () => [...unread.values(), ...read.quarantined],
    paths: (under) =>
      [...new Set([...texts.keys(), ...unread.keys()])].filter(
        (path) => under === '' || path === under || path.startsWith(`${under}/`),
      ),
    apply: (readings) => {
      const changed = [...readings].map(([path, reading]) => take(path, reading)).includes(true);
      if (changed) read = readSampleFiles([...texts].map(([path, text]) => ({ path, text })));
      return changed;
    },
  };
}
