/** A name without case and the spaces around: two names with one key are the same. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/** The place of a name among others; -1 where it is not there. */
export function indexOfName(names: readonly string[], name: string): number {
  return names.findIndex((other) => isSameName(other, name));
}

/** Names in the order they were first given, each once, blanks left out. */
export function uniqueNames(...sources: readonly (readonly string[])[]): readonly string[] {
  const names = sources.flat().map((name) => name.trim());
  return names.filter((name, at) => name !== '' && indexOfName(names, name) === at);
}
