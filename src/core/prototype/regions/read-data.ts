import { knownValue } from '../../answers/sourced.ts';
import type { Condition } from '../../conditions/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Region } from '../../slots/screens/regions.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { filterWords } from './filter-words.ts';
import { readOnScreen } from './screen-scope.ts';
import type { RegionData } from './types.ts';

interface BoundData {
  readonly data: RegionData;
  readonly problem: string | null;
}

const NEW = /^(?:an? )?new (.+?)(?: (?:on|for|of|in|to|about|under|below) (.+))?$/iu;

/** What a part of a screen is bound to, by its words “Of” and “Only those”. */
export function readData(product: Product, screen: ProtoScreen, { label, of, where }: Region): BoundData {
  const words = knownValue(of)?.text.trim() ?? '';
  if (words === '') return bound({ is: 'nothing' });
  const [, name = '', below] = NEW.exec(words) ?? [];
  const made = product.index.entities.called(name);
  if (made) return newRecord(product, screen, made.id, below);
  const own = product.index.entities.called(words);
  const isThis =
    own !== undefined && own.id === screen.entity && foldCase(words).replace(/^the /u, '') === foldCase(own.label);
  const read = readOnScreen(product, screen, isThis ? 'this' : words);
  if (read.form !== 'exact') return notBound(label, words, read);
  const { of: entity, type } = read;
  if (entity === undefined || (type !== 'record' && type !== 'records'))
    return { data: { is: 'nothing' }, problem: `“${label}” shows “${words}”, which are no records.` };
  const only = knownValue(where);
  if (!only) return bound({ is: type, of: entity, expression: read });
  if (type === 'record') return bound({ is: type, of: entity, expression: read });
  const filter = filterWords(product, entity, only);
  const filtered = readOnScreen(product, screen, `(${isThis ? 'this' : words}) where (${filter})`);
  return filtered.form === 'exact'
    ? bound({ is: 'records', of: entity, expression: filtered })
    : { ...notBound(label, only.text, filtered), data: { is: 'records', of: entity, expression: read } };
}

function bound(data: RegionData): BoundData {
  return { data, problem: null };
}

function notBound(label: string, words: string, read: Condition): BoundData {
  const why =
    read.form === 'wrong' ? (read.problems[0]?.sentence ?? '') : 'Name a thing, its linked records, or “my …”.';
  return { data: { is: 'nothing' }, problem: `“${label}” shows “${words}”, which cannot be read: ${why}` };
}

function newRecord(product: Product, screen: ProtoScreen, of: string, below: string | undefined): BoundData {
  if (below === undefined) return bound({ is: 'new', of, below: null });
  const read = readOnScreen(product, screen, below);
  const parent = read.form === 'exact' && read.type === 'record' ? read : null;
  return { data: { is: 'new', of, below: parent }, problem: null };
}
