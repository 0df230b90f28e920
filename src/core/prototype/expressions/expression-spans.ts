import type { Wanted } from '../../conditions/picking/place.ts';

/** Where an expression stands in a longer text. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly is: Wanted['is'];
  /** The field that takes the value. */
  readonly field?: string;
}

/** What comes around an expression that is added to a text, after whatever is there. */
interface Addition {
  readonly before: string;
  readonly after: string;
}

interface SpanReader {
  readonly spansIn: (text: string) => readonly Span[];
  readonly addition: Addition;
}

const TEST_IN_BRACKETS = /[([,]\s*(?:[^()[\],]*?\s)?(?:if|when)\s+/giu;

/** “Edit (if mine), Due (bold if late, red if Fee > 3)”: each condition ends with its bracket, or before the next one. */
const inBrackets: SpanReader = {
  spansIn: (text) => {
    const opens = [...text.matchAll(TEST_IN_BRACKETS)].map(({ 0: said, index }) => ({
      index,
      start: index + said.length,
    }));
    return opens.map(({ start }, at) => {
      const next = opens[at + 1]?.index ?? text.length;
      return { start, end: Math.min(closingAfter(text, start), next), is: 'test' };
    });
  },
  addition: { before: ' (if ', after: ')' },
};

/** Where the bracket around an offset closes; the end of the text where none does. */
function closingAfter(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (depth < 0) return at;
  }
  return text.length;
}

const CLAUSE = /(?:"[^"]*"|“[^”]*”|[^;])+/gu;
const LAST_IF = /(?:^|[\s,])(?:but )?(?:only )?(?:if|when)\s+(?<test>\S.*?)\s*$/dsu;
const FIRST_IF = /^\s*(?:only )?(?:if|when)\s+(?<test>.+?)(?::|, then|,)\s/dsu;
const ASSIGNED =
  /^\s*(?:set\s+)?(?<field>[^=<>!“”"]+?)\s*(?:=|\sto\s|\sbecomes\s)\s*(?<value>[^=\s].*?)(?:,?\s+(?:but )?(?:only )?if\s.*)?$/dsu;

/** “Set Due to today + 14 days, if Member is paid; tell Clerk: …”: the conditions and the values of each clause. */
const inClauses: SpanReader = {
  spansIn: (text) =>
    [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }): readonly Span[] => {
      const found = FIRST_IF.exec(clause) ?? LAST_IF.exec(clause);
      const assigned = ASSIGNED.exec(clause);
      const field = assigned?.groups?.field;
      return [
        ...spanOf(assigned?.indices?.groups?.value, index, 'value').map((span) => ({
          ...span,
          ...(field && { field }),
        })),
        ...spanOf(found?.indices?.groups?.test, index, 'test'),
      ];
    }),
  addition: { before: ', if ', after: '' },
};

function spanOf(found: readonly [number, number] | undefined, from: number, is: Span['is']): readonly Span[] {
  return found ? [{ start: from + found[0], end: from + found[1], is }] : [];
}

const WHOLE_TEST: SpanReader = {
  spansIn: (text) => (text.trim() === '' ? [] : [{ start: 0, end: text.length, is: 'test' }]),
  addition: { before: '', after: '' },
};

/** How expressions stand in a cell. */
export const SPAN_READERS = {
  whole: WHOLE_TEST,
  brackets: inBrackets,
  clauses: inClauses,
} as const satisfies Readonly<Record<string, SpanReader>>;

export type SpanReaderName = keyof typeof SPAN_READERS;
