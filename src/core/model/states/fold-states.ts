import { type Answers, slotOf } from '../answers.ts';
import { entitiesIn } from '../entities/find-entity.ts';
import type { Entities } from '../entities/types.ts';
import { mapHeld } from '../held.ts';
import type { ModelTrouble } from '../troubles.ts';
import { cellTroubles, nameTroubles } from '../troubles.ts';
import type { Parts } from '../types.ts';
import { contextOf, type StatesContext } from './context.ts';
import { type Cycle, cyclesOf, lifeWithoutStates } from './cycles.ts';
import { effectTroubles } from './fold-effects.ts';
import { cascadeOf, conflictOf } from './fold-general.ts';
import { matrixOf, matrixPieces } from './fold-matrix.ts';
import { PLACES, stateOf } from './fold-state.ts';
import { idleOf, idlePieces, reversalPieces, reversalsOf } from './fold-times.ts';
import { BY, transitionPieces, transitionsOf } from './fold-transitions.ts';
import { homeless, placingOf } from './placing.ts';
import type { LifeCycleOf, States } from './types.ts';

/** Where things can be, what moves them on, and what happens on the way. */
export function statesOf(answers: Answers, entities: Entities): States {
  const { cycles, stateless } = cyclesOf(answers, entities);
  const all = [...cycles, ...withoutStates(answers, entities, cycles)];
  return {
    cycles: lifeCycles(all, contextOf(answers)),
    stateless,
    conflict: conflictOf(answers),
    cascade: cascadeOf(answers),
    upwards: answers.choice('states/cascade/upwards'),
  };
}

function lifeCycles(cycles: readonly Cycle[], context: StatesContext): readonly LifeCycleOf[] {
  const { answers } = context;
  const transitions = placingOf(answers, cycles, transitionPieces(answers));
  const matrix = placingOf(answers, cycles, matrixPieces(answers));
  const idle = placingOf(answers, cycles, idlePieces(answers));
  const reversals = placingOf(answers, cycles, reversalPieces(answers));
  return cycles.map((cycle) => {
    const { id, label, formerly, source, entity, rows } = cycle;
    const own = entity ? answers.of(entity.id) : answers;
    return {
      id,
      label,
      formerly,
      source,
      entity: entity?.id ?? null,
      states: mapHeld(rows, (all) => all.map((row) => stateOf(row, cycle, context))),
      transitions: transitionsOf(transitions(cycle), cycle, context),
      matrix: matrixOf(matrix(cycle), cycle, answers),
      idle: idleOf(idle(cycle), cycle, answers),
      idleDays: own.choice('states/idle/days'),
      reversals: reversalsOf(reversals(cycle), cycle, context),
      reversalTime: own.quantity('states/reversal-time'),
    };
  });
}

/** Slots that speak of a life without naming its states. */
const ABOUT_A_LIFE = ['states/transitions', 'states/matrix', 'states/idle', 'states/reversal'];

/** Lives of which only moves or times were said: of entities, and of nobody yet. */
function withoutStates(answers: Answers, entities: Entities, cycles: readonly Cycle[]): readonly Cycle[] {
  const things = entitiesIn(entities);
  const alone = things.length === 1;
  const living = new Set(cycles.map(({ entity }) => entity?.id));
  const own = things.flatMap((entity) => {
    if (living.has(entity.id)) return [];
    const answer = ABOUT_A_LIFE.map((slot) => answers.at(slotOf(entity.id, slot))).find((at) => at?.value);
    return answer ? [lifeWithoutStates(entity, answer.source, alone)] : [];
  });
  const known = { things, cycles: [...cycles, ...own] };
  const source =
    homeless(answers, known, transitionPieces(answers)) ??
    homeless(answers, known, matrixPieces(answers)) ??
    homeless(answers, known, idlePieces(answers)) ??
    homeless(answers, known, reversalPieces(answers));
  if (!source) return own;
  const [only = null] = alone ? things : [];
  return [...own, lifeWithoutStates(living.has(only?.id) ? null : only, source, alone)];
}

const NAMINGS = [
  { slot: 'states/list', noun: 'states', within: ['cycle'] },
  { slot: 'states/transitions', noun: 'moves' },
];

const CELLS = [
  { slot: 'states/list', columns: ['place'], words: PLACES },
  { slot: 'states/transitions', columns: ['by'], words: BY },
  { slot: 'states/idle', columns: ['after'] },
];

/** What the answers on states say that cannot be taken as it stands. */
export function statesTroubles(answers: Answers, { states, entities }: Parts): readonly ModelTrouble[] {
  return [
    ...nameTroubles(answers, NAMINGS),
    ...cellTroubles(answers, CELLS),
    ...effectTroubles(answers, states),
    ...nobodysLife(states, entitiesIn(entities).length),
  ];
}

function nobodysLife({ cycles }: States, things: number): readonly ModelTrouble[] {
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
