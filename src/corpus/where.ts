import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A labelled document as its labels lie on disk. */
export interface Labelled {
  readonly id: string;
  readonly path: string;
  readonly text: string;
}

/**
 * The folder of the labelled documents: where SPECWALK_CORPUS says, else `shared/corpus` beside the checkout; null
 * where it is not there. They are other people's documents and are read where they lie.
 */
export function corpusFolder(): string | null {
  const folder = resolve(process.env.SPECWALK_CORPUS ?? '../shared/corpus');
  return existsSync(join(folder, 'labels.json')) ? folder : null;
}

/** The documents of the corpus, in the order of their names. */
export function documentsIn(folder: string): readonly Labelled[] {
  const docs = join(folder, 'docs');
  return readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      id: name.split('-')[0] ?? name,
      path: join(docs, name),
      text: readFileSync(join(docs, name), 'utf8'),
    }));
}
