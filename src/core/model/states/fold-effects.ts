import { grouped } from '../../grouped.ts';
import { type Answers, type Row, slotOf } from '../answers.ts';
import { heldValue, said } from '../held.ts';
import type { ModelTrouble } from '../troubles.ts';
import type { Cycle } from './cycles.ts';
import { type FindMoves, type Move, moveFinder } from './find-move.ts';
import type { Effect, States, Transition } from './types.ts';

const SLOT = 'states/effects';

/** What else happens at a move, by its id. Once anybody has said what happens on the side, a move without it has none. */
export function effectsIn(
  moves: readonly Move[],
  { entity }: Cycle,
  answers: Answers,
): (move: string) => Transition['effects'] {
  const rows = (entity ? answers.of(entity.id) : answers).rows(SLOT);
  if (rows.is !== 'said') return () => rows;
  const find = moveFinder(moves);
  const effects = new Map<string, Effect[]>(moves.map(({ id }) => [id, []]));
  for (const row of rows.value) {
    const effect = effectOf(row, entity?.id ?? null, answers);
    for (const { id } of find(row.label)) effects.get(id)?.push(effect);
  }
  return (move) => said(effects.get(move) ?? [], rows.source);
}

function effectOf(row: Row, entity: string | null, answers: Answers): Effect {
  const fails = answers.below(entity, SLOT, row.id).choice('fails');
  return { what: row.cell('effect'), for: row.cell('for'), fails };
}

/** Says of what happens on the side of moves that nobody has named. */
export function effectTroubles(answers: Answers, { cycles }: States): readonly ModelTrouble[] {
  const general = answers.at(SLOT) ? strays(answers, SLOT, movesOf(cycles)) : [];
  const own = [...grouped(cycles, ({ entity }) => entity)].flatMap(([entity, lives]) => {
    const slot = slotOf(entity ?? '', SLOT);
    return answers.at(slot) ? strays(answers, slot, movesOf(lives)) : [];
  });
  return [...general, ...own];
}

function movesOf(cycles: States['cycles']): FindMoves<Transition> {
  return moveFinder(cycles.flatMap(({ transitions }) => heldValue(transitions) ?? []));
}

function strays(answers: Answers, slot: string, find: FindMoves<Transition>): readonly ModelTrouble[] {
  const rows = answers.rows(slot);
  if (rows.is !== 'said') return [];
  return rows.value
    .filter(({ label }) => find(label).length === 0)
    .map(({ label, source }) => ({
      kind: 'no-name',
      sentence: `Something happens on the side of “${label}”, and no move is called so; name the move as in the list of moves.`,
      question: source.question,
    }));
}
