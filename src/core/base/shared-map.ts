/** What is read of a map that is shared. */
export type Entries<K, V> = Pick<ReadonlyMap<K, V>, 'get' | 'has' | 'size' | typeof Symbol.iterator>;

/**
 * A map with one more entry, without copying it: each map shares with those that it grew from all that was ever set,
 * and reads over what was set after it. Only one that grows a second time is copied.
 */
export function mapWith<K, V>(map: Entries<K, V>, key: K, value: V): Entries<K, V> {
  let begun = map instanceof SharedMap && map.isNewest ? map : new SharedMap<K, V>([], new Map(), 0);
  if (begun !== map) for (const [other, its] of map) begun = begun.with(other, its);
  return begun.with(key, value);
}

class SharedMap<K, V> implements Entries<K, V> {
  readonly #set: V[];
  /** Where in `#set` the values of a key are. */
  readonly #places: Map<K, number[]>;
  readonly #end: number;
  readonly size: number;

  constructor(set: V[], places: Map<K, number[]>, size: number) {
    this.#set = set;
    this.#places = places;
    this.#end = set.length;
    this.size = size;
  }

  get isNewest(): boolean {
    return this.#set.length === this.#end;
  }

  with(key: K, value: V): SharedMap<K, V> {
    const places = this.#places.get(key);
    const at = this.#set.push(value) - 1;
    if (places) places.push(at);
    else this.#places.set(key, [at]);
    return new SharedMap(this.#set, this.#places, this.size + (places ? 0 : 1));
  }

  #place(key: K): number {
    return this.#places.get(key)?.findLast((at) => at < this.#end) ?? -1;
  }

  get(key: K): V | undefined {
    return this.#set[this.#place(key)];
  }

  has(key: K): boolean {
    return this.#place(key) >= 0;
  }

  /** In the order in which the keys came. */
  *[Symbol.iterator](): MapIterator<[K, V]> {
    for (const key of this.#places.keys()) if (this.has(key)) yield [key, this.get(key) as V];
    return undefined;
  }
}
