import { frontMatterEnd } from '../front-matter.ts';
import { scanBlocks } from './scan-blocks.ts';
import type { BlockStructure } from './structure.ts';

/** Front matter and a byte order mark are skipped. */
export function parseBlocks(lines: readonly string[]): BlockStructure {
  const end = frontMatterEnd(lines);
  if (end > 0) return scanBlocks(lines, end + 1);
  const [first = '', ...rest] = lines[0]?.startsWith('\uFEFF') ? lines : [];
  return scanBlocks(first === '' ? lines : [first.slice(1), ...rest]);
}
