import { knownValue } from '../../answers/sourced.ts';
import { type Draft, firstCell } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import { dayAt, outcomeOn } from './past.ts';
import { atFirst } from './replay.ts';
import { seedOf } from './seed.ts';
import type { Cell } from './types.ts';
import { walksTo } from './walk.ts';
import type { World } from './world.ts';

/** A cell that may hold anything people type in a field that is no amount. */
const ANYTHING: Cell = { value: undefined, reason: 'hole', says: '' };

function isSize({ field }: FieldPlan): boolean {
  return knownValue(field.type) === 'money' || knownValue(field.type) === 'number';
}

/** The moves of people that no record ever makes, as their condition can never hold. */
export function neverMade(blank: Draft, world: Pick<World, 'model' | 'options' | 'today' | 'alone'>) {
  const { plan } = blank;
  const drafts = [atFirst, (field: FieldPlan) => firstCell(field, blank, world)].map((cellOf) => ({
    ...blank,
    cells: new Map(plan.fields.map((field) => [field.field.id, isSize(field) ? cellOf(field) : ANYTHING])),
  }));
  const never = plan.paths.flatMap((paths) => {
    const seed = seedOf(paths.cycle.id);
    return paths.moves.filter((move) => {
      const guard = plan.guards.get(move.transition);
      if (!guard || knownValue(move.transition.by) === 'clock') return false;
      const pasts = walksTo(paths, move.to, seed, world.today).filter(({ moves }) => moves.at(-1) === move);
      const isClosed = pasts.map((past) => {
        const place = past.moves.length - 1;
        const day = dayAt(past, place + 1);
        return drafts.every(
          (draft) => outcomeOn(guard, day, place, past, { draft, paths, model: world.model }) === false,
        );
      });
      return pasts.length > 0 && !isClosed.includes(false);
    });
  });
  return new Set(never);
}
