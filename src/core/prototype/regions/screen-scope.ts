import { memoize } from '../../base/memoize.ts';
import { readCondition, vocabularyOf } from '../../conditions/index.ts';
import type { Condition, Scope, Vocabulary } from '../../conditions/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type ActorContext, productScope, recordValueOf, scopeOf } from '../actor-context.ts';
import type { ParentRecords } from '../routes.ts';
import type { SampleRow } from '../sample/types.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { type Chosen, chosenNames, chosenValues } from './chosen.ts';
import { filterOf } from './read-filter.ts';
import { namesAround, parentsOf } from './screen-names.ts';

/** The names that the words on a screen may use: those around it, and what is chosen on it. */
export const screenVocabulary = memoizeByProduct((product) =>
  memoize((screen: ProtoScreen): Vocabulary => {
    const filter = filterOf(product)(screen);
    return filter.read
      ? vocabularyOf(chosenNames(filter.read), namesAround(product)(screen))
      : namesAround(product)(screen);
  }),
);

export function readOnScreen(product: Product, screen: ProtoScreen, words: string): Condition {
  return readCondition(words, screenVocabulary(product)(screen));
}

/** What the words on a screen are evaluated with. */
export function screenScope(
  actor: ActorContext,
  screen: ProtoScreen,
  row: SampleRow | undefined,
  around: ParentRecords,
  chosen: Chosen | null = null,
): Scope {
  const base = row ? scopeOf(actor, row) : productScope(actor);
  const parents = parentsOf(actor.product, screen).flatMap(({ id, label }) => {
    const parent = around.get(id);
    return parent ? [[foldCase(label), recordValueOf(actor, parent)] as const] : [];
  });
  const values = new Map<string, unknown>([...parents, ...(chosen ? chosenValues(chosen) : [])]);
  return { ...base, value: (label) => values.get(foldCase(label)) ?? base.value(label) };
}
