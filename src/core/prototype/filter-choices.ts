import { knownValue } from '../answers/sourced.ts';
import type { ActorContext } from './actor-context.ts';
import type { ListRows } from './list-rows.ts';
import type { ListColumn } from './list-view.ts';
import { visibleStates } from './permission-verdicts.ts';

/**
 * The maximum number of choices of a filter, and the number of records they are gathered from where none are listed.
 */
const MAX_CHOICES = 60;
const SEARCHED_ROWS = 200;

/**
 * What the actor can filter a list by in a column: the listed values; else those in the first rows of the list without
 * a query, which is only made then. States that the actor never sees are left out.
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
  const choiceLabels = knownValue(field?.values)?.map(({ label }) => label);
  const seen = () => listed().page(0, SEARCHED_ROWS).map(textOf).filter(Boolean);
  return choiceLabels ?? [...new Set(seen())].sort().slice(0, MAX_CHOICES);
}
