import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { transitionFinder } from '../../model/states/find-transitions.ts';
import type { Lifecycle, MatrixCell } from '../../model/types.ts';
import { isEveryState } from '../../product/everyday-words.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ErrorEntry } from '../../slots/errors/messages.ts';
import { failureFromEntry, failureOf } from '../failures.ts';
import type { SampleRow } from '../sample/types.ts';
import { plainFailure } from './world.ts';

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
