import { knownValue, listOf } from '../../answers/sourced.ts';
import { type RecordLink, recordLinksFrom } from '../entities/record-links.ts';
import type { ModelParts } from '../types.ts';

type Parts = Pick<ModelParts, 'roles' | 'entities'>;

/**
 * The entity whose record stands for the person who acts: as decided for the role, else for everybody, else the only
 * one that is called like the role (without one: like any role). Null while there is none.
 */
export function meIn({ roles, entities }: Parts, role: string | null = null): string | null {
  const said = knownValue(roles.me);
  const own =
    said?.find((one) => one.role.id !== null && one.role.id === role) ?? said?.find((one) => one.role.id === null);
  const decided = own ?? (role === null ? said?.[0] : undefined);
  if (decided) return decided.entity.id;
  const names = new Set(listOf(roles.roles).flatMap(({ id, label }) => (role === null || id === role ? label : [])));
  const [called, another] = listOf(entities.entities).filter(({ label }) => names.has(label));
  return called && !another ? called.id : null;
}

/**
 * The links by which a record of an entity is somebody’s own: to the person who acts, or the record itself (null). Of
 * several, only those that were said to make it theirs, if any was.
 */
export function linksToMe(parts: Parts, entity: string): readonly (RecordLink | null)[] {
  const me = meIn(parts);
  if (me === null) return [];
  if (me === entity) return [null];
  const links = recordLinksFrom(parts.entities, entity).filter(({ to, many }) => to.id === me && !many);
  const said = listOf(parts.roles.scopes).flatMap(({ entity: { id }, by }) =>
    id === entity ? (knownValue(by)?.id ?? []) : [],
  );
  const meant = links.filter(({ by }) => by.kind === 'own line' && said.includes(by.field.id));
  return meant.length > 0 ? meant : links;
}
