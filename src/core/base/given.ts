type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

export function given<T extends object>(all: T): Given<T> {
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)) as Given<T>;
}
