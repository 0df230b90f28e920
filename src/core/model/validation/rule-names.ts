import type { Row } from '../../answers/answers.ts';
import { memoize } from '../../base/memoize.ts';
import { folded } from '../../shapes/folded.ts';
import { plainUnit } from '../../shapes/units.ts';
import type { Draft } from './draft.ts';

/** Finds the row of a table that names a rule, and in the end the rows that named none. */
interface RowsOfRules {
  readonly rowOf: (rule: Draft) => Row | undefined;
  /** Those that no rule has asked for so far. */
  readonly strays: () => readonly Row[];
}

/**
 * Matches rows of a table to the rules they name: by the same words whatever their form (“The due date has to be
 * filled in”), with the entity before it where several have such a rule, or by the name of the field alone.
 */
export function rowsOfRules(rows: readonly Row[], things: ReadonlyMap<string | null, string>): RowsOfRules {
  if (rows.length === 0) return { rowOf: () => undefined, strays: () => [] };
  const keyOf = keyReader();
  const byKey = rowsByKey(rows, keyOf);
  const keys = [...byKey.keys()];
  const speaksOf = memoize((line: string) => keys.some((key) => key.includes(keyOf(line))));
  const used = new Set<Row>();
  return {
    rowOf: (rule) => {
      if (!speaksOf(lineOf(rule))) return undefined;
      const row = rowNamed(rule, things.get(rule.entity) ?? '', byKey, keyOf);
      if (row) used.add(row);
      return row;
    },
    strays: () => rows.filter((row) => !used.has(row)),
  };
}

type RowsByKey = ReadonlyMap<string, readonly Row[]>;
/** The words of a name that count; empty where none does, as in a name of punctuation. */
type KeyOf = (name: string) => string;

function rowsByKey(rows: readonly Row[], keyOf: KeyOf): RowsByKey {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    for (const key of new Set([row.label, ...row.formerly].map((name) => keyOf(name) || folded(name)))) {
      const known = byKey.get(key);
      if (known) known.push(row);
      else byKey.set(key, [row]);
    }
  }
  return byKey;
}

/** The field that a rule is called after, as most are; empty for other names. */
function lineOf({ label, fields }: Draft): string {
  const [field] = fields;
  return field && label.startsWith(field.label) ? field.label : '';
}

function rowNamed({ label, formerly, fields }: Draft, thing: string, byKey: RowsByKey, keyOf: KeyOf) {
  const [field, another] = fields;
  const line = field && !another ? field.label : '';
  for (const name of formerly.length === 0 ? [label] : [label, ...formerly]) {
    const key = partedKey(name, line, keyOf) || folded(name);
    const row = nearest(byKey.get(`${keyOf(thing)} ${key}`), name) ?? nearest(byKey.get(key), name);
    if (row) return row;
  }
  return line === '' ? undefined : nearest(byKey.get(keyOf(line)), line);
}

/** Most rules are called after their field: its words and those after them are worked out once for all. */
function partedKey(name: string, line: string, keyOf: KeyOf): string {
  if (line === '' || !name.startsWith(`${line} `)) return keyOf(name);
  return `${keyOf(line)} ${keyOf(name.slice(line.length))}`.trim();
}

/** Of several rows with the same words the one with the same spelling, else the first. */
function nearest(rows: readonly Row[] | undefined, name: string): Row | undefined {
  if (!rows || rows.length === 1) return rows?.[0];
  return rows.find(({ label }) => folded(label) === folded(name)) ?? rows[0];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words that say nothing about which rule is meant. */
const FILLERS: ReadonlySet<string> = new Set(
  'must be is are has have had to the a an of in should need needs always may can exist exists only been being it its'.split(
    ' ',
  ),
);
const SAME: ReadonlyMap<string, string> = new Map([
  ['required', 'filled'],
  ['mandatory', 'filled'],
  ['compulsory', 'filled'],
  ['unique', 'once'],
]);

/** The words of a name that identify a rule, in the singular; each name is read once. */
function keyReader(): KeyOf {
  return memoize((name) => {
    const words = (folded(name).match(WORD) ?? []).filter((word) => !FILLERS.has(word));
    return words.map(plainWord).join(' ');
  });
}

function plainWord(word: string): string {
  const plain = plainUnit(word);
  return SAME.get(plain) ?? plain;
}
