import type { Product } from '../../product/product.ts';

/** Singular and plural, as people read them. */
export const ITEM_KINDS = {
  thing: ['thing', 'things'],
  field: ['line', 'lines'],
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

/** Something that the product holds, with all that is needed to see whether it has changed. */
export interface Item {
  readonly kind: ItemKind;
  readonly label: string;
  /** Label of what it belongs to; empty: nothing. */
  readonly of: string;
  readonly entity: string | null;
  /** Equal for two items if the same was decided for them, as firmly. */
  readonly likeness: string;
}

type Named = { readonly id: string; readonly label: string };

/** By kind and id. */
export function inventoryOf(product: Product): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  const put = (kind: ItemKind, thing: Named, owner: Named | null = null, body: unknown = thing) => {
    const entity = kind === 'thing' ? thing.id : (owner?.id ?? null);
    const item = { kind, label: thing.label, of: owner?.label ?? '', entity, likeness: likeness(body) };
    items.set(`${kind}/${owner?.id ?? ''}/${thing.id}`, item);
  };
  putThings(product, put);
  putLives(product, put);
  putAround(product, put);
  return items;
}

type Put = (kind: ItemKind, thing: Named, owner?: Named | null, body?: unknown) => void;

function putThings({ index, model }: Product, put: Put): void {
  for (const entity of index.entities.all) {
    // Its fields are items themselves, and its display field follows from them.
    put('thing', entity, null, { ...entity, fields: [], display: null });
    for (const field of index.fields(entity.id).all) put('field', field, entity);
  }
  if (model.entities.relations.is === 'known') for (const link of model.entities.relations.value) put('link', link);
  for (const rule of index.rules.all) put('rule', rule, index.entities.get(rule.entity) ?? null);
}

function putLives({ index, model }: Product, put: Put): void {
  for (const cycle of model.states.cycles) {
    const entity = index.entities.get(cycle.entity) ?? null;
    for (const state of index.states(cycle).all) put('state', state, entity);
    for (const move of index.transitions(cycle)) put('move', move, entity);
  }
}

function putAround({ index, model }: Product, put: Put): void {
  for (const role of index.roles.all) put('role', role);
  for (const permission of model.roles.permissions) {
    const { role, entity, words } = permission;
    const label = `${role.label}: ${words}`;
    const owner = entity === null ? null : { id: entity.id ?? '', label: entity.label };
    put('permission', { id: `${role.id ?? role.label}/${words}`, label }, owner, permission);
  }
  for (const screen of index.screens.all) put('screen', screen);
  for (const system of index.systems.all) put('system', system);
  for (const call of [...index.calls.all, ...index.inbound.all]) put('call', call);
  for (const error of index.errors.all) put('error', error);
  for (const constant of index.constants.all) put('number', constant);
}

/** What was decided, and how firmly, without by whom and when. Things are compared by id, not by name. */
export function likeness(body: unknown): string {
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
