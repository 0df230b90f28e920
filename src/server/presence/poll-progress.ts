import {
  type Fact,
  isTheirs,
  type Poll,
  questionIn,
  type Response,
  speakerKey,
  type WalkthroughView,
} from '#core/index.ts';
import type { PollProgress } from '#core/room.ts';
import type { Ongoing } from '../workspace/live-workspace.ts';
import type { Present } from './presence.ts';

/**
 * How far the poll of the question in view is: the hidden one at the place where everybody is, else the newest. Those
 * who could answer are the stakeholders here and all who have answered.
 */
export function pollProgress({ walking, saidTo }: Ongoing, people: ReadonlyMap<string, Present>): PollProgress | null {
  const view = walking();
  const round = view ? pollInView(view) : null;
  if (!view || !round) return null;
  const answers = answersIn(round, view.walkthrough.id, saidTo(round.question));
  const asked = [...people.values()].filter(({ as }) => as === 'stakeholder');
  const { question } = round;
  if (round.names !== 'signed') {
    const answered = answers.length;
    return { question, answered, of: Math.max(asked.length, answered), missing: null };
  }
  const spoken = new Set(answers.map(({ person, by }) => person ?? speakerKey(by)));
  const missing = asked.filter((one) => !answers.some((answer) => isTheirs(answer, { ...one, named: true })));
  return {
    question,
    answered: spoken.size,
    of: spoken.size + missing.length,
    missing: missing.map(({ person }) => person),
  };
}

function pollInView({ rounds, place }: WalkthroughView): Poll | null {
  const hidden = [...rounds.values()].filter(({ revealed }) => !revealed);
  const inView = questionIn(place ?? '');
  const newest = hidden.reduce<Poll | null>((one, other) => (one && one.at > other.at ? one : other), null);
  return hidden.find(({ question }) => question === inView) ?? newest;
}

/** Answers in force that were given since the poll began. */
function answersIn(round: Poll, walkthrough: string, said: readonly Fact[]): readonly Response[] {
  const given = said.flatMap((fact) => (fact.fact === 'response' ? [fact] : []));
  const gone = new Set(given.flatMap(({ supersedes }) => supersedes ?? []));
  return given.filter(({ id, at, during }) => during === walkthrough && at >= round.at && !gone.has(id));
}

const APART = 5_000;

/**
 * Where answers may have no name, they are counted only every five seconds: who was seen to type at one moment does
 * not show in the count at the next. A single answer in that time can still be guessed by watching the room.
 */
export function countedPolls(progress: () => PollProgress | null, now: () => number, onCount: () => void) {
  let last: PollProgress | null = null;
  let timer: NodeJS.Timeout | undefined;
  const count = () => {
    timer = undefined;
    last = progress();
    onCount();
  };
  return {
    now: () => {
      const next = progress();
      const isFew = next?.missing === null && last?.question === next.question && last.answered < next.answered;
      if (!isFew) last = next;
      else timer ??= setTimeout(count, APART - (now() % APART)).unref();
      return last;
    },
    close: () => clearTimeout(timer),
  };
}
