import { knownValue, listOf, type NamedElement } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import type { LeftOut } from '../../slots/purpose/goals.ts';
import { type Breach, breach, closingRule, type ElementKind, placeAt } from '../closing-rule.ts';

/** Rule 4: what the first version leaves out is no screen, entity or message to another system. */
export const outOfScopeStaysOut = closingRule({
  id: 4,
  severity: 'error',
  reason: 'Whatever is left out on purpose but described all the same gets built by accident.',
  after: ['leftOut'],
  finds: (product) =>
    listOf(product.model.purpose.outOfScope).flatMap((item) =>
      namesakesOf(item, product).map((namesake) => breachOf(item, namesake)),
    ),
});

type Namesake = ReturnType<typeof namesakesOf>[number];

/** What has the name of something left out. A message may go to the system that does it instead. */
function namesakesOf({ label, when }: LeftOut, { index }: Product) {
  const isElsewhere = knownValue(when) === 'elsewhere';
  const found: readonly {
    readonly kind: ElementKind;
    readonly as: string;
    readonly thing: NamedElement | undefined;
  }[] = [
    { kind: 'screen', as: 'a screen', thing: index.screens.called(label) },
    { kind: 'entity', as: 'something we keep records of', thing: index.entities.called(label) },
    {
      kind: 'call',
      as: 'a message to another system',
      thing: isElsewhere ? undefined : index.calls.called(label),
    },
  ];
  return found.flatMap(({ kind, as, thing }) => (thing ? [{ kind, as, thing }] : []));
}

function breachOf({ label, source }: LeftOut, { kind, as, thing }: Namesake): Breach {
  const sentence = `${inQuotes(label)} is left out of the first version, but ${inQuotes(thing.label)} is there as ${as}; remove that, or no longer leave it out.`;
  return breach(sentence, placeAt(kind, thing), { question: source.question });
}
