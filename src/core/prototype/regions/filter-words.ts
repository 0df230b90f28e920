import { finderOf, refsIn } from '../../answers/name-finder.ts';
import type { ConditionText } from '../../answers/sourced.ts';
import { isFinalState } from '../../model/states/find-transitions.ts';
import type { Product } from '../../product/product.ts';
import { splitOutside } from '../../shapes/split-words.ts';

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
