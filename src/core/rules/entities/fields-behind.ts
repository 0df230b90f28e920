import { knownValue } from '../../answers/sourced.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { whomIn } from '../../model/constants/whom.ts';
import type { Operation } from '../../model/effects/types.ts';
import type { Field } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { checksOf } from '../../prototype/checks/checks-of.ts';
import { automationsOf } from '../../prototype/consequences/automations.ts';
import { messageFields } from '../../prototype/message-fields.ts';
import { BRACES } from '../../prototype/regions/braces.ts';
import { parametersOf } from '../../prototype/routes.ts';
import { screensOf } from '../../prototype/screens-of.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import { fieldsInWords, fieldsNamed } from './fields-named.ts';
import { operationsIn, type ToldOperation } from './operations.ts';

/** The fields that something depends on: a formula, a move, an effect, a message, a number, a rule, a right, an address. */
export const fieldsBehind = memoizeByProduct(
  (product): ReadonlySet<Field> =>
    new Set([
      ...product.index.entities.all.flatMap(({ id }) => [
        ...wordsAbout(product, id).flatMap((words) => fieldsInWords(product, id, words)),
        ...triggersOf(product, id),
        ...comparedBy(product, id),
      ]),
      ...operationsIn(product).flatMap((one) => behind(product, one)),
      ...decisive(product),
      ...product.index.calls.all.flatMap((call) => sentBy(product, call)),
      ...screensOf(product).flatMap((screen) => parametersOf(product, screen).flatMap(({ field }) => field ?? [])),
    ]),
);

function wordsAbout({ index }: Product, entity: string): readonly (string | undefined)[] {
  return [
    ...index
      .fields(entity)
      .all.flatMap(({ formula, required, default: value, changed }) => [
        ...[formula, changed].map((one) => knownValue(one)?.text),
        knownValue(required)?.replace(/^(?:only )?(?:if|when) /iu, ''),
        knownValue(value),
      ]),
    ...index.movesOf(entity).map(({ transition }) => knownValue(transition.guard)?.text),
    ...index.permissionsOf(entity).map(({ condition }) => knownValue(condition)?.text),
  ];
}

/** What decides for whom a number or a setting is another one. */
function decisive({ model, index }: Product): readonly Field[] {
  const known = model.constants.constants.flatMap(({ variants }) => variants.map(({ of }) => whomIn(model)(of)));
  return known.flatMap((whom) =>
    whom?.is === 'value' ? whom.of.flatMap(({ entity, field }) => index.fields(entity).get(field) ?? []) : [],
  );
}

function sentBy(product: Product, call: Call): readonly Field[] {
  return (messageFields(product, call).sent ?? []).flatMap(({ means }) => (means.is === 'field' ? means.field : []));
}

function triggersOf(product: Product, entity: string): readonly Field[] {
  return automationsOf(product)(entity).flatMap(({ trigger }) => ('field' in trigger ? (trigger.field ?? []) : []));
}

/** What a rule compares a field with; that a field has a rule of its own makes nobody read it. */
function comparedBy(product: Product, entity: string): readonly Field[] {
  return checksOf(product.model, entity).checks.flatMap(({ demand, fields }) =>
    demand.is === 'fit' ? fieldsNamed(product, entity, demand.condition).filter(({ id }) => !fields.includes(id)) : [],
  );
}

function behind(product: Product, { entity, onlyIf, operation }: ToldOperation): readonly Field[] {
  const conditions = [...(onlyIf ? [onlyIf] : []), ...conditionsIn(operation)];
  const words = operation.does === 'notify' ? bracedIn(operation.text) : [];
  return [
    ...conditions.flatMap((one) => fieldsNamed(product, entity, one)),
    ...words.flatMap((one) => fieldsInWords(product, entity, one)),
  ];
}

function conditionsIn(operation: Operation): readonly ExactCondition[] {
  const values =
    operation.does === 'make'
      ? operation.values.map(({ value }) => value)
      : operation.does === 'set' && operation.value
        ? [operation.value]
        : [];
  const way = 'way' in operation ? operation.way : null;
  const to = operation.does === 'notify' && typeof operation.to !== 'string' ? [operation.to] : [];
  const reached = way?.by.kind === 'expression' ? [way.by.expression] : [];
  return [...values.flatMap((value) => (value.form === 'exact' ? value : [])), ...to, ...reached];
}

/** What stands in braces in the words of a notice. */
function bracedIn(text: string): readonly string[] {
  return [...text.matchAll(BRACES)].flatMap(([, words]) => words ?? []);
}
