import { knownValue } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { nameSearchOf, namesOf } from '../../product/words/names-in-words.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { type Breach, breach, closingRule, oneBreach, placeAt } from '../closing-rule.ts';
import { errorsAwaited, raisedIds } from './raisers.ts';

/**
 * Rule 37: being refused, and going over a limit, each have an error. Also where what is forbidden is hidden: its
 * address can still be typed or opened from a link. A limit is a size or a number with a stated maximum; its words
 * for being over it may name the error instead.
 */
export const everyRefusalAndLimitHasAnError = closingRule({
  id: 37,
  severity: 'error',
  reason: 'A “no” without words makes people try again, and then call.',
  finds: (product) => {
    const limits = product.index.constants.all.filter(({ of }) => of === 'capacity');
    const { refusal } = product.model.roles;
    if (limits.length === 0 && refusal.is !== 'known') return [];
    const waits = errorsAwaited(product);
    return waits.length > 0 ? waits : [...refusalWithout(product), ...limitsWithout(product, limits)];
  },
});

function refusalWithout(product: Product): readonly Breach[] {
  const { model, index } = product;
  const { refusal } = model.roles;
  const known =
    raisedIds(product, 'refusal').size > 0 ||
    index.errors.all.some((error) => knownValue(error.class) === 'permission');
  if (known || refusal.is !== 'known') return [];
  const how =
    refusal.value === 'hidden'
      ? 'People can open the address of what they may not see'
      : 'People try what they may not do';
  const sentence = `${how}, but no error says so; add one to what can go wrong, caused by “not allowed”.`;
  return oneBreach(sentence, { question: 'errors.messages' }, { question: refusal.source.question });
}

function limitsWithout(product: Product, limits: readonly Constant[]): readonly Breach[] {
  const raised = raisedIds(product, 'limit');
  const names = nameSearchOf(namesOf(product.index.errors.all));
  return limits
    .filter(({ id, over }) => !raised.has(id) && names.mentioned(knownValue(over) ?? '').length === 0)
    .map((limit) =>
      breach(
        `People read nothing when ${inQuotes(limit.label)} is over its limit; add an error to what can go wrong, and name the limit as its cause.`,
        placeAt('constant', limit, 'errors.messages'),
      ),
    );
}
