import { knownValue, type Look, lookOfSourced, questionOf } from '../answers/sourced.ts';
import type { Screen } from '../model/screens/fold-screens.ts';
import type { Entity, Model } from '../model/types.ts';
import { memoizeByProduct } from '../product/product.ts';
import { nameSearchOf } from '../product/words/names-in-words.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { ScreenKind } from '../slots/screens/inventory.ts';

/** A screen of the product as decided so far, with an address. */
export interface ProtoScreen {
  readonly id: string;
  readonly label: string;
  /** Null while the kind of screen is not decided. */
  readonly kind: ScreenKind | null;
  /** Id of the entity it is about; null where it is about none, or about one without an entry. */
  readonly entity: string | null;
  /** Always begins with "/"; parameters as ":name". */
  readonly path: string;
  readonly look: Look;
  readonly pathLook: Look;
  /** The question whose answer creates it, or would. */
  readonly question: string;
  /** What was decided about it; null for a screen that is guessed from an entity. */
  readonly screen: Screen | null;
}

const GUESSED: readonly (readonly [ScreenKind, (entity: Entity) => string, (entity: Entity) => string])[] = [
  ['list', ({ plural }) => plural, ({ id }) => `/${id}`],
  ['detail', ({ label }) => label, ({ id }) => `/${id}/:id`],
  ['form', ({ label }) => `${label}, to be filled in`, ({ id }) => `/${id}/new`],
];

/**
 * The screens of the prototype: only those that were decided; while nobody has decided any, a list, a detail page and
 * a form for each entity as guesses.
 */
export const screensOf = memoizeByProduct(({ model, index }): readonly ProtoScreen[] => {
  const decided = knownValue(model.screens.screens);
  if (decided) return withOwnPaths(decided.map((screen) => decidedScreen(screen, model)));
  return index.entities.all.flatMap((entity) =>
    GUESSED.map(([kind, label, path]) => ({
      id: `${entity.id}-${kind}`,
      label: label(entity),
      kind,
      entity: entity.id,
      path: path(entity),
      look: 'guess' as const,
      pathLook: 'guess' as const,
      question: questionOf(model.screens.screens),
      screen: null,
    })),
  );
});

function decidedScreen(screen: Screen, model: Model): ProtoScreen {
  const kind = knownValue(screen.kind) ?? null;
  const entity = knownValue(screen.about)?.id ?? null;
  const address = knownValue(screen.address);
  return {
    id: screen.id,
    label: screen.label,
    kind,
    entity,
    path: address ?? (kind === 'detail' ? `/${screen.id}/:id` : `/${screen.id}`),
    look: lookOfSourced(model.screens.screens),
    pathLook: address === undefined ? 'guess' : lookOfSourced(screen.address),
    question: screen.source.question,
    screen,
  };
}

/** Two screens at one address would hide each other: the later one gets another address, as a guess. */
function withOwnPaths(screens: readonly ProtoScreen[]): readonly ProtoScreen[] {
  const taken = new Set<string>();
  return screens.map((screen) => {
    const shape = screen.path.replace(/:[^/]+/g, ':');
    if (!taken.has(shape)) {
      taken.add(shape);
      return screen;
    }
    return { ...screen, path: `/${screen.id}${screen.kind === 'detail' ? '/:id' : ''}`, pathLook: 'guess' };
  });
}

/** The screen that words name exactly as it is written, or by its name alone; a similar name is no match. */
export function screenInWords<T extends { readonly label: string }>(screens: readonly T[], words: string) {
  return nameSearchOf(screens.map((screen) => [screen.label, screen] as const))
    .mentioned(words)
    .map(({ of }) => of)
    .find(({ label }) => words.includes(label) || foldCase(words) === foldCase(label));
}
