import { type Answers, type Row, slotOf } from '../../answers/answers.ts';
import { type Diagnostic, diagnosticsIn } from '../../answers/diagnostics.ts';
import { edgeIn } from '../../answers/edge.ts';
import { finderOf } from '../../answers/find.ts';
import { eachItsOwn } from '../../answers/named-once.ts';
import { mapSourced } from '../../answers/sourced.ts';
import { placesIn, rowReader, thingsNamed } from '../../slots/read-things.ts';
import type { LifeNames } from '../../slots/states/lives.ts';
import { IDLE, LIST, REVERSAL, TIMES } from '../../slots/states/lives.ts';
import { TRANSITIONS } from '../../slots/states/moves.ts';
import { AT_ONCE, CONFLICT, MATRIX, STATES, WHOLE } from '../../slots/states/states.ts';
import { entitiesIn } from '../entities/find-entity.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, LifeCycleOf, Parts, States } from '../types.ts';
import { type Cycle, cyclesOf, lifecycleWithoutStates } from './cycles.ts';
import { matrixOf, matrixSchemas } from './fold-matrix.ts';
import { effectDiagnostics, transitionsOf } from './fold-transitions.ts';
import { homeless, placingOf } from './placing.ts';

/** What states and moves refer to outside of their own answers. */
export interface StatesContext extends Pick<LifeNames, 'role' | 'screen' | 'system'> {
  readonly answers: Answers;
}

export function statesOf(answers: Answers, entities: Entities): States {
  const { cycles, stateless } = cyclesOf(answers, entities);
  const all = [...cycles, ...withoutStates(answers, entities, cycles)];
  return {
    cycles: lifeCycles(all, {
      answers,
      role: roleFinder(answers),
      screen: finderOf(answers.naming('screens/inventory').items),
      system: finderOf(['calls/systems', 'calls/exchanges'].flatMap((slot) => answers.naming(slot).items)),
    }),
    stateless,
    conflict: mapSourced(answers.choice(CONFLICT.slot), (counts) => ({
      counts,
      ...placesIn(AT_ONCE, answers),
    })),
    ...placesIn(WHOLE, answers),
  };
}

/** Moves and ways back, placed by their two ends; and what happens when nobody acts, by the state it lies in. */
function piecesIn({ rows }: Answers) {
  const byEnds = { read: rows, states: ({ cell }: Row) => [cell('from'), cell('to')] };
  return {
    transitions: { slot: TRANSITIONS.slot, ...byEnds },
    idle: { slot: IDLE.slot, read: rows, states: ({ cell }: Row) => [cell('state')] },
    reversals: { slot: REVERSAL.slot, ...byEnds },
  };
}

function lifeCycles(cycles: readonly Cycle[], context: StatesContext): readonly LifeCycleOf[] {
  const { answers } = context;
  const pieces = piecesIn(answers);
  const transitions = placingOf(answers, cycles, pieces.transitions);
  const matrix = placingOf(answers, cycles, matrixSchemas(answers));
  const idle = placingOf(answers, cycles, pieces.idle);
  const reversals = placingOf(answers, cycles, pieces.reversals);
  return cycles.map((cycle) => {
    const { id, label, formerly, source, entity, rows, state } = cycle;
    const owner = entity?.id ?? null;
    const names = { ...context, ...cycle };
    const idleOf = rowReader(IDLE, answers, {}, owner);
    const reversalOf = rowReader(REVERSAL, answers, names, owner);
    return {
      id,
      label,
      formerly,
      source,
      entity: owner,
      states: mapSourced(rows, (all) => thingsNamed(LIST, all, answers, names, owner)),
      transitions: transitionsOf(transitions(cycle), cycle, context),
      matrix: matrixOf(matrix(cycle), cycle, answers),
      idle: mapSourced(idle(cycle), (all) =>
        all.map((row) => ({ state: state(row.cell('state')), ...idleOf(row) })),
      ),
      // There may be two ways back between the same two states.
      reversals: mapSourced(reversals(cycle), (all) =>
        eachItsOwn(all.map((row) => ({ ...edgeIn(row, state), ...reversalOf(row) }))),
      ),
      ...placesIn(TIMES, entity ? answers.of(entity.id) : answers),
    };
  });
}

const ABOUT_A_LIFE = [TRANSITIONS, MATRIX, IDLE, REVERSAL];

/** Life cycles of which only moves or times were said: of entities, and of no entity yet. */
function withoutStates(answers: Answers, entities: Entities, cycles: readonly Cycle[]): readonly Cycle[] {
  const things = entitiesIn(entities);
  const alone = things.length === 1;
  const living = new Set(cycles.map(({ entity }) => entity?.id));
  const own = things.flatMap((entity) => {
    if (living.has(entity.id)) return [];
    const answer = ABOUT_A_LIFE.map(({ slot }) => answers.at(slotOf(entity.id, slot))).find(
      (at) => at?.value,
    );
    return answer ? [lifecycleWithoutStates(entity, answer.source, alone)] : [];
  });
  const known = { things, cycles: [...cycles, ...own] };
  const { transitions, idle, reversals } = piecesIn(answers);
  const source =
    homeless(answers, known, transitions) ??
    homeless(answers, known, matrixSchemas(answers)) ??
    homeless(answers, known, idle) ??
    homeless(answers, known, reversals);
  if (!source) return own;
  const [only = null] = alone ? things : [];
  return [...own, lifecycleWithoutStates(living.has(only?.id) ? null : only, source, alone)];
}

export function statesDiagnostics(answers: Answers, { states, entities }: Parts): readonly Diagnostic[] {
  return [
    ...diagnosticsIn(answers, STATES),
    ...effectDiagnostics(answers, states),
    ...nobodysLife(states, entitiesIn(entities).length),
  ];
}

function nobodysLife({ cycles }: States, things: number): readonly Diagnostic[] {
  if (things < 2) return [];
  return cycles
    .filter(({ entity }) => entity === null)
    .slice(0, 1)
    .map(({ source }) => ({
      kind: 'no-name',
      sentence: `Nobody has said whose states these are: there are ${things} things; say “where is it now?” for each of them.`,
      question: source.question,
    }));
}
