import { foldCase } from '../../shapes/normalize-text.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import { type ChosenFilter, OPERATORS } from './chosen.ts';
import { itemText } from './item-text.ts';
import { listedRows } from './region-rows.ts';
import type { ScreenLook } from './screen-look.ts';

export interface SavedFilter {
  readonly id: string;
  readonly name: string;
  readonly filter: ChosenFilter;
}

/** The filters that people have saved, as far as the actor may list them and the page can be filtered so. */
export function savedFilters({ actor, scope, filter: { saved, labels } }: ScreenLook): readonly SavedFilter[] {
  if (!saved) return [];
  return listedRows(actor, saved.of, saved.expression, scope).flatMap((row) => {
    const [name, property, operation, values] = (['name', 'property', 'operator', 'values'] as const).map((part) =>
      itemText(actor, row, saved[part]),
    );
    const label = labels.find((one) => foldCase(one) === foldCase(property ?? ''));
    const operator = OPERATORS.find((one) => one === foldCase(operation ?? ''));
    if (label === undefined || operator === undefined) return [];
    return [{ id: row.id, name: name ?? '', filter: { label, operator, values: splitOutside(values ?? '', ',') } }];
  });
}
