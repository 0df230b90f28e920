import { type Answers, type Row, slotOfEntity } from '../../answers/answers.ts';
import { edgeIn } from '../../answers/cells.ts';
import type { Diagnostic } from '../../answers/diagnostics.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { fieldFinder } from '../../answers/name-finder.ts';
import { knownFrom, listOf, mapSourced, type Sourced } from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { groupBy } from '../../base/group-by.ts';
import { rowReader } from '../../slots/read-items.ts';
import { EFFECTS, EXACT_CONDITIONS, TRANSITIONS } from '../../slots/states/transitions.ts';
import { readTrigger } from '../effects/read-trigger.ts';
import type { Automation, Effect, Entities, ModelParts, States, Transition } from '../types.ts';
import { type FindTransitions, type TransitionSummary, transitionFinder } from './find-transitions.ts';
import type { StatesContext } from './fold-states.ts';
import type { LifecycleDraft } from './lifecycle-drafts.ts';

export function transitionsOf(rows: Sourced<readonly Row[]>, cycle: LifecycleDraft, context: StatesContext) {
  const { answers } = context;
  const { entity, state } = cycle;
  const placesOf = rowReader(TRANSITIONS, answers, { ...context, ...cycle }, entity?.id ?? null);
  return mapSourced(rows, (all) => {
    const transitions = uniqueRows(all).map((row) => ({
      ...edgeIn(row, state, row.cell('event')),
      ...placesOf(row),
    }));
    const effects = effectsIn(transitions, cycle, answers);
    const guardFields = guardFieldsIn(transitions, cycle, answers);
    return transitions.map((transition) => ({
      ...transition,
      effects: effects(transition.id),
      looksAt: guardFields(transition.id),
    }));
  });
}

/** The effects by transition id. Once the answer is settled, a transition without a row has no effects. */
function effectsIn(transitions: readonly TransitionSummary[], { entity }: LifecycleDraft, answers: Answers) {
  const rows = (entity ? answers.forEntity(entity.id) : answers).rows(EFFECTS.slot);
  if (rows.is !== 'known') return () => rows;
  const find = transitionFinder(transitions);
  const placesOf = rowReader(EFFECTS, answers, {}, entity?.id ?? null);
  const effects = new Map<string, Effect[]>(transitions.map(({ id }) => [id, []]));
  for (const row of rows.value) {
    const effect = { what: row.cell('effect'), for: row.cell('for'), ...placesOf(row) };
    for (const { id } of find(row.label)) effects.get(id)?.push(effect);
  }
  return (transition: string) => knownFrom(effects.get(transition) ?? [], rows.source);
}

function guardFieldsIn(transitions: readonly TransitionSummary[], { entity }: LifecycleDraft, answers: Answers) {
  const rows = (entity ? answers.forEntity(entity.id) : answers).rows(EXACT_CONDITIONS.slot);
  if (rows.is !== 'known') return () => rows;
  const find = transitionFinder(transitions);
  const findField = fieldFinder(entity ?? undefined);
  return (transition: string) =>
    knownFrom(
      rows.value
        .filter((row) => find(row.label).some(({ id }) => id === transition))
        .map(({ cell }) => ({ line: findField(cell('looks')), says: cell('says') })),
      rows.source,
    );
}

/** The effects of what is no move, as far as it can be read: that a record is made, that a day comes. */
export function automationsIn(answers: Answers, entities: Entities): readonly Automation[] {
  return listOf(entities.entities).flatMap(({ id, fields }) =>
    keepPiece(`automations of ${id}`, [fields], () =>
      listOf(answers.forEntity(id).rows(EFFECTS.slot)).flatMap((row) =>
        readTrigger(row.label, listOf(fields)) === undefined
          ? []
          : [{ entity: id, when: row.label, what: row.cell('effect'), for: row.cell('for'), source: row.source }],
      ),
    ),
  );
}

/** Reports effects of unknown transitions. */
export function effectDiagnostics(
  answers: Answers,
  { states: { cycles, automations }, entities }: Pick<ModelParts, 'states' | 'entities'>,
): readonly Diagnostic[] {
  const read = new Set(automations.map(({ when }) => when));
  const general = answers.at(EFFECTS.slot) ? strayEffects(answers, EFFECTS.slot, transitionFinderOf(cycles), read) : [];
  const byEntity = groupBy(cycles, ({ entity }) => entity);
  const own = listOf(entities.entities).flatMap(({ id }) => {
    const slot = slotOfEntity(id, EFFECTS.slot);
    return answers.at(slot) ? strayEffects(answers, slot, transitionFinderOf(byEntity.get(id) ?? []), read) : [];
  });
  return [...general, ...own];
}

function transitionFinderOf(cycles: States['cycles']): FindTransitions<Transition> {
  return transitionFinder(cycles.flatMap(({ transitions }) => listOf(transitions)));
}

function strayEffects(
  answers: Answers,
  slot: string,
  find: FindTransitions<Transition>,
  read: ReadonlySet<string>,
): readonly Diagnostic[] {
  const rows = answers.rows(slot);
  if (rows.is !== 'known') return [];
  return rows.value
    .filter(({ label }) => find(label).length === 0 && !read.has(label))
    .map(({ label, source }) => ({
      kind: 'no-name',
      sentence: `Something should happen with “${label}”, but no move is called that; use a name from the list of moves, or say when, as in “created” or “3 days before Due”.`,
      question: source.question,
    }));
}
