import { isEverything } from '../../answers/everyday-words.ts';
import { type ConditionText, knownValue, listOf, questionOf, type Sourced } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { collapseSpaces } from '../../english/short-name.ts';
import { unreadClauses } from '../../model/effects/clauses-of.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import { valueSummary } from '../../shapes/value-summary.ts';
import { PLAYABILITY } from '../../slots/parts.ts';
import type { Playability } from '../../slots/slot.ts';
import { type QuestionView, settledValue } from '../../workspace/workspace.ts';
import type { ActorContext } from '../actor-context.ts';
import { checksOf } from '../checks/checks-of.ts';
import { fieldViewsFor } from '../field-views.ts';
import { isUnconditional } from '../offered-moves.ts';
import { putAwayWords } from '../put-away.ts';
import { canBeSent, namesAnOccasion } from '../simulated-calls.ts';
import { namedNothing } from './named-nothing.ts';
import {
  type UnreadDecision,
  unreadDecision,
  unreadFigures,
  unreadGeneralFigures,
  unreadIrreversible,
  unreadLook,
  unreadOffers,
  unreadRegions,
  unreadRelated,
  unreadWhenGone,
  unreadWriting,
} from './unread-decisions.ts';

/** The slots of the table by their number of parts, those with fewer placeholders first. */
const byLength = groupBy(
  [...PLAYABILITY].map(([slot, fate]) => ({ slot, parts: slot.split('/'), fate })),
  ({ parts }) => parts.length,
);
for (const rows of byLength.values()) rows.sort((a, b) => itemsIn(a.slot) - itemsIn(b.slot));

const PER_ENTITY = new Set(['entities', 'states', 'validation', 'roles']);

/**
 * How the prototype treats a slot. Entity ids in the slot are placeholders in the table. Undefined for questions that
 * people raised.
 */
export function fateOfSlot(slot: string): { readonly slot: string; readonly fate: Playability } | undefined {
  const parts = slot.split('/');
  const [kind = '', , ...rest] = parts;
  return rowFor(parts) ?? (PER_ENTITY.has(kind) ? rowFor([kind, ...rest]) : undefined);
}

function rowFor(parts: readonly string[]) {
  return byLength
    .get(parts.length)
    ?.find((row) => row.parts.every((part, at) => part === '{item}' || part === parts[at]));
}

function itemsIn(slot: string): number {
  return slot.split('{item}').length;
}

/** A decision that a screen could show or obey, and that this prototype does not. */
export interface UnplayedDecision {
  /** In one line. */
  readonly decided: string;
  readonly question: string;
  readonly part: string;
  readonly why: string;
  /** Ids of the screen and of the entity it is about; null: none in particular. */
  readonly screen: string | null;
  readonly entity: string | null;
}

/** All decisions that are not played: inexact words first, then in the order of the questions. */
export function unplayedDecisions(actor: ActorContext): readonly UnplayedDecision[] {
  const { product } = actor;
  return [
    ...decisionsOf(product, [...unreadFigures(actor), ...unreadGeneralFigures(actor), ...unreadRelated(actor)]),
    ...unplayedInModel(product),
  ];
}

/** The unplayed decisions that follow from the model alone; computed once for each product. */
const unplayedInModel = memoizeByProduct((product): readonly UnplayedDecision[] => [
  ...decisionsOf(product, unreadIn(product)),
  ...unplayedIn(product),
]);

function unplayedIn(product: Product): readonly UnplayedDecision[] {
  return product.workspace.questionsAsRaised.flatMap((view) => {
    const { slot, id } = view.question;
    const fate = slot === null ? undefined : fateOfSlot(slot)?.fate;
    const decided = decidedWords(view);
    if (slot === null || fate?.is !== 'unplayed' || decided === '' || isObeyed(view, fate.kept)) return [];
    return [{ decided, question: id, part: partOf(view, product), why: fate.why, ...aboutOf(slot, product) }];
  });
}

/** Whether the prototype already does what was decided. */
function isObeyed(view: QuestionView, kept: readonly string[]): boolean {
  return kept.some((answer) => answer === settledValue(view));
}

const IN_WORDS = 'The words are not exact enough to play.';

function decisionsOf(product: Product, unread: readonly UnreadDecision[]): readonly UnplayedDecision[] {
  return unread.flatMap((one) => {
    const view = product.workspace.question(one.question);
    return view ? [{ why: IN_WORDS, ...one, part: partOf(view, product) }] : [];
  });
}

