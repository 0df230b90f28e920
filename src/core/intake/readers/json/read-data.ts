import { isCollection, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isDeep, isNestedTooDeeply, MAX_NESTING } from '../../../base/nesting.ts';
import type { LeftOut } from '../../types.ts';

/** What JSON or YAML holds; keys of broken text that could still be read are there. */
export interface DataReading {
  readonly data: unknown;
  readonly leftOut: readonly LeftOut[];
}

/** Faults that are told one by one. */
const MAX_FAULTS = 20;

/** Reads JSON, else YAML, of which JSON is a part: it goes on behind a fault. Nothing in it is executed. */
export function readData(text: string): DataReading {
  try {
    const data = JSON.parse(text);
    return isDeep(data) ? TOO_DEEP : { data, leftOut: [] };
  } catch {
    return isNestedTooDeeply(text) ? TOO_DEEP : readYaml(text);
  }
}

const TOO_DEEP: DataReading = {
  data: null,
  leftOut: [{ place: 'the file', why: `It has more than ${MAX_NESTING} levels, one in the other.` }],
};

function readYaml(text: string): DataReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent', uniqueKeys: false });
  const leftOut = document.errors.slice(0, MAX_FAULTS).map(({ pos: [at], message }) => ({
    place: `line ${lines.linePos(at).line}`,
    why: `${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'It cannot be read'}.`,
  }));
  // A key that is a list or a map would be made into a text, again and again for each level.
  visit(document, {
    Pair: (_, { key }) => {
      if (!isCollection(key)) return undefined;
      leftOut.push({ place: `line ${lines.linePos(key.range?.[0] ?? 0).line}`, why: 'A key must be one word.' });
      return visit.REMOVE;
    },
  });
  try {
    return {
      data: isMap(document.contents) || !isScalar(document.contents) ? document.toJS({ maxAliasCount: 100 }) : null,
      leftOut,
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it refers to itself';
    return { data: null, leftOut: [...leftOut, { place: 'line 1', why: `It cannot be read: ${why}.` }] };
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
