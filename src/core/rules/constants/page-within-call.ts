import { knownValue, listOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import { withCount } from '../../english/plural.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Product } from '../../product/product.ts';
import { nameSearchOf } from '../../product/words/names-in-words.ts';
import { numbersInWords } from '../../product/words/quantities-in-words.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import { type Breach, breach, placeAt } from '../closing-rule.ts';

/**
 * Compared, for a list and a call that feeds it: how many records fit on a page, and how many the call can bring at
 * once. A call feeds a list if it is triggered there by name, or if what it brings back belongs to the entity that
 * the list is about.
 */
export function pagesAboveCall(product: Product): readonly Breach[] {
  const lists = product.index.screens.all.filter((screen) => knownValue(screen.kind) === 'list');
  return product.index.calls.all.flatMap((call) => {
    const most = maxRecordsOf(call);
    if (most === undefined) return [];
    const feeds = fedBy(product, call);
    return lists.filter((list) => pageOf(list) > most && feeds(list)).map((list) => tooLarge(list, call, most));
  });
}

/** The first bare number of the answer about many records: "100 at once, the rest by page". */
function maxRecordsOf({ many }: Call): number | undefined {
  const numbers = numbersInWords(knownValue(many) ?? '');
  return numbers.flatMap(({ readings }) => readings.filter(({ unit }) => unit === ''))[0]?.amount;
}

function pageOf({ pageSize }: Screen): number {
  return knownValue(pageSize)?.amount ?? 0;
}

function fedBy({ index }: Product, call: Call): (list: Screen) => boolean {
  const names = index.screens.all.flatMap((screen) =>
    [screen.label, ...screen.formerly].map((name) => [name, screen.id] as const),
  );
  const mentioned = nameSearchOf(names).mentioned(knownValue(call.trigger) ?? '');
  const there = new Set(mentioned.map(({ of }) => of));
  const things = new Set(listOf(call.mapping).flatMap(({ entity }) => entity ?? []));
  for (const words of listOf(call.back)) {
    const thing = index.entities.called(words);
    if (thing) things.add(thing.id);
  }
  return ({ id, about }) => there.has(id) || things.has(knownValue(about)?.id ?? '');
}

function tooLarge(list: Screen, call: Call, most: number): Breach {
  const sentence = `A page of ${inQuotes(list.label)} has ${withCount(pageOf(list), 'line')}, but ${inQuotes(call.label)} brings at most ${most} at once; make the page smaller, or say how the rest is fetched.`;
  return breach(sentence, placeAt('screen', list, list.pageSize), placeAt('call', call, call.many));
}
