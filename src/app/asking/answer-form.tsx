import { useState } from 'react';
import {
  ANONYMOUS_SPEAKER,
  checkValue,
  isEmptyValue,
  type Poll,
  type Question,
  type QuestionView,
  type Reply,
  type Speaker,
  shapeOf,
} from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { RadioGroup } from '../kit/radio-group.tsx';
import { TextField } from '../kit/text-field.tsx';
import { ShapeInput } from '../shapes/index.tsx';
import { normalizeInput } from '../shapes/number.tsx';
import { type AnswerDraft, answerDrafts, type ReplyKind } from './answer-drafts.ts';
import { rememberPoll, useOwnAnswer, usePoll } from './poll.ts';
import { respond, respondAnonymously } from './respond.ts';

const REPLY_LABELS: Readonly<Record<ReplyKind, string>> = {
  value: 'Answer',
  unknown: 'Nobody here knows',
  'not-applicable': 'Doesn’t apply',
  later: 'Later',
};

export function AnswerForm({ view, autoFocus = false }: { view: QuestionView; autoFocus?: boolean }) {
  const { question } = view;
  const draft = answerDrafts.use(question.id);
  const command = useCommand('who said it');
  const mode = useAnswerMode(view);

  const send = (reply: Reply | string) => {
    if (typeof reply === 'string') return command.refuse(reply);
    const saved = () => {
      // What was typed while saving is not saved yet.
      const now = replyOf(answerDrafts.read(question.id), view);
      if (JSON.stringify(now) === JSON.stringify(reply)) answerDrafts.drop(question.id);
      announce(reply.says === 'pass' ? 'Said: you do not know.' : 'Answered.');
    };
    return mode.unnamed
      ? command.send(() => mode.send(ANONYMOUS_SPEAKER, reply), saved)
      : command.sendSigned((by) => mode.send(by, reply), saved);
  };

  return (
    <CommandForm
      className="answer grid gap-3 min-w-0 [.responses+&]:mt-4"
      data-answer={question.id}
      command={command}
      send={() => send(replyOf(draft, view))}
      submit="Save"
      busy="Saving …"
      more={
        <Button disabled={command.busy} onClick={() => void send({ says: 'pass' })}>
          I don’t know
        </Button>
      }
      saveKeys
    >
      <RadioGroup
        label="How you answer"
        choices={REPLY_LABELS}
        value={draft.says}
        onChange={(says) => answerDrafts.edit(question.id, { says })}
      />
      <AnswerFields question={question} draft={draft} autoFocus={autoFocus} />
      {mode.terms}
      {!mode.unnamed && command.fields}
    </CommandForm>
  );
}

type FieldsProps = { question: Question; draft: AnswerDraft; autoFocus: boolean };

function AnswerFields({ question: { id, ask, shape }, draft, autoFocus }: FieldsProps) {
  const edit = (change: Partial<AnswerDraft>) => answerDrafts.edit(id, change);
  switch (draft.says) {
    case 'value':
      return (
        <ShapeInput
          spec={shape}
          value={draft.value ?? shapeOf(shape.shape).empty(shape)}
          onChange={(value) => edit({ value })}
          label={ask}
          autoFocus={autoFocus}
        />
      );
    case 'unknown':
      return <TextField label="Who would know?" value={draft.who} onChange={(who) => edit({ who })} />;
    case 'not-applicable':
      return <TextField label="Why not?" value={draft.why} onChange={(why) => edit({ why })} required />;
    case 'later':
      return <WhoAndWhen who="Who will say?" draft={draft} edit={edit} />;
  }
}

interface WhoAndWhenProps {
  readonly who: string;
  readonly draft: Pick<AnswerDraft, 'owner' | 'until'>;
  readonly edit: (change: Partial<Pick<AnswerDraft, 'owner' | 'until'>>) => void;
}

export function WhoAndWhen({ who, draft: { owner, until }, edit }: WhoAndWhenProps) {
  return (
    <div className="row">
      <TextField label={who} value={owner} onChange={(name) => edit({ owner: name })} required />
      <TextField label="By when?" type="date" value={until} onChange={(day) => edit({ until: day })} />
    </div>
  );
}

/** The reply of a draft, or a sentence on what is missing. */
function replyOf(draft: AnswerDraft, { question }: QuestionView): Reply | string {
  switch (draft.says) {
    case 'unknown':
      return { says: 'unknown', who: draft.who.trim() };
    case 'not-applicable':
      return draft.why.trim()
        ? { says: 'not-applicable', why: draft.why.trim() }
        : 'Say in a few words why it does not apply.';
    case 'later':
      return draft.owner.trim()
        ? { says: 'later', owner: draft.owner.trim(), until: draft.until }
        : 'Say who will answer it later.';
    case 'value': {
      const value = draft.value && normalizeInput(draft.value, question.shape);
      if (value === undefined || isEmptyValue(value, question.shape)) return 'Nothing is typed yet.';
      return checkValue(value, question.shape) ?? { says: 'value', value };
    }
  }
}

const NAME_CHOICES = { named: 'With my name', unnamed: 'Without my name' } as const;

/** Whether an answer carries a name, and the terms shown above the form during a poll. */
function useAnswerMode(view: QuestionView) {
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
          ? 'Everybody sees answers at once.'
          : 'Nobody sees your answer until the facilitator shows them all.'}
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
          Your name is kept nowhere.{' '}
          {round.names === 'free'
            ? 'If everybody else signs, the room can tell who did not.'
            : 'What you write may still sound like you.'}
        </p>
      )}
    </div>
  );
}
