import { type Answers, type MatrixCellSaid, questionAt, type Row, slotOf } from '../../answers/answers.ts';
import { type Diagnostic, diagnosticsIn } from '../../answers/diagnostics.ts';
import { edgeIn } from '../../answers/edge.ts';
import { finderOf } from '../../answers/find.ts';
import { eachItsOwn } from '../../answers/named-once.ts';
import {
  knownFrom,
  knownValue,
  listOf,
  mapSourced,
  type Named,
  type Source,
  type Sourced,
  unknownAt,
} from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { splitCell } from '../../shapes/index.ts';
import { placesIn, rowReader, thingsNamed } from '../../slots/read-things.ts';
import { IDLE, LIST, type LifeNames, REVERSAL, TIMES } from '../../slots/states/lives.ts';
import { TRANSITIONS } from '../../slots/states/moves.ts';
import { AT_ONCE, CONFLICT, MATRIX, STATES, WHOLE } from '../../slots/states/states.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, LifeCycleOf, MatrixCell, Parts, States } from '../types.ts';
import { type Cycle, cyclesOf, lifecycleWithoutStates } from './cycles.ts';
import { effectDiagnostics, transitionsOf } from './fold-transitions.ts';

const { slot: SLOT } = MATRIX;
const WORDS = ['allow', 'refuse', 'ignore', 'queue'];

interface Piece extends MatrixCellSaid {
  readonly item: string;
}

function matrixSchemas(answers: Answers): Pieces<Piece> {
  const read = (slot: string) => {
    const naming = answers.naming(slot);
    return mapSourced(answers.cells(slot), (cells) =>
      cells.map((cell) => ({ ...cell, item: naming.find(cell.row)?.id ?? cell.row })),
    );
  };
  return { slot: SLOT, read, states: ({ row }) => [row] };
}

function matrixOf(pieces: Sourced<readonly Piece[]>, { entity, state }: Cycle, answers: Answers) {
  return mapSourced(pieces, (cells) =>
    cells.map((cell) => {
      const below = answers.below(entity?.id ?? null, SLOT, cell.item);
      const refusal = refusalOf(cell, below.rows('refusal'));
      return {
        state: state(cell.row),
        event: cell.column,
        does: doesOf(cell.word),
        words: knownValue(refusal) ?? null,
        refusal,
        waitsFor: below.text('queue'),
      };
    }),
  );
}

function doesOf(typed: string): MatrixCell['does'] {
  const word = splitCell(typed, WORDS)?.word;
  return word === 'allow' || word === 'refuse' || word === 'ignore' || word === 'queue' ? word : null;
}

/** The words that people read: those asked for the row, else those after the word in the cell. */
function refusalOf(
  { column, word, source }: Piece,
  rows: Sourced<readonly { readonly label: string; readonly held: (column: string) => Sourced<string> }[]>,
): Sourced<string> {
  const row = knownValue(rows)?.find(({ label }) => folded(label) === folded(column));
  if (row) return row.held('words');
  const more = splitCell(word, WORDS)?.more ?? '';
  if (more !== '') return knownFrom(more, source);
  return rows.is === 'known' ? unknownAt(rows.source.question) : rows;
}

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
      idle: mapSourced(idle(cycle), (all) => all.map((row) => ({ state: state(row.cell('state')), ...idleOf(row) }))),
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
  const things = listOf(entities.entities);
  const alone = things.length === 1;
  const living = new Set(cycles.map(({ entity }) => entity?.id));
  const own = things.flatMap((entity) => {
    if (living.has(entity.id)) return [];
    const answer = ABOUT_A_LIFE.map(({ slot }) => answers.at(slotOf(entity.id, slot))).find((at) => at?.value);
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
    ...nobodysLife(states, listOf(entities.entities).length),
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

/** What is said of a life cycle at a slot: in the answer of its entity, else in that for all. */
type Placing<T> = (cycle: Cycle) => Sourced<readonly T[]>;

interface Pieces<T> {
  readonly slot: string;
  readonly read: (slot: string) => Sourced<readonly T[]>;
  readonly states: (piece: T) => readonly string[];
}

/** Shares the pieces of a slot among life cycles by the states they name; what fits none goes to a first one. */
function placingOf<T>(answers: Answers, cycles: readonly Cycle[], pieces: Pieces<T>): Placing<T> {
  const general = pieces.read(pieces.slot);
  const speechless = cycles.filter((cycle) => !hasOwn(answers, cycle, pieces.slot));
  const rest = restOf(general, speechless, pieces);
  return (cycle) => {
    if (cycle.entity && hasOwn(answers, cycle, pieces.slot)) {
      const own = pieces.read(slotOf(cycle.entity.id, pieces.slot));
      const lives = cycles.filter(({ entity }) => entity === cycle.entity);
      return share(own, cycle, restOf(own, lives, pieces), cycle.first, pieces);
    }
    if (general.is === 'not-applicable') return general;
    const mine = share(general, cycle, rest, cycle.takesRest, pieces);
    const isForIt = mine.is === 'known' && (mine.value.length > 0 || cycle.takesRest);
    return isForIt ? mine : unknownAt(questionAt(cycle.entity ? slotOf(cycle.entity.id, pieces.slot) : pieces.slot));
  };
}

function hasOwn(answers: Answers, { entity }: Cycle, slot: string): boolean {
  return entity !== null && answers.at(slotOf(entity.id, slot)) !== undefined;
}

/** The life of nobody yet, or the first life of the only entity there is. */
function share<T>(
  held: Sourced<readonly T[]>,
  cycle: Cycle,
  rest: ReadonlySet<T>,
  takesRest: boolean,
  { states }: Pieces<T>,
): Sourced<readonly T[]> {
  if (held.is !== 'known') return held;
  const mine = held.value.filter((piece) => (rest.has(piece) ? takesRest : fits(cycle, states(piece))));
  return knownFrom(mine, held.source);
}

function restOf<T>(held: Sourced<readonly T[]>, cycles: readonly Cycle[], { states }: Pieces<T>): ReadonlySet<T> {
  if (held.is !== 'known') return new Set();
  return new Set(held.value.filter((piece) => !cycles.some((cycle) => fits(cycle, states(piece)))));
}

function fits({ state }: Cycle, names: readonly string[]): boolean {
  return names.every((name) => state(name).id !== null);
}

/** The decision that speaks of states which no life cycle has, or undefined. */
function homeless<T>(
  answers: Answers,
  { cycles, things }: { readonly cycles: readonly Cycle[]; readonly things: readonly Named[] },
  pieces: Pieces<T>,
): Source | undefined {
  if (things.length > 0 && things.every(({ id }) => answers.at(slotOf(id, pieces.slot)))) return undefined;
  const general = pieces.read(pieces.slot);
  const speechless = cycles.filter((cycle) => !hasOwn(answers, cycle, pieces.slot));
  if (general.is !== 'known' || speechless.some(({ takesRest }) => takesRest)) return undefined;
  return restOf(general, speechless, pieces).size > 0 ? general.source : undefined;
}
