/** What nobody has said, in words, and the question that would settle it. */
export interface AnswerHole {
  readonly words: string;
  readonly question: string;
}

/** A value of JSON, in which what nobody has decided stays a hole. */
export type AnswerValue =
  | { readonly is: 'value'; readonly value: string | number | boolean | null }
  | { readonly is: 'list'; readonly items: readonly AnswerValue[] }
  | { readonly is: 'object'; readonly members: readonly (readonly [name: string, value: AnswerValue])[] }
  | ({ readonly is: 'hole' } & AnswerHole);

export const NULL: AnswerValue = { is: 'value', value: null };

export function holeIn(words: string, question: string): AnswerValue {
  return { is: 'hole', words, question };
}

/** Anything that JSON can hold; what it cannot is left out. */
export function asAnswerValue(value: unknown): AnswerValue {
  if (Array.isArray(value)) return { is: 'list', items: value.map(asAnswerValue) };
  if (typeof value === 'object' && value !== null)
    return { is: 'object', members: Object.entries(value).map(([name, one]) => [name, asAnswerValue(one)]) };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? { is: 'value', value }
    : NULL;
}

/** Pretty-printed JSON, piece by piece: text, and the holes in it. */
export function answerPieces(value: AnswerValue): readonly (string | AnswerHole)[] {
  const pieces: (string | AnswerHole)[] = [];
  for (const piece of piecesAt(value, '')) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + piece);
    else pieces.push(piece);
  }
  return pieces;
}

function* piecesAt(value: AnswerValue, indent: string): Generator<string | AnswerHole> {
  switch (value.is) {
    case 'value':
      return yield JSON.stringify(value.value);
    case 'hole':
      return yield { words: value.words, question: value.question };
    case 'list':
      return yield* enclosed('[', ']', indent, value.items, (item, inner) => piecesAt(item, inner));
    case 'object':
      yield* enclosed('{', '}', indent, value.members, function* ([name, member], inner) {
        yield `${JSON.stringify(name)}: `;
        yield* piecesAt(member, inner);
      });
  }
}

function* enclosed<T>(
  open: string,
  close: string,
  indent: string,
  all: readonly T[],
  each: (one: T, inner: string) => Iterable<string | AnswerHole>,
): Generator<string | AnswerHole> {
  if (all.length === 0) return yield open + close;
  const inner = `${indent}  `;
  yield open;
  for (const [at, one] of all.entries()) {
    yield `${at === 0 ? '' : ','}\n${inner}`;
    yield* each(one, inner);
  }
  yield `\n${indent}${close}`;
}
