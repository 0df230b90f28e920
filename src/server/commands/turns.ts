/**
 * Who may write at the same time. Answers do so together; a moment waits for those before it and holds up those after
 * it, so that an answer is kept and sent before a poll begins or is revealed, or after, and never halfway.
 */
export function openTurns() {
  let lastAlone: Promise<unknown> = Promise.resolve();
  let others = new Set<Promise<unknown>>();
  const doing = new Map<string, Promise<unknown>>();

  return {
    together: <T>(act: () => Promise<T>) => {
      const done = lastAlone.then(act);
      const over = done.catch(() => undefined);
      const group = others;
      group.add(over);
      void over.then(() => group.delete(over));
      return done;
    },
    alone: <T>(act: () => Promise<T>) => {
      const before = [lastAlone, ...others];
      others = new Set();
      const done = Promise.all(before).then(act);
      lastAlone = done.catch(() => undefined);
      return done;
    },
    /** One after the other where they bear the same id, so that it is used for one thing only. */
    byId: <T>(id: string, act: () => Promise<T>) => {
      const done = (doing.get(id) ?? Promise.resolve()).then(act);
      const over = done.catch(() => undefined).finally(() => doing.get(id) === over && doing.delete(id));
      doing.set(id, over);
      return done;
    },
  };
}
