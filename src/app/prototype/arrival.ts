import { useSearchParams } from 'react-router';
import {
  type Arrival,
  arriveAt,
  isForMakingOnly,
  isForm,
  landingOf,
  mayDo,
  mayKnowOf,
  recordAt,
  recordByKey,
  type SampleRow,
} from '#core/product.ts';
import { useProductPath } from './going.ts';
import { usePlaying } from './playing.tsx';

/** The screen at the address; at the front door the one that the role sees first. Null where there is none. */
export function useArrival(): Arrival | null {
  const { screens, actor, product } = usePlaying();
  const path = useProductPath();
  const found = arriveAt(screens, path);
  if (found || path !== '/') return found;
  const landing = landingOf(product, actor.role) ?? screens.find((screen) => !screen.path.includes(':'));
  return landing ? { screen: landing, parameters: new Map() } : null;
}

/** Null: the record is not there, or must not be known to be; undefined: the screen or form needs none. */
export function useRecordAt(arrival: Arrival | null): SampleRow | null | undefined {
  const [search] = useSearchParams();
  const { actor } = usePlaying();
  if (!arrival) return undefined;
  const { screen } = arrival;
  const edited = isForm(screen) && screen.entity !== null ? search.get('edit') : null;
  const found = edited === null ? recordAt(actor, arrival) : (recordByKey(actor, screen.entity ?? '', edited) ?? null);
  return found && !mayKnowOf(actor, found) ? null : found;
}

/** The record to change on a form that was decided for new records only: using it for this is a guess. */
export function useChangedOnNew(arrival: Arrival | null): SampleRow | undefined {
  const { actor } = usePlaying();
  const found = useRecordAt(arrival);
  if (!arrival || !found || !isForMakingOnly(actor, arrival.screen)) return undefined;
  return mayDo(actor, found.entity, 'edit', found).may === 'no' ? undefined : found;
}
