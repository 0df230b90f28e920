import { checksum } from './checksum.ts';

/**
 * Short name of a breakage, the same in the page, on the server and in the log: 8 hex digits. Only the beginning of
 * each text counts, so that a cut stack keeps its name.
 */
export function digestOf(message: string, stack: string): string {
  return checksum(`${message.slice(0, 500)}\n${stack.slice(0, 2_000)}`);
}
