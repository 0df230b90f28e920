/** Entries of a layer before it is laid into the map below. */
const MOST = 32;

/**
 * A map with one more entry, without copying all of it: what is new lies in a layer above a map that never changes, and
 * is laid into that one now and then.
 */
export function mapWith<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  if (!(map instanceof LayeredMap)) return new LayeredMap(map, new Map([[key, value]]));
  const layer = new Map<K, V>(map.layer).set(key, value);
  return layer.size > MOST
    ? new LayeredMap(new Map([...map.below, ...layer]), new Map())
    : new LayeredMap(map.below, layer);
}

class LayeredMap<K, V> implements ReadonlyMap<K, V> {
  readonly below: ReadonlyMap<K, V>;
  readonly layer: ReadonlyMap<K, V>;
  readonly size: number;

  constructor(below: ReadonlyMap<K, V>, layer: ReadonlyMap<K, V>) {
    this.below = below;
    this.layer = layer;
    this.size = below.size + [...layer.keys()].filter((key) => !below.has(key)).length;
  }

  get(key: K): V | undefined {
    return this.layer.has(key) ? this.layer.get(key) : this.below.get(key);
  }

  has(key: K): boolean {
    return this.layer.has(key) || this.below.has(key);
  }

  forEach(each: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }

  /** In the order in which the keys came. */
  *[Symbol.iterator](): MapIterator<[K, V]> {
    for (const [key, value] of this.below) yield [key, this.layer.has(key) ? (this.layer.get(key) as V) : value];
    for (const [key, value] of this.layer) if (!this.below.has(key)) yield [key, value];
    return undefined;
  }

  entries(): MapIterator<[K, V]> {
    return this[Symbol.iterator]();
  }

  *keys(): MapIterator<K> {
    for (const [key] of this) yield key;
    return undefined;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this) yield value;
    return undefined;
  }
}
