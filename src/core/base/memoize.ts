/** Caches the results of `make` by key. When `maxEntries` are cached, the cache is cleared. */
export function memoize<K, T>(make: (key: K) => T, maxEntries = Number.POSITIVE_INFINITY): (key: K) => T {
  const cache = new Map<K, T>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const made = make(key);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(key, made);
    return made;
  };
}

export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Caches one result per object, for as long as the object lives. */
export function memoizeByObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached.value;
    const made = { value: make(key) };
    cache.set(key, made);
    return made.value;
  };
}

/** Caches one result per object until one of `restsOn` is another object (compared by identity). */
export function memoizeByDeps<K extends object, T>(): (key: K, restsOn: readonly unknown[], make: () => T) => T {
  const cache = new WeakMap<K, { readonly restsOn: readonly unknown[]; readonly value: T }>();
  return (key, restsOn, make) => {
    const cached = cache.get(key);
    if (cached && isSame(cached.restsOn, restsOn)) return cached.value;
    const value = make();
    cache.set(key, { restsOn, value });
    return value;
  };
}

/** Whether two lists hold the same objects, compared by identity. */
export function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((thing, at) => thing === other[at]);
}
