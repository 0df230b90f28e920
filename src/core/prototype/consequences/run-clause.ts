import { isTrue } from '../../conditions/index.ts';
import type { Clause } from '../../model/effects/types.ts';
import type { SampleRow } from '../sample/types.ts';
import { applyEach, scopeIn, type World } from './world.ts';

/** What else happens to a record, one clause after the other; `event` is what it happens at. */
export function runClauses(world: World, row: SampleRow, event: string, clauses: readonly Clause[]): World {
  return applyEach(world, clauses, (now, clause) => runClause(now, row, event, clause));
}

/** One clause, if it is exact and its condition is true for the record at that point. */
export function runClause(world: World, { entity, id }: SampleRow, event: string, clause: Clause): World {
  const row = world.actor.records.get(entity, id);
  if (!row || clause.form !== 'exact') return world;
  const { onlyIf, operation } = clause;
  return onlyIf && !isTrue(onlyIf.run(scopeIn(world, row))) ? world : world.carryOut(world, row, operation, event);
}
