import { useState } from 'react';
import {
  ANONYMOUS_SPEAKER,
  checkValue,
  type FirstGuess,
  firstGuess,
  formerAnswer,
  isEmptyValue,
  isWholeGuess,
  namelessProblem,
  type Outcome,
  prefilled,
  type Question,
  type QuestionView,
  type Reply,
  type Speaker,
  type Value,
} from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/fields.tsx';
import { keysOf } from '../kit/keys-of.ts';
import { usePresence } from '../session/presence-store.ts';
import { useMe, usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { normalizeInput } from '../shapes/number.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { type AnswerDraft, answerDrafts, isBlank, missingFrom, type ReplyKind } from './answer-drafts.ts';
import { AnswerInput } from './answer-input.tsx';
import { useAnswerMode } from './answer-mode.tsx';
import { outcomeOfReply, settleOwn } from './decide.ts';
import { setProgress } from './receipt.tsx';
import { areRecordsWaiting } from './record-reader.tsx';
import { isOwn, usePoll } from './respond.ts';

/** Ways to reply without an answer. */
export const OTHER_REPLIES: Readonly<Record<Exclude<ReplyKind, 'value'>, string>> = {
  unknown: 'Nobody here knows',
  'not-applicable': 'Doesn’t apply',
  later: 'Put it off',
};

export const PASSED = 'Saved: you don’t know.';

export function AnswerForm({ view, autoFocus = false }: { view: QuestionView; autoFocus?: boolean }) {
  const { question } = view;
  const typed = answerDrafts.use(question.id);
  const workspace = useWorkspace();
  const former = formerAnswer(view, workspace);
  const known = former?.value ?? prefilled(view, workspace);
  const guess = known === undefined ? firstGuess(view, workspace) : undefined;
  const start = known ?? guess?.value;
  const draft = start === undefined || typed.value !== undefined ? typed : { ...typed, value: start };
  const isGuess = guess !== undefined && draft.says === 'value' && isPartOf(guess, draft.value);
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
    if (decides && !outcome) return command.refuse('Say by when it will be answered.');
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
    return send(how === 'pass' ? { says: 'pass' } : reply());
  };
  // Names alone are no answer; a guess that can be confirmed is one.
  const isBegun = typed.value !== undefined || known === undefined || former !== undefined || isWholeGuess(question);
  const isFromRecords =
    draft.says === 'value' &&
    typed.value === undefined &&
    question.shape.shape !== 'multi' &&
    isBegun &&
    known !== undefined &&
    former === undefined;
  const reply = () => {
    if (draft.says !== 'value') return replyOf(draft, view);
    if (areRecordsWaiting(question.id)) return 'Put the records above into the answer first, or empty their box.';
    const nameless = namelessProblem(question, draft.value);
    return isBegun ? (nameless ?? replyOf(draft, view)) : 'Complete one of the lines first.';
  };
  const passes = chosen === 'pass' && isBlank(typed);
  const decides = isAlone && chosen === null && draft.says !== 'unknown';

  return (
    <CommandForm
      className="answer grid content-start gap-3 min-w-0"
      data-answer={question.id}
      command={command}
      send={() => (passes ? send({ says: 'pass' }) : send(reply(), decides))}
      submit={!decides ? 'Save' : draft.says === 'later' ? 'Put it off' : 'Save and decide'}
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
      {former && typed.value === undefined && (
        <p className="quiet m-0 wrap-anywhere">As it was said of “{former.of}”, which is no longer named.</p>
      )}
      {isFromRecords && (
        <p className="m-0 px-3 py-1.5 ui-sm text-guess dashed-guess rounded">
          A guess, from the records that were given. Look it over; saving confirms it.
        </p>
      )}
      <div className={isGuess ? 'grid gap-2 p-2 rounded-lg dashed-guess' : 'contents'}>
        {isGuess && <GuessLine guess={guess} clear={() => answerDrafts.edit(question.id, { value: [] })} />}
        <AnswerFields
          question={question}
          draft={draft}
          autoFocus={autoFocus}
          isGuess={guess !== undefined && JSON.stringify(draft.value) === JSON.stringify(guess.value)}
        />
      </div>
      {!mode.unnamed && command.fields}
    </CommandForm>
  );
}

/** Whether a line of the guess still stands as it was guessed. */
function isPartOf(guess: FirstGuess, value: Value | undefined): boolean {
  return Array.isArray(value) && missingFrom(value, guess.value).length < guess.value.length;
}

/** Says what a form begins with, until nothing of it is left. */
function GuessLine({ guess, clear }: { guess: FirstGuess; clear: () => void }) {
  return (
    <p className="row m-0 ui-sm">
      <span className="tag guess">a guess</span>
      <span className="text-ink-2">
        Usual for “{guess.kinds.join(', ')}”. Nobody has said it: correct it, then save.
      </span>
      <Button
        look="plain"
        onClick={({ currentTarget }) => {
          clear();
          currentTarget.closest('form')?.querySelector<HTMLElement>('.shape-input :is(textarea, input)')?.focus();
        }}
      >
        Start empty
      </Button>
    </p>
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

/** Decides on the answer that was just saved; what comes of it is on the receipt. */
async function decideOwn(before: QuestionView, by: Speaker, outcome: Outcome): Promise<void> {
  const decided = await settleOwn(before, by, outcome);
  if (!decided.ok) setProgress(before.question.id, { is: 'refused', problem: decided.problem });
}

type FieldsProps = { question: Question; draft: AnswerDraft; autoFocus: boolean; isGuess: boolean };

function AnswerFields({ question, draft, autoFocus, isGuess }: FieldsProps) {
  const edit = (change: Partial<AnswerDraft>) => answerDrafts.edit(question.id, change);
  switch (draft.says) {
    case 'value':
      return (
        <AnswerInput
          question={question}
          value={draft.value}
          onChange={(value) => edit({ value })}
          autoFocus={autoFocus}
          isGuess={isGuess}
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
