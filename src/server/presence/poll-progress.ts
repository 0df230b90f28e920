import {
  type Fact,
  isSaidBy,
  type Poll,
  questionIn,
  type Response,
  speakerKey,
  type WalkthroughView,
} from '#core/index.ts';
import type { PollProgress } from '#core/presence.ts';
import type { OngoingWalkthrough } from '../workspace/live-workspace.ts';
import type { PresentPerson } from './presence.ts';

/**
 * Progress of the hidden poll of the question in view, else of the newest hidden one. Expected are the stakeholders
 * here and all who have answered.
 */
export function pollProgress(
  { walking, saidTo }: OngoingWalkthrough,
  people: ReadonlyMap<string, PresentPerson>,
): PollProgress | null {
  const view = walking();
  const poll = view ? pollInView(view) : null;
  if (!view || !poll) return null;
  const answers = answersIn(poll, view.walkthrough.id, saidTo(poll.question));
  const asked = [...people.values()].filter(({ as }) => as === 'stakeholder');
  const { question } = poll;
  if (poll.names !== 'signed') {
    const answered = answers.length;
    return { question, answered, of: Math.max(asked.length, answered), missing: null };
  }
  const respondents = new Set(answers.map(({ person, by }) => person ?? speakerKey(by)));
  const missing = asked.filter((one) => !answers.some((answer) => isSaidBy(answer, { ...one, named: true })));
  return {
    question,
    answered: respondents.size,
    of: respondents.size + missing.length,
    missing: missing.map(({ person }) => person),
  };
}

function pollInView({ polls, place }: WalkthroughView): Poll | null {
  const hidden = [...polls.values()].filter(({ revealed }) => !revealed);
  const inView = questionIn(place ?? '');
  const newest = hidden.reduce<Poll | null>((one, other) => (one && one.at > other.at ? one : other), null);
  return hidden.find(({ question }) => question === inView) ?? newest;
}

/** Answers that were given since the poll began and not replaced. */
function answersIn(poll: Poll, walkthrough: string, facts: readonly Fact[]): readonly Response[] {
  const responses = facts.flatMap((fact) => (fact.fact === 'response' ? [fact] : []));
  const superseded = new Set(responses.flatMap(({ supersedes }) => supersedes ?? []));
  return responses.filter(({ id, at, during }) => during === walkthrough && at >= poll.at && !superseded.has(id));
}

const COUNT_INTERVAL = 5_000;

/**
 * Where answers may be anonymous, they are counted only every five seconds, so that the count does not reveal who was
 * just seen typing. A single answer in that time can still be guessed by watching the room.
 */
export function throttledProgress(progress: () => PollProgress | null, now: () => number, onCount: () => void) {
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
      const mustWait = next?.missing === null && last?.question === next.question && last.answered < next.answered;
      if (!mustWait) last = next;
      else timer ??= setTimeout(count, COUNT_INTERVAL - (now() % COUNT_INTERVAL)).unref();
      return last;
    },
    close: () => clearTimeout(timer),
  };
}
