/**
 * A map of which some values are worked out when they are first read, each once. One that is read while it is being
 * worked out is what the map held before.
 */
export function lazyMap<K, V>(held: ReadonlyMap<K, V>, makers: ReadonlyMap<K, () => V | undefined>): ReadonlyMap<K, V> {
  return makers.size === 0 ? held : new LazyMap(held, makers);
}

class LazyMap<K, V> extends Map<K, V> {
  readonly #makers: Map<K, () => V | undefined>;

  constructor(held: ReadonlyMap<K, V>, makers: ReadonlyMap<K, () => V | undefined>) {
    super();
    this.#makers = new Map(makers);
    for (const [key, value] of held) this.set(key, value);
  }

  override get(key: K): V | undefined {
    const make = this.#makers.get(key);
    if (make) {
      this.#makers.delete(key);
      const made = make();
      if (made !== undefined) this.set(key, made);
    }
    return super.get(key);
  }

  override has(key: K): boolean {
    this.get(key);
    return super.has(key);
  }

  override get size(): number {
    this.#makeAll();
    return super.size;
  }

  override forEach(each: (value: V, key: K, map: Map<K, V>) => void): void {
    this.#makeAll();
    super.forEach(each);
  }

  override entries() {
    this.#makeAll();
    return super.entries();
  }

  override keys() {
    this.#makeAll();
    return super.keys();
  }

  override values() {
    this.#makeAll();
    return super.values();
  }

  override [Symbol.iterator]() {
    return this.entries();
  }

  #makeAll(): void {
    for (const key of [...this.#makers.keys()]) this.get(key);
  }
}
