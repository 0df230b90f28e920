import { knownValue, listOf } from '../../answers/sourced.ts';
import type { OfferPart } from '../../slots/calls/offers.ts';
import type { ActorContext } from '../actor-context.ts';
import { TYPE_NAMES } from './body-schema.ts';
import type { OfferedCall } from './offered-call.ts';
import { partValues } from './part-values.ts';
import { type CallRequest, headerOf, type ReadRequest, type Trouble, trouble } from './request.ts';
import { readBodyText, takenMembers } from './request-body.ts';
import { typeInWords } from './type-in-words.ts';

/** Checks the parameters, the headers and the body of a request against what the call takes. */
export function readRequest(actor: ActorContext, call: OfferedCall, request: CallRequest): ReadRequest {
  const parts = listOf(call.offer.takes);
  const troubles = parts.flatMap((part) => parameterTroubles(part, request));
  const read = readBodyText(actor, call, request.body);
  return {
    ...read,
    values: { ...partValues(actor, call, request), ...read.values },
    troubles: [...troubles, ...read.troubles],
    isMalformed: read.isMalformed || troubles.length > 0,
    taken: new Map([...takenMembers(call.takes), ...read.members]),
  };
}

function parameterTroubles({ label, where, type, must }: OfferPart, request: CallRequest): readonly Trouble[] {
  if (where !== 'query' && where !== 'header') return [];
  const value = (where === 'query' ? request.query[label] : headerOf(request, label)) ?? '';
  if (value.trim() === '')
    return knownValue(must) === true ? [trouble(`The ${PLACES[where]} “${label}” must be there.`, label)] : [];
  const wanted = typeInWords(type);
  const isFit = TEXT_FITS[String(wanted?.type)]?.(value.trim()) ?? true;
  return isFit ? [] : [trouble(`“${label}” must be ${TYPE_NAMES[String(wanted?.type)]}, not “${value}”.`, label)];
}

const PLACES = { query: 'parameter', header: 'header' } as const;

/** By the type in JSON: whether a text in an address or a header is one. */
const TEXT_FITS: Readonly<Record<string, (text: string) => boolean>> = {
  integer: (text) => /^-?\d+$/u.test(text),
  number: (text) => /^-?\d+(?:\.\d+)?$/u.test(text),
  boolean: (text) => text === 'true' || text === 'false',
};
