/** Front matter read without the YAML parser: plain data, and the line of each key, from 1. */
export interface PlainYaml {
  readonly data: Readonly<Record<string, unknown>>;
  readonly lines: ReadonlyMap<string, number>;
}

const ENTRY = /^([a-z]+(?:-[a-z]+)*): (.+)$/;
/** Words that no YAML reader takes for anything else: a letter first, then nothing that means something to YAML. */
const WORDS = /^\p{L}(?:[\p{L}\p{N} .()/?!’–-]*[\p{L}\p{N}.)?!])?$/u;
const NOT_WORDS = /^(?:true|false|null)$/i;
const QUOTED = /^"([^"\\]*)"$/;
const WHOLE = /^(?:0|[1-9]\d{0,8})$/;
const MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/;
/** A command's id that starts with a digit and cannot be a number, for a letter other than e. */
const ID = /^\d[\da-f]*[a-df][\da-f]*$/;
const LIST = /^\[(?: (.+) )?\]$/;

/**
 * Reads front matter in the plain form in which Specwalk itself writes most of it; null for anything else, which
 * the YAML parser then reads. It takes a twentieth of the time, and every start reads every file.
 * Where it gives an answer, it is the parser's: a property test holds the two together (decision 003).
 */
export function readPlainYaml(text: string): PlainYaml | null {
  const data: Record<string, unknown> = Object.create(null);
  const lines = new Map<string, number>();
  for (const [at, line] of text.split('\n').entries()) {
    const [, key = '', written = ''] = ENTRY.exec(line) ?? [];
    const value = readValue(written);
    if (value === undefined || lines.has(key)) return null;
    data[key] = value;
    lines.set(key, at + 1);
  }
  return { data: { ...data }, lines };
}

function readValue(written: string): unknown {
  const list = LIST.exec(written);
  if (!list) return readScalar(written);
  const items = list[1] === undefined ? [] : list[1].split(', ').map(readScalar);
  return items.includes(undefined) ? undefined : items;
}

function readScalar(written: string): string | number | undefined {
  if (WORDS.test(written)) return NOT_WORDS.test(written) ? undefined : written;
  if (WHOLE.test(written)) return Number(written);
  if (MOMENT.test(written) || ID.test(written)) return written;
  return QUOTED.exec(written)?.[1];
}
