import {
  type Command,
  type Fact,
  handRaised,
  NOBODY_NAMED,
  type Question,
  type RespondPayload,
  type Response,
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

/** The fact that a command leaves behind. */
export function factOf({ id, type, payload }: Command, around: Around): Fact {
  const during = duringOf(around);
  switch (type) {
    case 'respond':
      return responseOf(id, payload, around);
    case 'stance':
      return { fact: 'stance', id, at: around.instant(), ...payload, ...during };
    case 'start':
      return { fact: 'walkthrough', id, at: around.at(), ...payload };
    case 'moment':
      return { fact: 'moment', id, at: around.instant(), ...payload };
    case 'raise':
      return handRaised(payload, { id, at: around.at(), points: around.spec.points, during: during.during });
    case 'decide': {
      const { seen: _seen, ...said } = payload;
      const origin = around.question(said.question)?.origin;
      // Nothing in a story is decided twice, so that every answer knows the first decision on what raised it.
      const knew = origin?.from === 'answer' ? { knew: `${origin.because}/1` } : {};
      return { fact: 'decision', id, at: around.at(), ...said, ...knew, ...during };
    }
    default:
      throw new Error(`A story does not ${type}.`);
  }
}

function responseOf(id: string, { anonymous, ...said }: RespondPayload, around: Around): Response {
  const during = duringOf(around);
  const at = around.walking ? around.instant : around.at;
  if (!anonymous) return { fact: 'response', id, at: at(), ...said, ...during };
  const round = around.walking?.rounds.get(said.question);
  if (!round) throw new Error(`“${said.question}” has not been put to anybody.`);
  return {
    fact: 'response',
    id,
    ...said,
    at: round.at,
    by: NOBODY_NAMED,
    ...during,
    anonymous: { seal: sealOf(anonymous.key) },
  };
}

function duringOf({ walking }: Around): { readonly during?: string } {
  return walking ? { during: walking.walkthrough.id } : {};
}
