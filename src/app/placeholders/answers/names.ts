/** A name in lower case without surrounding spaces; names with equal keys are the same. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/** The index of a name in a list; -1 if it is not in it. */
export function indexOfName(names: readonly string[], name: string): number {
  return names.findIndex((other) => isSameName(other, name));
}

/** All distinct names in order of first occurrence, without blank ones. */
export function uniqueNames(...sources: readonly (readonly string[])[]): readonly string[] {
  const names = sources.flat().map((name) => name.trim());
  return names.filter((name, at) => name !== '' && indexOfName(names, name) === at);
}
