import type { Entity } from '../model/entities/types.ts';
import type { Figure } from '../model/screens/types.ts';
import { folded } from '../model/shapes/folded.ts';
import type { InWords } from '../model/things.ts';
import { type Acting, scopeOf } from './acting.ts';
import type { SampleRow } from './sample/types.ts';

/** "Loans", "all loans", "Loans that are Overdue", "Loans where Due < today()". */
const FROM =
  /^(?:the |all |number of |count of )*(.+?)(?: (?:that|which|who) (?:are|is) (.+)| where (.+))?$/iu;

/** A figure worked out on the records; null where its words name no thing, or say more than can be counted. */
export function figureOf(acting: Acting, { from }: Pick<Figure, 'from'>): number | null {
  if (from.is !== 'said') return null;
  const [, name = '', state, condition] = FROM.exec(from.value.trim()) ?? [];
  const { entities } = acting.product.index;
  const entity = entities.called(name) ?? entities.called(name.replace(/s$/u, ''));
  if (!entity) return null;
  if (condition !== undefined) return countWhere(acting, entity, { text: condition, source: from.source });
  return state === undefined ? acting.records.size(entity.id) : countIn(acting, entity, state);
}

function countIn({ product: { index }, records }: Acting, entity: Entity, words: string): number | null {
  const found = index.cycles(entity.id).flatMap((cycle) =>
    index
      .states(cycle)
      .all.filter(({ label }) => folded(label) === folded(words))
      .map(({ id }) => ({ cycle: cycle.id, state: id })),
  )[0];
  if (!found) return null;
  return records.all(entity.id).filter(({ states }) => states.get(found.cycle) === found.state).length;
}

function countWhere(acting: Acting, entity: Entity, words: InWords): number | null {
  const condition = acting.product.condition(words, entity.id);
  if (condition.form !== 'exact' || condition.type !== 'yes-no') return null;
  const holds = (row: SampleRow) => {
    const outcome = condition.run(scopeOf(acting, row));
    return outcome.ok && outcome.value === true;
  };
  return acting.records.all(entity.id).filter(holds).length;
}
