import type { Io } from '../base/command.ts';

/** Milliseconds until progress is shown at all, and between two lines of it. */
const DELAY = 500;
const PAUSE = 100;

/** Shows the progress of long work on a terminal: "412 of 657 read". Prints nothing elsewhere, or while it is quick. */
export function openProgress({ progress }: Pick<Io, 'progress'>) {
  const start = Date.now();
  let last = 0;
  return {
    tell: (done: number, all: number) => {
      const now = Date.now();
      if (!progress || now - start < DELAY || now - last < PAUSE) return;
      last = now;
      progress(`\r${done} of ${all} read`);
    },
    end: () => {
      if (last > 0) progress?.('\r\u001b[K');
    },
  };
}
