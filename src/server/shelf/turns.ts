/** Milliseconds of reading after which others get their turn. */
const SLICE = 20;

/** Lets others have their turn in the middle of long work. */
export function openTurns() {
  let began = performance.now();
  return {
    take: async () => {
      if (performance.now() - began < SLICE) return;
      await new Promise(setImmediate);
      began = performance.now();
    },
  };
}
