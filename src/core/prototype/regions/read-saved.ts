import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { itemIn } from './read-shows.ts';
import { readAround } from './screen-names.ts';
import type { ReadSavedFilters } from './types.ts';

const SAVED = /^saved (?:as|in) (.+?):\s*(.+)$/isu;

/** “Saved as its segments: name, property, operator, values”: undefined for other words, a sentence where it is wrong. */
export function readSaved(product: Product, screen: ProtoScreen, words: string): ReadSavedFilters | string | undefined {
  const [, records = '', shown = ''] = SAVED.exec(words) ?? [];
  if (records === '') return undefined;
  const expression = readAround(product, screen, records);
  if (expression.form !== 'exact' || expression.of === undefined) return `${inQuotes(records)} are no records.`;
  const { of } = expression;
  const items = splitOutside(shown, ',').map((one) => itemIn(product, of, one));
  const unread = items.find((one) => typeof one === 'string');
  const [name, property, operator, values] = items.filter((one) => typeof one !== 'string');
  if (unread !== undefined) return unread;
  if (!name || !property || !operator || !values)
    return `say of ${inQuotes(records)} what they are called, the property, how it is compared, and the values.`;
  return { of, expression, name, property, operator, values };
}
