import { heldValue } from '../../model/held.ts';
import { live, newDraft } from './draft.ts';
import { isKindOfPerson } from './meanings.ts';
import type { EntityPlan } from './plan.ts';
import type { World } from './world.ts';

/** How far a record is in its life: `not yet` one of those it is to be, such as a member who has only applied. */
export type Stage = 'not yet' | 'going on' | 'over';

/** How far a record is. */
export function stageOf(
  plan: EntityPlan,
  slot: number,
  world: Pick<World, 'roster' | 'options' | 'today' | 'agreement'>,
): Stage {
  const [paths] = plan.paths;
  if (!paths || paths.isOpen) return 'going on';
  const draft = newDraft(world, plan, slot);
  live(draft, world, () => true, world.agreement.goals(plan.entity.id, slot));
  const state = draft.states.get(paths.cycle.id);
  const found = paths.states.find(({ id }) => id === state);
  if (found && heldValue(found.place) === 'last') return 'over';
  if (!paths.moves.some(({ from }) => from === state)) return 'over';
  const isBegun = draft.moves.length > 0 || paths.moves.some(({ to }) => to === state);
  return isBegun || !isKindOfPerson(plan.entity.label) ? 'going on' : 'not yet';
}

/** Whether a record of one stage is linked to the one it belongs to: nothing new begins where all is over. */
export function suit(own: Stage, other: Stage): boolean {
  return other === 'going on' || (other === 'over' && own === 'over');
}
