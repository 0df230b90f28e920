import { knownValue } from '../answers/sourced.ts';
import { memoize, memoizeByObject } from '../base/memoize.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import { ACTIONS } from '../model/roles/column-meaning.ts';
import type { Permission } from '../model/roles/permissions.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { ActorContext } from './actor-context.ts';
import { cellText } from './cell-text.ts';
import { idsIn } from './checks/values.ts';
import { recordLabel } from './record-label.ts';
import type { SampleRow } from './sample/types.ts';

/**
 * The record that represents the actor. Nobody signs in for real, so each role is played by one person: the one with
 * the name of who has the role first; else, where people of that role are records of the entity, the first that
 * something belongs to.
 */
export function ownRecord(actor: ActorContext, entity: string): SampleRow | undefined {
  return actor.role === null ? undefined : (ownRecords(actor)(entity) ?? undefined);
}

/** The name of the actor: of their record, else of who has the role first, else of the role. Nobody has none. */
export function ownName(actor: ActorContext): string | undefined {
  const { product, role } = actor;
  const [thing] = [...ownEntities(actor)].filter((id) => isCalledByName(actor, id));
  const record = thing === undefined ? undefined : ownRecord(actor, thing);
  return record ? nameOf(product, record) : roleHolderName(actor) || product.index.roles.get(role)?.label;
}

/** What makes a record somebody's own: the words that name it, and whether it is the actor's. */
export interface Ownership {
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

/** Among how many records the actor is searched, so that not all have to be made. */
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

function roleHolderName({ product, role }: ActorContext): string {
  const first = product.index.roles.get(role)?.first;
  return knownValue(first)?.trim() ?? '';
}

function nameOf(product: Product, row: SampleRow): string {
  const display = product.index.entities.get(row.entity)?.display;
  return (display && cellText(row, display)) || recordLabel(product, row);
}

/** The entities of which the actor is a record: the one called like their role, then those that decide ownership. */
const ownEntities = memoizeByObject((actor: ActorContext): ReadonlySet<string> => {
  const { product, role } = actor;
  const { index } = product;
  const called = index.entities.called(index.roles.get(role)?.label ?? '')?.id;
  const owners = index.entities.all.flatMap(({ id }) =>
    ACTIONS.flatMap((action) => {
      const cell = role === null ? undefined : product.permissions(role, id, action);
      const words = cell && isByOwner(cell) ? ownerWords(actor, id, cell) : undefined;
      return (words !== undefined && ownerSourceOf(product, id, words)?.owner) || [];
    }),
  );
  return new Set([...(called === undefined ? [] : [called]), ...owners]);
});

function isByOwner({ may }: Permission): boolean {
  return knownValue(may) === 'own' || knownValue(may) === 'team';
}

/** Whether the records of an entity are called by the name of a person. */
function isCalledByName({ product: { index }, role }: ActorContext, entity: string): boolean {
  const thing = index.entities.get(entity);
  const displayField = index.fields(entity).get(thing?.display);
  return (
    knownValue(displayField?.type) === 'person' || index.entities.called(index.roles.get(role)?.label ?? '') === thing
  );
}

/** What tells whose a record is: said for the role and the entity, or with the cell. */
function ownerWords({ product, role }: ActorContext, entity: string, cell: Permission): string | undefined {
  const scope = knownValue(product.model.roles.scopes)?.find((one) => one.role.id === role && one.entity.id === entity);
  return knownValue(scope?.by)?.label ?? knownValue(cell.theirs);
}

interface OwnerSource {
  readonly label: string;
  readonly field: Field | undefined;
  /** Id of the entity that it leads to; undefined where it only holds words. */
  readonly owner: string | undefined;
  /** The ids or words in it. */
  readonly namedBy: (row: SampleRow) => readonly string[];
}

/** The field that words name, else the relation; words may name several owners. */
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
 * What identifies the actor where a field says whose a record is: the value of their own record, else their name.
 * Where no record has that value and people are known by something else (a mail address), they are the first.
 */
function ownValue(actor: ActorContext, entity: string, { field, namedBy }: OwnerSource): string | undefined {
  const name = ownName(actor);
  if (!field || knownValue(field.type) === 'person' || namesCurrentUser(knownValue(field.default) ?? '')) return name;
  const record = ownRecord(actor, entity);
  if (record) return namedBy(record)[0];
  const words = searchedRows(actor, entity).flatMap(namedBy);
  return name === undefined || words.includes(name) ? name : words[0];
}
