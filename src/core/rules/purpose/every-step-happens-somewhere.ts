import { knownValue, questionOf } from '../../answers/sourced.ts';
import { quoted } from '../../english/say.ts';
import { listOf, type Product, perProduct } from '../../product/product.ts';
import { namesInWords } from '../../product/words/names-in-words.ts';
import type { Step } from '../../slots/purpose/people.ts';
import { at, type Breach, broken, closingRule, type NotYet, notYet } from '../closing-rule.ts';
import { verdict } from '../verdict.ts';

/** Rule 3: each step of the last real case happens on a screen, by a move, by a message, or outside on purpose. */
export const everyStepHappensSomewhere = closingRule({
  id: 3,
  severity: 'warning',
  reason:
    'A step of a true story that nothing here carries out was forgotten, or is done somewhere else on purpose.',
  needs: ['purpose', 'screens', 'states', 'calls'],
  breaches: (product) => {
    const { purpose, screens } = product.model;
    const steps = listOf(purpose.lastCase);
    if (purpose.lastCase.is === 'not-applicable') return [];
    if (purpose.lastCase.is === 'unknown')
      return notYet('Nobody has told the last real case yet.', purpose.lastCase.question);
    if (screens.screens.is === 'unknown')
      return notYet(
        'Nobody has named the screens yet on which the last real case would happen.',
        screens.screens.question,
      );
    return verdict(
      steps.flatMap((step) => breachOf(step, product)),
      steps.filter(({ where }) => where.is === 'unknown').map(waitOf),
    );
  },
});

function waitOf({ label, where }: Step): NotYet {
  return notYet(`Nobody has said yet where ${quoted(label)} happens.`, questionOf(where));
}

function breachOf(step: Step, product: Product): readonly Breach[] {
  const where = knownValue(step.where);
  if (where === undefined || OUTSIDE.test(where)) return [];
  if (placesIn(product).mentioned(where).length > 0) return [];
  const sentence = `${quoted(step.label)} happens ${quoted(where)}, which is no screen, no move and no message to another system; name one of those, or say that it stays outside.`;
  return broken(sentence, at('step', step, step.where));
}

/** Places that are plainly not a part of the product. */
const OUTSIDE =
  /\b(?:outside|elsewhere|somewhere else|stays|paper|by hand|by phone|phone|telephone|in person|corridor|hallway|meeting|by post|letter|nowhere here)\b/iu;

/** Everything that can carry out a step, by its names. */
const placesIn = perProduct(({ model, index }) => {
  const moves = model.states.cycles.flatMap((cycle) =>
    index
      .transitions(cycle)
      .flatMap((move) => [move.label, ...move.formerly, ...present(knownValue(move.event))]),
  );
  const things = [index.screens, index.calls, index.inbound, index.systems].flatMap(({ all }) =>
    all.flatMap(({ label, formerly }) => [label, ...formerly]),
  );
  const outputs = listOf(model.screens.outputs).map(({ label }) => label);
  return namesInWords([...things, ...moves, ...outputs].map((name) => [name, name] as const));
});

function present(event: string | undefined): readonly string[] {
  return event === undefined ? [] : [event];
}
