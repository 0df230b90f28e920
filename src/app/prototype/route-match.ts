import { useSearchParams } from 'react-router';
import {
  isCreateOnlyForm,
  isForm,
  landingOf,
  matchRoute,
  mayDo,
  mayKnowOf,
  type RouteMatch,
  recordAt,
  recordByKey,
  type SampleRow,
} from '#core/product.ts';
import { useProductPath } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';

/** The screen that the current address matches; at “/” the landing screen of the role. Null if there is none. */
export function useRouteMatch(): RouteMatch | null {
  const { screens, actor, product } = usePrototype();
  const path = useProductPath();
  const found = matchRoute(screens, path);
  if (found || path !== '/') return found;
  const landing = landingOf(product, actor.role) ?? screens.find((screen) => !screen.path.includes(':'));
  return landing ? { screen: landing, parameters: new Map() } : null;
}

/** Null: the record does not exist, or the role must not know of it; undefined: the screen needs none. */
export function useMatchedRecord(arrival: RouteMatch | null): SampleRow | null | undefined {
  const [search] = useSearchParams();
  const { actor } = usePrototype();
  if (!arrival) return undefined;
  const { screen } = arrival;
  const editedKey = isForm(screen) && screen.entity !== null ? search.get('edit') : null;
  const found =
    editedKey === null ? recordAt(actor, arrival) : (recordByKey(actor, screen.entity ?? '', editedKey) ?? null);
  return found && !mayKnowOf(actor, found) ? null : found;
}

/** The record being edited on a form that was decided for creating only, which stands in for an edit form: a guess. */
export function useRecordOnCreateForm(arrival: RouteMatch | null): SampleRow | undefined {
  const { actor } = usePrototype();
  const found = useMatchedRecord(arrival);
  if (!arrival || !found || !isCreateOnlyForm(actor, arrival.screen)) return undefined;
  return mayDo(actor, found.entity, 'edit', found).may === 'no' ? undefined : found;
}
