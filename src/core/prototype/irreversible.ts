import { knownValue, listOf } from '../answers/sourced.ts';
import type { Transition } from '../model/types.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { actionFinder, isMove } from '../product/separated-actions.ts';
import type { Irreversible } from '../slots/screens/outputs.ts';
import { cellText } from './cell-text.ts';
import { recordLabel } from './record-label.ts';
import { namesRecordNumber, recordNumber } from './record-number.ts';
import type { SampleRow } from './sample/types.ts';

/** The actions that were decided to be irreversible, each with the transition or the action that its words name. */
export const irreversibleActions = memoizeByProduct((product) => {
  const { known } = actionFinder(product);
  return listOf(product.model.screens.irreversible).map((said) => ({ said, action: known(said.label) }));
});

/** The confirmation before a record is deleted, where deleting is irreversible. */
export function irreversibleDeletion(product: Product, entity: string): Irreversible | undefined {
  return irreversibleActions(product).find(
    ({ action }) => action?.kind === 'action' && action.action === 'delete' && action.entity.id === entity,
  )?.said;
}

/** The confirmation before a transition, where it is irreversible. */
export function irreversibleMove(product: Product, move: Transition): Irreversible | undefined {
  return irreversibleActions(product).find(({ action }) => isMove(action, move))?.said;
}

/** What people have to type to confirm: the decided number or field, else the record’s name. */
export function confirmationText(product: Product, { typed }: Irreversible, row: SampleRow): string {
  const words = knownValue(typed);
  const named = words === undefined ? undefined : confirmationReader(product, row.entity, words);
  return named?.(row) || recordLabel(product, row);
}

/** “The number of the member”, “its E-mail”: the number or the field that words name, else undefined. */
export function confirmationReader(product: Product, entity: string, words: string) {
  const [, what = ''] =
    /^(?:the |its |their |his |her )?(.+?)(?: of (?:the|a|an|this|that) .+)?[.!]?$/iu.exec(words.trim()) ?? [];
  const found = product.index.entities.get(entity);
  if (found && namesRecordNumber(found, what)) return (row: SampleRow) => recordNumber(product, row);
  const fieldId = product.index.fields(entity).called(what)?.id;
  return fieldId === undefined ? undefined : (row: SampleRow) => cellText(row, fieldId);
}
