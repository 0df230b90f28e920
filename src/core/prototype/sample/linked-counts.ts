import { knownValue } from '../../answers/sourced.ts';
import { fieldIndex } from '../../model/field-index.ts';
import { isFinalState } from '../../model/states/find-transitions.ts';
import type { DataModel, Field } from '../../model/types.ts';
import { type DraftContext, isChangeable } from './apply-rules.ts';
import type { EntityPlan } from './entity-plan.ts';
import { wordsOfName } from './meaning-words.ts';
import { derivedCell } from './record-draft.ts';
import type { Rows } from './sample-rows.ts';
import type { StateGraph } from './walk.ts';

/** What a number counts: linked records of an entity, in a state: “Tools out now” counts loans that are “out”. */
export interface LinkedCount {
  readonly entity: string;
  /** Words of the field’s name, which may contain the name of a state. */
  readonly words: ReadonlySet<string>;
}

/** Reads what a field counts from its unit, if that is an entity; else undefined. */
export function linkedCountOf({ type, unit, label }: Field, { entities }: DataModel): LinkedCount | undefined {
  const counted = knownValue(unit) ?? '';
  if (knownValue(type) !== 'number' || counted === '') return undefined;
  const { id } = fieldIndex(entities).entityRef(counted);
  return id === null ? undefined : { entity: id, words: new Set(wordsOfName(label)) };
}

/** Counts the linked records for fields that hold such a count, where the relation is known. */
export function countLinked({ draft, world }: DraftContext, rows: Pick<Rows, 'plain'>): void {
  for (const { field, counts } of draft.plan.fields) {
    if (!counts || !isChangeable(draft, field.id)) continue;
    const side = world.relations.sidesOf(draft.plan.entity.id).find(({ other }) => other === counts.entity);
    const states = statesMeant(counts, world.plan(counts.entity));
    const ids = states && side && world.linked(draft.slot, side);
    if (!ids) continue;
    const roster = world.roster(counts.entity);
    const value = ids.filter((id) => {
      const other = rows.plain(counts.entity, roster.slotOf(id) ?? -1);
      return [...(other?.stateIds ?? [])].some((state) => states.has(state));
    }).length;
    draft.cells.set(field.id, derivedCell(value, 'counted among the made-up records'));
  }
}

/** The states that the words name, and those that only the clock leads to from there. */
function statesMeant({ words }: LinkedCount, plan: EntityPlan | undefined): ReadonlySet<string> | undefined {
  const found = (plan?.paths ?? []).flatMap((paths) => meantIn(paths, words));
  return found.length > 0 ? new Set(found) : undefined;
}

function meantIn({ states, moves }: StateGraph, words: ReadonlySet<string>): readonly string[] {
  const named = states.filter(({ label }) => wordsOfName(label).every((word) => words.has(word)));
  const found = new Set(named.map(({ id }) => id));
  for (const state of found)
    for (const { from, to, transition } of moves)
      if (from === state && knownValue(transition.by) === 'clock') found.add(to);
  const last = new Set(states.filter(isFinalState).map(({ id }) => id));
  return [...found].filter((id) => !last.has(id));
}
