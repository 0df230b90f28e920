import { knownValue, listOf, type Named } from '../../answers/sourced.ts';
import { quoted } from '../../english/say.ts';
import type { Product } from '../../product/product.ts';
import type { LeftOut } from '../../slots/purpose/goals.ts';
import { at, type Breach, breach, closingRule, type ThingKind } from '../closing-rule.ts';

/** Rule 4: what the first version leaves out is no screen, entity or message to another system. */
export const nothingLeftOutIsHere = closingRule({
  id: 4,
  severity: 'error',
  reason: 'What is left out on purpose and described all the same gets built by accident.',
  after: ['leftOut'],
  finds: (product) =>
    listOf(product.model.purpose.outOfScope).flatMap((item) =>
      samesOf(item, product).map((same) => breachOf(item, same)),
    ),
});

type Same = ReturnType<typeof samesOf>[number];

/** What has the name of something left out. A message may go to the system that does it instead. */
function samesOf({ label, when }: LeftOut, { index }: Product) {
  const isElsewhere = knownValue(when) === 'elsewhere';
  const found: readonly {
    readonly kind: ThingKind;
    readonly as: string;
    readonly thing: Named | undefined;
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

function breachOf({ label, source }: LeftOut, { kind, as, thing }: Same): Breach {
  const sentence = `${quoted(label)} is left out of the first version, but ${quoted(thing.label)} is there as ${as}; take it out, or do not leave it out.`;
  return breach(sentence, at(kind, thing), { question: source.question });
}
