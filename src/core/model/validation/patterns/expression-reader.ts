export interface Reader {
  readonly characters: readonly string[];
  at: number;
  depth: number;
  readonly anyCase: boolean;
  readonly dotAll: boolean;
}

/** What was read, or why it could not be, in one sentence. */
export type ReadResult<T> = T | string;

export function peek({ characters, at }: Reader): string | undefined {
  return characters[at];
}

export function accept(reader: Reader, sign: string): boolean {
  const is = peek(reader) === sign;
  if (is) reader.at += 1;
  return is;
}

export function lookAhead({ characters, at }: Reader, length: number): string {
  return characters.slice(at, at + length).join('');
}
