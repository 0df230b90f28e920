/**
 * What was just made, with each piece that says the same as before taken from `before`: so that what was worked out
 * from that piece is found again. Compares arrays, maps, sets and plain objects by what they hold, anything else by
 * identity; neither of the two is changed.
 */
export function keepEqual<T>(before: unknown, made: T): T {
  if (before === made || typeof made !== 'object' || made === null || typeof before !== 'object' || before === null)
    return made;
  return keepKind(before, made) as T;
}

function keepKind(before: object, made: object): unknown {
  if (Array.isArray(made)) return Array.isArray(before) ? keepArray(before, made) : made;
  if (made instanceof Map) return before instanceof Map ? keepMap(before, made) : made;
  if (made instanceof Set) return before instanceof Set ? keepSet(before, made) : made;
  return isPlain(before) && isPlain(made) ? keepObject(before, made) : made;
}

function isPlain(value: object): value is Plain {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function keepArray(before: readonly unknown[], made: readonly unknown[]): readonly unknown[] {
  const byId = before.length === made.length ? undefined : new Map(before.map((item) => [idOf(item), item]));
  const kept = made.map((item, at) => {
    const same = keepEqual(before[at], item);
    return same === item && byId ? keepEqual(byId.get(idOf(item)), item) : same;
  });
  if (kept.length === before.length && kept.every((item, at) => item === before[at])) return before;
  return kept;
}

/** An array that has grown or shrunk keeps its items by their ids. */
function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}

type Plain = Readonly<Record<string, unknown>>;

function keepObject(before: Plain, made: Plain): Plain {
  let isSame = true;
  let kept: Record<string, unknown> | undefined;
  for (const key in made) {
    const same = keepEqual(before[key], made[key]);
    if (same !== made[key]) {
      kept ??= { ...made };
      kept[key] = same;
    }
    if (same !== before[key] || !Object.hasOwn(before, key)) isSame = false;
  }
  return isSame && Object.keys(before).length === Object.keys(made).length ? before : (kept ?? made);
}

function keepMap(before: ReadonlyMap<unknown, unknown>, made: ReadonlyMap<unknown, unknown>) {
  const kept = new Map([...made].map(([key, value]) => [key, keepEqual(before.get(key), value)]));
  const isSame =
    kept.size === before.size && [...kept].every(([key, value]) => before.has(key) && before.get(key) === value);
  return isSame ? before : kept;
}

function keepSet(before: ReadonlySet<unknown>, made: ReadonlySet<unknown>) {
  return before.size === made.size && [...made].every((item) => before.has(item)) ? before : made;
}
