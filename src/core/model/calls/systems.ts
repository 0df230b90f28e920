import { type Answers, asWordOrOwn, asYes, type Row, thingOf } from '../answers.ts';
import { type Find, finderOf } from '../find.ts';
import { type Held, heldValue, mapHeld, unsaid } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { System } from './types.ts';

const SYSTEMS = 'calls/systems';
const QUOTA = 'calls/quota';

const WAYS: ReadonlyMap<string, string> = new Map([
  ['read', 'read'],
  ['reads', 'read'],
  ['write', 'write'],
  ['writes', 'write'],
  ['read and write', 'read and write'],
  ['read & write', 'read and write'],
  ['read/write', 'read and write'],
  ['both', 'read and write'],
]);

/** The other systems, each with what we may ask of it and what that costs. */
export function systemsIn(answers: Answers): Held<readonly System[]> {
  return mapHeld(answers.rows(SYSTEMS), (rows) => {
    const named = onlyOnce(rows);
    const quota = quotaIn(answers, finderOf(named));
    return named.map((row) => ({
      ...thingOf(row),
      way: asWordOrOwn(row.held('way'), WAYS),
      owner: row.held('owner'),
      contract: row.held('contract'),
      sandbox: asYes(row.held('sandbox')),
      sample: answers.below(null, SYSTEMS, row.id).text('sample'),
      ...quota(row.id),
    }));
  });
}

type Quota = Pick<System, 'most' | 'cost' | 'over' | 'overWords'>;

/** What holds for asking each system, by its id. */
function quotaIn(answers: Answers, find: Find): (system: string) => Quota {
  const all = answers.rows(QUOTA);
  const rows = new Map((heldValue(all) ?? []).map((row) => [find(row.label).id, row]));
  return (system) => {
    const row = rows.get(system);
    return row ? quotaOf(answers, row) : noQuota(all);
  };
}

function quotaOf(answers: Answers, row: Row): Quota {
  return {
    most: row.held('most'),
    cost: row.held('cost'),
    over: row.held('over'),
    overWords: answers.below(null, QUOTA, row.id).text('words'),
  };
}

function noQuota(all: Held<unknown>): Quota {
  const open = all.is === 'none' ? all : unsaid('calls.quota');
  return { most: open, cost: open, over: open, overWords: open };
}

/** Finds a system by its name. */
export function systemFinder(systems: Held<readonly System[]>): Find {
  return finderOf(heldValue(systems) ?? []);
}
