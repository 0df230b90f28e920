import { isEveryState } from '../../answers/everyday-words.ts';
import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { transitionFinder } from '../../model/states/find-transitions.ts';
import type { Lifecycle, MatrixCell, State } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
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
import { raisedIds } from '../errors/raisers.ts';
import { subjectOf } from './lifecycle-places.ts';

/** Rule 21: for each state it is said what happens on each event, and every refusal has an error. */
export const everyEventIsHandled = closingRule({
  id: 21,
  severity: 'warning',
  reason: 'Somebody will try every action in every state; where nobody thought of it, the product surprises people.',
  after: ['states'],
  finds: (product) => {
    const cycles = product.model.states.cycles.filter(({ states }) => listOf(states).length > 0);
    return cycles.flatMap((cycle) => [
      ...holesIn(cycle, product),
      ...refusalsWithoutError(cycle, product),
      ...notYetsOf(cycle, product),
    ]);
  },
});

function notYetsOf(cycle: Lifecycle, product: Product): readonly NotYet[] {
  const { matrix } = cycle;
  const subject = inQuotes(subjectOf(cycle, product));
  if (matrix.is === 'unknown')
    return [notYet(`Nobody has said yet which actions ${subject} allows in which state.`, questionOf(matrix))];
  return notYetFor(
    product,
    listOf(matrix).flatMap((cell) => (cell.does === 'refuse' ? [{ ...cell, label: cell.event }] : [])),
    'refusal',
    (name, { state }) =>
      `Nobody has said yet what people read when ${name} is refused while it is ${inQuotes(state.label)}.`,
  );
}

function holesIn(cycle: Lifecycle, product: Product): readonly Breach[] {
  if (cycle.matrix.is !== 'known') return [];
  const cover = columnEventsOf(cycle);
  const answered = handledIn(cycle, cover);
  const events = eventsOf(cycle, cover);
  return listOf(cycle.states).flatMap((state) => {
    const made = movesFrom(state, cycle);
    const open = events.filter(([key]) => !answered(state, key) && !made.has(key)).map(([, event]) => event);
    if (open.length === 0) return [];
    const sentence = `Nobody has said what happens when somebody tries ${quotedList(open)} while ${inQuotes(subjectOf(cycle, product))} is ${inQuotes(state.label)}; allow it, refuse it, ignore it or make it wait.`;
    return oneBreach(sentence, placeAt('state', state, cycle.matrix, cycle.entity));
  });
}

/** The events that each column covers, normalized: its own name and that of the transition it names. */
type ColumnEvents = ReadonlyMap<string, readonly string[]>;

function columnEventsOf({ transitions, matrix }: Lifecycle): ColumnEvents {
  const columns = [...new Set(listOf(matrix).map(({ event }) => event))];
  const find = columns.some(namesTransition) ? transitionFinder(listOf(transitions)) : () => [];
  return new Map(
    columns.map((column) => {
      const events = find(column).flatMap(({ event }) => knownValue(event) ?? []);
      return [column, [...new Set([column, ...events].map(foldCase))]];
    }),
  );
}

/** A transition named by its two states rather than by its event: “New → Paid: pay”, “New to Paid”. */
function namesTransition(column: string): boolean {
  return /→|->|\sto\s|\s[–-]\s/u.test(column);
}

/** All events except those of the clock, which is never refused: the normalized name, then the words for it. */
function eventsOf({ transitions }: Lifecycle, cover: ColumnEvents) {
  const known = new Map([...cover].map(([column, [own = '']]) => [own, column]));
  const covered = new Set([...cover.values()].flat());
  for (const { event, by } of listOf(transitions)) {
    const words = knownValue(event);
    if (words === undefined || knownValue(by) === 'clock' || covered.has(foldCase(words))) continue;
    known.set(foldCase(words), words);
  }
  return [...known];
}

function handledIn({ matrix }: Lifecycle, cover: ColumnEvents): (state: State, event: string) => boolean {
  const cells = new Set<string>();
  for (const { state, event, does } of listOf(matrix)) {
    if (does === null) continue;
    const of = isEveryState(state.label) ? '' : (state.id ?? state.label);
    for (const words of cover.get(event) ?? []) cells.add(`${of}\n${words}`);
  }
  return ({ id }, event) => cells.has(`${id}\n${event}`) || cells.has(`\n${event}`);
}

/** What moves a record out of a state happens there, without being said again. */
function movesFrom({ id }: State, { transitions }: Lifecycle): ReadonlySet<string> {
  const own = listOf(transitions).filter(({ from }) => from.id === id);
  return new Set(own.flatMap(({ event }) => foldCase(knownValue(event) ?? '')));
}

function refusalsWithoutError(cycle: Lifecycle, product: Product): readonly Breach[] {
  const raised = raisedIn(cycle, product);
  return listOf(cycle.matrix)
    .filter((cell) => cell.does === 'refuse' && !raised(cell))
    .flatMap((cell) => breachOfRefusal(cell, cycle, product));
}

function breachOfRefusal(cell: MatrixCell, cycle: Lifecycle, product: Product): readonly Breach[] {
  const { refusal, state, event } = cell;
  const said = knownValue(refusal);
  if (said === undefined && !isLeftEmpty(refusal, product)) return [];
  const what = `${inQuotes(event)} is refused while ${inQuotes(subjectOf(cycle, product))} is ${inQuotes(state.label)}`;
  const place = { question: questionOf(refusal) };
  if (said === undefined) return oneBreach(`${what}, but nobody has said what people read then; name an error.`, place);
  if (product.model.errors.catalogue.is === 'unknown' || product.index.errors.called(said)) return [];
  const sentence = `${what} with the words ${inQuotes(said)}, which no error has; name one of the errors, or add it.`;
  return oneBreach(sentence, place, { question: questionOf(product.model.errors.catalogue) });
}

/** Whether an error is raised by the refusal: by its state, its transition or its words. */
function raisedIn(cycle: Lifecycle, product: Product): (cell: MatrixCell) => boolean {
  const texts = textsIn(product);
  const raisedStates = raisedIds(product, 'state');
  const raisedTransitions = raisedIds(product, 'transition');
  const find = raisedTransitions.size === 0 ? () => [] : transitionFinder(listOf(cycle.transitions));
  return ({ state, event, words }) =>
    (words !== null && texts.has(foldCase(words))) ||
    (state.id !== null && raisedStates.has(state.id)) ||
    find(event).some(({ id }) => raisedTransitions.has(id));
}

const textsIn = memoizeByProduct(
  ({ index }) =>
    new Set(index.errors.all.flatMap((error) => [...error.texts.values()].map(({ text }) => foldCase(text)))),
);
