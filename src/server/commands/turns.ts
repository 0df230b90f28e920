/**
 * Who may write at the same time. Answers do so together; a moment waits for those before it and holds up those after
 * it, so that an answer is kept and told before a round begins or is revealed, or after, and never halfway.
 */
export interface Turns {
  readonly together: <T>(act: () => Promise<T>) => Promise<T>;
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
  /** One after the other where they bear the same id, so that it stands for one thing only. */
  readonly byId: <T>(id: string, act: () => Promise<T>) => Promise<T>;
}

export function openTurns(): Turns {
  let lastAlone: Promise<unknown> = Promise.resolve();
  let others = new Set<Promise<unknown>>();
  const doing = new Map<string, Promise<unknown>>();

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
    byId: (id, act) => {
      const done = (doing.get(id) ?? Promise.resolve()).then(act);
      const over = done.catch(() => undefined).finally(() => doing.get(id) === over && doing.delete(id));
      doing.set(id, over);
      return done;
    },
  };
}
