import { knownValue } from '../answers/sourced.ts';
import { memoize, memoizeByObject } from '../base/memoize.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import { meIn } from '../model/roles/me.ts';
import type { Permission } from '../model/roles/permissions.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { ACTIONS } from '../slots/roles/actions.ts';
import type { ActorContext } from './actor-context.ts';
import { cellText } from './cell-text.ts';
import { idsIn } from './checks/values.ts';
import { recordLabel } from './record-label.ts';
import type { SampleRow } from './sample/types.ts';

/**
 * The record that represents the actor. There is no real sign-in, so each role is played by one person: the first one
 * named for the role; else, where people of that role are records of the entity, the first that owns something.
 */
export function ownRecord(actor: ActorContext, entity: string): SampleRow | undefined {
  return actor.role === null ? undefined : (ownRecords(actor)(entity) ?? undefined);
}

/**
 * The name of the actor: of their record, else of the first person named for the role, else of the role. Undefined for
 * nobody in particular.
 */
export function ownName(actor: ActorContext): string | undefined {
  const { product, role } = actor;
  const [namedEntity] = [...ownEntities(actor)].filter((id) => isCalledByName(actor, id));
  const record = namedEntity === undefined ? undefined : ownRecord(actor, namedEntity);
  return record ? nameOf(product, record) : roleHolderName(actor) || product.index.roles.get(role)?.label;
}

/** What makes a record the actor’s own: the words that say it, and the test. */
interface Ownership {
  readonly label: string;
  readonly isOwn: (row: SampleRow) => boolean;
}

/** The field or relation that makes a record the actor's own. Undefined while the words name nothing. */
export function ownershipBy(actor: ActorContext, entity: string, cell: Permission): Ownership | undefined {
  const words = ownerWords(actor, entity, cell);
  const named = words === undefined ? undefined : ownerSourceOf(actor.product, entity, words);
  if (!named) return undefined;
  const { label, owner, namedBy } = named;
  const oneself = owner === undefined ? ownValue(actor, entity, named) : ownRecord(actor, owner)?.id;
  return { label, isOwn: (row) => oneself !== undefined && namedBy(row).includes(oneself) };
}

/** The actor’s record is searched among this many, so that not all have to be generated. */
const SEARCHED_ROWS = 50;

function searchedRows({ records }: ActorContext, entity: string): readonly SampleRow[] {
  return records.page(entity, 0, SEARCHED_ROWS).filter(({ row }) => row >= 0);
}

const ownRecords = memoizeByObject((actor: ActorContext) =>
  memoize((entity: string): SampleRow | null => {
    const rows = searchedRows(actor, entity);
    const name = roleHolderName(actor);
    const named = rows.find((row) => name !== '' && nameOf(actor.product, row) === name);
    if (named || !ownEntities(actor).has(entity)) return named ?? null;
    return rows.find(({ links }) => [...links.values()].some((ids) => ids.length > 0)) ?? rows[0] ?? null;
  }),
);

/** Empty where somebody is described, as in “whoever runs it”, and not named. */
function roleHolderName({ product, role }: ActorContext): string {
  const first = knownValue(product.index.roles.get(role)?.first)?.trim() ?? '';
  return /^(?:an?|any|anybody|anyone|everybody|everyone|nobody|one|somebody|someone|the|who\w*)\b/iu.test(first)
    ? ''
    : first;
}

function nameOf(product: Product, row: SampleRow): string {
  const display = product.index.entities.get(row.entity)?.display;
  return (display && cellText(row, display)) || recordLabel(product, row);
}

/** The entities with a record for the actor: the one decided, the one named like their role, then those that decide ownership. */
const ownEntities = memoizeByObject((actor: ActorContext): ReadonlySet<string> => {
  const { product, role } = actor;
  const { index } = product;
  const me = meIn(product.model, role);
  const called = index.entities.called(index.roles.get(role)?.label ?? '')?.id;
  const owners = index.entities.all.flatMap(({ id }) =>
    ACTIONS.flatMap((action) => {
      const cell = role === null ? undefined : product.permissions(role, id, action);
      const words = cell && isByOwner(cell) ? ownerWords(actor, id, cell) : undefined;
      return (words !== undefined && ownerSourceOf(product, id, words)?.owner) || [];
    }),
  );
  return new Set([...(me === null ? [] : [me]), ...(called === undefined ? [] : [called]), ...owners]);
});

function isByOwner({ may }: Permission): boolean {
  return knownValue(may) === 'own' || knownValue(may) === 'team';
}

/** Whether the records of an entity are named like people. */
function isCalledByName({ product: { index }, role }: ActorContext, entity: string): boolean {
  const found = index.entities.get(entity);
  const displayField = index.fields(entity).get(found?.display);
  return (
    knownValue(displayField?.type) === 'person' || index.entities.called(index.roles.get(role)?.label ?? '') === found
  );
}

/** The words that say what makes a record one’s own: for the role and the entity, or in the cell of the permission. */
function ownerWords({ product, role }: ActorContext, entity: string, cell: Permission): string | undefined {
  const scope = knownValue(product.model.roles.scopes)?.find((one) => one.role.id === role && one.entity.id === entity);
  return knownValue(scope?.by)?.label ?? knownValue(cell.theirs);
}

interface OwnerSource {
  readonly label: string;
  readonly field: Field | undefined;
  /** Id of the entity that it links to; undefined where it contains only words. */
  readonly owner: string | undefined;
  /** The ids or words in it. */
  readonly namedBy: (row: SampleRow) => readonly string[];
}

/** The field that words name, else the relation; they may name several owners. */
function ownerSourceOf({ model, index }: Product, entity: string, words: string): OwnerSource | undefined {
  const fields = index.fields(entity);
  const field = fields.called(words) ?? fields.all.find(({ label }) => containsLabel(words, label));
  if (field) {
    const { id, label, target } = field;
    const namedBy = (row: SampleRow) => idsIn(row.cells.get(id)?.value) ?? [cellText(row, id)].filter(Boolean);
    return { label, field, owner: target?.id ?? undefined, namedBy };
  }
  const relation = knownValue(model.entities.relations)?.find(
    ({ from, to }) =>
      (from.id === entity && containsLabel(words, to.label)) || (to.id === entity && containsLabel(words, from.label)),
  );
  if (!relation) return undefined;
  const { id, from, to } = relation;
  const owner = (from.id === entity ? to : from).id ?? undefined;
  return { label: words, field, owner, namedBy: ({ links }) => links.get(id) ?? [] };
}

function containsLabel(words: string, label: string): boolean {
  return words.toLowerCase().includes(label.toLowerCase());
}

/**
 * What identifies the actor in a field that names an owner: the value of their own record, else their name. Where no
 * record has that value and people are identified by something else (a mail address), they are the first one.
 */
function ownValue(actor: ActorContext, entity: string, { field, namedBy }: OwnerSource): string | undefined {
  const name = ownName(actor);
  if (!field || knownValue(field.type) === 'person' || namesCurrentUser(knownValue(field.default) ?? '')) return name;
  const record = ownRecord(actor, entity);
  if (record) return namedBy(record)[0];
  const words = searchedRows(actor, entity).flatMap(namedBy);
  return name === undefined || words.includes(name) ? name : words[0];
}
