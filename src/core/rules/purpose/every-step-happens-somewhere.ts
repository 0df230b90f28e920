import { knownValue, listOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { nameSearchOf } from '../../product/words/names-in-words.ts';
import type { CaseStep } from '../../slots/purpose/people.ts';
import { closingRule, notYet, oneBreach, placeAt, type RuleOutcome } from '../closing-rule.ts';

/** Rule 3: each step of the last real case happens on a screen, by a transition or message, or outside on purpose. */
export const everyStepHappensSomewhere = closingRule({
  id: 3,
  severity: 'warning',
  reason: 'A step of a true story that happens nowhere here was forgotten, or is done somewhere else on purpose.',
  finds: (product) => {
    const { purpose, screens } = product.model;
    const { lastCase } = purpose;
    if (lastCase.is === 'not-applicable') return [];
    if (lastCase.is === 'unknown') return [notYet('Nobody has told the last real case yet.', lastCase.question)];
    const noScreens = 'Nobody has named the screens yet where the last real case would happen.';
    if (screens.screens.is === 'unknown') return [notYet(noScreens, screens.screens.question)];
    return lastCase.value.flatMap((step) => foundIn(step, product));
  },
});

function foundIn(step: CaseStep, product: Product): RuleOutcome {
  const where = knownValue(step.where);
  if (step.where.is === 'unknown')
    return [notYet(`Nobody has said yet where ${inQuotes(step.label)} happens.`, step.where.question)];
  if (where === undefined || OUTSIDE.test(where)) return [];
  if (performerNames(product).mentioned(where).length > 0) return [];
  const sentence = `${inQuotes(step.label)} happens ${inQuotes(where)}, but no screen, move or message to another system is called that; name one of those, or say that it stays outside.`;
  return oneBreach(sentence, placeAt('step', step, step.where));
}

const OUTSIDE =
  /\b(?:outside|elsewhere|somewhere else|stays|paper|by hand|by phone|phone|telephone|in person|corridor|hallway|meeting|by post|letter|nowhere here)\b/iu;

/** Everything that can carry out a step, by its names. */
const performerNames = memoizeByProduct(({ model, index }) => {
  const transitions = model.states.cycles.flatMap((cycle) =>
    index
      .transitions(cycle)
      .flatMap((transition) => [transition.label, ...transition.formerly, ...present(knownValue(transition.event))]),
  );
  const things = [index.screens, index.calls, index.inbound, index.systems].flatMap(({ all }) =>
    all.flatMap(({ label, formerly }) => [label, ...formerly]),
  );
  const outputs = listOf(model.screens.outputs).map(({ label }) => label);
  return nameSearchOf([...things, ...transitions, ...outputs].map((name) => [name, name] as const));
});

function present(event: string | undefined): readonly string[] {
  return event === undefined ? [] : [event];
}
