import { isEverybody } from '../../answers/everyday-words.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { reachableFrom } from '../../base/graphs.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoize } from '../../base/memoize.ts';
import { mayView } from '../../product/may.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { targetCalled } from '../../prototype/regions/read-actions.ts';
import { frameOf, regionsOf } from '../../prototype/regions/regions-of.ts';
import type { RegionAction } from '../../prototype/regions/types.ts';
import { type ProtoScreen, screensOf } from '../../prototype/screens-of.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';
import { isOfKind } from '../entities/screens-about.ts';

export interface Navigation {
  /** Screens linked from a screen: as stated, else the prototype's default links; and those its parts lead to. */
  readonly from: (screen: string) => readonly string[];
  /** Screens reachable for a role from its first screen, over screens it may see. */
  readonly reached: (role: string) => ReadonlySet<string>;
  readonly anybody: ReadonlySet<string>;
}

export const navigationOf: (product: Product) => Navigation = memoizeByProduct((product) => {
  const stated = statedLinks(product);
  const targets = statedTargets(product);
  const offered = offeredLinks(product);
  const onParts = partTargets(product);
  const from = (screen: string) => [
    ...(stated.get(screen) ?? offered(screen)),
    ...(targets.get(screen) ?? []),
    ...onParts(screen),
  ];
  const starts = firstScreensOf(product);
  const reached = new Map(
    product.index.roles.all.map(({ id }) => [id, screensReachedBy(id, starts(id), from, product)]),
  );
  const byRoles = [...reached.values()].flatMap((screens) => [...screens]);
  return {
    from,
    reached: (role) => reached.get(role) ?? new Set(),
    anybody: new Set([...byRoles, ...openToAll(product)]),
  };
});

function screensReachedBy(role: string, starts: readonly string[], from: Navigation['from'], product: Product) {
  const isVisible = memoize((id: string) => {
    const screen = product.index.screens.get(id);
    return screen !== undefined && mayView(product, role, screen);
  });
  return reachableFrom(starts.filter(isVisible), (id) => from(id).filter(isVisible));
}

/** By the screen they start from. */
function statedLinks({ model }: Product): ReadonlyMap<string | null, readonly string[]> {
  const links = groupBy(listOf(model.screens.links), ({ from }) => from.id);
  return new Map([...links].map(([start, all]) => [start, all.flatMap(({ to }) => to.id ?? [])]));
}

/** Where the menu and the buttons of every screen lead, and those of a screen. */
function partTargets(product: Product): Navigation['from'] {
  const frame = frameOf(product);
  const everywhere = frame ? targetsIn(product, frame) : [];
  const own = new Map(screensOf(product).map((screen) => [screen.id, targetsIn(product, screen)] as const));
  return (screen) => [...everywhere, ...(own.get(screen) ?? [])];
}

function targetsIn(product: Product, screen: ProtoScreen): readonly string[] {
  const views = (regionsOf(product)(screen) ?? []).flatMap((view) => [view, ...view.holds]);
  const entries = views.flatMap(({ menu }) => menu?.groups ?? []).flatMap((group) => group.entries);
  return [
    ...entries.flatMap(({ pages }) => pages.map(({ id }) => id)),
    ...views.flatMap(({ actions }) => actions.flatMap((action) => targetOf(product, screen, action)?.id ?? [])),
  ];
}

/** The screen that was named, or the one that a button is called like. */
function targetOf(product: Product, screen: ProtoScreen, { to, does, label }: RegionAction) {
  return to ?? (to === undefined && does.is === 'go' ? targetCalled(product, screen, label) : undefined);
}

/** Where the frequent actions on the first screens lead. */
function statedTargets({ model }: Product): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, readonly string[]>();
  for (const landing of listOf(model.screens.landings)) {
    const from = knownValue(landing.screen)?.id;
    const to = listOf(landing.targets).flatMap(({ screen }) => screen.id ?? []);
    if (from != null) targets.set(from, [...(targets.get(from) ?? []), ...to]);
  }
  return targets;
}

const OFFERED_KINDS: ReadonlyMap<ScreenKind, readonly ScreenKind[]> = new Map<ScreenKind, readonly ScreenKind[]>([
  ['list', ['detail', 'form', 'wizard']],
  ['detail', ['list', 'form', 'wizard']],
]);

/** What the prototype offers by itself: from a list to the page of one record, from there to its form. */
function offeredLinks({ index }: Product): Navigation['from'] {
  const about = groupBy(index.screens.all, (screen) => knownValue(screen.about)?.id ?? null);
  return (id) => {
    const screen = index.screens.get(id);
    const entity = knownValue(screen?.about)?.id;
    const kinds = (screen && OFFERED_KINDS.get(knownValue(screen.kind) ?? 'static')) ?? [];
    const others = entity ? (about.get(entity) ?? []) : [];
    return others.filter((other) => isOfKind(other, kinds)).map((other) => other.id);
  };
}

/** Its own first screens and those of everybody. */
function firstScreensOf({ model }: Product): (role: string) => readonly string[] {
  const landings = listOf(model.screens.landings);
  return (role) =>
    landings
      .filter((landing) => landing.role.id === role || isEverybody(landing.role.label))
      .flatMap(({ screen }) => knownValue(screen)?.id ?? []);
}

/** Screens that need no first screen: before signing in, when something fails, and for those without a role. */
function openToAll({ model, index }: Product): readonly string[] {
  const byItself = index.screens.all.filter((screen) => isOfKind(screen, ['sign-in', 'error']));
  const named = listOf(model.roles.anonymous).flatMap((words) => index.screens.called(words) ?? []);
  return [...byItself, ...named].map(({ id }) => id);
}
