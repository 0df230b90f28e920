import { type InWords, knownValue, listOf, type Named, questionOf, type Sourced } from '../../answers/sourced.ts';
import { counted } from '../../english/plural.ts';
import { listedNames, quoted } from '../../english/say.ts';
import { unreadClauses } from '../../model/effects/clauses-of.ts';
import { isEverybody, isOtherwise } from '../../product/everyday-words.ts';
import type { Product } from '../../product/product.ts';
import { at, type Breach, breach, broken, closingRule, notYet, type Place } from '../closing-rule.ts';
import { formulasInACircle } from './formulas-in-a-circle.ts';

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
      ...formulasInACircle(product),
      ...loose.slice(0, 1).map(({ use }) => {
        const names = listedNames(loose.map(({ is }) => is.text));
        const are = counted(loose.length, 'condition is', 'conditions are');
        return notYet(`${are} only in words: ${names}.`, use.words.source.question);
      }),
    ];
  },
});

/** What is to be set at a move, and names what does not exist. */
function wrongClauses({ model }: Product): readonly Breach[] {
  return unreadClauses(model).flatMap(({ move, text, problem, question }) =>
    problem === null
      ? []
      : broken(`${quoted(text)} at the move ${quoted(move)} cannot be done: ${problem}`, { question }),
  );
}

interface Use {
  readonly words: InWords;
  readonly entity: string | null;
  /** "the move “New → Paid”". */
  readonly of: string;
  readonly place: Place;
}

function breachOf({ words, of, place }: Use, problem: string): Breach {
  return breach(`The condition ${quoted(words.text)} of ${of} cannot be checked: ${problem}`, place);
}

function conditionsIn(product: Product): readonly Use[] {
  return [...ofMoves(product), ...ofLinks(product), ...ofFormulas(product)].filter(
    ({ words }) => words.text.trim() !== '' && !isOtherwise(words.text) && !isEverybody(words.text),
  );
}

function ofMoves({ model }: Product): readonly Use[] {
  return model.states.cycles.flatMap((cycle) =>
    [...listOf(cycle.transitions), ...listOf(cycle.reversals)].flatMap((move) => {
      const place = at('transition', move, undefined, cycle.entity);
      return useOf(move.guard, cycle.entity, `the move ${quoted(move.label)}`, place);
    }),
  );
}

/** A link may use the record of the screen it starts from. */
function ofLinks({ model, index }: Product): readonly Use[] {
  return listOf(model.screens.links).flatMap(({ from, to, condition }) => {
    const screen = index.screens.get(from.id);
    const entity = index.entities.get(knownValue(screen?.about)?.id)?.id ?? null;
    const of = `the link from ${quoted(from.label)} to ${quoted(to.label)}`;
    const question = { question: questionOf(condition) };
    return useOf(condition, entity, of, screen ? at('screen', screen, condition) : question);
  });
}

function ofFormulas({ index }: Product): readonly Use[] {
  return index.entities.all.flatMap((entity) =>
    listOf(entity.fields).flatMap((field) => {
      const place = at('field', field, field.formula, entity.id);
      return useOf(field.formula, entity.id, `${named(field)} of ${named(entity)}`, place);
    }),
  );
}

function named({ label }: Named): string {
  return quoted(label);
}

function useOf(held: Sourced<InWords>, entity: string | null, of: string, place: Place): readonly Use[] {
  const words = knownValue(held);
  return words ? [{ words, entity, of, place }] : [];
}
