import { memoize } from '../../base/memoize.ts';
import { readCondition, vocabularyOf } from '../../conditions/index.ts';
import type { Condition, Scope, Vocabulary } from '../../conditions/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type ActorContext, productScope, recordValueOf, scopeOf } from '../actor-context.ts';
import { entitiesInAddress, type ParentRecords } from '../routes.ts';
import type { SampleRow } from '../sample/types.ts';
import type { ProtoScreen } from '../screens-of.ts';

/** The names that the words on a screen may use: of its record, of the records in its address, and of the product. */
const screenVocabulary = memoizeByProduct((product) =>
  memoize((screen: ProtoScreen): Vocabulary => {
    const own = product.model.vocabulary(screen.entity);
    const parents = parentsOf(product, screen);
    if (parents.length === 0) return own;
    return vocabularyOf(
      parents.map(({ id, label }) => ({
        label,
        aliases: [`this ${label}`],
        type: 'record',
        of: id,
        members: () => product.model.vocabulary(id),
      })),
      own,
    );
  }),
);

function parentsOf(product: Product, screen: ProtoScreen) {
  const ids = entitiesInAddress(product, screen).filter((id) => id !== screen.entity);
  return ids.flatMap((id) => product.index.entities.get(id) ?? []);
}

export function readOnScreen(product: Product, screen: ProtoScreen, words: string): Condition {
  return readCondition(words, screenVocabulary(product)(screen));
}

/** What the words on a screen are evaluated with. */
export function screenScope(
  actor: ActorContext,
  screen: ProtoScreen,
  row: SampleRow | undefined,
  around: ParentRecords,
): Scope {
  const base = row ? scopeOf(actor, row) : productScope(actor);
  const parents = new Map(
    parentsOf(actor.product, screen).flatMap(({ id, label }) => {
      const parent = around.get(id);
      return parent ? [[foldCase(label), recordValueOf(actor, parent)] as const] : [];
    }),
  );
  return { ...base, value: (label) => parents.get(foldCase(label)) ?? base.value(label) };
}
