import type { Answers } from '../../answers/answers.ts';
import { finderOf, type NameFinder } from '../../answers/name-finder.ts';
import { knownValue, listOf, mapSourced } from '../../answers/sourced.ts';
import { CALL_POLICY } from '../../slots/calls/calls.ts';
import { type Call, changesSystem, EXCHANGES } from '../../slots/calls/exchanges.ts';
import { OFFERS, OFFERS_COMMON } from '../../slots/calls/offers.ts';
import { AUTHORITY, INBOUND, QUOTA, SYSTEMS, type SystemNames } from '../../slots/calls/systems.ts';
import { itemsIn, readSlots } from '../../slots/read-items.ts';
import { fieldIndex } from '../field-index.ts';
import type { Entities } from '../types.ts';

export type Calls = ReturnType<typeof callsOf>;

export function callsOf(answers: Answers, entities: Entities) {
  const system = finderOf(listOf(answers.rows(SYSTEMS.slot)));
  const names = { system, quota: quotaIn(answers, system), field: fieldIn(entities) };
  const systems = itemsIn(SYSTEMS, answers, names);
  const uses = new Map(listOf(systems).map(({ id, way }) => [id, knownValue(way)]));
  return {
    systems,
    calls: mapSourced(itemsIn(EXCHANGES, answers, names), (all) =>
      all.map(
        (call): Call => ({
          ...call,
          writes: changesSystem(call, uses.get(knownValue(call.system)?.id ?? '')),
        }),
      ),
    ),
    inbound: itemsIn(INBOUND, answers, names),
    offers: itemsIn(OFFERS, answers, {}),
    ...readSlots({ offersCommon: OFFERS_COMMON }, answers),
    authority: itemsIn(AUTHORITY, answers, names),
    ...readSlots(CALL_POLICY, answers),
  };
}

function quotaIn(answers: Answers, find: NameFinder): SystemNames['quota'] {
  const all = answers.rows(QUOTA.slot);
  const rows = new Map(listOf(all).map((row) => [find(row.label).id, row]));
  return (system) => rows.get(system) ?? all;
}

/** Finds our own field by name, and its entity if no other entity has a field of that name. */
function fieldIn(entities: Entities) {
  const fields = fieldIndex(entities);
  return (words: string) => {
    const [place, another] = fields.called(words);
    if (!place) return { ours: { label: words, id: null }, entity: null };
    const { id, label } = place.field;
    return { ours: { label, id }, entity: another ? null : place.entity.id };
  };
}
