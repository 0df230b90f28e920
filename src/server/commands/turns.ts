/**
 * Who may write at the same time. Answers do so together; a moment waits for those before it and holds up those after
 * it, so that an answer is kept and told before a round begins or is revealed, or after, and never halfway.
 */
export interface Turns {
  readonly together: <T>(act: () => Promise<T>) => Promise<T>;
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
}

export function openTurns(): Turns {
  let lastAlone: Promise<unknown> = Promise.resolve();
  let others = new Set<Promise<unknown>>();

  return {
    together: (act) => {
      const done = lastAlone.then(act);
      const over = done.catch(() => undefined);
      const group = others;
      group.add(over);
      void over.then(() => group.delete(over));
      return done;
    },
    alone: (act) => {
      const before = [lastAlone, ...others];
      others = new Set();
      const done = Promise.all(before).then(act);
      lastAlone = done.catch(() => undefined);
      return done;
    },
  };
}
