import type { Action, Entity, Product } from '#core/product.ts';
import { ACTIONS } from './cells.ts';

/**
 * The head under which an answer says an action of a thing: the one that is used already, if it says nothing else, else
 * the everyday word. In an answer for all things it names the thing too.
 */
export function columnFor(
  { model }: Pick<Product, 'model'>,
  { id, plural }: Pick<Entity, 'id' | 'plural'>,
  action: Action,
  forAll: boolean,
): string {
  const own = model.roles.permissions.filter(({ entity }) => entity?.id === id);
  const used = own.find((cell) => cell.action === action)?.words;
  const alone = used !== undefined && own.every((cell) => cell.words !== used || cell.action === action);
  if (alone) return used;
  const word = ACTIONS.find(({ id }) => id === action)?.label ?? action;
  return forAll ? `${word} ${plural}` : word;
}
