import { type InWords, knownValue, questionOf, type Sourced } from '../../answers/sourced.ts';
import { unreadClauses } from '../../model/effects/clauses-of.ts';
import { isEverything } from '../../product/everyday-words.ts';
import { listOf, type Product } from '../../product/product.ts';
import { meansNothing } from '../../product/words/nothing-words.ts';
import { checksOf } from '../checks/checks-of.ts';
import { isEverSent } from '../exchange.ts';
import { linesFor } from '../form-view.ts';
import { isAlways } from '../offered-moves.ts';
import { putAwayWords } from '../put-away-words.ts';
import { fixedTexts, type Unread, unread, unreadIrreversible, unreadWhenGone } from './unread-on-screens.ts';

/** All conditions, formulas, rules and texts that this prototype only shows and does not obey. */
export function unreadIn(product: Product): readonly Unread[] {
  return [
    ...moves(product),
    ...effects(product),
    ...permissions(product),
    ...ways(product),
    ...formulas(product),
    ...rules(product),
    ...fixedTexts(product),
    ...audiences(product),
    ...editables(product),
    ...waits(product),
    ...unsent(product),
    ...deletedOnes(product),
    ...masks(product),
    ...daily(product),
    ...unreadWhenGone(product),
    ...unreadIrreversible(product),
  ];
}

/** A place in words, unless they are exact. */
function inWords(
  { condition }: Product,
  held: Sourced<InWords>,
  entity: string | null,
  label: string,
  screen: string | null = null,
): readonly Unread[] {
  if (held.is !== 'known' || condition(held.value, entity).form === 'exact' || isAlways(held.value))
    return [];
  return [{ decided: `${label}: ${held.value.text}`, question: questionOf(held), screen, entity }];
}

function moves(product: Product): readonly Unread[] {
  return product.model.states.cycles.flatMap(({ entity, transitions, reversals }) => [
    ...listOf(transitions).flatMap(({ guard, event, label }) =>
      inWords(product, guard, entity, `${knownValue(event) ?? label}, only if`),
    ),
    ...listOf(reversals).flatMap(({ guard, how, label }) =>
      inWords(product, guard, entity, `${knownValue(how) ?? label}, only if`),
    ),
  ]);
}

/** What happens at a move, where nothing can be done about it. */
function effects({ model }: Product): readonly Unread[] {
  return unreadClauses(model).map(({ entity, move, text, question }) => ({
    decided: `${move}, what happens: ${text}`,
    question,
    screen: null,
    entity,
  }));
}

function permissions(product: Product): readonly Unread[] {
  return product.model.roles.permissions.flatMap(({ condition, entity, role, action }) =>
    inWords(product, condition, entity?.id ?? null, `${role.label}, ${action}, only if`),
  );
}

function ways(product: Product): readonly Unread[] {
  return listOf(product.model.screens.links).flatMap(({ condition, from, to, control }) => {
    const about = product.index.screens.get(from.id)?.about;
    const label = `${knownValue(control) ?? to.label}, only when`;
    return inWords(product, condition, (about && knownValue(about)?.id) ?? null, label, from.id);
  });
}

function formulas(product: Product): readonly Unread[] {
  return product.index.entities.all.flatMap(({ id }) =>
    product.index.fields(id).all.flatMap(({ formula, label }) => inWords(product, formula, id, label)),
  );
}

function rules({ model, index }: Product): readonly Unread[] {
  return index.entities.all.flatMap(({ id }) => {
    const checked = new Set(checksOf(model, id).checks.map(({ rule }) => rule?.id));
    return index.rulesOf(id).flatMap((rule) => {
      if (checked.has(rule.id)) return [];
      const decided = `${rule.label}: ${knownValue(rule.limit)?.text ?? ''}`.replace(/: $/, '');
      return [{ decided, question: rule.source.question, screen: null, entity: id }];
    });
  });
}

/** Who sees a record in a state, or its past, where the words name no role. */
function audiences({ index }: Product): readonly Unread[] {
  return index.entities.all.flatMap(({ id: entity, historyReaders }) => {
    const past = listOf(historyReaders).filter((words) => !index.roles.called(words));
    return [
      ...past.map((words) => unread(`What it said before, for: ${words}`, historyReaders, entity)),
      ...index.statesOf(entity).flatMap(({ state: { label, visibleTo } }) =>
        listOf(visibleTo)
          .filter(({ id }) => id === null)
          .map((one) => unread(`${label}, seen by: ${one.label}`, visibleTo, entity)),
      ),
    ];
  });
}

/** What may be changed of a record in a state, where the words name no field. */
function editables({ index }: Product): readonly Unread[] {
  return index.entities.all.flatMap(({ id: entity }) =>
    index.statesOf(entity).flatMap(({ state: { label, editable } }) =>
      listOf(editable)
        .filter((one) => one.id === null && !isEverything(one.label) && !meansNothing(one.label))
        .map((one) => unread(`${label}, may be changed: ${one.label}`, editable, entity)),
    ),
  );
}

/** Actions that have to wait: people are told so, and nothing does them later. */
function waits({ model }: Product): readonly Unread[] {
  const why = 'That an action waits is told, and nothing does it later here.';
  return model.states.cycles.flatMap(({ entity, matrix }) =>
    listOf(matrix)
      .filter(({ does }) => does === 'queue')
      .map(({ state, event }) => unread(`${state.label}, ${event}: waits`, matrix, entity, why)),
  );
}

/** Messages to other systems that nothing done here sends. */
function unsent(product: Product): readonly Unread[] {
  const why = 'Messages go out here with a move, or when a record is saved or deleted.';
  return product.index.calls.all.flatMap((call) => {
    const when = knownValue(call.trigger);
    if (when === undefined || isEverSent(product, call)) return [];
    return [unread(`${call.label}: ${when}`, call.trigger, null, why)];
  });
}

/** Uniqueness that also counts deleted records. */
function deletedOnes({ model }: Product): readonly Unread[] {
  const why = 'What is deleted is gone here, and what was its own is free again.';
  return listOf(model.validation.unique)
    .filter(({ deletedCount }) => knownValue(deletedCount) === true)
    .map(({ deletedCount, label, entity }) =>
      unread(`${label}, only once: deleted ones count`, deletedCount, entity.id, why),
    );
}

/** When records leave the daily lists, where that is said neither by names of states nor as a condition. */
function daily(product: Product): readonly Unread[] {
  return product.index.entities.all.flatMap((entity) => {
    const { putAway } = entity.volume;
    if (putAway.is !== 'known') return [];
    const words = { text: putAway.value, source: putAway.source };
    return putAwayWords(product, entity, words).unread.map((part) =>
      unread(`Leaves the daily lists: ${part}`, putAway, entity.id),
    );
  });
}

/** What is left to see of a masked field, where the words do not say which part. */
function masks(product: Product): readonly Unread[] {
  const all = product.index.entities.all.flatMap(({ id: entity }) =>
    product.index.roles.all.flatMap((role) =>
      linesFor(product, entity, role.id).flatMap(({ field, mask }): readonly Unread[] => {
        if (!mask?.words || mask.left) return [];
        const decided = `${field.label}, left to see: ${mask.words}`;
        return [{ decided, question: mask.question, screen: null, entity }];
      }),
    ),
  );
  return [...new Map(all.map((one) => [`${one.entity} ${one.question} ${one.decided}`, one])).values()];
}
