import { isTrue } from '../../conditions/index.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import type { DrawnEmphasis } from '../emphasis.ts';
import type { SampleRow } from '../sample/types.ts';
import type { SaidEmphasis } from './read-emphasis.ts';

/** How a record, or something that is shown of it, stands out now; null where it does not. */
export function emphasisNow(actor: ActorContext, row: SampleRow, said: readonly SaidEmphasis[]): DrawnEmphasis | null {
  const holding = said.filter(({ onlyIf }) => onlyIf === null || isTrue(onlyIf.run(scopeOf(actor, row))));
  if (holding.length === 0) return null;
  const words = holding.flatMap(({ because }) => (because === '' ? [] : [because]));
  return { looks: [...new Set(holding.flatMap(({ looks }) => looks))], because: words.join(', ') };
}
