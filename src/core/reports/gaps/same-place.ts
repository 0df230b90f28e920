import { grouped } from '../../base/grouped.ts';
import type { Gap } from './gap.ts';
import type { DocumentGaps } from './report.ts';

export type Placed = Pick<Gap, 'point'>;

/** How a place is told, now and before; null where that tells nothing. */
export interface Sign {
  readonly now: (placed: Placed) => string | null;
  readonly before: (placed: Placed) => string | null;
}

/** The signs of a place, the surest first. A number alone tells something only of a section with a new title. */
export function signsBetween(now: DocumentGaps, before: DocumentGaps): readonly Sign[] {
  const whole = ({ point }: Placed) => `${point.id}\n${point.title}`;
  const title = ({ point }: Placed) => point.title;
  const idBeside = ({ points }: DocumentGaps) => {
    const titles = new Set(points.map((point) => point.title));
    return ({ point }: Placed) => (titles.has(point.title) ? null : `${point.id}`);
  };
  return [
    { now: whole, before: whole },
    { now: title, before: title },
    { now: idBeside(before), before: idBeside(now) },
  ];
}

interface Pairing<N, O> {
  readonly signs: readonly Sign[];
  /** What a thing is: now … */
  readonly of: (one: N) => string;
  /** … and before. */
  readonly from: (old: O) => string;
}

/** Each of now with one of before that is the same thing at the same place, where there is one. */
export function paired<N extends Placed, O extends Placed>(
  news: readonly N[],
  olds: readonly O[],
  { signs, of, from }: Pairing<N, O>,
): ReadonlyMap<N, O> {
  const pairs = new Map<N, O>();
  const taken = new Set<O>();
  for (const sign of signs) {
    const free = grouped(
      olds.filter((old) => !taken.has(old) && sign.before(old) !== null).toReversed(),
      (old) => `${from(old)}\n${sign.before(old)}`,
    );
    for (const one of news) {
      const key = pairs.has(one) ? null : sign.now(one);
      const old = key === null ? undefined : free.get(`${of(one)}\n${key}`)?.pop();
      if (!old) continue;
      pairs.set(one, old);
      taken.add(old);
    }
  }
  return pairs;
}
