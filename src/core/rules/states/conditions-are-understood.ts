import { isEverybody, isOtherwise } from '../../answers/everyday-words.ts';
import {
  type ConditionText,
  knownValue,
  listOf,
  type NamedElement,
  questionOf,
  type Sourced,
} from '../../answers/sourced.ts';
import { stronglyConnectedComponents } from '../../base/graphs.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { plural, withCount } from '../../english/plural.ts';
import { unreadClauses } from '../../model/effects/clauses-of.ts';
import type { Entity, Field } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, breach, closingRule, type FindingPlace, notYet, oneBreach, placeAt } from '../closing-rule.ts';

/**
 * Rule 20: a condition that is meant to be exact names only fields, roles and numbers that exist, and no field is
 * computed from itself.
 */
export const conditionsAreUnderstood = closingRule({
  id: 20,
  severity: 'error',
  reason: 'A condition about something that nobody has described can never be checked.',
  finds: (product) => {
    const read = conditionsIn(product).map((use) => ({ use, is: product.condition(use.words, use.entity) }));
    const loose = read.filter(({ is }) => is.form === 'words');
    return [
      ...read.flatMap(({ use, is }) => (is.form === 'wrong' ? [breachOf(use, is.problems[0]?.sentence ?? '')] : [])),
      ...wrongClauses(product),
      ...circularFormulas(product),
      ...loose.slice(0, 1).map(({ use }) => {
        const names = quotedList(loose.map(({ is }) => is.text));
        const are = withCount(loose.length, 'condition is', 'conditions are');
        return notYet(`${are} only in words: ${names}.`, use.words.source.question);
      }),
    ];
  },
});

/** Effects that cannot run because they name what does not exist. */
function wrongClauses({ model }: Product): readonly Breach[] {
  return unreadClauses(model).flatMap(({ move, text, problem, question }) =>
    problem === null
      ? []
      : oneBreach(`${inQuotes(text)} at ${inQuotes(move)} cannot be carried out: ${problem}`, { question }),
  );
}

interface ConditionUse {
  readonly words: ConditionText;
  readonly entity: string | null;
  /** "the move “New → Paid”". */
  readonly of: string;
  readonly place: FindingPlace;
}

function breachOf({ words, of, place }: ConditionUse, problem: string): Breach {
  return breach(`The condition ${inQuotes(words.text)} of ${of} cannot be checked: ${problem}`, place);
}

function conditionsIn(product: Product): readonly ConditionUse[] {
  return [...transitionConditions(product), ...linkConditions(product), ...formulaConditions(product)].filter(
    ({ words }) => words.text.trim() !== '' && !isOtherwise(words.text) && !isEverybody(words.text),
  );
}

function transitionConditions({ model }: Product): readonly ConditionUse[] {
  return model.states.cycles.flatMap((cycle) =>
    [...listOf(cycle.transitions), ...listOf(cycle.reversals)].flatMap((transition) => {
      const place = placeAt('transition', transition, undefined, cycle.entity);
      return useOf(transition.guard, cycle.entity, `the move ${inQuotes(transition.label)}`, place);
    }),
  );
}

/** A link may use the record of the screen it starts from. */
function linkConditions({ model, index }: Product): readonly ConditionUse[] {
  return listOf(model.screens.links).flatMap(({ from, to, condition }) => {
    const screen = index.screens.get(from.id);
    const entity = index.entities.get(knownValue(screen?.about)?.id)?.id ?? null;
    const of = `the link from ${inQuotes(from.label)} to ${inQuotes(to.label)}`;
    const question = { question: questionOf(condition) };
    return useOf(condition, entity, of, screen ? placeAt('screen', screen, condition) : question);
  });
}

function formulaConditions({ index }: Product): readonly ConditionUse[] {
  return index.entities.all.flatMap((entity) =>
    listOf(entity.fields).flatMap((field) => {
      const place = placeAt('field', field, field.formula, entity.id);
      return useOf(field.formula, entity.id, `${quotedLabel(field)} of ${quotedLabel(entity)}`, place);
    }),
  );
}

function quotedLabel({ label }: NamedElement): string {
  return inQuotes(label);
}

function useOf(
  sourced: Sourced<ConditionText>,
  entity: string | null,
  of: string,
  place: FindingPlace,
): readonly ConditionUse[] {
  const words = knownValue(sourced);
  return words ? [{ words, entity, of, place }] : [];
}

/** Fields of one entity that are computed from each other, or from themselves. */
function circularFormulas(product: Product): readonly Breach[] {
  return product.index.entities.all.flatMap((entity) => {
    const computed = listOf(entity.fields).filter(({ formula }) => formula.is === 'known');
    const places = new Map(computed.map(({ label }, place) => [foldCase(label), place]));
    const next = computed.map((field) =>
      mentionedIn(field, entity, product).flatMap((label) => places.get(foldCase(label)) ?? []),
    );
    return stronglyConnectedComponents(next)
      .filter((circle) => circle.length > 1 || circle.some((place) => next[place]?.includes(place)))
      .map((circle) =>
        circleBreach(
          entity,
          circle.toSorted((a, b) => a - b).flatMap((place) => computed[place] ?? []),
        ),
      );
  });
}

function mentionedIn({ formula }: Field, entity: Entity, product: Product): readonly string[] {
  const words = knownValue(formula);
  const read = words && product.condition(words, entity.id);
  return read?.form === 'exact' ? read.mentions : [];
}

function circleBreach(entity: Entity, fields: readonly Field[]): Breach {
  const names = quotedList(fields.map(({ label }) => label));
  const are = plural(fields.length, 'is worked out from itself', 'are worked out from each other');
  const sentence = `${names} of ${inQuotes(entity.label)} ${are}, so there is never a value; change a formula.`;
  return breach(sentence, ...fields.map((field) => placeAt('field', field, field.formula, entity.id)));
}
