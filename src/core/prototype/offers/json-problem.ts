/** A piece of JSON, with the blanks before it; what is none of these is where the text breaks off being JSON. */
const PIECE =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)(?![\w.]))/uy;

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

/** Reads JSON; what cannot be read is told in one sentence, with its line and column. */
export function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problem: problemIn(text) };
  }
}

function problemIn(text: string): string {
  const end = text.trimEnd().length;
  if (end === 0) return 'The body is empty; it has to be JSON.';
  const at = brokenAt(text);
  if (at >= end) return 'The body is no JSON: it ends too early; something is not closed.';
  const before = text.slice(0, at).split('\n');
  const found = [...text.slice(at)][0] ?? '';
  return `The body is no JSON: line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1} does not go on with “${found}”.`;
}

type Expects = 'value' | 'value or ]' | 'key or }' | 'key' | ':' | ', or end';

/** The offset of the first sign that no JSON goes on with. */
function brokenAt(text: string): number {
  const open: ('{' | '[')[] = [];
  let expects: Expects = 'value';
  for (let at = 0; ; ) {
    const start = at + (/^\s*/u.exec(text.slice(at))?.[0].length ?? 0);
    PIECE.lastIndex = at;
    const found = PIECE.exec(text);
    const next: Expects | null = found && after(expects, found, open);
    if (!found || !next) return start;
    expects = next;
    at = PIECE.lastIndex;
  }
}

/** What is expected after a piece; null where it may not stand here. Opens and closes what encloses it. */
function after(expects: Expects, [, sign, text, plain]: RegExpExecArray, open: ('{' | '[')[]): Expects | null {
  const takesValue = expects === 'value' || expects === 'value or ]';
  if (plain !== undefined) return takesValue ? ', or end' : null;
  if (text !== undefined) return takesValue ? ', or end' : expects.startsWith('key') ? ':' : null;
  if (sign === '{' || sign === '[') {
    if (!takesValue) return null;
    open.push(sign);
    return sign === '{' ? 'key or }' : 'value or ]';
  }
  if (sign === ':') return expects === ':' ? 'value' : null;
  const around = open.at(-1);
  if (sign === ',') return expects === ', or end' && around ? (around === '{' ? 'key' : 'value') : null;
  const closes = sign === '}' ? '{' : '[';
  const mayClose = expects === ', or end' || expects === (sign === '}' ? 'key or }' : 'value or ]');
  if (around !== closes || !mayClose) return null;
  open.pop();
  return ', or end';
}
