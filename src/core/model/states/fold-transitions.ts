import { type Answers, type Row, slotOf } from '../../answers/answers.ts';
import type { Diagnostic } from '../../answers/diagnostics.ts';
import { edgeIn } from '../../answers/edge.ts';
import { fieldFinder } from '../../answers/find.ts';
import { onlyOnce } from '../../answers/named-once.ts';
import { knownFrom, listOf, mapSourced, type Sourced } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { rowReader } from '../../slots/read-things.ts';
import { EFFECTS, EXACT, TRANSITIONS } from '../../slots/states/moves.ts';
import type { Effect, States, Transition } from '../types.ts';
import type { Cycle } from './cycles.ts';
import { type FindMoves, type Move, moveFinder } from './find-move.ts';
import type { StatesContext } from './fold-states.ts';

export function transitionsOf(rows: Sourced<readonly Row[]>, cycle: Cycle, context: StatesContext) {
  const { answers } = context;
  const { entity, state } = cycle;
  const placesOf = rowReader(TRANSITIONS, answers, { ...context, ...cycle }, entity?.id ?? null);
  return mapSourced(rows, (all) => {
    const moves = onlyOnce(all).map((row) => ({
      ...edgeIn(row, state, row.cell('event')),
      ...placesOf(row),
    }));
    const effects = effectsIn(moves, cycle, answers);
    const looks = looksIn(moves, cycle, answers);
    return moves.map((move) => ({ ...move, effects: effects(move.id), looksAt: looks(move.id) }));
  });
}

/** What else happens at a move, by its id. Once anybody has said what else happens, a move without it has nothing. */
function effectsIn(moves: readonly Move[], { entity }: Cycle, answers: Answers) {
  const rows = (entity ? answers.of(entity.id) : answers).rows(EFFECTS.slot);
  if (rows.is !== 'known') return () => rows;
  const find = moveFinder(moves);
  const placesOf = rowReader(EFFECTS, answers, {}, entity?.id ?? null);
  const effects = new Map<string, Effect[]>(moves.map(({ id }) => [id, []]));
  for (const row of rows.value) {
    const effect = { what: row.cell('effect'), for: row.cell('for'), ...placesOf(row) };
    for (const { id } of find(row.label)) effects.get(id)?.push(effect);
  }
  return (move: string) => knownFrom(effects.get(move) ?? [], rows.source);
}

function looksIn(moves: readonly Move[], { entity }: Cycle, answers: Answers) {
  const rows = (entity ? answers.of(entity.id) : answers).rows(EXACT.slot);
  if (rows.is !== 'known') return () => rows;
  const find = moveFinder(moves);
  const line = fieldFinder(entity ?? undefined);
  return (move: string) =>
    knownFrom(
      rows.value
        .filter((row) => find(row.label).some(({ id }) => id === move))
        .map(({ cell }) => ({ line: line(cell('looks')), says: cell('says') })),
      rows.source,
    );
}

/** Reports what was said of moves that nobody has named. */
export function effectDiagnostics(answers: Answers, { cycles }: States): readonly Diagnostic[] {
  const general = answers.at(EFFECTS.slot) ? strays(answers, EFFECTS.slot, movesOf(cycles)) : [];
  const own = [...grouped(cycles, ({ entity }) => entity)].flatMap(([entity, lives]) => {
    const slot = slotOf(entity ?? '', EFFECTS.slot);
    return answers.at(slot) ? strays(answers, slot, movesOf(lives)) : [];
  });
  return [...general, ...own];
}

function movesOf(cycles: States['cycles']): FindMoves<Transition> {
  return moveFinder(cycles.flatMap(({ transitions }) => listOf(transitions)));
}

function strays(answers: Answers, slot: string, find: FindMoves<Transition>): readonly Diagnostic[] {
  const rows = answers.rows(slot);
  if (rows.is !== 'known') return [];
  return rows.value
    .filter(({ label }) => find(label).length === 0)
    .map(({ label, source }) => ({
      kind: 'no-name',
      sentence: `Something happens on the side of “${label}”, and no move is called so; name the move as in the list of moves.`,
      question: source.question,
    }));
}
