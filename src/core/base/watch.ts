import { keepEqual } from './keep-equal.ts';
import { lazily, memoizeByObject } from './memoize.ts';

type Same = (before: unknown, now: unknown) => boolean;
const saysTheSame: Same = (before, now) => keepEqual(before, now) === before;

/** Remembers what was read of a source, and so can tell whether a later source says the same. */
export interface Watch<S> {
  /** What is read under one name is read once. */
  readonly read: <T>(name: string, of: (source: S) => T, isSame?: Same) => T;
  /** Whether all that was read is the same in another source; if so, what is read from now on is read there. */
  readonly follows: (next: S) => boolean;
}

function watch<S>(first: S): Watch<S> {
  const reads = new Map<
    string,
    { readonly of: (from: S) => unknown; readonly isSame: Same; readonly value: unknown }
  >();
  let source = first;
  return {
    read: <T>(name: string, of: (from: S) => T, isSame = saysTheSame): T => {
      const known = reads.get(name);
      if (known) return known.value as T;
      const value = of(source);
      reads.set(name, { of, isSame, value });
      return value;
    },
    follows: (next) => {
      if (next !== source)
        for (const { of, isSame, value } of reads.values()) if (!isSame(value, of(next))) return false;
      source = next;
      return true;
    },
  };
}

type Read<O> = Watch<O>['read'];

const readers = new WeakMap<object, Read<never>>();

/** How a watched object is read; undefined for any other one. */
export function readerOf<O extends object>(object: O): Read<O> | undefined {
  return readers.get(object) as Read<O> | undefined;
}

/** An object of the source with the same properties, each of them watched; so are those of the objects in it. */
export function watchedObject<S, O extends object>(own: Watch<S>, name: string, of: (source: S) => O, deep = true): O {
  const { read } = own;
  const object = {};
  for (const key of read(`all of ${name}`, (source) => Object.keys(of(source)))) {
    const inner = `${name}.${key}`;
    const partOf = (source: S): unknown => Reflect.get(of(source), key);
    const isObject = deep && read(`what ${inner} is`, (source) => typeof partOf(source)) === 'object';
    const part = lazily(() => watchedObject(own, inner, (source) => partOf(source) as object, false));
    Object.defineProperty(object, key, { enumerable: true, get: isObject ? part : () => read(inner, partOf) });
  }
  readers.set(object, (what, from, isSame) =>
    read(`${name}: ${what}`, (source: S) => from(of(source) as never), isSame),
  );
  return object as O;
}

/** Finds by a key in an object. Of a watched one, what is found is watched: so it must not itself read the object later. */
export function lookup<O extends object, K, T>(name: string, make: (object: O) => (key: K) => T) {
  const find = memoizeByObject(make);
  return memoizeByObject((object: O): ((key: K) => T) => {
    const read = readerOf(object);
    return read ? (key) => read(`${name} ${JSON.stringify(key)}`, (now) => find(now)(key)) : find(object);
  });
}

/** What is worked out from an object. Of a watched one, that is watched, and not what it was worked out from. */
export function reading<O extends object, T>(name: string, make: (object: O) => T): (object: O) => T {
  const made = memoizeByObject(make);
  return memoizeByObject((object: O) => {
    const read = readerOf(object);
    return read ? read(name, made) : made(object);
  });
}

interface Kept<S> {
  readonly watch: Watch<S>;
  readonly value: unknown;
}

/** What is made from one source after another, by name: made again only when something is different that was read for it. */
export function keeper<S>() {
  let before: ReadonlyMap<string, Kept<S>> = new Map();
  return (source: S) => {
    const last = before;
    const now = new Map<string, Kept<S>>();
    before = now;
    return <T>(name: string, make: (own: Watch<S>) => T): T => {
      const known = now.get(name) ?? last.get(name);
      const kept = known?.watch.follows(source) ? known : madeIn(watch(source), make);
      now.set(name, kept);
      return kept.value as T;
    };
  };
}

function madeIn<S>(own: Watch<S>, make: (own: Watch<S>) => unknown): Kept<S> {
  return { watch: own, value: make(own) };
}
