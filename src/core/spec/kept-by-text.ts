/** Documents of a family have the same titles; what so many of them come to is kept. */
const MOST_KEPT = 2000;

/** The same function, which remembers what it made of short texts. */
export function keptByText<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, made);
    return made;
  };
}
