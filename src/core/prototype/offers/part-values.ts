import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Field } from '../../model/types.ts';
import type { OfferPart } from '../../slots/calls/offers.ts';
import type { ActorContext } from '../actor-context.ts';
import type { FormValues } from '../form-values.ts';
import { fieldNamed } from './body-shape.ts';
import { keptAs } from './kept-as.ts';
import type { OfferedCall } from './offered-call.ts';
import { type CallRequest, headerOf } from './request.ts';

/** What the parts of a request beside its body put into the fields that they are named after, and what is fixed. */
export function partValues(actor: ActorContext, call: OfferedCall, request: CallRequest): FormValues {
  const entity = actor.product.index.entities.get(call.entity);
  return Object.fromEntries(
    listOf(call.offer.takes).flatMap((part) => {
      const field = fieldNamed(entity, part.label);
      const text = textOf(call, part, request)?.trim() ?? '';
      return field && text !== '' ? [[field.id, keptAs(actor, field, fromText(field, text))] as const] : [];
    }),
  );
}

function textOf({ values }: OfferedCall, { where, label, type }: OfferPart, request: CallRequest): string | undefined {
  if (where === 'fixed') return type;
  if (where === 'query') return request.query[label];
  if (where === 'header') return headerOf(request, label);
  return where === 'path' && values.includes(label) ? request.address[label] : undefined;
}

/** A text in an address or a header as JSON would have it. */
function fromText(field: Field, text: string): unknown {
  const type = knownValue(field.type);
  if (type === 'yes or no') return /^(?:yes|true|1)$/iu.test(text);
  return (type === 'number' || type === 'money') && Number.isFinite(Number(text)) ? Number(text) : text;
}
