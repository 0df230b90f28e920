import { knownValue } from '../answers/sourced.ts';
import { memoizeByProduct } from '../product/product.ts';
import { screensOf } from './screens-of.ts';

/** The words on the first list of a product; undefined or empty where nobody has said them. */
export interface FirstWords {
  readonly name: string | undefined;
  readonly menu: readonly string[];
  readonly title: string | undefined;
  /** Examples that were given of what it lists. */
  readonly rows: readonly string[];
  readonly press: string | undefined;
  /** Whether somebody has decided that there is such a list. */
  readonly isDecided: boolean;
}

export const firstWords = memoizeByProduct((product): FirstWords => {
  const { model, index } = product;
  const decided = screensOf(product).filter(({ look }) => look !== 'guess');
  const list = decided.find(({ kind, entity }) => kind === 'list' && entity !== null);
  const thing = index.entities.get(list?.entity) ?? index.entities.all[0];
  const form = decided.find(({ kind, entity }) => kind === 'form' && entity === thing?.id);
  return {
    name: knownValue(model.purpose.name),
    menu: decided.flatMap(({ path, label }) => (path.includes(':') ? [] : [label])),
    title: list?.label ?? thing?.plural,
    rows: thing?.examples ?? [],
    press: form?.label,
    isDecided: list !== undefined,
  };
});
