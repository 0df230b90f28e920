import { isEveryState } from '../../answers/everyday-words.ts';
import { type ConditionText, knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { conditionInWords } from '../../conditions/index.ts';
import { transitionFinder } from '../../model/states/find-transitions.ts';
import type { Lifecycle, MatrixCell, Transition } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ErrorEntry } from '../../slots/errors/messages.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { type Failure, failureFromEntry, failureOf } from '../failures.ts';
import { isUnconditional } from '../offered-moves.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { plainFailure, stopWith, type World, withNote } from './world.ts';

/** Whether the guard of a transition is true for a record now. Words that are not exact count as true. */
export function isGuardMet(actor: ActorContext, row: SampleRow, guard: Transition['guard']): boolean {
  return unmetParts(actor, row, guard).length === 0;
}

/** The false parts of a condition; it has parts only if each is exact by itself. */
function unmetParts(actor: ActorContext, row: SampleRow, guard: Transition['guard']): readonly ConditionText[] {
  const words = knownValue(guard);
  if (words === undefined || isUnconditional(words)) return [];
  const parts = words.text.split(/\s+(?:and|&&)\s+/iu).map((text) => ({ ...words, text }));
  const exact = parts.every((part) => actor.product.condition(part, row.entity).form === 'exact');
  return (exact ? parts : [words]).filter((part) => {
    const condition = actor.product.condition(part, row.entity);
    if (condition.form !== 'exact') return false;
    const outcome = condition.run(scopeOf(actor, row));
    return !outcome.ok || outcome.value !== true;
  });
}

/**
 * What people read when a guard is false: the error that the transition causes and that mentions a constant of the
 * false part; or the only error left that does not refuse a state; else what must be true.
 */
export function guardRefusal(
  actor: ActorContext,
  row: SampleRow,
  cycle: Lifecycle,
  move: Pick<Transition, 'id' | 'label' | 'event' | 'guard'>,
): Failure {
  const { product } = actor;
  const parts = unmetParts(actor, row, move.guard);
  const event = knownValue(move.event) ?? move.label;
  const raised = errorsOf(product, cycle, move);
  const mentioned = parts.flatMap((part) => mentionsOf(product, part, row.entity));
  const byNumber = raised.find(({ numbers }) => numbers.some((number) => mentioned.includes(number)));
  const plain = raised.filter(({ numbers }) => numbers.length === 0);
  const whole = knownValue(move.guard)?.text ?? '';
  const only = parts.length === 1 && parts[0]?.text === whole && raised.length === 1 ? plain[0] : undefined;
  const error = (byNumber ?? only)?.error;
  if (error) return failureFromEntry(error, event, product.model.errors.catalogue);
  const must = parts.map((part) => conditionInWords(product.condition(part, row.entity)).trim()).join(' and ');
  return plainFailure(event, `Only if ${must}.`, questionOf(move.guard));
}

function mentionsOf(product: Product, part: ConditionText, entity: string): readonly string[] {
  const condition = product.condition(part, entity);
  return condition.form === 'exact' ? condition.mentions.map(foldCase) : [];
}

/** Errors that a transition itself causes, each with the constants it mentions; without those that refuse a state. */
function errorsOf({ index }: Product, cycle: Lifecycle, { id }: Pick<Transition, 'id'>) {
  const ofStates = new Set(listOf(cycle.matrix).flatMap(({ words }) => index.errors.called(words ?? '')?.id ?? []));
  return index.errors.all.flatMap((error) => {
    const raisers = listOf(error.raisedBy);
    if (ofStates.has(error.id) || !raisers.some((one) => one.kind === 'transition' && one.id === id)) return [];
    const numbers = raisers.filter(({ kind }) => kind === 'limit').map(({ label }) => foldCase(label));
    return [{ error, numbers }];
  });
}

/**
 * The cell of the state/event matrix for an event in the record’s present state; undefined where nobody has filled it.
 */
export function matrixCellFor(product: Product, row: SampleRow, cycle: Lifecycle, event: string) {
  const now = row.states.get(cycle.id);
  const cells = cellsFor(product)(cycle)(foldCase(event)) ?? [];
  return (
    cells.find(({ state }) => state.id !== null && state.id === now) ??
    cells.find(({ state }) => state.id === null && isEveryState(state.label))
  );
}

/** By the words of the column, and by the events of the transitions that it names. */
const cellsFor = memoizeByProduct(() =>
  memoize((cycle: Lifecycle) => {
    const find = transitionFinder(listOf(cycle.transitions));
    const cells = listOf(cycle.matrix).flatMap((cell) => {
      const events = find(cell.event).flatMap(({ event }) => knownValue(event) ?? []);
      return [...new Set([cell.event, ...events].map(foldCase))].map((event) => ({ event, cell }));
    });
    return (event: string) => cells.filter((one) => one.event === event).map(({ cell }) => cell);
  }),
);

/** The error that the cell names, else its own words. */
export function refusalOf(product: Product, cycle: Lifecycle, { event, words, refusal }: MatrixCell) {
  const { index, model } = product;
  const byText = ({ text }: ErrorEntry) => words && foldCase(knownValue(text) ?? '') === foldCase(words);
  const named = index.errors.called(words ?? '') ?? index.errors.all.find(byText);
  if (named) return failureFromEntry(named, event, model.errors.catalogue);
  if (words) return plainFailure(event, words, questionOf(refusal));
  const move = listOf(cycle.transitions).find((one) => knownValue(one.event) === event);
  const raised = move && failureOf(product, { kind: 'transition', id: move.id, label: move.label });
  return raised?.error ? raised : failureFromEntry(undefined, event, refusal);
}

/** What follows where the cell does not allow the event: a refusal, or a note that nothing happens now. */
export function heldBack(world: World, row: SampleRow, cycle: Lifecycle, cell: MatrixCell, event = cell.event) {
  const { product } = world.actor;
  const name = recordLabel(product, row);
  if (cell.does === 'refuse') return stopWith(world, refusalOf(product, cycle, cell));
  if (cell.does === 'ignore') return withNote(world, `“${event}” changes nothing on “${name}” now.`);
  return cell.does === 'queue' ? withNote(world, waitingText(event, name, cell)) : undefined;
}

/** What people read when an action has to wait. */
export function waitingText(event: string, name: string, { waitsFor }: MatrixCell): string {
  const what = knownValue(waitsFor);
  return `“${event}” on “${name}” waits${what ? `: ${what}` : ', but nobody has said for what'}`;
}
