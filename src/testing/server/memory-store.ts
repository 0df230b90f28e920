import type { ReadResult, Store } from '#server/disk/store.ts';

/** A store whose files lie in a map: what is in it, a restart finds. */
export function memoryStore(files: Map<string, string>): Store {
  const read = (path: string): ReadResult => {
    const text = files.get(path);
    return text === undefined ? { ok: false, because: 'missing' } : { ok: true, text };
  };
  return {
    list: async (under = '') => [...files.keys()].filter((path) => path.startsWith(under)),
    read: async (path) => read(path),
    readAll: async (paths) => new Map(paths.map((path) => [path, read(path)])),
    create: async (path, text) => {
      const there = files.get(path);
      if (there !== undefined) return there === text ? 'same' : 'taken';
      files.set(path, text);
      return 'created';
    },
    replace: async (path, text, from) => {
      if ((files.get(path) ?? null) !== from) return 'changed';
      files.set(path, text);
      return 'replaced';
    },
    trouble: () => null,
    watch: () => () => undefined,
    catchUp: async () => undefined,
  };
}
