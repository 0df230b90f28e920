import type { Answers } from '../../answers/answers.ts';
import { type Find, finderOf } from '../../answers/find.ts';
import { knownValue, listOf, mapSourced } from '../../answers/sourced.ts';
import { DISCRETION } from '../../slots/calls/calls.ts';
import { type Call, EXCHANGES, writes } from '../../slots/calls/exchanges.ts';
import { AUTHORITY, INBOUND, QUOTA, SYSTEMS, type SystemNames } from '../../slots/calls/systems.ts';
import { placesIn, thingsIn } from '../../slots/read-things.ts';
import { fieldIndex } from '../field-index.ts';
import type { Entities } from '../types.ts';

export type Calls = ReturnType<typeof callsOf>;

export function callsOf(answers: Answers, entities: Entities) {
  const system = finderOf(listOf(answers.rows(SYSTEMS.slot)));
  const names = { system, quota: quotaIn(answers, system), field: fieldIn(entities) };
  const systems = thingsIn(SYSTEMS, answers, names);
  const uses = new Map(listOf(systems).map(({ id, way }) => [id, knownValue(way)]));
  return {
    systems,
    calls: mapSourced(thingsIn(EXCHANGES, answers, names), (all) =>
      all.map((call): Call => ({ ...call, writes: writes(call, uses.get(knownValue(call.system)?.id ?? '')) })),
    ),
    inbound: thingsIn(INBOUND, answers, names),
    authority: thingsIn(AUTHORITY, answers, names),
    ...placesIn(DISCRETION, answers),
  };
}

function quotaIn(answers: Answers, find: Find): SystemNames['quota'] {
  const all = answers.rows(QUOTA.slot);
  const rows = new Map(listOf(all).map((row) => [find(row.label).id, row]));
  return (system) => rows.get(system) ?? all;
}

/** Finds our own field that words name, and its entity where only one has such a field. */
function fieldIn(entities: Entities) {
  const fields = fieldIndex(entities);
  return (words: string) => {
    const [place, another] = fields.called(words);
    if (!place) return { ours: { label: words, id: null }, entity: null };
    const { id, label } = place.field;
    return { ours: { label, id }, entity: another ? null : place.entity.id };
  };
}
