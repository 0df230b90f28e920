import { folded } from '../../../shapes/folded.ts';
import type { Constant } from '../../../slots/constants/about-numbers.ts';

const MOST = /\b(?:longest|largest|biggest|highest|latest|oldest|most|maximum|max|upper|ceiling|deadline)\b/u;
const LEAST = /\b(?:shortest|smallest|lowest|earliest|youngest|least|minimum|min|lower|floor)\b/u;

/** Whether a number with a name is the least or the most that is accepted; undefined where its name does not say. */
export function directionOf({ of }: Pick<Constant, 'of'>, name: string): 'least' | 'most' | undefined {
  const words = folded(name);
  const [most, least] = [MOST.test(words), LEAST.test(words)];
  if (most !== least) return most ? 'most' : 'least';
  return of === 'capacity' ? 'most' : undefined;
}
