import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFolder, documentsIn } from '../corpus/where.ts';

/** Documents and bytes of the folder that the field's figures were measured on. */
const DOCUMENTS = 657;
const BYTES = 20_000_000;

export interface ManyDocuments {
  readonly root: string;
  /** Folder of the documents. */
  readonly folder: string;
  /** All of them in one file. */
  readonly one: string;
  readonly megabytes: number;
}

/**
 * Writes a folder of 657 documents, 20 MB in all, and one document as long: the labelled documents where they are at
 * hand, else our own, repeated, with words changed from copy to copy so that no two say the same.
 */
export function manyDocuments(): ManyDocuments {
  const root = mkdtempSync(join(tmpdir(), 'specwalk-many-'));
  const folder = join(root, 'docs');
  mkdirSync(folder);
  const texts = sources();
  const all: string[] = [];
  for (let at = 0; at < DOCUMENTS; at += 1) {
    const text = grown(texts[at % texts.length] ?? '', at, BYTES / DOCUMENTS);
    writeFileSync(join(folder, `${String(at).padStart(3, '0')}.md`), text);
    all.push(text);
  }
  const one = join(root, 'one.md');
  writeFileSync(one, all.join('\n'));
  return { root, folder, one, megabytes: readFileSync(one).length / 1e6 };
}

function sources(): readonly string[] {
  const corpus = corpusFolder();
  if (corpus) return documentsIn(corpus).map(({ text }) => text);
  return readdirSync('fixtures/specs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join('fixtures/specs', name), 'utf8'));
}

/** A text repeated up to a length in bytes; every seventh long word is one of its own. */
function grown(text: string, seed: number, length: number): string {
  let words = 0;
  let grown = '';
  for (let copy = 0; Buffer.byteLength(grown) < length; copy += 1) {
    grown += text.replace(/(?<= )\p{Ll}{6,}(?= )/gu, (word) => (words++ % 7 === 0 ? `${word}${seed}x${copy}` : word));
    grown += '\n\n';
  }
  return Buffer.from(grown).subarray(0, length).toString('utf8');
}
