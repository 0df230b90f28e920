/** Replaces hidden text: neither a letter nor space, so nothing next to it looks like a line's start or a word. */
const HIDDEN = '\uFFFC';

/** Words in angle brackets that are not a tag: "<what the caller gets>". */
const BLANK_TAG =
  /^<(?!(?:a|abbr|audio|b|blockquote|br|button|code|col|dd|del|details|dialog|div|dl|dt|em|embed|figure|form|h[1-6]|hr|i|iframe|img|input|ins|kbd|label|li|link|meta|object|ol|option|p|pre|q|s|script|section|select|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|tr|tt|u|ul|video)[ />])\p{Ll}[\p{L}’'-]*(?: [\p{L}\p{N}’',./-]+){1,12}>$/u;

/** The text with code spans, comments, tags, addresses and links hidden; same length, same line breaks. */
export function hideInline(text: string): string {
  const hidden = hideCodeSpans(text);
  return hideLinks(
    hidden
      .replace(/<(?:[a-z][a-z0-9+.-]*:[^\s<>]*|\/?[a-z][^<>\n]*)>/gi, (tag) => (BLANK_TAG.test(tag) ? tag : hide(tag)))
      .replace(/(?<![\p{L}\p{N}])(?:https?:\/\/|www\.|mailto:)[^\s<>\uFFFC|]+/giu, hide),
  );
}

/** Hides a stretch except its line breaks. */
function hide(text: string): string {
  return text.replace(/[^\n]/g, HIDDEN);
}

/** Code spans and comments, whichever opens first; a run of backticks closes at the next run of its length. */
function hideCodeSpans(text: string): string {
  const signs = [...text.matchAll(/\\`|`+|<!--/g)];
  const closers = closersByLength(signs);
  const parts: string[] = [];
  let from = 0;
  for (const sign of signs) {
    if (sign.index < from || sign[0] === '\\`') continue;
    const end = sign[0] === '<!--' ? endOfComment(text, sign.index) : endOfSpan(sign, closers);
    if (end < 0) continue;
    const span = text.slice(sign.index, end);
    parts.push(
      text.slice(from, sign.index),
      isOpenValue(text, sign.index, end) ? span.replaceAll('`', ' ') : hide(span),
    );
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}

/** A value in code that is just the mark ("FEE = `TBD`"), at the end of its line. A mention is not a value. */
function isOpenValue(text: string, from: number, to: number): boolean {
  if (!/^`+(?:TB[DCASR]|\?\?\?)`+$/.test(text.slice(from, to))) return false;
  return (
    /(?:[=:]|(?:^|[^\p{L}])(?:is|are|be|at))[ \t*_]*$/u.test(text.slice(Math.max(0, from - 12), from)) &&
    /^[ \t.)*_,;]*(?:\n|$)/.test(text.slice(to, to + 12))
  );
}

function endOfComment(text: string, from: number): number {
  const close = text.indexOf('-->', from + 4);
  return close < 0 ? text.length : close + 3;
}

type Closers = Map<number, { readonly starts: number[]; next: number }>;

function closersByLength(signs: readonly RegExpExecArray[]): Closers {
  const closers: Closers = new Map();
  for (const { 0: run, index } of signs) {
    if (!run.startsWith('`') && run !== '\\`') continue;
    const [length, start] = run.startsWith('\\') ? [1, index + 1] : [run.length, index];
    const found = closers.get(length);
    if (found) found.starts.push(start);
    else closers.set(length, { starts: [start], next: 0 });
  }
  return closers;
}

function endOfSpan(sign: RegExpExecArray, closers: Closers): number {
  const length = sign[0].length;
  const list = closers.get(length);
  if (!list) return -1;
  while ((list.starts[list.next] ?? Number.POSITIVE_INFINITY) <= sign.index) list.next++;
  const start = list.starts[list.next];
  return start === undefined ? -1 : start + length;
}

/** `[text](target)` and `[text][label]` with their content; brackets are matched inside out. */
function hideLinks(text: string): string {
  const opens: number[] = [];
  const spans: [number, number][] = [];
  for (const { 0: sign, index } of text.matchAll(/\\.|[[\]]/g)) {
    if (sign === '[') opens.push(index);
    else if (sign === ']') {
      const open = opens.pop();
      const end = open === undefined ? -1 : endOfTarget(text, index + 1);
      if (open !== undefined && end > 0) spans.push([open, end]);
    }
  }
  return hideSpans(text, spans);
}

const TARGET = /\((?:[^()\n]|\([^()\n]*\)){0,2000}\)|\[[^[\]\n]{0,999}\]/y;

function endOfTarget(text: string, from: number): number {
  TARGET.lastIndex = from;
  return TARGET.test(text) ? TARGET.lastIndex : -1;
}

function hideSpans(text: string, spans: readonly (readonly [number, number])[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (to <= at) continue;
    const start = Math.max(from, at);
    parts.push(text.slice(at, start), hide(text.slice(start, to)));
    at = to;
  }
  return [...parts, text.slice(at)].join('');
}
