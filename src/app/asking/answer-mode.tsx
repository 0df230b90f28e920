import { useState } from 'react';
import { ANONYMOUS_SPEAKER, type Poll, type QuestionView, type Reply, type Speaker } from '#core/index.ts';
import { RadioGroup } from '../kit/fields.tsx';
import { rememberPoll, respond, respondAnonymously, useOwnAnswer, usePoll } from './respond.ts';

const NAME_CHOICES = { named: 'With my name', unnamed: 'Without my name' } as const;

/** Whether an answer carries a name, and the terms shown above the form during a poll. */
export function useAnswerMode(view: QuestionView) {
  const poll = usePoll(view.question.id);
  const ownAnswer = useOwnAnswer(view, poll);
  const [wantsUnnamed, setWantsUnnamed] = useState(false);
  const isHidden = poll !== null && !poll.revealed;
  const isFree = isHidden && poll.names === 'free';
  // An answer is edited in the mode in which it was given: with a name or without.
  const unnamed =
    (isHidden && poll.names === 'unsigned') ||
    (isFree && (ownAnswer ? ownAnswer.anonymous !== undefined : wantsUnnamed));
  return {
    terms: poll && <PollTerms round={poll} unnamed={unnamed} choose={isFree && !ownAnswer ? setWantsUnnamed : null} />,
    unnamed,
    send: async (by: Speaker, reply: Reply) => {
      const answer = await (unnamed ? respondAnonymously(view, ANONYMOUS_SPEAKER, reply) : respond(view, by, reply));
      if (answer.ok && poll) rememberPoll(poll, unnamed);
      return answer;
    },
  };
}

interface PollTermsProps {
  readonly round: Poll;
  readonly unnamed: boolean;
  /** Chooses to answer without a name; null if there is no choice. */
  readonly choose: ((unnamed: boolean) => void) | null;
}

/** Says before people answer who will see what of it. */
function PollTerms({ round, unnamed, choose }: PollTermsProps) {
  return (
    <div className="grid gap-2 text-sm border-l-3 border-pen px-3 py-2 bg-paper">
      <p className="m-0">
        <span className="tag aside">{round.revealed ? 'In the open' : 'Hidden until revealed'}</span>{' '}
        {round.revealed
          ? 'Everybody sees each answer at once.'
          : 'Nobody sees your answer until the facilitator reveals all of them.'}
      </p>
      {choose && (
        <RadioGroup
          label="Your name"
          choices={NAME_CHOICES}
          value={unnamed ? 'unnamed' : 'named'}
          onChange={(way) => choose(way === 'unnamed')}
        />
      )}
      {unnamed && (
        <p className="quiet m-0">
          Your name is not stored anywhere.{' '}
          {round.names === 'free'
            ? 'If everybody else gives a name, people can tell who did not.'
            : 'Your wording may still give you away.'}
        </p>
      )}
    </div>
  );
}
