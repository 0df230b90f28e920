import { questionAt, slotOf } from '../../answers/answers.ts';
import type { Product } from '../../product/product.ts';
import { notYet } from '../closing-rule.ts';
import type { NotYet } from '../types.ts';

/** What a rule about life cycles waits for while nobody has said of anything where it can be. */
export function statesAwaited({ model, index }: Product): NotYet | undefined {
  const { cycles, stateless } = model.states;
  if (cycles.length > 0 || stateless.length > 0) return undefined;
  const [first] = index.entities.all;
  const question = first ? questionAt(slotOf(first.id, 'states/list')) : 'states.list';
  return notYet('Nobody has said yet where a record can be in its life.', question);
}
