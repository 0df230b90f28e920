import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { listedNames, quoted } from '../../english/say.ts';
import { moveFinder } from '../../model/states/find-move.ts';
import type { LifeCycleOf, MatrixCell, State } from '../../model/types.ts';
import { isEveryState } from '../../product/everyday-words.ts';
import { type Product, perProduct } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import { at, type Breach, broken, closingRule, type NotYet, notYet } from '../closing-rule.ts';
import { awaiting, isLeftEmpty } from '../verdict.ts';
import { subjectOf } from './cycle-names.ts';

/** Rule 21: for each state it is said what happens on each action, and what is refused causes an error. */
export const everyActionIsAnswered = closingRule({
  id: 21,
  severity: 'warning',
  reason: 'Somebody will try each action in each state; where nobody thought of it, the product surprises people.',
  after: ['states'],
  finds: (product) => {
    const cycles = product.model.states.cycles.filter(({ states }) => listOf(states).length > 0);
    return cycles.flatMap((cycle) => [
      ...holesIn(cycle, product),
      ...refusalsWithoutError(cycle, product),
      ...waitsOf(cycle, product),
    ]);
  },
});

function waitsOf(cycle: LifeCycleOf, product: Product): readonly NotYet[] {
  const { matrix } = cycle;
  const subject = quoted(subjectOf(cycle, product));
  if (matrix.is === 'unknown')
    return [notYet(`Nobody has said yet which actions ${subject} allows in which state.`, questionOf(matrix))];
  return awaiting(
    product,
    listOf(matrix).flatMap((cell) => (cell.does === 'refuse' ? [{ ...cell, label: cell.event }] : [])),
    'refusal',
    (name, { state }) =>
      `Nobody has said yet what people read when ${name} is refused while it is ${quoted(state.label)}.`,
  );
}

function holesIn(cycle: LifeCycleOf, product: Product): readonly Breach[] {
  if (cycle.matrix.is !== 'known') return [];
  const cover = coverOf(cycle);
  const answered = answeredIn(cycle, cover);
  const events = eventsOf(cycle, cover);
  return listOf(cycle.states).flatMap((state) => {
    const open = events.filter(([key]) => !answered(state, key)).map(([, event]) => event);
    if (open.length === 0) return [];
    const sentence = `Nobody has said what happens on ${listedNames(open)} while ${quoted(subjectOf(cycle, product))} is ${quoted(state.label)}; allow it, refuse it, ignore it or let it wait.`;
    return broken(sentence, at('state', state, cycle.matrix, cycle.entity));
  });
}

/** The events that each column is about, folded: its own words, and those of the move that it names. */
type Cover = ReadonlyMap<string, readonly string[]>;

function coverOf({ transitions, matrix }: LifeCycleOf): Cover {
  const columns = [...new Set(listOf(matrix).map(({ event }) => event))];
  const find = columns.some(namesAMove) ? moveFinder(listOf(transitions)) : () => [];
  return new Map(
    columns.map((column) => {
      const moves = find(column).flatMap(({ event }) => knownValue(event) ?? []);
      return [column, [...new Set([column, ...moves].map(folded))]];
    }),
  );
}

/** A move by its ends rather than by what happens on it: “New → Paid: pay”, “New to Paid”. */
function namesAMove(column: string): boolean {
  return /→|->|\sto\s|\s[–-]\s/u.test(column);
}

/** What people and other systems do, each once, with the words for it; the clock is never refused. */
function eventsOf({ transitions }: LifeCycleOf, cover: Cover) {
  const known = new Map([...cover].map(([column, [own = '']]) => [own, column]));
  const covered = new Set([...cover.values()].flat());
  for (const { event, by } of listOf(transitions)) {
    const words = knownValue(event);
    if (words === undefined || knownValue(by) === 'clock' || covered.has(folded(words))) continue;
    known.set(folded(words), words);
  }
  return [...known];
}

function answeredIn({ matrix }: LifeCycleOf, cover: Cover): (state: State, event: string) => boolean {
  const cells = new Set<string>();
  for (const { state, event, does } of listOf(matrix)) {
    if (does === null) continue;
    const of = isEveryState(state.label) ? '' : (state.id ?? state.label);
    for (const words of cover.get(event) ?? []) cells.add(`${of}\n${words}`);
  }
  return ({ id }, event) => cells.has(`${id}\n${event}`) || cells.has(`\n${event}`);
}

function refusalsWithoutError(cycle: LifeCycleOf, product: Product): readonly Breach[] {
  const raised = raisedIn(cycle, product);
  return listOf(cycle.matrix)
    .filter((cell) => cell.does === 'refuse' && !raised(cell))
    .flatMap((cell) => breachOfRefusal(cell, cycle, product));
}

function breachOfRefusal(cell: MatrixCell, cycle: LifeCycleOf, product: Product): readonly Breach[] {
  const { refusal, state, event } = cell;
  const said = knownValue(refusal);
  if (said === undefined && !isLeftEmpty(refusal, product)) return [];
  const what = `${quoted(event)} is refused while ${quoted(subjectOf(cycle, product))} is ${quoted(state.label)}`;
  const place = { question: questionOf(refusal) };
  if (said === undefined) return broken(`${what}, but nobody has said what people read then; name an error.`, place);
  if (product.model.errors.catalogue.is === 'unknown' || product.index.errors.called(said)) return [];
  const sentence = `${what} with the words ${quoted(said)}, which no error has; name one of the errors, or add it.`;
  return broken(sentence, place, { question: questionOf(product.model.errors.catalogue) });
}

/** Whether an error says that the refusal causes it: by the state, by the move, or by its own words. */
function raisedIn(cycle: LifeCycleOf, product: Product): (cell: MatrixCell) => boolean {
  const { texts, states, moves } = raisersIn(product);
  const find = moves.size === 0 ? () => [] : moveFinder(listOf(cycle.transitions));
  return ({ state, event, words }) =>
    (words !== null && texts.has(folded(words))) ||
    (state.id !== null && states.has(state.id)) ||
    find(event).some(({ id }) => moves.has(id));
}

const raisersIn = perProduct(({ index }) => {
  const raisers = index.errors.all.flatMap(({ raisedBy }) => listOf(raisedBy));
  const idsOf = (of: string) => new Set(raisers.filter(({ kind }) => kind === of).flatMap(({ id }) => id ?? []));
  const texts = index.errors.all.flatMap((error) => [...error.texts.values()].map(({ text }) => folded(text)));
  return { texts: new Set(texts), states: idsOf('state'), moves: idsOf('transition') };
});
