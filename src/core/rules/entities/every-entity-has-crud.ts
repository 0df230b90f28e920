import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { inQuotes, joinWords } from '../../english/lists.ts';
import type { Entity } from '../../model/types.ts';
import { mayByRole, nobodyMay } from '../../product/may.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { nameSearchOf } from '../../product/words/names-in-words.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import type { Action } from '../../slots/roles/actions.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import {
  type Breach,
  breach,
  closingRule,
  isAwaited,
  type NotYet,
  notYet,
  placeAt,
  type RuleOutcome,
} from '../closing-rule.ts';
import { isDoneTo } from './deeds-on-entities.ts';
import { isOfKind, screensAbout } from './screens-about.ts';

/** The CRUD actions, the word for each, and the screens that offer it. */
const CRUD_ACTIONS: readonly {
  readonly action: Action;
  readonly verb: string;
  readonly on: readonly ScreenKind[];
}[] = [
  { action: 'create', verb: 'created', on: ['form', 'wizard'] },
  { action: 'view', verb: 'opened', on: ['detail', 'form', 'report'] },
  { action: 'edit', verb: 'changed', on: ['form', 'wizard'] },
  { action: 'delete', verb: 'deleted', on: ['list', 'detail', 'form', 'wizard'] },
  { action: 'list', verb: 'listed', on: ['list', 'dashboard', 'report'] },
];

/** Rule 11: each record is created, opened, changed, deleted and listed somewhere, or it is said that nobody does. */
export const everyEntityHasCrud = closingRule({
  id: 11,
  severity: 'error',
  reason: 'What can be created but never deleted piles up, and what nobody can open is lost.',
  after: ['entities', 'screens'],
  finds: (product) => {
    return product.index.entities.all.flatMap((entity): RuleOutcome => {
      const lacks = lacksOf(entity, product);
      if (lacks.length === 0) return [];
      return [hasPermissions(product, entity.id) ? breachOf(entity, lacks, product) : notYetOf(entity)];
    });
  },
});

/** The first screen of which nobody has said what is on it: anything may be done there. */
const unsaidScreen = memoizeByProduct((product) =>
  product.index.screens.all
    .map(({ regions }) => regions)
    .find((regions) => isAwaited(product, regions) && product.workspace.question(questionOf(regions))),
);

function breachOf(entity: Entity, lacks: readonly string[], product: Product): Breach | NotYet {
  const { workspace } = product;
  const own = `roles.${entity.id}.permissions`;
  const question = workspace.question(own) ? own : 'roles.permissions';
  const unsaid = unsaidScreen(product);
  const sentence = `${inQuotes(entity.label)} cannot be ${joinWords(lacks, 'or')} anywhere; name a screen or a message that does it, or say that no role may.`;
  if (unsaid) return notYet(sentence, questionOf(unsaid));
  return breach(sentence, placeAt('entity', entity, question), placeAt('entity', entity, 'screens.inventory'));
}

function notYetOf({ id, label }: Entity): NotYet {
  return notYet(`Nobody has said yet who may do what with ${inQuotes(label)}.`, `roles.${id}.permissions`);
}

function lacksOf(entity: Entity, product: Product): readonly string[] {
  const screens = screensAbout(product, entity.id);
  return CRUD_ACTIONS.filter(
    ({ action, on }) =>
      !screens.some((screen) => isOfKind(screen, on)) &&
      !isDoneElsewhere(entity, action, product) &&
      !isNever(product, entity.id, action),
  ).map(({ verb }) => verb);
}

/** By a part of a screen, an effect, a message, a file, or a retention that deletes. */
function isDoneElsewhere(entity: Entity, action: Action, product: Product): boolean {
  if (isDoneTo(product, entity.id, action)) return true;
  if (action === 'delete' && isCleanedUp(entity)) return true;
  const direction = action === 'create' ? 'in' : 'out';
  const isByFile = action === 'create' || action === 'list';
  if (isByFile && listOf(entity.files).some((file) => knownValue(file.way) === direction)) return true;
  const { reads, writes } = messagesAbout(product);
  return (action === 'list' || action === 'view' ? reads : writes).has(entity.id);
}

function isCleanedUp({ retention }: Entity): boolean {
  const then = knownValue(retention.then);
  return then === 'delete' || then === 'anonymise';
}

/** Ids of the entities that messages to and from other systems mention. */
const messagesAbout = memoizeByProduct((product) => {
  const { index } = product;
  const names = index.entities.all.flatMap((entity) =>
    [entity.label, entity.plural, ...entity.formerly].map((name) => [name, entity.id] as const),
  );
  const { mentioned } = nameSearchOf(names);
  const speakOf = (texts: readonly string[]) => texts.flatMap((text) => mentioned(text).map(({ of }) => of));
  const coming = index.inbound.all.flatMap(({ label, changes }) => [label, knownValue(changes) ?? '']);
  const reading = index.calls.all.filter(({ writes }) => !writes).flatMap(wordsOf);
  const writing = index.calls.all.filter(({ writes }) => writes).flatMap(wordsOf);
  return { reads: new Set(speakOf(reading)), writes: new Set(speakOf([...writing, ...coming])) };
});

function wordsOf({ label, sent, back }: Call): readonly string[] {
  return [label, ...listOf(sent), ...listOf(back)];
}

/**
 * Whether no role may perform an action on an entity: by its permission matrix, by what blanks there mean, or, for
 * editing, because no state allows any change.
 */
function isNever(product: Product, entity: string, action: Action): boolean {
  if (action === 'edit' && isFixed(product, entity)) return true;
  return hasPermissions(product, entity) && nobodyMay(mayByRole(product, entity, action));
}

function isFixed({ index }: Product, entity: string): boolean {
  const states = index.cycles(entity).flatMap((cycle) => index.states(cycle).all);
  const allowsNothing = ({ editable }: (typeof states)[number]) =>
    editable.is === 'not-applicable' ||
    (editable.is === 'known' && editable.value.every(({ id, label }) => id === null && meansNothing(label)));
  return states.length > 0 && states.every(allowsNothing);
}

function hasPermissions({ index }: Product, entity: string): boolean {
  return index.permissionsOf(entity).length > 0 || index.permissionsOf(null).length > 0;
}