function partOf({ question: { point } }: QuestionView, { workspace }: Product): string {
  return workspace.point(point)?.point.title ?? point;
}

/** Empty where nothing was decided, or where it does not apply. */
function decidedWords(view: QuestionView): string {
  const value = view.status === 'parked' ? undefined : settledValue(view);
  return value === undefined ? '' : collapseSpaces(valueSummary(value, view.question.shape));
}

function aboutOf(slot: string, { index }: Product): Pick<UnplayedDecision, 'screen' | 'entity'> {
  const [kind, of] = slot.split('/');
  if (kind === 'screens') return { screen: index.screens.has(of) ? (of ?? null) : null, entity: null };
  return { screen: null, entity: index.entities.has(of) ? (of ?? null) : null };
}

/** All conditions, formulas, rules and texts that this prototype shows but does not obey. */
export function unreadIn(product: Product): readonly UnreadDecision[] {
  return [
    ...moves(product),
    ...effects(product),
    ...permissions(product),
    ...unreadLinks(product),
    ...formulas(product),
    ...rules(product),
    ...unreadLook(product),
    ...unreadRegions(product),
    ...unreadWriting(product),
    ...audiences(product),
    ...editables(product),
    ...waits(product),
    ...unsent(product),
    ...notGoingOut(product),
    ...deletedOnes(product),
    ...masks(product),
    ...daily(product),
    ...unreadWhenGone(product),
    ...unreadIrreversible(product),
    ...unreadOffers(product),
    ...namedNothing(product),
  ];
}

/** A decision in words, unless they are exact. */
function inWords(
  { condition }: Product,
  sourced: Sourced<ConditionText>,
  entity: string | null,
  label: string,
  screen: string | null = null,
): readonly UnreadDecision[] {
  if (sourced.is !== 'known' || isUnconditional(sourced.value)) return [];
  const read = condition(sourced.value, entity);
  if (read.form === 'exact') return [];
  const why = read.form === 'wrong' ? read.problems[0]?.sentence : undefined;
  const decided = `${label}: ${sourced.value.text}`;
  return [{ decided, question: questionOf(sourced), screen, entity, ...(why !== undefined && { why }) }];
}

function moves(product: Product): readonly UnreadDecision[] {
  return product.model.states.cycles.flatMap(({ entity, transitions, reversals }) => [
    ...listOf(transitions).flatMap(({ guard, event, label }) =>
      inWords(product, guard, entity, `${knownValue(event) ?? label}, only if`),
    ),
    ...listOf(reversals).flatMap(({ guard, how, label }) =>
      inWords(product, guard, entity, `${knownValue(how) ?? label}, only if`),
    ),
  ]);
}

/** Effects of transitions that cannot be carried out. */
function effects({ model }: Product): readonly UnreadDecision[] {
  return unreadClauses(model).map(({ entity, move, text, problem, question }) => ({
    decided: `${move}, what happens: ${text}`,
    question,
    screen: null,
    entity,
    ...(problem !== null && { why: problem }),
  }));
}

function permissions(product: Product): readonly UnreadDecision[] {
  return product.model.roles.permissions.flatMap(({ condition, entity, role, action }) =>
    inWords(product, condition, entity?.id ?? null, `${role.label}, ${action}, only if`),
  );
}

function unreadLinks(product: Product): readonly UnreadDecision[] {
  return listOf(product.model.screens.links).flatMap(({ condition, from, to, control }) => {
    const about = product.index.screens.get(from.id)?.about;
    const label = `${knownValue(control) ?? to.label}, only when`;
    return inWords(product, condition, knownValue(about)?.id ?? null, label, from.id);
  });
}

function formulas(product: Product): readonly UnreadDecision[] {
  return product.index.entities.all.flatMap(({ id }) =>
    product.index.fields(id).all.flatMap(({ formula, label }) => inWords(product, formula, id, label)),
  );
}

function rules({ model, index }: Product): readonly UnreadDecision[] {
  return index.entities.all.flatMap(({ id }) => {
    const checked = new Set(checksOf(model, id).checks.map(({ rule }) => rule?.id));
    return index.rulesOf(id).flatMap((rule) => {
      if (checked.has(rule.id)) return [];
      const decided = `${rule.label}: ${knownValue(rule.limit)?.text ?? ''}`.replace(/: $/, '');
      return [{ decided, question: rule.source.question, screen: null, entity: id }];
    });
  });
}

