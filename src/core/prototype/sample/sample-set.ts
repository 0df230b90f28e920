import { knownValue, listOf } from '../../answers/sourced.ts';
import { mapOfDefined } from '../../base/group-by.ts';
import { memoize } from '../../base/memoize.ts';
import type { DataModel } from '../../model/types.ts';
import { isLocalized } from './fake-values.ts';
import type { RecordDraft } from './record-draft.ts';
import { rowsIn } from './sample-rows.ts';
import { type SampleWorld, sampleWorldOf } from './sample-world.ts';
import { memoizeBySlot } from './timelines.ts';
import type { SampleOptions, SampleRow, SampleSet } from './types.ts';

/** The same for the same model and options. Nothing is made before it is requested. */
export function sampleSet(model: DataModel, options: SampleOptions): SampleSet {
  const world = sampleWorldOf(model, options);
  const drafts = rowsIn(world);
  const rowAt = memoizeBySlot((entity, slot) => {
    const draft = drafts.at(entity, slot);
    return draft && rowOf(draft, world);
  });
  const page: SampleSet['page'] = (entity, from, count) => {
    const { size, slotAt } = world.roster(entity);
    const start = Math.max(0, Math.floor(from));
    const end = Math.min(size, start + Math.max(0, Math.floor(count)));
    const places = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
    return places.flatMap((place) => rowAt(entity, slotAt(place)) ?? []);
  };
  return {
    page,
    size: (entity) => world.roster(entity).size,
    rows: memoize((entity: string) => page(entity, 0, Number.POSITIVE_INFINITY)),
    row: (entity, id) => {
      const slot = world.roster(entity).slotOf(id);
      return slot === undefined ? undefined : rowAt(entity, slot);
    },
  };
}

/** Its links and its number are found on demand: both go through all records. */
export function rowOf(draft: RecordDraft, world: SampleWorld): SampleRow {
  const { plan, id, slot, cells, states, history } = draft;
  let links: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    id,
    entity: plan.entity.id,
    row: world.roster(plan.entity.id).placeOf(slot),
    cells,
    states,
    history,
    get number() {
      return world.number(plan.entity.id, slot);
    },
    get links() {
      links ??= linksOf(draft, world);
      return links;
    },
  };
}

function linksOf({ plan, slot }: RecordDraft, world: SampleWorld): ReadonlyMap<string, readonly string[]> {
  const { id } = plan.entity;
  return mapOfDefined(world.relations.sidesOf(id).map((side) => [side.key, world.linked(slot, side)]));
}

const EMPTY_OPTIONS = { workspace: '', refDate: '', generator: 0, faker: null, pinned: [] };

/** Whether a field needs names of people, places or products, so that the locale is worth loading. */
export function fakerNeeded(model: DataModel): boolean {
  const world = sampleWorldOf(model, EMPTY_OPTIONS);
  return listOf(model.entities.entities).some(({ id }) =>
    (world.plan(id)?.fields ?? []).some(({ field: { type }, meaning, filledBy }) => {
      const isNamed = knownValue(type) === 'person' || (meaning !== undefined && isLocalized(meaning));
      return filledBy === null && isNamed;
    }),
  );
}
