import type { Visibility } from '../../model/roles/visibility.ts';
import type { Entity, Field } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Role } from '../../slots/roles/rights.ts';

/** The cells that hide a field from roles, or make it read-only, by the ids of the roles. */
type FieldRestrictions = (entity: Entity, field: Field) => ReadonlyMap<string, Visibility>;

const NO_RESTRICTIONS: ReadonlyMap<string, Visibility> = new Map();

/** An entity's own cell takes precedence over a general one. */
export const fieldRestrictions = memoizeByProduct(({ model }): FieldRestrictions => {
  const cells = model.roles.visibility.filter(isRestricted);
  const own = cellsByField(cells.filter(({ entity }) => entity !== null));
  const general = cellsByField(cells.filter(({ entity }) => entity === null));
  if (cells.length === 0) return () => NO_RESTRICTIONS;
  const said: CellsByField = general.size === 0 ? new Map() : cellsByField(model.roles.visibility);
  return (entity, field) => {
    const here = own.get(fieldKeyOf(entity.id, field.id)) ?? NO_RESTRICTIONS;
    const all = general.get(fieldKeyOf(null, foldCase(field.label)));
    if (!all) return here;
    const replaced = said.get(fieldKeyOf(entity.id, field.id)) ?? NO_RESTRICTIONS;
    return new Map([...[...all].filter(([role]) => !replaced.has(role)), ...here]);
  };
});

function isRestricted({ shown, role }: Visibility): boolean {
  return role.id !== null && shown.is === 'known' && (shown.value === 'hidden' || shown.value === 'read-only');
}

/** How much of a field a role sees; an entity's own cell takes precedence over a general one. */
export type VisibilityOf = (entity: Entity, field: Field, role: Role) => Visibility | undefined;

export function visibilityIn({ model }: Product): VisibilityOf {
  const own = cellsByField(model.roles.visibility.filter(({ entity }) => entity !== null));
  const general = cellsByField(model.roles.visibility.filter(({ entity }) => entity === null));
  return (entity, field, role) =>
    own.get(fieldKeyOf(entity.id, field.id))?.get(role.id) ??
    general.get(fieldKeyOf(null, foldCase(field.label)))?.get(role.id);
}

/** Cells by field key, then by role id. */
type CellsByField = ReadonlyMap<string, ReadonlyMap<string, Visibility>>;

/** Of two cells for the same field and role, the first counts. */
function cellsByField(cells: readonly Visibility[]): CellsByField {
  const places = new Map<string, Map<string, Visibility>>();
  for (const cell of cells) {
    const { entity, field, role } = cell;
    if (role.id === null) continue;
    const place = fieldKeyOf(entity, entity === null ? foldCase(field.label) : (field.id ?? ''));
    const roles = places.get(place) ?? new Map<string, Visibility>();
    places.set(place, roles);
    if (!roles.has(role.id)) roles.set(role.id, cell);
  }
  return places;
}

/** By entity and field id, or by the normalized field name for a general cell. */
function fieldKeyOf(entity: string | null, field: string): string {
  return `${entity ?? ''}\n${field}`;
}
