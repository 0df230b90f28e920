import { type ReactNode, useState } from 'react';
import { NOBODY_NAMED, type QuestionView, type Reply, type Round, type Speaker } from '#core/index.ts';
import { RadioGroup } from '../kit/radio-group.tsx';
import type { Answer } from '../workspace/link.ts';
import { respond, respondUnnamed } from './respond.ts';
import { rememberRound, useGiven, useRound } from './round.ts';

const NAMED = { named: 'With my name', unnamed: 'Without my name' } as const;

/** How an answer is given: as always, or as the round has it that is on. */
export interface Manner {
  /** What one should know before one answers; null outside of rounds. */
  readonly terms: ReactNode;
  /** Whether it is given without a name. */
  readonly unnamed: boolean;
  readonly say: (by: Speaker, reply: Reply) => Promise<Answer>;
}

/** The manner in which a question is answered now. */
export function useManner(view: QuestionView): Manner {
  const round = useRound(view.question.id);
  const given = useGiven(view, round);
  const [wish, setWish] = useState(false);
  const hidden = round !== null && !round.revealed;
  const isFree = hidden && round.names === 'free';
  // An answer is changed as it was given: with its name, or without.
  const unnamed =
    (hidden && round.names === 'unsigned') || (isFree && (given ? given.anonymous !== undefined : wish));
  return {
    terms: round && <Terms round={round} unnamed={unnamed} choose={isFree && !given ? setWish : null} />,
    unnamed,
    say: async (by, reply) => {
      const answer = await (unnamed ? respondUnnamed(view, NOBODY_NAMED, reply) : respond(view, by, reply));
      if (answer.ok && round) rememberRound(round, unnamed);
      return answer;
    },
  };
}

interface TermsProps {
  readonly round: Round;
  readonly unnamed: boolean;
  /** Chooses to answer without a name; null where there is nothing to choose. */
  readonly choose: ((unnamed: boolean) => void) | null;
}

/** Who sees what of an answer in this round, before one gives it. */
function Terms({ round, unnamed, choose }: TermsProps) {
  return (
    <div className="terms">
      <p>
        <span className="tag aside">{round.revealed ? 'In the open' : 'Hidden until revealed'}</span>{' '}
        {round.revealed
          ? 'Everybody sees answers at once.'
          : 'Nobody sees your answer until the facilitator shows them all.'}
      </p>
      {choose && (
        <RadioGroup
          label="Your name"
          choices={NAMED}
          value={unnamed ? 'unnamed' : 'named'}
          onChange={(way) => choose(way === 'unnamed')}
        />
      )}
      {unnamed && (
        <p className="quiet">
          Your name is kept nowhere.{' '}
          {round.names === 'free'
            ? 'If everybody else signs, the room can tell who did not.'
            : 'What you write may still sound like you.'}
        </p>
      )}
    </div>
  );
}
