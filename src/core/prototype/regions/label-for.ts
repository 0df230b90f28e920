import type { ActorContext } from '../actor-context.ts';
import type { SampleRow } from '../sample/types.ts';
import { BRACES } from './braces.ts';
import { itemText } from './item-text.ts';
import { itemIn } from './read-shows.ts';

/**
 * The label of a button with what stands in braces worked out for a record: “Import {First day} to {Last day}”. While
 * one of them is empty, it ends before the first.
 */
export function labelFor(actor: ActorContext, row: SampleRow, label: string): string {
  let isWhole = true;
  const filled = label.replace(BRACES, (_, words: string) => {
    const item = itemIn(actor.product, row.entity, words);
    const text = typeof item === 'string' ? '' : itemText(actor, row, item);
    isWhole &&= text !== '';
    return text;
  });
  return isWhole ? filled : label.slice(0, label.indexOf('{')).trim();
}
