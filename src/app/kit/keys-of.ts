/** The keys of a table as its key type, which `Object.keys` gives up. */
export function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table).filter((key): key is K => Object.hasOwn(table, key));
}
