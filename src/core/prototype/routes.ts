import { heldValue } from '../model/held.ts';
import type { Product } from '../rules/types.ts';
import type { ProtoScreen } from './screens-of.ts';

/** Where an address of the product leads. */
export interface Arrival {
  readonly screen: ProtoScreen;
  /** By name without the colon, decoded. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** The screen at an address; an exact one comes before one with parameters. Null where the product has no such page. */
export function arriveAt(screens: readonly ProtoScreen[], path: string): Arrival | null {
  const parts = partsOf(path);
  const all = screens.flatMap((screen) => {
    const parameters = matched(partsOf(screen.path), parts);
    return parameters ? [{ screen, parameters }] : [];
  });
  return all.reduce<Arrival | null>(
    (best, one) => (best === null || one.parameters.size < best.parameters.size ? one : best),
    null,
  );
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function matched(pattern: readonly string[], parts: readonly string[]): ReadonlyMap<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const parameters = new Map<string, string>();
  for (const [at, piece] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (piece.startsWith(':')) parameters.set(piece.slice(1), decoded(part));
    else if (decoded(part) !== decoded(piece)) return null;
  }
  return parameters;
}

/** A piece of an address as people read it; one with a broken escape stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a screen, its parameters filled with the id of a record. */
export function addressOf({ path }: ProtoScreen, record = ''): string {
  return path.replace(/:[^/]+/g, () => (record === '' ? '–' : encodeURIComponent(record)));
}

/** The id of the record that an address is about: its last parameter. */
export function recordIn({ parameters }: Arrival): string | null {
  return [...parameters.values()].at(-1) ?? null;
}

/** Where a role arrives: the screen decided for it, else undefined. */
export function landingOf(
  { model }: Pick<Product, 'model'>,
  screens: readonly ProtoScreen[],
  role: string | null,
): ProtoScreen | undefined {
  const landing = heldValue(model.screens.landings)?.find((one) => one.role.id === role && role !== null);
  const target = landing && heldValue(landing.screen)?.id;
  return screens.find(({ id }) => id === target);
}
