import type { SqlToken } from './sql-tokens.ts';

/** Reads tokens one after the other. */
export class SqlCursor {
  private at = 0;
  private readonly tokens: readonly SqlToken[];

  constructor(tokens: readonly SqlToken[]) {
    this.tokens = tokens;
  }

  get now(): SqlToken | undefined {
    return this.tokens[this.at];
  }

  get line(): number {
    return this.now?.line ?? this.tokens.at(-1)?.line ?? 1;
  }

  /** All that has not been read. */
  rest(): readonly SqlToken[] {
    const rest = this.tokens.slice(this.at);
    this.at = this.tokens.length;
    return rest;
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  next(): SqlToken | undefined {
    this.at += 1;
    return this.tokens[this.at - 1];
  }

  /** Takes these words if they come next. */
  take(...words: readonly string[]): boolean {
    const are = words.every((word, i) => isWord(this.tokens[this.at + i], word));
    if (are) this.at += words.length;
    return are;
  }

  takeSign(sign: string): boolean {
    const is = this.now?.is === 'sign' && this.now.text === sign;
    if (is) this.at += 1;
    return is;
  }

  /** Goes on behind the next of these words; false where there is none. */
  skipTo(word: string): boolean {
    while (!this.isAtEnd) if (isWord(this.next(), word)) return true;
    return false;
  }

  /** A name without the schema before it. */
  name(): string {
    let name = this.next()?.text ?? '';
    while (this.takeSign('.')) name = this.next()?.text ?? name;
    return name;
  }

  /** What stands within brackets, if they come next. */
  brackets(): readonly SqlToken[] {
    if (!this.takeSign('(')) return [];
    const inside: SqlToken[] = [];
    let depth = 1;
    for (let token = this.next(); token; token = this.next()) {
      if (token.is === 'sign') depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0;
      if (depth === 0) return inside;
      inside.push(token);
    }
    return inside;
  }
}

export function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.is === 'word' && token.text.toLowerCase() === word;
}

/** Parted at commas outside of further brackets. */
export function partsOf(tokens: readonly SqlToken[]): readonly (readonly SqlToken[])[] {
  const parts: SqlToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.is === 'sign') depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0;
    if (depth === 0 && token.is === 'sign' && token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter(({ length }) => length > 0);
}

export function namesIn(tokens: readonly SqlToken[]): readonly string[] {
  return partsOf(tokens).flatMap(([first]) => (first ? [first.text] : []));
}

export function textsIn(tokens: readonly SqlToken[]): readonly string[] {
  return tokens.filter(({ is }) => is === 'text').map(({ text }) => text);
}
