import type { Visibility } from '../../model/roles/visibility.ts';
import type { Entity, Field } from '../../model/types.ts';
import { type Product, perProduct } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import type { Role } from '../../slots/roles/rights.ts';

/** The cells that hide a field from roles, or make it read-only, by the ids of the roles. */
export type KeptFrom = (entity: Entity, field: Field) => ReadonlyMap<string, Visibility>;

const FROM_NOBODY: ReadonlyMap<string, Visibility> = new Map();

/** A cell of the entity itself comes before one said for all. */
export const keptFrom = perProduct(({ model }): KeptFrom => {
  const cells = model.roles.visibility.filter(isKept);
  const own = byPlace(cells.filter(({ entity }) => entity !== null));
  const general = byPlace(cells.filter(({ entity }) => entity === null));
  if (cells.length === 0) return () => FROM_NOBODY;
  const said: Places = general.size === 0 ? new Map() : byPlace(model.roles.visibility);
  return (entity, field) => {
    const here = own.get(placeOf(entity.id, field.id)) ?? FROM_NOBODY;
    const all = general.get(placeOf(null, folded(field.label)));
    if (!all) return here;
    const replaced = said.get(placeOf(entity.id, field.id)) ?? FROM_NOBODY;
    return new Map([...[...all].filter(([role]) => !replaced.has(role)), ...here]);
  };
});

function isKept({ shown, role }: Visibility): boolean {
  return role.id !== null && shown.is === 'known' && (shown.value === 'hidden' || shown.value === 'read-only');
}

/** How much of a field a role sees; the cell of the entity itself comes before one said for all. */
export type VisibilityOf = (entity: Entity, field: Field, role: Role) => Visibility | undefined;

export function visibilityIn({ model }: Product): VisibilityOf {
  const own = byPlace(model.roles.visibility.filter(({ entity }) => entity !== null));
  const general = byPlace(model.roles.visibility.filter(({ entity }) => entity === null));
  return (entity, field, role) =>
    own.get(placeOf(entity.id, field.id))?.get(role.id) ??
    general.get(placeOf(null, folded(field.label)))?.get(role.id);
}

/** Cells by the place of their field, and there by the id of the role. */
export type Places = ReadonlyMap<string, ReadonlyMap<string, Visibility>>;

/** Of two cells about the same the first counts. */
function byPlace(cells: readonly Visibility[]): Places {
  const places = new Map<string, Map<string, Visibility>>();
  for (const cell of cells) {
    const { entity, field, role } = cell;
    if (role.id === null) continue;
    const place = placeOf(entity, entity === null ? folded(field.label) : (field.id ?? ''));
    const roles = places.get(place) ?? new Map<string, Visibility>();
    places.set(place, roles);
    if (!roles.has(role.id)) roles.set(role.id, cell);
  }
  return places;
}

/** By its id on its entity, or by its folded name where it was said for all. */
function placeOf(entity: string | null, field: string): string {
  return `${entity ?? ''}\n${field}`;
}
