import { questionOf, type Sourced } from '../answers/sourced.ts';
import type { Named } from '../answers/things.ts';
import type { Product } from '../product/product.ts';
import type { ClosingRule, Finding, NotYet, Place, ThingKind } from './types.ts';

/** What a rule says of one breach; the number and the severity are the rule's own. */
export type Breach = Pick<Finding, 'sentence' | 'places'>;

type Draft = Omit<ClosingRule, 'find'> & {
  readonly breaches: (product: Product) => readonly Breach[] | NotYet;
};

/** A closing rule from the function that lists its breaches. */
export function closingRule({ breaches, ...rule }: Draft): ClosingRule {
  return {
    ...rule,
    find: (product) => {
      const found = breaches(product);
      if ('notYet' in found) return found;
      return found.map(({ sentence, places }) => ({
        rule: rule.id,
        severity: rule.severity,
        sentence,
        places,
      }));
    },
  };
}

/** One breach with the places it concerns. */
export function breach(sentence: string, ...places: readonly Place[]): Breach {
  return { sentence, places };
}

/** The same as a list of one, as what is looked at breaks a rule once or not at all. */
export function broken(sentence: string, ...places: readonly Place[]): readonly Breach[] {
  return [{ sentence, places }];
}

/** A thing as a place. `mend` is the question whose answer mends it, or the place of the model that holds it; by default the one that names the thing. */
export function at(
  kind: ThingKind,
  thing: Named,
  mend?: Sourced<unknown> | string,
  entity?: string | null,
): Place {
  const { id, label, source } = thing;
  const question = mend === undefined ? source.question : typeof mend === 'string' ? mend : questionOf(mend);
  return { question, thing: entity ? { kind, id, label, entity } : { kind, id, label } };
}

/** That a rule has to wait for the answer to a question. */
export function notYet(sentence: string, question: string): NotYet {
  return { notYet: sentence, question };
}
