import { unfillSpec } from '#core/parsing.ts';
import { newestSourceIn, openCopied, sumOf } from '#server/index.ts';
import type { FoundDocument } from './document.ts';

/**
 * Leaves out what a workspace among them is the unchanged copy of, as the workspace says the same and more. Where either
 * of them has changed since, both stay: what is new in one is nowhere else.
 */
export function withoutCopied(found: readonly FoundDocument[]): readonly FoundDocument[] {
  const isCopied = openCopied(
    found.flatMap(({ workspace: root, read }) => {
      const source = root === null ? null : newestSourceIn(root);
      return root === null || source === null ? [] : [{ root, source, sum: sumFrom(read) }];
    }),
  );
  return found.filter(({ file, read }) => !isCopied(file, () => sumFrom(read)));
}

/** Checksum of a document without what was decided; null where it cannot be read. */
function sumFrom(read: FoundDocument['read']): string | null {
  const reading = read();
  return reading.ok ? sumOf(unfillSpec(reading.text)) : null;
}
