import { knownValue, listOf } from '../answers/sourced.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import { nameSearchOf } from '../product/words/names-in-words.ts';
import type { ActorContext } from './actor-context.ts';
import { mayBeMade } from './offered-moves.ts';
import { mayDo } from './permission-verdicts.ts';
import type { ProtoScreen } from './screens-of.ts';

/** The decided bulk actions of a list, as far as they are open to the actor. */
export function bulkActionsFor(actor: ActorContext, { screen, entity }: ProtoScreen): readonly string[] {
  const all = screen ? listOf(screen.bulk) : [];
  return entity === null ? all : all.filter((words) => mayDoInBulk(actor, entity, words));
}

/** By the transition that the words name; otherwise by the right to do it to one record. */
function mayDoInBulk(actor: ActorContext, entity: string, words: string): boolean {
  const all = actor.product.index.movesOf(entity).map(({ transition }) => transition);
  const moves = all.filter(({ by }) => knownValue(by) === 'person');
  const named = nameSearchOf(moves.map(({ event, label }) => [knownValue(event) ?? label, event] as const));
  const events = new Set(named.mentioned(words).map(({ of }) => knownValue(of)));
  const meant = moves.filter(({ event }) => events.has(knownValue(event)));
  if (meant.length === 0) return mayDo(actor, entity, actionIn(words)).may !== 'no';
  return actor.role === null || meant.some((move) => move.actors.is !== 'known' || mayBeMade(actor, move));
}

const ACTIONS: readonly (readonly [Action, RegExp])[] = [
  ['delete', /\b(?:delet|remov)/iu],
  ['export', /\b(?:export|download|take out)/iu],
  ['list', /\bprint/iu],
];

function actionIn(words: string): Action {
  return ACTIONS.find(([, verb]) => verb.test(words))?.[0] ?? 'edit';
}
