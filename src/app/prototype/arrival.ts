import { useSearchParams } from 'react-router';
import {
  type Arrival,
  arriveAt,
  isForm,
  landingOf,
  mayKnowOf,
  recordAt,
  recordByKey,
  type SampleRow,
} from '#core/product.ts';
import { useProductPath } from './going.ts';
import { usePlaying } from './playing.tsx';

/** The screen at the address; at the front door the one that the role sees first. Null where there is none. */
export function useArrival(): Arrival | null {
  const { screens, acting, product } = usePlaying();
  const path = useProductPath();
  const found = arriveAt(screens, path);
  if (found || path !== '/') return found;
  const landing =
    landingOf(product, screens, acting.role) ?? screens.find((screen) => !screen.path.includes(':'));
  return landing ? { screen: landing, parameters: new Map() } : null;
}

/**
 * The record that a screen shows, or that a form changes. Null where it is not there, or whoever looks is not to learn
 * that it is; undefined where there is to be none.
 */
export function useRecordAt(arrival: Arrival): SampleRow | null | undefined {
  const [search] = useSearchParams();
  const { acting } = usePlaying();
  const { screen } = arrival;
  const edited = isForm(screen) && screen.entity !== null ? search.get('edit') : null;
  const found =
    edited === null ? recordAt(acting, arrival) : (recordByKey(acting, screen.entity ?? '', edited) ?? null);
  return found && !mayKnowOf(acting, found) ? null : found;
}
