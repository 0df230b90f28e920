import { type Answers, asWordOrOwn, type Below, type Row, thingOf } from '../answers.ts';
import type { FieldIndex } from '../field-index.ts';
import { type Find, partsOf } from '../find.ts';
import { type Held, heldValue, mapHeld, unsaid } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { folded } from '../shapes/folded.ts';
import { mappingIn } from './mapping.ts';
import { policyOf } from './policy.ts';
import type { Call, System } from './types.ts';

const EXCHANGES = 'calls/exchanges';

/** What we send to each system and get back. */
export function exchangesIn(
  answers: Answers,
  fields: FieldIndex,
  systems: Held<readonly System[]>,
  find: Find,
): Held<readonly Call[]> {
  const ways = new Map((heldValue(systems) ?? []).map(({ id, way }) => [id, heldValue(way)]));
  return mapHeld(answers.rows(EXCHANGES), (rows) =>
    onlyOnce(rows).map((row): Call => {
      const below = answers.below(null, EXCHANGES, row.id);
      const told = toldOf(row, find, below);
      return {
        ...thingOf(row),
        ...told,
        mapping: mappingIn(below.lines('mapping'), fields),
        many: below.text('many'),
        writes: writes(told, ways.get(heldValue(told.system)?.id ?? '')),
        ...policyOf(answers, row.id),
      };
    }),
  );
}

type Told = Pick<Call, 'system' | 'trigger' | 'sent' | 'back' | 'age' | 'method' | 'path'>;

function toldOf(row: Row, find: Find, below: Below): Told {
  return {
    system: mapHeld(row.held('system'), find),
    trigger: row.held('trigger'),
    sent: mapHeld(row.held('sent'), linesIn),
    back: mapHeld(row.held('back'), linesIn),
    age: row.held('age'),
    ...addressOf(below),
  };
}

const METHODS: ReadonlyMap<string, string> = new Map(
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method.toLowerCase(), method]),
);

function addressOf(below: Below): Pick<Call, 'method' | 'path'> {
  const address = below.lines('address');
  if (address.is !== 'said') return { method: address, path: address };
  const [row] = address.value;
  const open = unsaid(address.source.question);
  return row
    ? { method: asWordOrOwn(row.held('method'), METHODS), path: row.held('path') }
    : { method: open, path: open };
}

const NOTHING: ReadonlySet<string> = new Set(['-', '–', '—', 'nothing', 'none', 'n/a']);

/** The lines that a cell names; words for nothing are none. */
function linesIn(words: string): readonly string[] {
  return partsOf(words)
    .map((part) => part.trim())
    .filter((part) => !NOTHING.has(folded(part)));
}

const READS: ReadonlySet<string> = new Set(['GET']);
const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** By its method, else by what we do with its system and whether we send anything. */
function writes({ method, sent }: Told, way: string | undefined): boolean {
  const how = heldValue(method) ?? '';
  if (READS.has(how) || WRITES.has(how)) return WRITES.has(how);
  return (way === 'write' || way === 'read and write') && (heldValue(sent) ?? []).length > 0;
}
