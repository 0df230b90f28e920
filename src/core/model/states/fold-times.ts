import { edgeLabel, edgeNow } from '../../questions/naming.ts';
import {
  type Answers,
  asQuantity,
  asWordOrOwn,
  asYes,
  inWords,
  orNone,
  type Row,
  thingOf,
} from '../answers.ts';
import { refsIn } from '../find.ts';
import { type Held, mapHeld } from '../held.ts';
import { eachItsOwn } from '../named-once.ts';
import type { StatesContext } from './context.ts';
import type { Cycle } from './cycles.ts';
import type { Pieces } from './placing.ts';
import type { Idle, Reversal } from './types.ts';

/** What happens when nobody acts, placed by the state it lies in. */
export function idlePieces(answers: Answers): Pieces<Row> {
  return { slot: 'states/idle', read: answers.rows, states: ({ cell }) => [cell('state')] };
}

/** Ways back, placed by their two ends. */
export function reversalPieces(answers: Answers): Pieces<Row> {
  return { slot: 'states/reversal', read: answers.rows, states: ({ cell }) => [cell('from'), cell('to')] };
}

const NEXT = sameWords('remind', 'pass it on', 'it ends', 'nothing');
const WAYS = sameWords('reopen', 'cancel', 'correct');

function sameWords(...words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.map((word) => [word, word]));
}

/** What happens when nobody acts, and who hears of it. */
export function idleOf(
  rows: Held<readonly Row[]>,
  { entity, state }: Cycle,
  answers: Answers,
): Held<readonly Idle[]> {
  return mapHeld(rows, (all) =>
    all.map((row) => ({
      state: state(row.cell('state')),
      after: asQuantity(row.held('after')),
      next: asWordOrOwn(row.held('next'), NEXT),
      told: orNone(row.held('who')),
      passedTo: answers.below(entity?.id ?? null, 'states/idle', row.id).text('passed-to'),
    })),
  );
}

/** What can be reopened, cancelled or corrected; there may be two ways back between the same two states. */
export function reversalsOf(
  rows: Held<readonly Row[]>,
  { entity, state }: Cycle,
  { answers, role }: StatesContext,
): Held<readonly Reversal[]> {
  return mapHeld(rows, (all) =>
    eachItsOwn(
      all.map((row) => {
        const below = answers.below(entity?.id ?? null, 'states/reversal', row.id);
        const ends = { from: state(row.cell('from')), to: state(row.cell('to')) };
        return {
          ...thingOf(row),
          ...edgeNow(row, edgeLabel(ends.from.label, ends.to.label, '')),
          ...ends,
          how: asWordOrOwn(row.held('way'), WAYS),
          actors: mapHeld(orNone(row.held('who')), (words) => refsIn(role, words)),
          guard: inWords(orNone(row.held('if'))),
          effects: below.choice('effects'),
          reason: asYes(below.choice('reason')),
        };
      }),
    ),
  );
}
