import { readQuantity } from '../../answers/cells.ts';
import { knownValue, listOf, type Quantity, questionOf, type Sourced } from '../../answers/sourced.ts';
import { compareQuantities, isTimeUnit, unitScaleOf } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import { withCount } from '../../english/plural.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { IdleRule, Lifecycle } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { nameSearchOf } from '../../product/words/names-in-words.ts';
import { numbersInWords } from '../../product/words/quantities-in-words.ts';
import { stems } from '../../product/words/settled-words.ts';
import { canonicalUnit } from '../../shapes/units.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { settledValue } from '../../workspace/workspace.ts';
import { type Breach, breach, closingRule, type FindingPlace, oneBreach, placeAt } from '../closing-rule.ts';

/** Rule 40: what has to come first comes first, and what has to fit fits. Each order says what it compares. */
export const timesAndSizesAreInOrder = closingRule({
  id: 40,
  severity: 'warning',
  reason: 'A reminder after the end, or a page larger than what can be fetched, is noticed on the day it fails.',
  finds: (product) => [
    ...endsBeforeReminder(product),
    ...triesBeyondPatience(product),
    ...pagesAboveCall(product),
    ...uploadsAbovePayload(product),
  ],
});

const PATIENCE_QUESTION = 'calls.waiting';

/**
 * Compared, for a call during which a person waits and watches, and that is tried again when it fails: all tries
 * together, and how long the person can wait. All tries together are the time at which we stop trying, or the number
 * of tries times what one may take. What one may take is the call's own waiting time; how long a person can wait is
 * the one said for all calls, or where there is none, the same.
 */
function triesBeyondPatience(product: Product): readonly Breach[] {
  const patience = patienceOf(product);
  return product.index.calls.all
    .filter((call) => knownValue(call.inBackground) === 'waits' && knownValue(call.failure) === 'retry')
    .flatMap((call) => tooLong(call, patience));
}

function patienceOf({ workspace }: Product): Quantity | undefined {
  const said = settledValue(workspace.question(PATIENCE_QUESTION));
  if (typeof said !== 'object' || !('amount' in said)) return undefined;
  return readQuantity(`${said.amount} ${said.unit}`);
}

function tooLong(call: Call, general: Quantity | undefined): readonly Breach[] {
  const once = knownValue(call.waiting);
  const patience = general ?? once;
  const end = knownValue(call.giveUp);
  const total = once && end && allTries(once, end);
  if (!total || !patience || (compareQuantities(total, patience) ?? 0) <= 0) return [];
  return oneBreach(
    `People wait for ${inQuotes(call.label)}, which is tried for up to ${total.text}, but ${patience.text} is the longest they can wait; try less often, wait less each time, or let them carry on with something else.`,
    placeAt('call', call, call.giveUp),
    placeAt('call', call, call.waiting),
    placeAt('call', call, call.inBackground),
  );
}

function allTries(once: Quantity, end: Quantity): Quantity | undefined {
  if (isTimeUnit(end.unit)) return end;
  if (canonicalUnit(end.unit) !== 'try' && end.unit !== '') return undefined;
  const amount = once.amount * end.amount;
  return { amount, unit: once.unit, text: `${end.text} of ${once.text}` };
}

/**
 * Compared, for one state: the time after which a person is reminded, or the work is passed on, when nobody acts; and
 * the time after which it ends, by the same answer or by a transition that the clock triggers from there.
 */
function endsBeforeReminder(product: Product): readonly Breach[] {
  return product.model.states.cycles.flatMap((cycle) => {
    const ends = endsOf(product, cycle);
    return listOf(cycle.idle).flatMap((idle) => lateReminders(product, cycle, idle, ends.get(idle.state.id)));
  });
}

