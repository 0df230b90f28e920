import { edgeLabel, edgeNow } from '../../questions/naming.ts';
import { type Answers, asWord, inWords, orNone, type Row } from '../answers.ts';
import { fieldFinder } from '../entities/find-entity.ts';
import { type Find, refsIn } from '../find.ts';
import { type Held, mapHeld, said } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { StatesContext } from './context.ts';
import type { Cycle } from './cycles.ts';
import { moveFinder } from './find-move.ts';
import { effectsIn } from './fold-effects.ts';
import type { Pieces } from './placing.ts';
import type { Transition } from './types.ts';

type By = 'person' | 'clock' | 'system';

/** Everyday words for what sets off a move, folded. */
export const BY: ReadonlyMap<string, By> = new Map([
  ['a person', 'person'],
  ['person', 'person'],
  ['people', 'person'],
  ['somebody', 'person'],
  ['the clock', 'clock'],
  ['clock', 'clock'],
  ['time', 'clock'],
  ['another system', 'system'],
  ['system', 'system'],
]);

/** Moves, placed by their two ends. */
export function transitionPieces(answers: Answers): Pieces<Row> {
  return { slot: 'states/transitions', read: answers.rows, states: ({ cell }) => [cell('from'), cell('to')] };
}

/** The moves of a life, with everything that was asked about each and what else happens then. */
export function transitionsOf(
  rows: Held<readonly Row[]>,
  cycle: Cycle,
  context: StatesContext,
): Held<readonly Transition[]> {
  return mapHeld(rows, (all) => {
    const moves = onlyOnce(all).map((row) => ({ row, move: moveOf(row, cycle) }));
    const named = moves.map(({ move }) => move);
    const effects = effectsIn(named, cycle, context.answers);
    const looks = looksIn(named, cycle, context.answers);
    return moves.map(({ row, move }) =>
      transitionOf(row, move, { effects: effects(move.id), looksAt: looks(move.id) }, cycle, context),
    );
  });
}

/** What a move is called and where it leads. */
function moveOf(row: Row, { state }: Cycle) {
  const { id, source, cell, held } = row;
  const ends = { from: state(cell('from')), to: state(cell('to')) };
  const now = edgeLabel(ends.from.label, ends.to.label, cell('event'));
  return { id, ...edgeNow(row, now), source, ...ends, event: held('event') };
}

type Move = ReturnType<typeof moveOf>;

function transitionOf(
  row: Row,
  { id, label, formerly, source, from, to, event }: Move,
  { effects, looksAt }: Pick<Transition, 'effects' | 'looksAt'>,
  { entity }: Cycle,
  { answers, role, screen, system }: StatesContext,
): Transition {
  const below = answers.below(entity?.id ?? null, 'states/transitions', id);
  const by = asWord(row.held('by'), BY);
  const others = by.is === 'said' && by.value === 'system';
  const find = others ? either(system, role) : either(role, system);
  return {
    id,
    label,
    formerly,
    source,
    from,
    to,
    event,
    by,
    actors: mapHeld(orNone(row.held('who')), (words) => refsIn(find, words)),
    guard: inWords(orNone(row.held('guard'))),
    after: below.quantity('after'),
    system: below.text('system'),
    offeredOn: mapHeld(below.rows('where'), (all) =>
      all.map(({ cell }) => ({ screen: screen(cell('screen')), types: cell('types') })),
    ),
    effects,
    looksAt,
  };
}

function either(first: Find, second: Find): Find {
  return (name) => {
    const found = first(name);
    return found.id === null ? second(name) : found;
  };
}

/** What the guards look at, by id of the move. */
function looksIn(
  moves: readonly Move[],
  { entity }: Cycle,
  answers: Answers,
): (move: string) => Transition['looksAt'] {
  const rows = (entity ? answers.of(entity.id) : answers).rows('states/transitions/exact');
  if (rows.is !== 'said') return () => rows;
  const find = moveFinder(moves);
  const line = fieldFinder(entity ?? undefined);
  return (move) =>
    said(
      rows.value
        .filter((row) => find(row.label).some(({ id }) => id === move))
        .map(({ cell }) => ({ line: line(cell('looks')), says: cell('says') })),
      rows.source,
    );
}
