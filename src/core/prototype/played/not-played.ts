import { type InWords, knownValue, listOf, questionOf, type Sourced } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { oneLine } from '../../english/short-name.ts';
import { unreadClauses } from '../../model/effects/clauses-of.ts';
import { isEverything } from '../../product/everyday-words.ts';
import { type Product, perProduct } from '../../product/product.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import { briefly } from '../../shapes/briefly.ts';
import { FATES } from '../../slots/parts.ts';
import type { Fate } from '../../slots/slot.ts';
import { type QuestionView, settledValue } from '../../workspace/workspace.ts';
import type { ActorContext } from '../actor-context.ts';
import { checksOf } from '../checks/checks-of.ts';
import { isEverSent } from '../exchange.ts';
import { linesFor } from '../form-view.ts';
import { isAlways } from '../offered-moves.ts';
import { putAwayWords } from '../put-away-words.ts';
import {
  fixedTexts,
  type Unread,
  unread,
  unreadFigures,
  unreadIrreversible,
  unreadRelated,
  unreadWhenGone,
} from './unread-on-screens.ts';

/** The slots of the table by their number of parts, those with fewer placeholders first. */
const byLength = grouped(
  [...FATES].map(([slot, fate]) => ({ slot, parts: slot.split('/'), fate })),
  ({ parts }) => parts.length,
);
for (const rows of byLength.values()) rows.sort((a, b) => itemsIn(a.slot) - itemsIn(b.slot));

const PER_THING = new Set(['entities', 'states', 'validation', 'roles']);

/** The row of the table for a question’s slot, of all entities or of one. Undefined for questions people raised. */
export function fateOfSlot(slot: string): { readonly slot: string; readonly fate: Fate } | undefined {
  const parts = slot.split('/');
  const [kind = '', , ...rest] = parts;
  return lineFor(parts) ?? (PER_THING.has(kind) ? lineFor([kind, ...rest]) : undefined);
}

function lineFor(parts: readonly string[]) {
  return byLength
    .get(parts.length)
    ?.find((row) => row.parts.every((part, at) => part === '{item}' || part === parts[at]));
}

function itemsIn(slot: string): number {
  return slot.split('{item}').length;
}

/** Something decided that a screen could show or obey, and that this prototype does not. */
export interface NotPlayed {
  /** In one line. */
  readonly decided: string;
  readonly question: string;
  readonly part: string;
  readonly why: string;
  /** Ids of the screen and of the entity it is about; null: none in particular. */
  readonly screen: string | null;
  readonly entity: string | null;
}

/** All that was decided and is not played: inexact words first, then in the order in which it was asked. */
export function notPlayedIn(actor: ActorContext): readonly NotPlayed[] {
  const { product } = actor;
  return [...asWords(product, [...unreadFigures(actor), ...unreadRelated(actor)]), ...always(product)];
}

/** What depends on no record. */
const always = perProduct((product): readonly NotPlayed[] => [
  ...asWords(product, unreadIn(product)),
  ...unplayedIn(product),
]);

function unplayedIn(product: Product): readonly NotPlayed[] {
  return product.workspace.raised.flatMap((view) => {
    const { slot, id } = view.question;
    const fate = slot === null ? undefined : fateOfSlot(slot)?.fate;
    const decided = decidedWords(view);
    if (slot === null || fate?.is !== 'unplayed' || decided === '' || isKept(view, fate.kept)) return [];
    return [{ decided, question: id, part: partOf(view, product), why: fate.why, ...aboutOf(slot, product) }];
  });
}

/** Whether the prototype does anyway what was decided. */
function isKept(view: QuestionView, kept: readonly string[]): boolean {
  return kept.some((answer) => answer === settledValue(view));
}

const IN_WORDS = 'It was said in words that are not exact enough to be worked out.';

function asWords(product: Product, unread: readonly Unread[]): readonly NotPlayed[] {
  return unread.flatMap((one) => {
    const view = product.workspace.question(one.question);
    return view ? [{ why: IN_WORDS, ...one, part: partOf(view, product) }] : [];
  });
}

function partOf({ question: { point } }: QuestionView, { workspace }: Product): string {
  return workspace.point(point)?.point.title ?? point;
}

/** Empty where nothing was decided, or that it does not apply. */
function decidedWords(view: QuestionView): string {
  const said = view.status === 'parked' ? undefined : settledValue(view);
  return said === undefined ? '' : oneLine(briefly(said, view.question.shape));
}

function aboutOf(slot: string, { index }: Product): Pick<NotPlayed, 'screen' | 'entity'> {
  const [kind, of] = slot.split('/');
  if (kind === 'screens') return { screen: index.screens.has(of) ? (of ?? null) : null, entity: null };
  return { screen: null, entity: index.entities.has(of) ? (of ?? null) : null };
}

/** All conditions, formulas, rules and texts that this prototype only shows and does not obey. */
function unreadIn(product: Product): readonly Unread[] {
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
  if (held.is !== 'known' || condition(held.value, entity).form === 'exact' || isAlways(held.value)) return [];
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
    return inWords(product, condition, knownValue(about)?.id ?? null, label, from.id);
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