/** The earliest end of each state, as far as the times compare. */
function endsOf({ index }: Product, cycle: Lifecycle): ReadonlyMap<string | null, Sourced<Quantity>> {
  const ends = new Map<string | null, Sourced<Quantity>>();
  const add = (state: string | null, after: Sourced<Quantity>) => {
    const [known, time] = [ends.get(state), knownValue(after)];
    const before = knownValue(known);
    if (time && (!before || (compareQuantities(time, before) ?? 0) < 0)) ends.set(state, after);
  };
  for (const { state, next, after } of listOf(cycle.idle)) if (knownValue(next) === 'it ends') add(state.id, after);
  for (const { from, by, after } of index.transitions(cycle)) if (knownValue(by) === 'clock') add(from.id, after);
  return ends;
}

const BEFORE_THE_END: ReadonlyMap<string, string> = new Map([
  ['remind', 'a reminder comes'],
  ['pass it on', 'it is passed on'],
]);

function lateReminders(
  { index }: Product,
  cycle: Lifecycle,
  { state, after, next }: IdleRule,
  end: Sourced<Quantity> | undefined,
): readonly Breach[] {
  const what = BEFORE_THE_END.get(knownValue(next) ?? '');
  const time = knownValue(after);
  const last = knownValue(end);
  if (!what || !time || !end || !last || (compareQuantities(time, last) ?? -1) < 0) return [];
  const named = index.states(cycle).get(state.id);
  const sentence = `While it is ${inQuotes(state.label)}, ${what} after ${time.text}, but it ends after ${last.text}; make the first one earlier.`;
  return oneBreach(sentence, named ? placeAt('state', named, after, cycle.entity) : { question: questionOf(after) }, {
    question: questionOf(end),
  });
}

/**
 * Compared, for a list and a call that feeds it: how many records fit on a page, and how many the call can bring at
 * once. A call feeds a list if it is triggered there by name, or if what it brings back belongs to the entity that
 * the list is about.
 */
function pagesAboveCall(product: Product): readonly Breach[] {
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

const UPLOAD = new Set(stems('upload file attachment picture photo image document scan video'));
const PAYLOAD = new Set(stems('payload request body message transfer transmission'));

interface Size {
  readonly what: string;
  readonly size: Quantity;
  readonly place: FindingPlace;
}

/**
 * Compared: the largest file of each field, and each size whose name is about uploaded files; with each size whose
 * name is about what one request or message can carry. Only amounts of data are sizes here.
 */
function uploadsAbovePayload(product: Product): readonly Breach[] {
  const payloads = namedSizes(product, PAYLOAD);
  if (payloads.length === 0) return [];
  const uploads = [...fileSizes(product), ...namedSizes(product, UPLOAD, PAYLOAD)];
  return uploads.flatMap((upload) =>
    payloads
      .filter(({ size }) => (compareQuantities(upload.size, size) ?? 0) > 0)
      .map((payload) => largerThanPayload(upload, payload)),
  );
}

function namedSizes({ index }: Product, words: ReadonlySet<string>, not: ReadonlySet<string> = new Set()) {
  const speaksOf = ({ label }: Constant, some: ReadonlySet<string>) => stems(label).some((word) => some.has(word));
  return index.constants.all.flatMap((constant) => {
    const size = knownValue(constant.value);
    if (!size || !isData(size) || !speaksOf(constant, words) || speaksOf(constant, not)) return [];
    return [{ what: inQuotes(constant.label), size, place: placeAt('constant', constant, constant.value) }];
  });
}

function fileSizes({ index }: Product): readonly Size[] {
  return index.entities.all.flatMap((entity) =>
    index.fields(entity.id).all.flatMap((field) =>
      listOf(field.files).flatMap(({ size: words }): readonly Size[] => {
        const size = readQuantity(words);
        const what = `A file in ${inQuotes(field.label)} of ${inQuotes(entity.label)}`;
        const place = placeAt('field', field, questionOf(field.files), entity.id);
        return size && isData(size) ? [{ what, size, place }] : [];
      }),
    ),
  );
}

function isData({ unit }: Quantity): boolean {
  return unitScaleOf(unit).family === 'data';
}

function largerThanPayload(upload: Size, payload: Size): Breach {
  const sentence = `${upload.what} may be ${upload.size.text}, but ${payload.what} is at most ${payload.size.text}; lower the first or raise the second.`;
  return breach(sentence, upload.place, payload.place);
}
