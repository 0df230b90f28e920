import { knownValue } from '../../answers/sourced.ts';
import type { Transition } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { offeredCalls } from '../../prototype/offers/offered-call.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { operationsIn } from '../entities/operations.ts';

/** Whether a call that we offer makes a transition, or something that happens to this record or to another. */
export function isSetOff(product: Product, entity: string, { event, to }: Transition): boolean {
  const name = foldCase(knownValue(event) ?? '');
  const isOffered = offeredCalls(product).some(
    (call) => call.entity === entity && call.does?.is === 'move' && foldCase(call.does.event) === name,
  );
  return (
    isOffered ||
    operationsIn(product).some(({ entity: of, operation }) => {
      if (operation.does !== 'move' && operation.does !== 'become') return false;
      const moved = operation.does === 'move' ? operation.way.to.id : of;
      const target = operation.to;
      return (
        moved === entity && (target.kind === 'event' ? foldCase(target.event) === name : target.state.id === to.id)
      );
    })
  );
}
