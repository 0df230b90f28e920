import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { readBody } from '../../prototype/offers/body-shape.ts';
import { type OfferedCall, offeredCalls } from '../../prototype/offers/offered-call.ts';
import { unknownShapes } from '../../prototype/offers/unknown-shapes.ts';
import { statusIn } from '../../slots/calls/offers.ts';
import { type Breach, breach, closingRule, placeAt } from '../closing-rule.ts';
import { withoutParameters } from '../screens/addresses-are-unique.ts';

/** Rule 48: each call that we offer has one meaning, and says with which status and of which things it answers. */
export const everyOfferIsUnderstood = closingRule({
  id: 48,
  severity: 'error',
  reason: 'Whoever builds on our calls cannot ask back, and takes every word of them as it stands.',
  finds: (product) => {
    const calls = offeredCalls(product);
    return [
      ...twins(calls),
      ...calls.flatMap((call) => [...strayParameters(call), ...shapesOfNothing(product, call), ...noStatuses(call)]),
      ...noErrorStatuses(product),
    ];
  },
});

function twins(calls: readonly OfferedCall[]): readonly Breach[] {
  const complete = calls.filter(({ method, path }) => method !== null && path !== null);
  const groups = groupBy(complete, ({ method, path }) => `${method} ${withoutParameters(path ?? '')}`);
  return [...groups].flatMap(([at, same]) => {
    if (same.length < 2) return [];
    const names = quotedList(same.map(({ offer }) => offer.label));
    const sentence = `${names} are offered at one address, ${inQuotes(at)}, which then has two meanings; give each its own address or method.`;
    return [breach(sentence, ...same.map(({ offer }) => placeAt('offer', offer, offer.path)))];
  });
}

function strayParameters({ offer, parameters, path }: OfferedCall): readonly Breach[] {
  if (path === null) return [];
  const names = new Set(parameters.map(({ name }) => name));
  const stray = listOf(offer.takes).filter(({ where, label }) => where === 'path' && !names.has(label));
  return stray.map(({ label }) => {
    const sentence = `${inQuotes(offer.label)} takes ${inQuotes(label)} in its address, but ${inQuotes(path)} has no “:${label}”; add it there, or say where else it stands.`;
    return breach(sentence, placeAt('offer', offer, offer.takes));
  });
}

function shapesOfNothing(product: Product, { offer, takes, entity }: OfferedCall): readonly Breach[] {
  const within = product.index.entities.get(entity);
  const answered = listOf(offer.gives).flatMap(({ body }) => unknownShapes(readBody(product, body, within)));
  const places = [
    ['takes', unknownShapes(takes), offer.takes],
    ['answers', answered, offer.gives],
  ] as const;
  return places.flatMap(([does, words, fix]) =>
    [...new Set(words)].map((word) => {
      const sentence = `${inQuotes(offer.label)} ${does} ${inQuotes(word)}, but none of our things is called that; name one, or a type.`;
      return breach(sentence, placeAt('offer', offer, fix));
    }),
  );
}

function noStatuses({ offer }: OfferedCall): readonly Breach[] {
  const wrong = listOf(offer.gives).filter(({ status, statusWords }) => status === '' && statusWords.trim() !== '');
  return wrong.map(({ label, statusWords }) => {
    const sentence = `The outcome ${inQuotes(label)} of ${inQuotes(offer.label)} has ${inQuotes(statusWords)} as its status; write a number from 100 to 599.`;
    return breach(sentence, placeAt('offer', offer, offer.gives));
  });
}

function noErrorStatuses({ index }: Product): readonly Breach[] {
  return index.errors.all.flatMap((error) => {
    const said = knownValue(error.status) ?? '';
    if (said.trim() === '' || /^[45]/u.test(statusIn(said))) return [];
    const sentence = `The error ${inQuotes(error.label)} has ${inQuotes(said)} as its status; write a number from 400 to 599.`;
    return [breach(sentence, placeAt('error', error, error.status))];
  });
}
