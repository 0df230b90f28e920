import type { Product } from '../../product/product.ts';
import { type BodyShape, type Member, readBody } from './body-shape.ts';
import { inCommon } from './in-common.ts';
import { isSuccess, type OfferedCall } from './offered-call.ts';
import type { DecidedOutcome } from './outcome-for.ts';

/** What the body of an outcome looks like: in its own words, else as every error does; null while nobody has said. */
export function answerShape(product: Product, call: OfferedCall, outcome: DecidedOutcome): BodyShape | null {
  const { body, status } = outcome;
  if (body === '') return status === '204' ? { is: 'nothing' } : isSuccess(outcome) ? null : inCommon(product).error;
  const shape = readBody(product, body, product.index.entities.get(call.entity));
  return shape.is === 'list' && call.does?.is === 'list' ? enveloped(product, shape) : shape;
}

const ANY_VALUE: BodyShape = { is: 'value', type: '', field: null, orNothing: false };
const objectOf = (members: readonly Member[]): BodyShape => ({ is: 'object', of: null, members, orNothing: false });

/** A bare list in what stands around every list. */
function enveloped(product: Product, list: BodyShape): BodyShape {
  const { envelope } = inCommon(product);
  if (!envelope) return list;
  const members = envelope.members.map((name): Member => {
    const block = envelope.blocks?.[name];
    if (name === envelope.list) return [name, list];
    return block ? [name, objectOf(block.map((one) => [one, ANY_VALUE]))] : [name, ANY_VALUE];
  });
  return objectOf(members);
}
