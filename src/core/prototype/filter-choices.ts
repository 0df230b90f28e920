import { knownValue } from '../answers/sourced.ts';
import type { ActorContext } from './actor-context.ts';
import type { ListRows } from './list-rows.ts';
import type { ListColumn } from './list-view.ts';
import { visibleStates } from './permission-verdicts.ts';

/** The most choices of a filter, and from how many records they are gathered where nobody has listed them. */
const MAX_CHOICES = 60;
const SEARCHED_ROWS = 200;

/**
 * What the actor can filter a list by in a column: the values that were said; else those in the first rows of the
 * list without a query, which is asked for only then. States that the actor never sees are left out.
 */
export function filterChoices(
  actor: ActorContext,
  entity: string,
  column: ListColumn,
  listed: () => Pick<ListRows, 'page'>,
): readonly string[] {
  const { shows, field, textOf } = column;
  const [cycle, another] = actor.product.index.cycles(entity);
  if (shows === 'state' && cycle && !another) return visibleStates(actor, cycle).map(({ label }) => label);
  const said = knownValue(field?.values)?.map(({ label }) => label);
  const seen = () => listed().page(0, SEARCHED_ROWS).map(textOf).filter(Boolean);
  return said ?? [...new Set(seen())].sort().slice(0, MAX_CHOICES);
}
