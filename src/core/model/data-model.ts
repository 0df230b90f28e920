import { memoizeByDeps, memoizeByObject } from '../base/memoize.ts';
import { lookup, readerOf, reading, type Watch, watchedObject } from '../base/watch.ts';
import type { DataModel } from './types.ts';

const data = memoizeByDeps<DataModel['constants'], DataModel>();

/** What the records of a model are made of: the same object until something of that is decided, or turned. */
export const dataOf = memoizeByObject((model: DataModel): DataModel => {
  if (readerOf(model)) return model;
  const { purpose, entities, states, validation, roles, calls, constants, vocabulary } = model;
  const parts = { purpose, entities, states, validation, roles, calls, constants, vocabulary };
  return data(constants, Object.values(parts), () => parts);
});

/** Caches what is made of a model for as long as its records are made of the same. */
export function memoizeByData<T>(make: (model: DataModel) => T): (model: DataModel) => T {
  const made = memoizeByObject(make);
  return (model) => made(dataOf(model));
}

/** As `lookup`, in what the records of a model are made of. */
export function lookupInData<K, T>(name: string, make: (model: DataModel) => (key: K) => T) {
  const find = lookup(name, make);
  return (model: DataModel) => find(dataOf(model));
}

/** As `reading`, in the same. */
export function readingInData<T>(name: string, make: (model: DataModel) => T): (model: DataModel) => T {
  const read = reading(name, make);
  return (model) => read(dataOf(model));
}

/** The model of a source, with whatever is read of it watched. */
export function watchedModel<S>(watch: Watch<S>, of: (source: S) => DataModel): DataModel {
  return watchedObject(watch, 'model', (source) => dataOf(of(source)));
}
