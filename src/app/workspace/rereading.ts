/**
 * Reads one at a time, and takes what was read last. What is asked for while it is being read is read once more: what is
 * on its way may be from before.
 *
 * @param read never fails
 */
export function openRereading<T>(read: () => Promise<T>, take: (last: T) => void) {
  let isReading = false;
  let isAsked = false;
  const readAll = async () => {
    let last: T;
    do {
      isAsked = false;
      last = await read();
    } while (isAsked);
    isReading = false;
    take(last);
  };
  return {
    isReading: () => isReading,
    ask: () => {
      isAsked = true;
      if (isReading) return;
      isReading = true;
      void readAll();
    },
  };
}
