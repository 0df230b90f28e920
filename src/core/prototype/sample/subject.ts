import type { Relation } from '../../model/types.ts';
import { relatedValue } from '../checks/related.ts';
import { scopeOf } from '../checks/scope.ts';
import type { CheckContext, Subject } from '../checks/types.ts';
import { nowOf } from '../now.ts';
import type { Draft } from './draft.ts';
import type { Rows } from './rows.ts';
import { valueIn } from './settle.ts';
import type { World } from './world.ts';

/** A draft as its rules see it, now and whenever it changes, with the records around it. */
export function subjectOf(draft: Draft, world: World, rows: Pick<Rows, 'at' | 'plain'>): Subject {
  const { id } = draft.plan.entity;
  const value = (field: string) => valueIn(draft, field);
  const links = (relation: Relation) => {
    const side = world.relations.sidesOf(id).find(({ key }) => key === relation.id);
    return (side && world.linked(draft.slot, side)) ?? [];
  };
  const record = (entity: string, other: string) => seen(entity, other, id, world, rows);
  const { today } = world.alone.scope;
  const context: CheckContext = {
    today,
    now: nowOf({ today }),
    about: (label) => relatedValue(world.model, id, label, { value, links, record }),
  };
  const scope = scopeOf(world.model, id, value, draft.stateIds, context);
  return { entity: id, value, states: draft.stateIds, moment: null, context, scope };
}

/** Another record; where the two entities use each other, as it is before any rule is applied. */
function seen(entity: string, id: string, from: string, world: World, rows: Pick<Rows, 'at' | 'plain'>) {
  const slot = world.roster(entity).slotOf(id);
  if (slot === undefined) return undefined;
  const draft = (world.looksAt(entity, from) ? rows.plain : rows.at)(entity, slot);
  return draft && { id, value: (field: string) => valueIn(draft, field) };
}
