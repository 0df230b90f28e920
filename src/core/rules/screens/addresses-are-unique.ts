import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Entity } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import { type Breach, breach, closingRule, placeAt } from '../closing-rule.ts';
import { relatedTo } from '../entities/screens-about.ts';

/** Rule 6: no two screens have one address, and what varies in an address identifies a record. */
export const addressesAreUnique = closingRule({
  id: 6,
  severity: 'error',
  reason: 'A link has to open one screen and one record, today and next year.',
  after: ['screens'],
  finds: (product) => {
    const screens = product.index.screens.all;
    return [...breachesOfTwins(screens), ...screens.flatMap((screen) => breachesOfParameters(screen, product))];
  },
});

function breachesOfTwins(screens: readonly Screen[]): readonly Breach[] {
  const groups = groupBy(
    screens.filter(({ address }) => address.is === 'known'),
    ({ address }) => withoutParameters(knownValue(address) ?? ''),
  );
  return [...groups].flatMap(([address, twins]) => (twins.length > 1 ? [breachOfTwins(address, twins)] : []));
}

/** "/orders/:order/" and "/orders/:id?tab=2" are one address. */
export function withoutParameters(address: string): string {
  const path = foldCase(address).replace(/[?#].*$/s, '');
  return path.replace(/(?<=\/):[^/]+|\{[^/}]*\}/g, ':').replace(/(?<=.)\/+$/, '');
}

function breachOfTwins(address: string, twins: readonly Screen[]): Breach {
  const names = quotedList(twins.map(({ label }) => label));
  const sentence = `${names} have the same address, ${inQuotes(address)}; give each its own.`;
  return breach(sentence, ...twins.map((screen) => placeAt('screen', screen, screen.address)));
}

/** Screens that show or create records; what varies elsewhere (a year, a token) is no record. */
const RECORD_KINDS: readonly ScreenKind[] = ['list', 'detail', 'form'];

function breachesOfParameters(screen: Screen, product: Product): readonly Breach[] {
  const entity = product.index.entities.get(knownValue(screen.about)?.id);
  const kind = knownValue(screen.kind);
  if (!entity || kind === undefined || !RECORD_KINDS.includes(kind)) return [];
  const last = kind === 'detail' ? screen.parameters.at(-1) : undefined;
  const wrong = screen.parameters.filter((parameter) =>
    parameter === last ? !isIdentity(parameter, entity) : !tellsApart(parameter, entity, product),
  );
  return wrong.map((parameter) => {
    const sentence = `The address of ${inQuotes(screen.label)} varies by ${inQuotes(parameter)}, but that is not what tells one ${inQuotes(entity.label)} from the next; use ${identityNames(entity)}.`;
    return breach(sentence, placeAt('screen', screen, screen.address), placeAt('entity', entity, entity.identity.kind));
  });
}

function identityNames({ identity, label }: Entity): string {
  const fields = listOf(identity.fields).map((field) => field.label);
  return fields.length === 0 ? inQuotes(label) : quotedList(fields);
}

/** An address may lead through other entities first: /customers/:customer/orders. */
function tellsApart(parameter: string, entity: Entity, product: Product): boolean {
  return [entity, ...relatedTo(product, entity.id)].some((thing) => isIdentity(parameter, thing));
}

/** By the name of the entity, by that of its number or field, or by both: :order, :number, :orderNumber. */
function isIdentity(parameter: string, entity: Entity): boolean {
  const name = normalized(parameter);
  const own = [entity.id, entity.label, ...entity.formerly].map(normalized);
  const fields = listOf(entity.identity.fields).flatMap(({ id, label }) => [id ?? '', label].map(normalized));
  if (fields.length === 0 && isNumber(name, own, entity)) return true;
  return own.includes(name) || fields.some((field) => ['', ...own].some((thing) => thing + field === name));
}

const NUMBERS = ['id', 'number', 'no', 'nr', 'key', 'code'];

/** An assigned number that is no field may have any common name for numbers. */
function isNumber(name: string, own: readonly string[], { identity }: Entity): boolean {
  const kind = knownValue(identity.kind);
  if (kind === 'natural' || kind === 'composite') return identity.fields.is === 'unknown';
  return kind === undefined || ['', ...own].some((thing) => NUMBERS.some((word) => thing + word === name));
}

function normalized(words: string): string {
  return foldCase(words).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
