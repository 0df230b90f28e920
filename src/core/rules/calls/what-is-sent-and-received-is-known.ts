import { listOf, type Sourced } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { hasListedFields, type IsKnown, knownContents } from '../../product/known-names.ts';
import type { Product } from '../../product/product.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import {
  type Breach,
  closingRule,
  isLeftEmpty,
  type NotYet,
  notYet,
  notYetFor,
  oneBreach,
  placeAt,
} from '../closing-rule.ts';

/** Rule 32: we send only what we have, and what comes back goes into a field of ours or is left out on purpose. */
export const whatIsSentAndReceivedIsKnown = closingRule({
  id: 32,
  severity: 'error',
  reason: 'What we do not have cannot be sent, and what comes back without a place to go is lost without a word.',
  finds: (product) => {
    const calls = product.index.calls.all;
    if (calls.length > 0 && !hasListedFields(product))
      return [notYet('Nobody has said yet which fields each thing has.', 'entities.fields')];
    const knows = knownContents(product);
    return [
      ...calls.flatMap((call) => [
        ...unknownSent(call, knows),
        ...unplaced(product, call, knows),
        ...unknownOurs(call, knows),
      ]),
      ...notYetFor(product, calls, 'sent', (name) => `Nobody has said what ${name} sends.`),
      ...notYetFor(product, calls, 'back', (name) => `Nobody has said what ${name} brings back.`),
      ...mappingAwaited(product, calls, knows),
    ];
  },
});

function unknownSent(call: Call, knows: IsKnown): readonly Breach[] {
  const unknown = items(call.sent).filter((item) => !knows(item));
  if (unknown.length === 0) return [];
  const sentence = `${inQuotes(call.label)} sends ${quotedList(unknown)}, but none of our things has such a field; use the name of a field, or add it.`;
  return oneBreach(sentence, placeAt('call', call, call.sent));
}

function unplaced(product: Product, call: Call, knows: IsKnown): readonly Breach[] {
  const settled = call.mapping.is !== 'unknown' || isLeftEmpty(call.mapping, product);
  const left = settled ? unmapped(call, knows) : [];
  if (left.length === 0) return [];
  const sentence = `${inQuotes(call.label)} brings back ${quotedList(left)}, but nobody has said which of our fields that is; name the field, or say that it is ignored.`;
  return oneBreach(sentence, placeAt('call', call, call.mapping));
}

/** What is named like a field of ours needs no mapping; what is mapped to no field of ours is left out. */
function unmapped(call: Call, knows: IsKnown): readonly string[] {
  const mapped = new Set(listOf(call.mapping).map(({ theirs }) => foldCase(theirs)));
  return items(call.back).filter((item) => !mapped.has(foldCase(item)) && !knows(item));
}

const LEFT_ALONE =
  /\b(?:ignor\w*|left? alone|leave\w*|dropp?\w*|skip\w*|thrown away|not (?:kept|needed|used)|unused)\b/iu;

function unknownOurs(call: Call, knows: IsKnown): readonly Breach[] {
  const unknown = listOf(call.mapping).filter(
    ({ ours }) =>
      ours.id === null &&
      ours.label !== '' &&
      !meansNothing(ours.label) &&
      !LEFT_ALONE.test(ours.label) &&
      !knows(ours.label),
  );
  if (unknown.length === 0) return [];
  const sentence = `${inQuotes(call.label)} puts its answer into ${quotedList(unknown.map(({ ours }) => ours.label))}, but none of our things has such a field; name a field, or say that it is ignored.`;
  return oneBreach(sentence, placeAt('call', call, call.mapping));
}

function items(list: Sourced<readonly string[]>): readonly string[] {
  return listOf(list).filter((item) => !meansNothing(item));
}

function mappingAwaited(product: Product, calls: readonly Call[], knows: IsKnown): readonly NotYet[] {
  return notYetFor(
    product,
    calls.filter((call) => unmapped(call, knows).length > 0),
    'mapping',
    (name) => `Nobody has said which of our fields the answer to ${name} fills.`,
  );
}
