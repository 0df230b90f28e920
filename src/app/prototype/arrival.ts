import { type Arrival, arriveAt, landingOf } from '#core/product.ts';
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
