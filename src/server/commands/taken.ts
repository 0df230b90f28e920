import { checksum } from '#core/index.ts';

/** What was taken of a command, so that a page can tell that it was all of it. */
export interface Taken {
  readonly id: string;
  /** Of the payload as JSON, as it came. */
  readonly checksum: string;
}

/** The receipt for a command that has been done. */
export function takenOf(command: unknown): Taken {
  const { id = '', payload = null }: { readonly id?: unknown; readonly payload?: unknown } = Object(command);
  return { id: String(id), checksum: checksum(JSON.stringify(payload)) };
}
