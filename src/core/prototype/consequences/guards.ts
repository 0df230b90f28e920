import { type ConditionText, knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { conditionInWords } from '../../conditions/index.ts';
import type { Lifecycle, Transition } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { type Failure, failureFromEntry } from '../failures.ts';
import { isUnconditional } from '../offered-moves.ts';
import type { SampleRow } from '../sample/types.ts';
import { plainFailure } from './world.ts';

/** Whether the guard of a transition is true for a record now. Words that are not exact count as true. */
export function isGuardMet(actor: ActorContext, row: SampleRow, guard: Transition['guard']): boolean {
  return unmetParts(actor, row, guard).length === 0;
}

/** The false parts of a condition; it has parts only if each is exact by itself. */
function unmetParts(actor: ActorContext, row: SampleRow, guard: Transition['guard']): readonly ConditionText[] {
  const words = knownValue(guard);
  if (words === undefined || isUnconditional(words)) return [];
  const parts = words.text.split(/\s+(?:and|&&)\s+/iu).map((text) => ({ ...words, text }));
  const exact = parts.every((part) => actor.product.condition(part, row.entity).form === 'exact');
  return (exact ? parts : [words]).filter((part) => {
    const condition = actor.product.condition(part, row.entity);
    if (condition.form !== 'exact') return false;
    const outcome = condition.run(scopeOf(actor, row));
    return !outcome.ok || outcome.value !== true;
  });
}

/**
 * What people read when a guard is false: the error that the transition causes and that mentions a constant of the
 * false part; or the only error left that does not refuse a state; else what must be true.
 */
export function guardRefusal(
  actor: ActorContext,
  row: SampleRow,
  cycle: Lifecycle,
  move: Pick<Transition, 'id' | 'label' | 'event' | 'guard'>,
): Failure {
  const { product } = actor;
  const parts = unmetParts(actor, row, move.guard);
  const event = knownValue(move.event) ?? move.label;
  const raised = errorsOf(product, cycle, move);
  const mentioned = parts.flatMap((part) => mentionsOf(product, part, row.entity));
  const byNumber = raised.find(({ numbers }) => numbers.some((number) => mentioned.includes(number)));
  const plain = raised.filter(({ numbers }) => numbers.length === 0);
  const whole = knownValue(move.guard)?.text ?? '';
  const only = parts.length === 1 && parts[0]?.text === whole && raised.length === 1 ? plain[0] : undefined;
  const error = (byNumber ?? only)?.error;
  if (error) return failureFromEntry(error, event, product.model.errors.catalogue);
  const must = parts.map((part) => conditionInWords(product.condition(part, row.entity)).trim()).join(' and ');
  return plainFailure(event, `Only if ${must}.`, questionOf(move.guard));
}

function mentionsOf(product: Product, part: ConditionText, entity: string): readonly string[] {
  const condition = product.condition(part, entity);
  return condition.form === 'exact' ? condition.mentions.map(foldCase) : [];
}

/** Errors that a transition itself causes, each with the constants it mentions; without those that refuse a state. */
function errorsOf({ index }: Product, cycle: Lifecycle, { id }: Pick<Transition, 'id'>) {
  const ofStates = new Set(listOf(cycle.matrix).flatMap(({ words }) => index.errors.called(words ?? '')?.id ?? []));
  return index.errors.all.flatMap((error) => {
    const raisers = listOf(error.raisedBy);
    if (ofStates.has(error.id) || !raisers.some((one) => one.kind === 'transition' && one.id === id)) return [];
    const numbers = raisers.filter(({ kind }) => kind === 'limit').map(({ label }) => foldCase(label));
    return [{ error, numbers }];
  });
}
