import { printable } from './printable.ts';

/** A path as it can be typed, or pasted, into a command line: in single quotes where a shell would interpret it. */
export function shellWord(path: string): string {
  const shown = printable(path);
  return /^[\p{L}\p{N}_./-]+$/u.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
