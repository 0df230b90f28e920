import { knownValue } from '../answers/sourced.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import type { Screen } from '../model/screens/fold-screens.ts';
import type { ScreenKind } from '../slots/screens/inventory.ts';
import { mayRole } from './may.ts';
import type { Product } from './product.ts';

/** What a role must be allowed to do with the entity of a screen; of two actions the first with an answer decides. */
const DECISIVE_ACTIONS: ReadonlyMap<ScreenKind, readonly Action[]> = new Map<ScreenKind, readonly Action[]>([
  ['list', ['list', 'view']],
  ['detail', ['view', 'list']],
]);

/** Any of these is enough. */
const CHANGE_ACTIONS: readonly Action[] = ['create', 'edit', 'approve'];
const VIEW_ACTIONS: readonly Action[] = ['list', 'view'];
const SUFFICIENT_ACTIONS: ReadonlyMap<ScreenKind, readonly Action[]> = new Map<ScreenKind, readonly Action[]>([
  ['form', CHANGE_ACTIONS],
  ['wizard', CHANGE_ACTIONS],
]);

/**
 * Whether a role may see a screen, as far as it is known: a list needs the right to list its entity, a page the right
 * to view it, a form the right to change it; a screen about no entity is open to all.
 */
export function mayView(product: Product, role: string, { about, kind }: Screen): boolean {
  const entity = knownValue(about)?.id;
  if (entity == null) return true;
  const screenKind = knownValue(kind) ?? 'static';
  const decisive = DECISIVE_ACTIONS.get(screenKind)?.find((action) => isDecided(product, role, entity, action));
  const needed = decisive ? [decisive] : (SUFFICIENT_ACTIONS.get(screenKind) ?? VIEW_ACTIONS);
  return needed.some((action) => mayRole(product, role, entity, action) !== 'no');
}

function isDecided({ permissions }: Product, role: string, entity: string, action: Action): boolean {
  const may = permissions(role, entity, action)?.may;
  return may !== undefined && may.is !== 'unknown';
}
