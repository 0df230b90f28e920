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

/** The screen at the address; at the front door the one that the role sees first. Null where there is none. */
export function useRouteMatch(): RouteMatch | null {
  const { screens, actor, product } = usePrototype();
  const path = useProductPath();
  const found = matchRoute(screens, path);
  if (found || path !== '/') return found;
  const landing = landingOf(product, actor.role) ?? screens.find((screen) => !screen.path.includes(':'));
  return landing ? { screen: landing, parameters: new Map() } : null;
}

/** Null: the record is not there, or must not be known to be; undefined: the screen or form needs none. */
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

/** The record to change on a form that was decided for new records only: using it for this is a guess. */
export function useRecordOnCreateForm(arrival: RouteMatch | null): SampleRow | undefined {
  const { actor } = usePrototype();
  const found = useMatchedRecord(arrival);
  if (!arrival || !found || !isCreateOnlyForm(actor, arrival.screen)) return undefined;
  return mayDo(actor, found.entity, 'edit', found).may === 'no' ? undefined : found;
}
