import type { Presented } from './formats.ts';
import { jsonPieces } from './json-pieces.ts';
import type { GapsReport } from './report.ts';

/** The versioned contract, as JSON. */
export function jsonGaps({ documents, since }: Pick<Presented, 'documents' | 'since'>): Iterable<string> {
  const shell: GapsReport = { version: 1, ...(since === null ? {} : { since }), documents: [] };
  return jsonPieces(shell, documents);
}
