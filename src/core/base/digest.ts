import { checksum } from './checksum.ts';

/** Short name of a breakage, 8 hex digits; of the beginning of each text, so that a cut stack keeps its name. */
export function digestOf(message: string, stack: string): string {
  return checksum(`${message.slice(0, 500)}\n${stack.slice(0, 2_000)}`);
}
