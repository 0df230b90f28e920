import {
  type Command,
  type Fact,
  factFromCommand,
  hasMilliseconds,
  type Question,
  type SpecReading,
  type WalkthroughView,
} from '#core/index.ts';
import { sealOf } from '../server/access/secret.ts';

/** What is known where a command comes in. */
export interface Around {
  /** The time to the second, and to the millisecond. */
  readonly at: () => string;
  readonly instant: () => string;
  readonly spec: SpecReading;
  readonly question: (id: string) => Question | undefined;
  /** The walkthrough that goes on, or null. */
  readonly walking: WalkthroughView | null;
}

/** The fact that a command of a story leaves behind. */
export function factOfStory(command: Command, around: Around): Fact {
  const { type, payload } = command;
  if (
    type === 'decide-all' ||
    type === 'adopt' ||
    type === 'correct' ||
    type === 'set' ||
    type === 'pin' ||
    type === 'unpin'
  )
    throw new Error(`A story does not ${type}.`);
  const during = around.walking?.walkthrough.id;
  const points = () => around.spec.points;
  if (type === 'respond' && payload.anonymous) {
    const poll = around.walking?.polls.get(payload.question);
    if (!poll) throw new Error(`“${payload.question}” has not been put to anybody.`);
    return factFromCommand(command, { at: poll.at, during, points, seal: sealOf(payload.anonymous.key) });
  }
  const at = hasMilliseconds(type, during) ? around.instant() : around.at();
  // Nothing in a story is decided twice, so that every answer knows the first decision on what raised it.
  const origin = type === 'decide' ? around.question(payload.question)?.origin : undefined;
  const knew = origin?.from === 'answer' ? `${origin.because}/1` : undefined;
  return factFromCommand(command, { at, during, points, knownDecision: knew });
}
