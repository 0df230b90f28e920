import { knownValue, listOf } from '../../answers/sourced.ts';
import { mapOfDefined } from '../../base/group-by.ts';
import { lazily, memoize } from '../../base/memoize.ts';
import type { DataModel } from '../../model/types.ts';
import { isLocalized } from './fake-values.ts';
import { newDraft, type RecordDraft } from './record-draft.ts';
import { rowsIn } from './sample-rows.ts';
import { type SampleWorld, sampleWorldOf } from './sample-world.ts';
import { memoizeBySlot } from './timelines.ts';
import type { SampleOptions, SampleRow, SampleSet } from './types.ts';

/** The same for the same model and options. Nothing is made before it is requested. */
export function sampleSet(model: DataModel, options: SampleOptions, plan?: SampleWorld['plan']): SampleSet {
  const world = sampleWorldOf(model, options, plan);
  const drafts = rowsIn(world);
  const rowAt = memoizeBySlot((entity, slot) => {
    const plan = world.plan(entity);
    if (!plan || slot >= world.roster(entity).size) return undefined;
    const draft = lazily(() => drafts.at(entity, slot) ?? newDraft(world, plan, slot));
    return rowOf({ plan, slot, id: world.roster(entity).idAt(slot) }, draft, world);
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

/** Made when it is first read, as a list may go through all records for their places; so are its links and its number. */
export function rowOf(
  { plan, slot, id }: Pick<RecordDraft, 'plan' | 'slot' | 'id'>,
  draft: () => RecordDraft,
  world: SampleWorld,
): SampleRow {
  const entity = plan.entity.id;
  const links = lazily(() => linksOf(entity, slot, world));
  return {
    id,
    entity,
    row: world.roster(entity).placeOf(slot),
    get cells() {
      return draft().cells;
    },
    get states() {
      return draft().states;
    },
    get history() {
      return draft().history;
    },
    get number() {
      return world.number(entity, slot);
    },
    get links() {
      return links();
    },
  };
}

function linksOf(entity: string, slot: number, world: SampleWorld): SampleRow['links'] {
  return mapOfDefined(world.relations.sidesOf(entity).map((side) => [side.key, world.linked(slot, side)]));
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
