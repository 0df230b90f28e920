import { memoize } from '../base/memoize.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';

/** What is asked before the kinds are known, and what any first prototype needs besides. */
const BEFORE = ['purpose.what', 'purpose.kind', 'screens.background', 'screens.colour'];
const BESIDES = ['purpose.groups', 'screens.landing', 'screens.inventory', 'purpose.name'];

/** Where the questions of the core are asked, by id, from 0; and what is left out. */
export interface AskingPlaces {
  readonly core: ReadonlyMap<string, number>;
  /** Ids of questions that matter to none of the kinds. */
  readonly out: ReadonlySet<string>;
}

/** Of products of these kinds (ids); of unknown ones what matters to most kinds comes first. */
export function askingPlaces(ids: readonly string[]): AskingPlaces {
  return placesOf([...ids].sort().join(' '));
}

const placesOf = memoize((ids: string): AskingPlaces => {
  const chosen = KINDS.filter(({ id }) => ids.split(' ').includes(id));
  const kinds = chosen.length > 0 ? chosen : KINDS;
  const order = [...BEFORE, ...inOneOrder(kinds), ...BESIDES];
  const [first, ...others] = chosen;
  const out = (first?.out ?? []).filter((id) => others.every((kind) => kind.out.includes(id)));
  return { core: new Map([...new Set(order)].map((id, place) => [id, place])), out: new Set(out) };
});

/** Several orders in one: what stands early in many of them comes first. */
function inOneOrder(kinds: readonly Pick<Kind, 'first'>[]): readonly string[] {
  const weights = new Map<string, number>();
  for (const { first } of kinds)
    for (const [place, id] of first.entries()) weights.set(id, (weights.get(id) ?? 0) + weightAt(place));
  return [...weights].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/** The first place counts twice as much as the fourth. */
function weightAt(place: number): number {
  return 1 / (place + 3);
}
