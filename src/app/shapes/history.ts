/** A change that was made in one go: a row removed, a range pasted. Plain typing is left to the browser's own undo. */
interface Change<T> {
  readonly before: T;
  readonly after: T;
}

export interface History<T> {
  readonly past: readonly Change<T>[];
  readonly future: readonly Change<T>[];
}

interface Step<T> {
  readonly history: History<T>;
  readonly value: T;
}

const LONGEST = 50;

export const NO_HISTORY: History<never> = { past: [], future: [] };

/** Remembers a change. What had been undone before it is forgotten. */
export function recorded<T>(history: History<T>, before: T, after: T): History<T> {
  return { past: [...history.past, { before, after }].slice(-LONGEST), future: [] };
}

/** Lets the last change go on to another state, so that both are undone as one. */
export function continued<T>({ past }: History<T>, after: T): History<T> {
  return {
    past: past.map((change, at) => (at === past.length - 1 ? { ...change, after } : change)),
    future: [],
  };
}

/**
 * The state before the last change, or null where the present is not what that change left behind: then something
 * was typed since, and undoing that first is the browser's task.
 */
export function undone<T>({ past, future }: History<T>, now: T): Step<T> | null {
  const last = past.at(-1);
  if (!last || !same(last.after, now)) return null;
  return { history: { past: past.slice(0, -1), future: [...future, last] }, value: last.before };
}

/** The state after the change that was undone last, or null. */
export function redone<T>({ past, future }: History<T>, now: T): Step<T> | null {
  const next = future.at(-1);
  if (!next || !same(next.before, now)) return null;
  return { history: { past: [...past, next], future: future.slice(0, -1) }, value: next.after };
}

function same<T>(a: T, b: T): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
