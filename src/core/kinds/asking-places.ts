import { memoize } from '../base/memoize.ts';
import { ASKING_ORDERS, type AskingOrder } from './asking-orders.ts';
import { USUAL_BY_KIND } from './usual-by-kind.ts';

/** What is asked before anything is known, answered in seconds. */
const BEFORE = ['purpose.what', 'purpose.kind', 'screens.background', 'screens.colour'];
/** What no first prototype can do without, whatever its kind. */
const BESIDES = ['entities.fields', 'purpose.groups', 'screens.landing', 'screens.inventory', 'purpose.name'];
/** How many of the questions that matter most to the kind belong to the core. */
const MOST = 9;

/** In which order the questions of the bank are asked, by id, from 0; the others come after these. */
export interface AskingPlaces {
  readonly places: ReadonlyMap<string, number>;
  /** What an honest first prototype needs. */
  readonly core: ReadonlySet<string>;
  /** What matters to none of the kinds. */
  readonly out: ReadonlySet<string>;
  /** What has a usual answer for these kinds. */
  readonly usual: ReadonlySet<string>;
}

/** Of products of these kinds (ids); of unknown ones what matters to most kinds comes first. */
export function askingPlaces(ids: readonly string[]): AskingPlaces {
  return placesOf([...ids].sort().join(' '));
}

const placesOf = memoize((ids: string): AskingPlaces => {
  const chosen = ASKING_ORDERS.filter(({ id }) => ids.split(' ').includes(id));
  const order = inOneOrder(chosen.length > 0 ? chosen : ASKING_ORDERS);
  const core = [...BEFORE, ...order.slice(0, MOST), ...BESIDES];
  const [first, ...others] = chosen;
  return {
    places: new Map([...core, ...order.slice(MOST)].map((id, place) => [id, place])),
    core: new Set(core),
    out: new Set((first?.out ?? []).filter((id) => others.every(({ out }) => out.includes(id)))),
    usual: new Set(ids.split(' ').flatMap((id) => USUAL_BY_KIND[id]?.split(' ') ?? [])),
  };
});

/** Several orders in one, as long as the longest: what stands early in many of them comes first. */
function inOneOrder(kinds: readonly Pick<AskingOrder, 'first'>[]): readonly string[] {
  const weights = new Map<string, number>();
  for (const { first } of kinds)
    for (const [place, id] of first.entries()) weights.set(id, (weights.get(id) ?? 0) + weightAt(place));
  const order = [...weights].sort(([, one], [, other]) => other - one).map(([id]) => id);
  return order.slice(0, Math.max(...kinds.map(({ first }) => first.length)));
}

/** The first place counts twice as much as the sixth. */
function weightAt(place: number): number {
  return 1 / (place + 5);
}
