import { finderOf, refsIn } from '../../answers/name-finder.ts';
import type { ConditionText } from '../../answers/sourced.ts';
import { knownValue } from '../../answers/sourced.ts';
import type { Condition } from '../../conditions/types.ts';
import { isFinalState } from '../../model/states/find-transitions.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import type { Region } from '../../slots/screens/regions.ts';
import type { ProtoScreen } from '../screens-of.ts';
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

const OPEN = /^(?:still )?(?:open|active|current|running|unfinished|not (?:yet )?(?:over|finished|done|closed))$/iu;

/** Commas are “and”; the name of a state, “open” and “same kind” stand for the condition that they mean. */
export function filterWords(product: Product, of: string, { text }: Pick<ConditionText, 'text'>): string {
  return splitOutside(text, ',')
    .map((part) => part.replace(/^(?:only )?(?:those )?(?:if|when|where|that are|which are|and) /iu, ''))
    .map((part) => `(${stateWords(product, of, part) ?? sameWords(product, of, part) ?? part})`)
    .join(' and ');
}

function stateWords({ index }: Product, of: string, words: string): string | undefined {
  const all = index.statesOf(of);
  if (all.length === 0 || index.fields(of).called(words)) return undefined;
  const isNot = /^not /iu.test(words);
  const bare = words.replace(/^not /iu, '');
  const ids = refsIn(finderOf(all.map(({ state }) => state)), bare).map(({ id }) => id);
  const named = all.filter(({ state }) => ids.includes(state.id));
  const meant =
    ids.length > 0 && !ids.includes(null)
      ? all.filter((one) => named.includes(one) !== isNot)
      : OPEN.test(words)
        ? all.filter(({ state }) => !isFinalState(state))
        : undefined;
  const [cycle, another] = index.cycles(of);
  const name = another && meant?.[0] ? meant[0].cycle.label : 'State';
  return cycle && meant && meant.length > 0
    ? `\`${name}\` in [${meant.map(({ state }) => `"${state.label}"`).join(', ')}]`
    : undefined;
}

const SAME = /^(?:of )?(?:the )?same (.+)$/iu;

/** “Same kind”: as on the record that the screen is about. */
function sameWords({ index }: Product, of: string, words: string): string | undefined {
  const [, name = ''] = SAME.exec(words) ?? [];
  const field = index.fields(of).called(name);
  return field && `\`${field.label}\` == this.\`${field.label}\``;
}
