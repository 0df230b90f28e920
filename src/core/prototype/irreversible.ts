import { heldValue, questionOf } from '../model/held.ts';
import type { Irreversible } from '../model/screens/types.ts';
import type { Transition } from '../model/states/types.ts';
import { perProduct } from '../rules/per-product.ts';
import { listOf } from '../rules/product-index.ts';
import { isMove, namedActions } from '../rules/roles/separated-actions.ts';
import type { Product } from '../rules/types.ts';
import type { Unread } from './played/unread.ts';

/** What was decided not to be taken back, with what its words name. */
const irreversibleIn = perProduct((product) => {
  const { known } = namedActions(product);
  return listOf(product.model.screens.irreversible).map((said) => ({ said, action: known(said.label) }));
});

/** What was decided to come before a record of a thing is deleted. */
export function beforeDeleting(product: Product, entity: string): Irreversible | undefined {
  return irreversibleIn(product).find(
    ({ action }) => action?.kind === 'action' && action.action === 'delete' && action.entity.id === entity,
  )?.said;
}

/** What was decided to come before a move. */
export function beforeMoving(product: Product, move: Transition): Irreversible | undefined {
  return irreversibleIn(product).find(({ action }) => isMove(action, move))?.said;
}

/** What was decided to come before something that is neither a move nor the deleting of a record. */
export function unreadIrreversible(product: Product): readonly Unread[] {
  return irreversibleIn(product).flatMap(({ said, action }) => {
    const before = heldValue(said.before);
    const isPlayed = action?.kind === 'move' || action?.action === 'delete';
    if (isPlayed || before === undefined || before === 'nothing') return [];
    return [
      { decided: `${said.label}: ${before}`, question: questionOf(said.before), screen: null, entity: null },
    ];
  });
}
