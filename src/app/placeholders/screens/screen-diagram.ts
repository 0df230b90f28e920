import {
  groupBy,
  knownValue,
  listOf,
  lookOfSourced,
  navigationOf,
  type Product,
  type Screen,
  type ScreenLink,
} from '#core/product.ts';
import type { DiagramEdge, DiagramNode } from '../../diagrams/diagram.tsx';

const BACK_WORDS = /^(?:back|the (?:page|screen) before|previous (?:page|screen)|where they came from)$/i;

/**
 * The diagram of the screens; links that the prototype adds by itself are guesses. `ends`: dead ends, `lost`: screens
 * that cannot be reached from a landing screen.
 */
export function screenDiagram(product: Product, at: string | null = null) {
  const { model, index } = product;
  const links = listOf(model.screens.links);
  const ends = deadEndScreens(product, links);
  const lost = unreachedScreens(product);
  const problemIds = new Set([...ends, ...lost].map(({ id }) => id));
  const firsts = new Set(listOf(model.screens.landings).map(({ screen }) => knownValue(screen)?.id));
  const everywhere = menuScreenIds(product, links);
  const look = lookOfSourced(model.screens.screens);
  const nodes = index.screens.all.map((screen): DiagramNode => {
    const kind = knownValue(screen.kind);
    return {
      id: screen.id,
      label: screen.label,
      look: kind === undefined ? 'hole' : look,
      lines: [kind ?? 'nobody has said what kind'],
      tag: tagOf(screen, { ends, lost, firsts, everywhere }) || undefined,
      emphasis: screen.id === at ? 'current' : problemIds.has(screen.id) ? 'problem' : undefined,
    };
  });
  return { nodes, edges: edgesOf(product, links, everywhere), ends, lost };
}

interface ScreenSets {
  readonly ends: readonly Screen[];
  readonly lost: readonly Screen[];
  readonly firsts: ReadonlySet<string | null | undefined>;
  readonly everywhere: ReadonlySet<string>;
}

function tagOf(screen: Screen, { ends, lost, firsts, everywhere }: ScreenSets): string {
  const words = [
    firsts.has(screen.id) ? 'first' : '',
    everywhere.has(screen.id) ? 'from every page' : '',
    lost.includes(screen) ? 'nobody gets here' : '',
    ends.includes(screen) ? 'dead end' : '',
  ];
  return words.filter(Boolean).join(', ');
}

/** Screens without links, unless a dead end is allowed there. */
function deadEndScreens(product: Product, links: readonly ScreenLink[]): readonly Screen[] {
  const { model, index } = product;
  const { from } = navigationOf(product);
  const allowed = new Set(listOf(model.screens.deadEnds).map(({ id }) => id));
  const back = new Set(links.flatMap((link) => (BACK_WORDS.test(link.to.label.trim()) ? [link.from.id] : [])));
  return index.screens.all.filter(
    ({ id, kind }) =>
      !allowed.has(id) && !back.has(id) && knownValue(kind) !== 'sign-in' && from(id).every((to) => to === id),
  );
}

/** Screens that cannot be reached from any landing screen; none while no landing screens are known. */
function unreachedScreens(product: Product): readonly Screen[] {
  const { index, model } = product;
  if (model.screens.landings.is === 'unknown' || index.roles.all.length === 0) return [];
  const { anybody } = navigationOf(product);
  return index.screens.all.filter(({ id }) => !anybody.has(id));
}

/** Up to this many screens, menu links are drawn as edges; beyond, as a tag on the screen. */
const MAX_WITHOUT_MENU = 3;

/** Ids of the screens that all other screens link to, as to the entries of a menu. */
function menuScreenIds({ index }: Product, links: readonly ScreenLink[]): ReadonlySet<string> {
  const { all } = index.screens;
  const from = groupBy(links, ({ to }) => to.id);
  const targets = all.filter(({ id }) => {
    const linkingIds = new Set(from.get(id)?.map((link) => link.from.id));
    return all.length > MAX_WITHOUT_MENU && all.every((other) => other.id === id || linkingIds.has(other.id));
  });
  return new Set(targets.map(({ id }) => id));
}

/** The stated links (those to an unknown screen end loose), then the links that the prototype adds. */
function edgesOf(
  product: Product,
  links: readonly ScreenLink[],
  everywhere: ReadonlySet<string>,
): readonly DiagramEdge[] {
  const { index, model } = product;
  const look = lookOfSourced(model.screens.links);
  const drawn = links.filter(({ to }) => !BACK_WORDS.test(to.label.trim()) && !everywhere.has(to.id ?? ''));
  const pairs = groupBy(drawn, ({ from, to }) => JSON.stringify([nodeId(from), nodeId(to)]));
  const stated = [...pairs].flatMap(([id, same]): readonly DiagramEdge[] => {
    const [first] = same;
    const label = same.flatMap(({ control }) => knownValue(control) ?? []).join(', ');
    return first ? [{ id, from: nodeId(first.from), to: nodeId(first.to), label, look }] : [];
  });
  const { from } = navigationOf(product);
  const offered = index.screens.all.flatMap((screen) =>
    [...new Set(from(screen.id))]
      .map((to) => ({ to, id: JSON.stringify([screen.id, to]) }))
      .filter(({ id, to }) => to !== screen.id && !pairs.has(id) && !everywhere.has(to))
      .map(({ id, to }): DiagramEdge => ({ id, from: screen.id, to, look: 'guess' })),
  );
  return [...stated, ...offered];
}

function nodeId({ id, label }: ScreenLink['from']): string {
  return id ?? `?${label}`;
}
