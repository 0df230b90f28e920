import { knownValue, listOf } from '../../answers/sourced.ts';
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
