import { heldValue } from '../answers/held.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import { listOf } from '../product/product-index.ts';
import { namesInWords } from '../product/words/names-in-words.ts';
import type { Acting } from './acting.ts';
import { mayDo } from './may.ts';
import { mayBeMade } from './moves.ts';
import type { ProtoScreen } from './screens-of.ts';

/** What was decided to be done to many lines of a list at once, as far as whoever acts may do it. */
export function bulkFor(acting: Acting, { screen, entity }: ProtoScreen): readonly string[] {
  const all = screen ? listOf(screen.bulk) : [];
  return entity === null ? all : all.filter((words) => isTheirs(acting, entity, words));
}

/** By the move that the words name; else it takes the right to do so to one record. */
function isTheirs(acting: Acting, entity: string, words: string): boolean {
  const moves = acting.product.index
    .cycles(entity)
    .flatMap(({ transitions }) => listOf(transitions))
    .filter(({ by }) => heldValue(by) === 'person');
  const named = namesInWords(moves.map(({ event, label }) => [heldValue(event) ?? label, event] as const));
  const events = new Set(named.mentioned(words).map(({ of }) => heldValue(of)));
  const meant = moves.filter(({ event }) => events.has(heldValue(event)));
  if (meant.length === 0) return mayDo(acting, entity, actionIn(words)).may !== 'no';
  return acting.role === null || meant.some((move) => move.actors.is !== 'said' || mayBeMade(acting, move));
}

const ACTIONS: readonly (readonly [Action, RegExp])[] = [
  ['delete', /\b(?:delet|remov)/iu],
  ['export', /\b(?:export|download|take out)/iu],
  ['list', /\bprint/iu],
];

function actionIn(words: string): Action {
  return ACTIONS.find(([, verb]) => verb.test(words))?.[0] ?? 'edit';
}
