import { groupBy } from '../base/group-by.ts';
import { readJson } from './readers/json/read-json.ts';
import { isAddressList, readAddresses } from './readers/read-addresses.ts';
import { readCsv } from './readers/read-csv.ts';
import { readNotes } from './readers/read-notes.ts';
import { readExcel, readOpenDocument } from './readers/read-workbook.ts';
import { readSql } from './readers/sql/read-sql.ts';
import type { LeftOut, OnProgress, Reading } from './types.ts';

/** A file that somebody brings: its name, its bytes, and its text where it is one. */
export interface BroughtFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Null: its bytes are no text. */
  readonly text: string | null;
}

interface Reader {
  /** What people call such a file. */
  readonly what: string;
  readonly ending: RegExp;
  /** Whether a text looks like one, whatever its name ends with. */
  readonly looks?: (text: string) => boolean;
  readonly read: (file: BroughtFile, text: string, onProgress: OnProgress) => Reading | Promise<Reading>;
}

const ofText =
  (read: (text: string, name: string, onProgress: OnProgress) => Reading) =>
  ({ name }: BroughtFile, text: string, onProgress: OnProgress) =>
    read(text, name, onProgress);

const isOfTabs = (text: string) => {
  const lines = text.split('\n', 20).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => line.includes('\t'));
};

/** The first that fits the ending of a file’s name counts, else the first that fits the look of its text. */
const READERS: readonly Reader[] = [
  {
    what: 'workbook',
    ending: /\.xls[xm]$/i,
    read: ({ name, bytes }, _, onProgress) => readExcel(bytes, name, onProgress),
  },
  {
    what: 'workbook',
    ending: /\.ods$/i,
    read: ({ name, bytes }, _, onProgress) => readOpenDocument(bytes, name, onProgress),
  },
  {
    what: 'SQL schema',
    ending: /\.(?:sql|ddl)$/i,
    looks: (text) => /^\s*create\s+(?:\w+\s+){0,2}table\b/im.test(text),
    read: ofText(readSql),
  },
  {
    what: 'data or a description of calls',
    ending: /\.(?:json|ya?ml|geojson|har)$/i,
    looks: (text) => /^\s*[[{]/.test(text) || /^(?:openapi|swagger):/m.test(text.slice(0, 5_000)),
    read: ofText(readJson),
  },
  { what: 'list of addresses', ending: /sitemap.*\.xml$|\.html?$/i, looks: isAddressList, read: ofText(readAddresses) },
  { what: 'table', ending: /\.(?:csv|tsv|tab)$/i, looks: isOfTabs, read: ofText(readCsv) },
  { what: 'notes', ending: /\.(?:txt|md|markdown|vtt|srt)$/i, looks: () => true, read: ofText(readNotes) },
];

const MAX_BYTES = 64 << 20;

/** What such a file is, and what was read of it. */
export interface FileReading extends Reading {
  readonly file: string;
  readonly what: string;
}

/** Reads what somebody brings, as far as it goes; what cannot be read at all is told in its only sentence. */
export async function readFile(file: BroughtFile, onProgress: OnProgress = () => {}): Promise<FileReading> {
  const none = (why: string): FileReading => ({
    file: file.name,
    what: '',
    proposals: [],
    leftOut: [{ place: file.name, why }],
  });
  if (file.bytes.length > MAX_BYTES) return none('It is larger than 64 MB; bring the part that matters.');
  const reader = readerFor(file);
  if (!reader) return none(`It is no text and no workbook; ${NEEDED}`);
  try {
    const read = named(await reader.read(file, file.text ?? '', onProgress));
    const isNothing = read.proposals.length + read.leftOut.length + (read.sentences?.length ?? 0) === 0;
    if (isNothing) return { ...none('Nothing in it could be an answer.'), what: reader.what };
    return { file: file.name, what: reader.what, ...read, leftOut: together(read.leftOut) };
  } catch (error) {
    return none(`It could not be read as ${reader.what}: ${error instanceof Error ? error.message : 'it is broken'}`);
  }
}

/** What has no name is no answer. */
function named(read: Reading): Reading {
  const proposals = read.proposals.filter(({ name }) => name.trim() !== '');
  const nameless = read.proposals.filter(({ name }) => name.trim() === '');
  return { ...read, proposals, leftOut: [...read.leftOut, ...nameless.map(({ place }) => ({ place, why: NAMELESS }))] };
}

const NAMELESS = 'It has no name there.';
const NEEDED = 'save it as .xlsx, .ods, .csv, .json, .yaml, .sql or as text.';

function readerFor({ name, text }: BroughtFile): Reader | undefined {
  if (text === null) return READERS.find(({ ending, looks }) => !looks && ending.test(name));
  const named = READERS.find(({ ending, looks }) => looks && ending.test(name));
  // A name that ends in “.txt” says little; tables, schemas and lists are saved under it too.
  return named && named !== READERS.at(-1) ? named : READERS.find(({ looks }) => looks?.(text));
}

/** Places named before “and 3 more”. */
const MAX_PLACES = 3;

/** The same sentence once, with all its places. */
function together(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  return [...groupBy(leftOut, ({ why }) => why)].map(([why, all]) => {
    const places = [...new Set(all.map(({ place }) => place))];
    const more = places.length - MAX_PLACES;
    return { place: places.slice(0, MAX_PLACES).join(', ') + (more > 0 ? ` and ${more} more` : ''), why };
  });
}
