import { finderOf } from '../../answers/find.ts';
import { knownValue, questionOf } from '../../answers/sourced.ts';
import type { Way } from '../../model/effects/types.ts';
import { waysFrom } from '../../model/effects/ways-from.ts';
import { isLast } from '../../model/states/is-last.ts';
import type { LifeCycleOf, State } from '../../model/states/types.ts';
import type { Product } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import { stateLabels } from '../offered-moves.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { linkedBy } from './linked.ts';
import { because, each, noted, stopped, type World } from './world.ts';

/** How a part of something that has come to a state gets on: given by who knows how to move a record. */
export type MoveTo = (world: World, row: SampleRow, cycle: LifeCycleOf, state: State) => World;

/** What was said to become of the parts of a record that comes to a state: they follow, stay, or prevent it. */
export function partsOf(world: World, row: SampleRow, state: State, moveTo: MoveTo): World {
  const { product } = world.actor;
  const { cascade } = product.model.states;
  const said = (knownValue(cascade) ?? []).filter(({ whole }) => folded(whole) === folded(state.label));
  const ways = said.length > 0 ? waysFrom(product.model, row.entity) : [];
  const find = finderOf(
    product.index.entities.all.map(({ id, label, plural }) => ({ id, label, also: [plural] })),
  );
  const parts = said.flatMap(({ part, does }) => {
    const way = ways.find(({ to, by }) => to.id === find(part).id && by.kind !== 'own line');
    return way ? [{ way, does }] : [];
  });
  const question = questionOf(cascade);
  return each(world, parts, (now, { way, does }) => {
    const open = linkedBy(now.actor, row, way).filter((one) => !isOver(product, one));
    if (does === 'prevents it') return prevented(now, row, state, open, question);
    if (does === 'follows') return each(now, open, (so, one) => following(so, one, way, state, moveTo));
    if (does === 'somebody decides' && open.length > 0)
      return noted(
        now,
        `Somebody decides what becomes of ${open.map((one) => recordLabel(product, one)).join(', ')}.`,
      );
    return now;
  });
}

/** Whether a record has come to the end of all its lives; one without any is never over. */
function isOver({ index }: Product, row: SampleRow): boolean {
  const cycles = index.cycles(row.entity);
  return (
    cycles.length > 0 &&
    cycles.every((cycle) => {
      const now = index.states(cycle).get(row.states.get(cycle.id));
      return now !== undefined && isLast(now);
    })
  );
}

function prevented(world: World, row: SampleRow, state: State, open: readonly SampleRow[], question: string) {
  const { product } = world.actor;
  const [first] = open;
  if (!first) return world;
  const where = stateLabels(product, first).join(', ');
  const part = `${product.index.entities.get(first.entity)?.label ?? ''} ${recordLabel(product, first)}`;
  const sentence = `“${recordLabel(product, row)}” cannot become “${state.label}” while ${part} is “${where}”; bring that to its end first.`;
  return stopped(world, because(state.label, sentence, question));
}

function following(world: World, part: SampleRow, { to }: Way, state: State, moveTo: MoveTo): World {
  const { product } = world.actor;
  const [cycle] = product.index.cycles(to.id);
  const goal = cycle && goalOf(product, cycle, state);
  if (cycle && goal) return moveTo(world, part, cycle, goal);
  return noted(world, `${recordLabel(product, part)} follows, and nobody has said to which state.`);
}

/** The state of the same name; else the only last one to which a move leads from wherever a part may be. */
function goalOf({ index }: Product, cycle: LifeCycleOf, { label }: State): State | undefined {
  const states = index.states(cycle).all;
  const same = states.find((state) => folded(state.label) === folded(label));
  if (same) return same;
  const moves = index.transitions(cycle);
  const open = states.filter((state) => !isLast(state));
  const [only, another] = states.filter(
    (state) =>
      isLast(state) &&
      open.every(({ id }) => moves.some(({ from, to }) => from.id === id && to.id === state.id)),
  );
  return another ? undefined : only;
}
