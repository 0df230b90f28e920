import { knownValue, listOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Entity, Field } from '../../model/types.ts';
import { mayRole } from '../../product/may.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import { type Breach, breach, closingRule, oneBreach, placeAt } from '../closing-rule.ts';
import { type VisibilityOf, visibilityIn } from '../roles/field-visibility.ts';
import { fieldsBehind } from './fields-behind.ts';
import { fieldsInOffers } from './fields-in-offers.ts';
import { fieldsBehindParts, fieldsInParts } from './fields-in-parts.ts';
import { fieldsWritten } from './fields-written.ts';
import { isOfKind, screensAbout } from './screens-about.ts';

/** Rule 12: a person or something else fills in each field, and a person sees or something uses it. */
export const everyFieldIsWrittenAndRead = closingRule({
  id: 12,
  severity: 'warning',
  reason: 'A field that nobody fills in stays empty, and one that nobody reads is work for nothing.',
  after: ['entities'],
  finds: (product) => {
    const isRead = readersIn(product);
    return product.index.entities.all.flatMap((entity) =>
      listOf(entity.fields).flatMap((field) => [
        ...breachesOfWriter(entity, field, product),
        ...(isRead(entity, field) ? [] : [unread(entity, field)]),
      ]),
    );
  },
});

function breachesOfWriter(entity: Entity, field: Field, product: Product): readonly Breach[] {
  const place = placeAt('field', field, entity.fields, entity.id);
  const name = `${inQuotes(field.label)} of ${inQuotes(entity.label)}`;
  const writer = knownValue(field.writer);
  if (writer === undefined)
    return isFilledByItself(field) || fieldsWritten(product).has(field)
      ? []
      : oneBreach(`Nobody has said who fills in ${name}; name a role, or say that it fills itself.`, place);
  const role = product.index.roles.called(writer);
  const may = (action: 'create' | 'edit') => role && mayRole(product, role.id, entity.id, action);
  if (!role || may('create') !== 'no' || may('edit') !== 'no') return [];
  const sentence = `${inQuotes(role.label)} should fill in ${name}, but may neither create nor change it; allow one of the two, or name another role.`;
  return oneBreach(sentence, place, placeAt('role', role, `roles.${entity.id}.permissions`));
}

function isFilledByItself({ type, default: value, formula }: Field): boolean {
  return knownValue(type) === 'computed' || value.is === 'known' || formula.is === 'known';
}

function unread(entity: Entity, field: Field): Breach {
  const sentence = `${inQuotes(field.label)} of ${inQuotes(entity.label)} is shown to nobody and used by nothing; show it somewhere, or drop it.`;
  return breach(sentence, placeAt('field', field, entity.fields, entity.id));
}

/** Screens that show all of a record. */
const SHOW_ALL: readonly ScreenKind[] = ['detail', 'form', 'wizard', 'report', 'dashboard'];

/** While nobody has named the screens, every field counts as read. */
function readersIn(product: Product): (entity: Entity, field: Field) => boolean {
  if (product.model.screens.screens.is === 'unknown') return () => true;
  const visibility = visibilityIn(product);
  const shown = shownFields(product);
  return (entity, field) =>
    (shown(entity, field) && !isHiddenFromAll(entity, field, product, visibility)) || isUsed(entity, field, product);
}

function shownFields(product: Product): (entity: Entity, field: Field) => boolean {
  const whole = new Set<string>();
  const single = new Map<string, Set<string | null>>();
  for (const { id } of product.index.entities.all) {
    const screens = screensAbout(product, id);
    if (screens.some((screen) => isOfKind(screen, SHOW_ALL))) whole.add(id);
    single.set(id, new Set(screens.flatMap(({ columns }) => listOf(columns).map(({ field }) => field.id))));
  }
  const inParts = fieldsInParts(product);
  return (entity, field) => whole.has(entity.id) || single.get(entity.id)?.has(field.id) === true || inParts.has(field);
}

function isHiddenFromAll(entity: Entity, field: Field, { index }: Product, visibility: VisibilityOf) {
  const { all } = index.roles;
  return (
    all.length > 0 &&
    all.every((role) => {
      const shown = visibility(entity, field, role)?.shown;
      return shown?.is === 'known' && shown.value === 'hidden';
    })
  );
}

/** Whether a message sends it, another program reads it, or something depends on it. */
function isUsed(entity: Entity, field: Field, product: Product): boolean {
  const name = foldCase(field.label);
  const sent = namesSent(product);
  if (sent.has(name) || sent.has(`${foldCase(entity.label)} ${name}`)) return true;
  return [fieldsBehind, fieldsBehindParts, fieldsInOffers].some((fields) => fields(product).has(field));
}

const namesSent = memoizeByProduct(
  ({ index }) => new Set(index.calls.all.flatMap(({ sent }) => listOf(sent)).map(foldCase)),
);
