import {
  type Fact,
  isTheirs,
  questionIn,
  type Response,
  type Round,
  speakerKey,
  type WalkthroughView,
} from '#core/index.ts';
import type { RoundProgress } from '#core/room.ts';
import type { Present } from './room.ts';

/** What the room knows of the walkthrough that goes on. */
export interface Going {
  readonly walking: () => WalkthroughView | null;
  readonly saidTo: (question: string) => readonly Fact[];
}

/**
 * How far the round of the question in view is: the hidden one at the place where everybody is, else the newest. Those
 * who could answer are the stakeholders here and whoever has answered.
 */
export function roundProgress(
  { walking, saidTo }: Going,
  people: ReadonlyMap<string, Present>,
): RoundProgress | null {
  const view = walking();
  const round = view ? roundInView(view) : null;
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

function roundInView({ rounds, place }: WalkthroughView): Round | null {
  const hidden = [...rounds.values()].filter(({ revealed }) => !revealed);
  const inView = questionIn(place ?? '');
  const newest = hidden.reduce<Round | null>((one, other) => (one && one.at > other.at ? one : other), null);
  return hidden.find(({ question }) => question === inView) ?? newest;
}

/** Answers in force that were given since the round began. */
function answersIn(round: Round, walkthrough: string, said: readonly Fact[]): readonly Response[] {
  const given = said.flatMap((fact) => (fact.fact === 'response' ? [fact] : []));
  const gone = new Set(given.flatMap(({ supersedes }) => supersedes ?? []));
  return given.filter(({ id, at, during }) => during === walkthrough && at >= round.at && !gone.has(id));
}
