/** A key followed by its value, or by maps below it. */
const ENTRY = /^([a-z]+(?:-[a-z]+)*):(?: (.+))?$/;
/** Words that every YAML parser reads as a string: a letter first, then no character with a meaning in YAML. */
const PLAIN_WORDS = /^\p{L}(?:[\p{L}\p{M}\p{N} .()/?!’–“”…→-]*[\p{L}\p{M}\p{N}.)?!”…])?$/u;
const YAML_KEYWORDS = /^(?:true|false|null)$/i;
const QUOTED = /^"([^"\\]*)"$/;
const WHOLE = /^(?:0|[1-9]\d{0,8})$/;
const MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/;
/** A command's id that starts with a digit and cannot be a number, for a letter other than e. */
const ID = /^\d[\da-f]*[a-df][\da-f]*$/;
const LIST = /^\[(?: (.+) )?\]$/;
/** A map in a list, on its own line; and its first pair, with what follows it. */
const MAP = /^ {2}- \{ (.+) \}$/;
const PAIR = /^([a-z]+): ("[^"\\]*"|\[ [^[\]{}]+ \]|[^[\]{},]+)(?:, (.+))?$/;

/**
 * Reads front matter in the plain form in which Specwalk writes most of it: its data, and the 1-based line of each key.
 * Null for anything else, which the YAML parser then reads. It takes a twentieth of the time, and every start reads
 * every file. A property test checks that both give the same result (decision 003).
 */
export function readPlainYaml(text: string) {
  const data: Record<string, unknown> = Object.create(null);
  const lines = new Map<string, number>();
  const written = text.split('\n');
  for (let at = 0; at < written.length; at += 1) {
    const [, key = '', rest] = ENTRY.exec(written[at] ?? '') ?? [];
    const below = rest === undefined ? mapsBelow(written, at) : [];
    const value = rest === undefined ? readMaps(below) : readValue(rest);
    if (key === '' || value === undefined || lines.has(key)) return null;
    data[key] = value;
    lines.set(key, at + 1);
    at += below.length;
  }
  return { data: { ...data }, lines };
}

/** The maps in the lines right below a line, without their brackets. */
function mapsBelow(lines: readonly string[], at: number): readonly string[] {
  const maps: string[] = [];
  for (let next = at + 1; next < lines.length; next += 1) {
    const [, pairs] = MAP.exec(lines[next] ?? '') ?? [];
    if (pairs === undefined) break;
    maps.push(pairs);
  }
  return maps;
}

function readMaps(written: readonly string[]): readonly unknown[] | undefined {
  const maps = written.map(readMap);
  return maps.length === 0 || maps.includes(undefined) ? undefined : maps;
}

function readMap(pairs: string): Readonly<Record<string, unknown>> | undefined {
  const data = new Map<string, unknown>();
  for (let rest: string | undefined = pairs; rest !== undefined; ) {
    const [all, key = '', written = '', more]: readonly (string | undefined)[] = PAIR.exec(rest) ?? [];
    const value = all === undefined ? undefined : readValue(written);
    if (value === undefined || data.has(key)) return undefined;
    data.set(key, value);
    rest = more;
  }
  return Object.fromEntries(data);
}

function readValue(written: string): unknown {
  const list = LIST.exec(written);
  if (!list) return readScalar(written);
  const items = list[1] === undefined ? [] : list[1].split(', ').map(readScalar);
  return items.includes(undefined) ? undefined : items;
}

function readScalar(written: string): string | number | undefined {
  if (PLAIN_WORDS.test(written)) return YAML_KEYWORDS.test(written) ? undefined : written;
  if (WHOLE.test(written)) return Number(written);
  if (MOMENT.test(written) || ID.test(written)) return written;
  return QUOTED.exec(written)?.[1];
}
