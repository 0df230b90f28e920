import { listOf, questionOf } from '../../answers/sourced.ts';
import { type RecordLink, recordLinksFrom } from '../../model/entities/record-links.ts';
import { isFinalState } from '../../model/states/find-transitions.ts';
import type { Lifecycle, State } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { statesNow } from '../states-now.ts';
import { linkedRecords } from './linked-records.ts';
import { applyEach, plainFailure, stopWith, type World, withNote } from './world.ts';

/** What happens to the parts of a record that comes to a state: they follow, stay, or prevent it. */
export function cascadeToParts(world: World, row: SampleRow, state: State): World {
  const { product } = world.actor;
  const { cascade } = product.model.states;
  const rows = listOf(cascade).filter(({ whole }) => foldCase(whole) === foldCase(state.label));
  const recordLinks = rows.length > 0 ? recordLinksFrom(product.model.entities, row.entity) : [];
  const parts = rows.flatMap(({ part, does }) => {
    const partEntity = product.index.entities.called(part);
    const way = recordLinks.find(({ to, by }) => to.id === partEntity?.id && by.kind !== 'own line');
    return way ? [{ way, does }] : [];
  });
  return applyEach(world, parts, (now, { way, does }) => {
    const open = linkedRecords(now.actor, row, way).filter((one) => !hasEnded(product, one));
    const [first] = open;
    if (!first) return now;
    if (does === 'prevents it') return prevented(now, row, state, first, questionOf(cascade));
    if (does === 'follows') return applyEach(now, open, (so, one) => following(so, one, way, state));
    if (does !== 'somebody decides') return now;
    const names = open.map((one) => recordLabel(product, one)).join(', ');
    return withNote(now, `Somebody decides what happens to ${names}.`);
  });
}

/** Whether all life cycles of a record have ended; false without any. */
function hasEnded(product: Product, row: SampleRow): boolean {
  const cycleCount = product.index.cycles(row.entity).length;
  return cycleCount > 0 && statesNow(product, row).filter(isFinalState).length === cycleCount;
}

function prevented(world: World, row: SampleRow, state: State, open: SampleRow, question: string): World {
  const { product } = world.actor;
  const where = statesNow(product, open)
    .map(({ label }) => label)
    .join(', ');
  const part = `${product.index.entities.get(open.entity)?.label ?? ''} ${recordLabel(product, open)}`;
  const sentence = `“${recordLabel(product, row)}” cannot become “${state.label}” while ${part} is “${where}”; finish that first.`;
  return stopWith(world, plainFailure(state.label, sentence, question));
}

function following(world: World, part: SampleRow, { to }: RecordLink, state: State): World {
  const { product } = world.actor;
  const [cycle] = product.index.cycles(to.id);
  const goal = cycle && goalOf(product, cycle, state);
  return cycle && goal
    ? world.carryOut(world, part, { does: 'become', to: { kind: 'state', cycle, state: goal } }, state.label)
    : withNote(world, `${recordLabel(product, part)} follows, but nobody has said to which state.`);
}

/** The state of the same name; else the only final one that can be reached from each state a part may be in. */
function goalOf({ index }: Product, cycle: Lifecycle, { label }: State): State | undefined {
  const states = index.states(cycle).all;
  const same = states.find((state) => foldCase(state.label) === foldCase(label));
  if (same) return same;
  const moves = index.transitions(cycle);
  const open = states.filter((state) => !isFinalState(state));
  const [only, another] = states.filter(
    (state) =>
      isFinalState(state) && open.every(({ id }) => moves.some(({ from, to }) => from.id === id && to.id === state.id)),
  );
  return another ? undefined : only;
}
