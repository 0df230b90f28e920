import { memoize } from '../../base/memoize.ts';
import { keeper, type Watch } from '../../base/watch.ts';
import { byEntity } from '../../model/by-entity.ts';
import { dataOf, watchedModel } from '../../model/data-model.ts';
import type { DataModel } from '../../model/types.ts';
import { planOf } from './entity-plan.ts';
import { sideFor } from './relations.ts';
import { rosterOf } from './roster.ts';
import { type SampleWorld, sampleWorldOf, seenFrom } from './sample-world.ts';
import type { SampleOptions } from './types.ts';

/** The sample world of one model, and what is worked out in it entity by entity. */
interface Examples {
  readonly world: SampleWorld;
  /** What `make` gives for an entity: data that reads nothing later, made from the world that it gets and no other. */
  readonly of: <T>(entity: string, make: (world: SampleWorld) => T) => T;
}

/**
 * For one model after another: the plan of an entity is made again, and what is worked out for it, only when something
 * is different that was read for it, in the model or of other records.
 */
export function keptExamples(options: SampleOptions) {
  const plansIn = keeper<DataModel>();
  const examplesIn = keeper<SampleWorld>();
  return <T>(model: DataModel, use: (examples: Examples) => T): T => {
    const data = dataOf(model);
    const keptPlan = plansIn(data);
    const plan = (id: string) =>
      keptPlan(id, (watch) => {
        const own = watchedModel(watch, (now) => now);
        const entity = byEntity(own).entity(id);
        return entity && planOf(own, entity, options);
      });
    const world = sampleWorldOf(data, options, plan);
    const keptExample = examplesIn(world);
    return use({
      world,
      of: (entity, make) => keptExample(entity, (watch) => make(watchedWorld(watch, world))),
    });
  };
}

/** A world in which whatever is read is watched. Of other records, it is their values that count. */
function watchedWorld(watch: Watch<SampleWorld>, { options, today, alone }: SampleWorld): SampleWorld {
  const { read } = watch;
  // The plan of another entity is one object until it is made again.
  const plan = memoize((id: string) => read(`plan ${id}`, (now) => now.plan(id), Object.is));
  const sidesOf = (id: string) => read(`sides ${id}`, (now) => now.relations.sidesOf(id));
  const seen = seenFrom(plan);
  return {
    ...{ options, today, alone, plan },
    model: watchedModel(watch, ({ model }) => model),
    roster: memoize((id: string) => rosterOf(id, plan(id), options)),
    relations: { sidesOf, sideFor: (entity, field) => sideFor(sidesOf(entity), field) },
    readsFrom: (entity, at) => seen(entity).has(at),
    life: (entity, slot) => read(`life ${entity} ${slot}`, (now) => now.life(entity, slot)),
    number: (entity, slot) => read(`number ${entity} ${slot}`, (now) => now.number(entity, slot)),
    agreement: {
      goals: (entity, slot) => read(`goals ${entity} ${slot}`, (now) => now.agreement.goals(entity, slot)),
      link: (entity, key, slot) =>
        read(`agreed ${entity} ${slot} ${key}`, (now) => now.agreement.link(entity, key, slot)),
    },
    linked: (slot, { relation, way, key }) => {
      const own = relation[way === 'forth' ? 'from' : 'to'].id ?? '';
      return read(`linked ${own} ${slot} ${key}`, (now) => {
        const side = now.relations.sidesOf(own).find((one) => one.key === key);
        return side && now.linked(slot, side);
      });
    },
    linkValue: ({ field: { id } }, entity, slot) =>
      read(`link ${entity} ${slot} ${id}`, (now) => {
        const field = now.plan(entity)?.byId.get(id);
        return field && now.linkValue(field, entity, slot);
      }),
  };
}
