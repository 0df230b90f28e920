import { useState } from 'react';
import {
  ANONYMOUS_SPEAKER,
  checkValue,
  isEmptyValue,
  type Outcome,
  type Poll,
  positionsIn,
  type Question,
  type QuestionView,
  type Reply,
  type Response,
  type Speaker,
} from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { RadioGroup, TextField } from '../kit/fields.tsx';
import { keysOf } from '../kit/keys-of.ts';
import { pollProgressOf, progressWords } from '../presence/poll-progress.ts';
import { usePresence } from '../session/presence-store.ts';
import { useMe, usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { normalizeInput } from '../shapes/number.tsx';
import { workspaceStateNow } from '../workspace/store.ts';
import { type AnswerDraft, answerDrafts, editAnswer, isBlank, type ReplyKind } from './answer-drafts.ts';
import { AnswerInput } from './answer-input.tsx';
import { settle } from './decide.ts';
import { setProgress } from './receipt.tsx';
import {
  isOwn,
  rememberPoll,
  respond,
  respondAnonymously,
  useIsAnswerFinal,
  useOwnAnswer,
  usePoll,
} from './respond.ts';
import { DeliveryMark, ReplyView, useVisibleResponses } from './response-list.tsx';

/** The form to answer; folded where there is no need for one more answer, until somebody wants to give it. */
export function AnswerPart({ view, autoFocus = false }: { view: QuestionView; autoFocus?: boolean }) {
  const { id } = view.question;
  const me = useMe();
  const draft = answerDrafts.use(id);
  const may = usePermissions();
  const poll = usePoll(id);
  const ownAnswer = useOwnAnswer(view, poll);
  const isFinal = useIsAnswerFinal(id, poll);
  const isContested = positionsIn(view.question, useVisibleResponses(view)).length > 1;
  // A form that is open stays so when another answer comes in.
  const [isFolded] = useState(isContested);
  const [isUnfolded, setUnfolded] = useState(false);
  if (!may.answer) return <p className="quiet">You are watching; others answer.</p>;
  const isHidden = poll !== null && !poll.revealed;
  const isTyped = !isBlank(draft);
  if (isHidden && ownAnswer && !isTyped) return <OwnAnswer view={view} round={poll} given={ownAnswer} />;
  const answered = !isHidden && view.responses.some((one) => one.reply.says !== 'pass' && isOwn(one, me));
  if (answered && !isTyped) return null;
  const unfold = (words: string) => (
    <Button className="plain justify-self-start" onClick={() => setUnfolded(true)}>
      {words}
    </Button>
  );
  if (isTyped || isUnfolded) return <AnswerForm key={id} view={view} autoFocus={autoFocus || answered || isUnfolded} />;
  if (isFinal)
    return (
      <p className="quiet">
        You answered anonymously. Now that everybody sees it, it cannot be changed.{' '}
        {unfold('Answer with your name too')}
      </p>
    );
  if (view.decision && view.status !== 'deferred') return unfold('Answer anyway');
  if (isFolded) return <FoldedAnswer view={view} unfold={() => setUnfolded(true)} />;
  return <AnswerForm key={id} view={view} autoFocus={autoFocus} />;
}

/** What one can say for oneself where others disagree already, besides agreeing with one of them. */
function FoldedAnswer({ view, unfold }: { view: QuestionView; unfold: () => void }) {
  const { id } = view.question;
  const speaker = useSpeaker();
  const command = useCommand('who said it');
  const poll = usePoll(id);
  const pass = () => {
    if (!speaker.name || poll?.revealed === false) return unfold();
    void command.run(respond(view, speaker, { says: 'pass' }), () => announce(PASSED));
  };
  return (
    <div className="row gap-x-4 print:hidden">
      <Button look="plain" onClick={unfold}>
        I have another answer
      </Button>
      <Button look="plain" onClick={pass}>
        I don’t know
      </Button>
      <Button look="plain" onClick={() => answerDrafts.edit(id, { says: 'unknown' })}>
        {OTHER_REPLIES.unknown}
      </Button>
      {command.problem}
    </div>
  );
}

const PASSED = 'Saved: you don’t know.';

/** Your own answer in a poll that is still hidden, and how many others have answered. */
function OwnAnswer({ view, round, given }: { view: QuestionView; round: Poll; given: Response }) {
  const progress = pollProgressOf(round, view.responses, usePresence());
  return (
    <section className="given grid gap-2 p-3 bg-raised border border-line-strong rounded" aria-label="Your answer">
      <p className="m-0" role="status">
        <b>Given.</b> {progress && `${progressWords(progress)}.`}
      </p>
      <ReplyView view={view} reply={given.reply} />
      <p className="response-by quiet flex flex-wrap items-center gap-x-2 gap-y-1 mt-1">
        {given.anonymous ? 'Without your name' : 'With your name'}, hidden until revealed
        <DeliveryMark id={given.id} />
        <Button look="plain" onClick={() => editAnswer(given)}>
          Change my mind
        </Button>
      </p>
    </section>
  );
}

/** Ways to reply without an answer. */
const OTHER_REPLIES: Readonly<Record<Exclude<ReplyKind, 'value'>, string>> = {
  unknown: 'Nobody here knows',
  'not-applicable': 'Doesn’t apply',
  later: 'Later',
};

export function AnswerForm({ view, autoFocus = false }: { view: QuestionView; autoFocus?: boolean }) {
  const { question } = view;
  const draft = answerDrafts.use(question.id);
  const command = useCommand('who said it');
  const mode = useAnswerMode(view);
  const isAlone = useIsAlone(view);
  const { name } = useSpeaker();
  // Whoever is asked for a name first has said what to do with it.
  const [chosen, setChosen] = useState<'save' | 'pass' | null>(null);
  const says = (kind: ReplyKind) => answerDrafts.edit(question.id, { says: kind });

  const send = (reply: Reply | string, decides = false) => {
    if (typeof reply === 'string') return command.refuse(reply);
    const outcome = decides ? outcomeOfReply(reply) : null;
    const save = async (by: Speaker) => {
      if (outcome) setProgress(question.id, { is: 'waiting' });
      const saved = await mode.send(by, reply);
      if (!saved.ok && outcome) setProgress(question.id, null);
      if (saved.ok && outcome) void decideOwn(view, by, outcome);
      return saved;
    };
    const saved = () => {
      // What was typed while saving is not saved yet.
      const now = replyOf(answerDrafts.read(question.id), view);
      if (JSON.stringify(now) === JSON.stringify(reply)) answerDrafts.drop(question.id);
      announce(reply.says === 'pass' ? PASSED : 'Answer saved.');
    };
    return mode.unnamed ? command.send(() => save(ANONYMOUS_SPEAKER), saved) : command.sendSigned(save, saved);
  };
  const sendAs = (how: 'save' | 'pass') => {
    if (name === '') setChosen(how);
    return send(how === 'pass' ? { says: 'pass' } : replyOf(draft, view));
  };
  const passes = chosen === 'pass' && isBlank(draft);
  const decides = isAlone && chosen === null && (draft.says === 'value' || draft.says === 'not-applicable');

  return (
    <CommandForm
      className="answer grid content-start gap-3 min-w-0"
      data-answer={question.id}
      command={command}
      send={() => (passes ? send({ says: 'pass' }) : send(replyOf(draft, view), decides))}
      submit={decides ? 'Save and decide' : 'Save'}
      busy="Saving …"
      more={
        <>
          {decides && (
            <Button disabled={command.busy} onClick={() => void sendAs('save')}>
              Save only
            </Button>
          )}
          <Button disabled={command.busy} onClick={() => void sendAs('pass')}>
            I don’t know
          </Button>
          {draft.says !== 'value' && (
            <Button look="plain" onClick={() => says('value')}>
              Answer after all
            </Button>
          )}
          {keysOf(OTHER_REPLIES)
            .filter((kind) => kind !== draft.says)
            .map((kind) => (
              <Button key={kind} look="plain" onClick={() => says(kind)}>
                {OTHER_REPLIES[kind]}
              </Button>
            ))}
        </>
      }
      saveKeys
    >
      {mode.terms}
      <AnswerFields question={question} draft={draft} autoFocus={autoFocus} />
      {!mode.unnamed && command.fields}
    </CommandForm>
  );
}

/** Whether nobody else is here or has answered, so that whoever answers can decide in the same breath. */
function useIsAlone({ responses, decisions, question }: QuestionView): boolean {
  const me = useMe();
  const may = usePermissions();
  const room = usePresence();
  const poll = usePoll(question.id);
  const isAlone = (room?.count ?? 0) <= 1 && responses.every((response) => isOwn(response, me));
  return may.decide && isAlone && decisions.length === 0 && (poll?.revealed ?? true);
}

function outcomeOfReply(reply: Reply): Outcome | null {
  if (reply.says === 'value') return { outcome: 'decided', value: reply.value };
  return reply.says === 'not-applicable' ? { outcome: 'not-applicable', reason: reply.why } : null;
}

/** Decides on the answer that was just saved; what comes of it is on the receipt. */
async function decideOwn(before: QuestionView, by: Speaker, outcome: Outcome): Promise<void> {
  const { id } = before.question;
  const view = workspaceStateNow()?.workspace.question(id) ?? before;
  const decided = await settle(view, { by }, outcome);
  if (!decided.ok) setProgress(id, { is: 'refused', problem: decided.problem });
}

type FieldsProps = { question: Question; draft: AnswerDraft; autoFocus: boolean };

function AnswerFields({ question, draft, autoFocus }: FieldsProps) {
  const edit = (change: Partial<AnswerDraft>) => answerDrafts.edit(question.id, change);
  switch (draft.says) {
    case 'value':
      return (
        <AnswerInput
          question={question}
          value={draft.value}
          onChange={(value) => edit({ value })}
          autoFocus={autoFocus}
        />
      );
    case 'unknown':
      return <TextField label="Who would know? (optional)" value={draft.who} onChange={(who) => edit({ who })} />;
    case 'not-applicable':
      return <TextField label="Why not?" value={draft.why} onChange={(why) => edit({ why })} required />;
    case 'later':
      return <WhoAndWhen who="Who will answer?" draft={draft} edit={edit} />;
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
        : 'Say in a few words why it doesn’t apply.';
    case 'later':
      return draft.owner.trim()
        ? { says: 'later', owner: draft.owner.trim(), until: draft.until }
        : 'Say who will answer it later.';
    case 'value': {
      const value = draft.value && normalizeInput(draft.value, question.shape);
      if (value === undefined || isEmptyValue(value, question.shape)) return 'Type an answer first.';
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
