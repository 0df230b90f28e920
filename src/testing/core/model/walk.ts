import type { Source } from '#core/answers/sourced.ts';

/** What stands at a place of the model: a value and whose decision it is, or why there is none. */
export type Found =
  | { readonly is: 'known'; readonly value: unknown; readonly source: Source | null }
  | { readonly is: 'not-applicable'; readonly reason: string; readonly source: Source }
  | { readonly is: 'unknown'; readonly question: string };

/**
 * Follows a path such as "entities.entities loan fields due type" (parts by blanks): through places that were said,
 * into lists by id or by number, into maps by key. Stops at the first place that holds nothing.
 */
export function walk(model: object, path: string): Found {
  let found: Found = { is: 'known', value: model, source: null };
  for (const part of path.split(/[ .]/)) {
    if (found.is !== 'known') return found;
    found = placeIn(stepInto(found.value, part), found.source);
  }
  return found;
}

function placeIn(value: unknown, source: Source | null): Found {
  return isFound(value) ? value : { is: 'known', value, source };
}

function isFound(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && 'is' in value;
}

function stepInto(value: unknown, part: string): unknown {
  if (value instanceof Map) return value.get(part);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.find((item) => hasId(item, part)) ?? items[Number(part)];
  }
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}

function hasId(item: unknown, id: string): boolean {
  return typeof item === 'object' && item !== null && 'id' in item && item.id === id;
}
