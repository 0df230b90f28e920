/** The time of a story: people come together on its days, and a question takes them a few minutes. */
export interface StoryClock {
  readonly now: () => Date;
  /** Goes on to the next question, or to the next day where enough was talked about on this one. */
  readonly nextQuestion: () => void;
  /** Lets a little time pass before somebody speaks again. */
  readonly nextTurn: () => void;
  /** Goes on to an instant, UTC. */
  readonly goTo: (at: string) => void;
  /** Lets minutes pass there. */
  readonly pass: (minutes: number) => void;
}

const BEGINS = 'T09:30:00Z';
const A_MINUTE = 60_000;
const A_QUESTION = 4 * A_MINUTE;
const A_TURN = 25_000;

/**
 * A clock that only moves when it is told to.
 *
 * @param days YYYY-MM-DD, in their order
 * @param aDay how many questions people talk about on one day
 */
export function storyClock(days: readonly string[], aDay: number): StoryClock {
  let question = -1;
  let turn = 0;
  let gone: number | null = null;
  return {
    now: () => {
      if (gone !== null) return new Date(gone + turn * A_TURN);
      const day = days[Math.floor(Math.max(question, 0) / aDay)];
      if (day === undefined) throw new Error(`${days.length} days are too few; add some to the story.`);
      const since = (Math.max(question, 0) % aDay) * A_QUESTION + turn * A_TURN;
      return new Date(Date.parse(`${day}${BEGINS}`) + since);
    },
    nextQuestion: () => {
      question += 1;
      turn = 0;
      gone = null;
    },
    nextTurn: () => {
      turn += 1;
    },
    goTo: (at) => {
      gone = Date.parse(at);
      turn = 0;
    },
    pass: (minutes) => {
      if (gone !== null) gone += minutes * A_MINUTE;
    },
  };
}
