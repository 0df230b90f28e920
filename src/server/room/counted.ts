import type { RoundProgress } from '#core/room.ts';

/** How far a round is, as it may be told. */
export interface Counted {
  readonly now: () => RoundProgress | null;
  readonly close: () => void;
}

/** Milliseconds from one count to the next. */
const APART = 5_000;

/**
 * Where answers may bear no name, they are counted every five seconds only: who was seen to type at one moment is
 * not told by the count at the next. Of a single answer in that time whoever watches the room can still guess.
 */
export function countedRounds(
  progress: () => RoundProgress | null,
  now: () => number,
  onCount: () => void,
): Counted {
  let last: RoundProgress | null = null;
  let timer: NodeJS.Timeout | undefined;
  const count = () => {
    timer = undefined;
    last = progress();
    onCount();
  };
  return {
    now: () => {
      const next = progress();
      const isFew =
        next?.missing === null && last?.question === next.question && last.answered < next.answered;
      if (!isFew) last = next;
      else timer ??= setTimeout(count, APART - (now() % APART)).unref();
      return last;
    },
    close: () => clearTimeout(timer),
  };
}