/** Who sees a record in a state, or its history, where the words name no role. */
function audiences({ index }: Product): readonly UnreadDecision[] {
  return index.entities.all.flatMap(({ id: entity, historyReaders }) => {
    const past = listOf(historyReaders).filter((words) => !index.roles.called(words));
    return [
      ...past.map((words) => unreadDecision(`What it said before, for: ${words}`, historyReaders, entity)),
      ...index.statesOf(entity).flatMap(({ state: { label, visibleTo } }) =>
        listOf(visibleTo)
          .filter(({ id }) => id === null)
          .map((one) => unreadDecision(`${label}, seen by: ${one.label}`, visibleTo, entity)),
      ),
    ];
  });
}

/** Which fields can be changed in a state, where the words name no field. */
function editables({ index }: Product): readonly UnreadDecision[] {
  return index.entities.all.flatMap(({ id: entity }) =>
    index.statesOf(entity).flatMap(({ state: { label, editable } }) =>
      listOf(editable)
        .filter((one) => one.id === null && !isEverything(one.label) && !meansNothing(one.label))
        .map((one) => unreadDecision(`${label}, may be changed: ${one.label}`, editable, entity)),
    ),
  );
}

/** Actions that have to wait: people read so, and nothing carries them out later. */
function waits({ model }: Product): readonly UnreadDecision[] {
  const why = 'People are told that an action waits, but nothing does it later here.';
  return model.states.cycles.flatMap(({ entity, matrix }) =>
    listOf(matrix)
      .filter(({ does }) => does === 'queue')
      .map(({ state, event }) => unreadDecision(`${state.label}, ${event}: waits`, matrix, entity, why)),
  );
}

/** Messages to other systems that no action in the prototype sends. */
function unsent(product: Product): readonly UnreadDecision[] {
  const why = 'Here, messages go out with a move, or when a record is saved or deleted.';
  return product.index.calls.all.flatMap((call) => {
    const when = knownValue(call.trigger);
    if (when === undefined || canBeSent(product, call)) return [];
    return [unreadDecision(`${call.label}: ${when}`, call.trigger, null, why)];
  });
}

/** What goes out to people at a time that nothing here comes to. */
function notGoingOut(product: Product): readonly UnreadDecision[] {
  const why = 'Here, people are told with a move, or when a record is saved or deleted.';
  return listOf(product.model.screens.outputs).flatMap(({ label, when }) => {
    const words = knownValue(when) ?? '';
    return namesAnOccasion(product, words)
      ? []
      : [unreadDecision(`${label}: ${words}`.replace(/: $/, ''), product.model.screens.outputs, null, why)];
  });
}

/** Uniqueness that also counts deleted records. */
function deletedOnes({ model }: Product): readonly UnreadDecision[] {
  const why = 'What is deleted is gone here, so its number or name is free again.';
  return listOf(model.validation.unique)
    .filter(({ deletedCount }) => knownValue(deletedCount) === true)
    .map(({ deletedCount, label, entity }) =>
      unreadDecision(`${label}, only once: deleted ones count`, deletedCount, entity.id, why),
    );
}

/** When records leave the daily lists, where the words are neither names of states nor a condition. */
function daily(product: Product): readonly UnreadDecision[] {
  return product.index.entities.all.flatMap((entity) => {
    const { putAway } = entity.volume;
    if (putAway.is !== 'known') return [];
    const words = { text: putAway.value, source: putAway.source };
    return putAwayWords(product, entity, words).unread.map((part) =>
      unreadDecision(`Leaves the daily lists: ${part}`, putAway, entity.id),
    );
  });
}

/** The visible part of a masked field, where the words do not say which it is. */
function masks(product: Product): readonly UnreadDecision[] {
  const all = product.index.entities.all.flatMap(({ id: entity }) =>
    product.index.roles.all.flatMap((role) =>
      fieldViewsFor(product, entity, role.id).flatMap(({ field, mask }): readonly UnreadDecision[] => {
        if (!mask?.words || mask.left) return [];
        const decided = `${field.label}, still visible: ${mask.words}`;
        return [{ decided, question: mask.question, screen: null, entity }];
      }),
    ),
  );
  return [...new Map(all.map((one) => [`${one.entity} ${one.question} ${one.decided}`, one])).values()];
}
