/** A list that grows at its end without being copied: each longer one leads to the one that it grew from. */
export class Chain<T> implements Iterable<T> {
  readonly length: number;
  readonly #before: Chain<T> | null;
  readonly #last: T | undefined;

  constructor(before: Chain<T> | null = null, last?: T) {
    this.length = before ? before.length + 1 : 0;
    this.#before = before;
    this.#last = last;
  }

  with(more: Iterable<T>): Chain<T> {
    let grown: Chain<T> = this;
    for (const one of more) grown = new Chain(grown, one);
    return grown;
  }

  /** What came after a chain that this one grew from. */
  since({ length }: Chain<T>): readonly T[] {
    const items: T[] = [];
    for (let at: Chain<T> = this; at.#before && at.length > length; at = at.#before) items.push(at.#last as T);
    return items.reverse();
  }

  [Symbol.iterator](): ArrayIterator<T> {
    return this.since(new Chain())[Symbol.iterator]();
  }
}
