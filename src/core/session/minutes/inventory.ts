import type { Product } from '../../product/product.ts';

/** Singular and plural, as people read them. */
export const ITEM_KINDS = {
  thing: ['thing', 'things'],
  field: ['field', 'fields'],
  link: ['link', 'links'],
  state: ['state', 'states'],
  move: ['move', 'moves'],
  rule: ['rule', 'rules'],
  role: ['role', 'roles'],
  permission: ['permission', 'permissions'],
  screen: ['screen', 'screens'],
  system: ['other system', 'other systems'],
  call: ['message', 'messages'],
  error: ['error', 'errors'],
  number: ['number', 'numbers'],
} as const;

export type ItemKind = keyof typeof ITEM_KINDS;

/** Something in the product, with all that is needed to see whether it has changed. */
export interface InventoryItem {
  readonly kind: ItemKind;
  readonly label: string;
  /** Label of what it belongs to; empty: nothing. */
  readonly of: string;
  readonly entity: string | null;
  /** Equal for two items if the same was decided for them, as firmly. */
  readonly fingerprint: string;
}

type Labelled = { readonly id: string; readonly label: string };

/** By kind and id. */
export function inventoryOf(product: Product): ReadonlyMap<string, InventoryItem> {
  const items = new Map<string, InventoryItem>();
  const add = (kind: ItemKind, thing: Labelled, owner: Labelled | null = null, body: unknown = thing) => {
    const entity = kind === 'thing' ? thing.id : (owner?.id ?? null);
    const item = { kind, label: thing.label, of: owner?.label ?? '', entity, fingerprint: fingerprintOf(body) };
    items.set(`${kind}/${owner?.id ?? ''}/${thing.id}`, item);
  };
  addEntities(product, add);
  addStates(product, add);
  addOthers(product, add);
  return items;
}

type AddItem = (kind: ItemKind, thing: Labelled, owner?: Labelled | null, body?: unknown) => void;

function addEntities({ index, model }: Product, add: AddItem): void {
  for (const entity of index.entities.all) {
    // Its fields are items themselves, and its display field follows from them.
    add('thing', entity, null, { ...entity, fields: [], display: null });
    for (const field of index.fields(entity.id).all) add('field', field, entity);
  }
  if (model.entities.relations.is === 'known') for (const link of model.entities.relations.value) add('link', link);
  for (const rule of index.rules.all) add('rule', rule, index.entities.get(rule.entity) ?? null);
}

function addStates({ index, model }: Product, add: AddItem): void {
  for (const cycle of model.states.cycles) {
    const entity = index.entities.get(cycle.entity) ?? null;
    for (const state of index.states(cycle).all) add('state', state, entity);
    for (const transition of index.transitions(cycle)) add('move', transition, entity);
  }
}

function addOthers({ index, model }: Product, add: AddItem): void {
  for (const role of index.roles.all) add('role', role);
  for (const permission of model.roles.permissions) {
    const { role, entity, words } = permission;
    const label = `${role.label}: ${words}`;
    const owner = entity === null ? null : { id: entity.id ?? '', label: entity.label };
    add('permission', { id: `${role.id ?? role.label}/${words}`, label }, owner, permission);
  }
  for (const screen of index.screens.all) add('screen', screen);
  for (const system of index.systems.all) add('system', system);
  for (const call of [...index.calls.all, ...index.inbound.all]) add('call', call);
  for (const error of index.errors.all) add('error', error);
  for (const constant of index.constants.all) add('number', constant);
}

/** Fingerprint of what was decided and how firmly, without who and when. References count by id, not by label. */
export function fingerprintOf(body: unknown): string {
  return JSON.stringify(body, (key, value) => {
    if (key === 'formerly') return undefined;
    if (key === 'source') return value?.firmness;
    if (value instanceof Map) return [...value];
    return hasId(value) ? { ...value, label: undefined } : value;
  });
}

function hasId(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'id' in value && value.id !== null && 'label' in value;
}
