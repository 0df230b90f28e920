import type { Visibility } from '../../model/roles/visibility.ts';
import type { Entity, Field } from '../../model/types.ts';
import { perProduct } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import { byPlace, type Places, placeOf } from './visibility-of.ts';

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
  return (
    role.id !== null && shown.is === 'known' && (shown.value === 'hidden' || shown.value === 'read-only')
  );
}
