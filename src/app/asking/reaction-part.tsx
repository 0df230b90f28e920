import { useState } from 'react';
import {
  CONSENT_WORDS,
  type ConsentLevel,
  isSaidBy,
  type QuestionView,
  type Reaction,
  type Response,
  reactionsOn,
} from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { focusFirstAnswer } from '../kit/keyboard.ts';
import { RadioGroup } from '../kit/radio-group.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useMe, usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { CONSENT_SYMBOLS, consentCounts, reactionWords } from './reactions.ts';

interface ReactionProps {
  readonly view: QuestionView;
  readonly by: readonly Response[];
}

export function ReactionPart({ view, by }: ReactionProps) {
  const speaker = useSpeaker();
  const me = useMe();
  const may = usePermissions();
  const [formLevel, setFormLevel] = useState<ConsentLevel | null>(null);
  const command = useCommand();
  const reactions = reactionsOn(view, by);
  const mine = reactions.find((reaction) => isSaidBy(reaction, me));
  const isOwn = by.some((response) => isSaidBy(response, me));
  const mayTake = may.answer && !isOwn;
  const agree = () => {
    if (!speaker.name) return setFormLevel('agree');
    void command.run(sendReaction(view, by, { by: speaker, stand: 'agree', reason: '' }));
  };
  if (!mayTake && reactions.length === 0) return null;
  return (
    <div className="stances grid gap-1 mt-1">
      <ConsentCounts taken={reactions} />
      {formLevel !== null ? (
        <ReactionForm view={view} by={by} start={formLevel} mine={mine} done={() => setFormLevel(null)} />
      ) : (
        mayTake && (
          <p className="flex flex-wrap text-sm gap-x-2.5 gap-y-1">
            <button
              type="button"
              className={`${REACTION_BUTTON} ${mine?.stand === 'agree' ? PRESSED : 'quiet bg-transparent border-line'}`}
              aria-pressed={mine?.stand === 'agree'}
              onClick={agree}
            >
              <span aria-hidden="true">{CONSENT_SYMBOLS.agree}</span> Agree
            </button>
            <button
              type="button"
              className={`${REACTION_BUTTON} quiet bg-transparent border-line`}
              aria-expanded={false}
              onClick={() => setFormLevel(mine && mine.stand !== 'agree' ? mine.stand : 'reservation')}
            >
              {mine && mine.stand !== 'agree' ? `You: ${CONSENT_LABELS[mine.stand].toLowerCase()} …` : 'Not quite …'}
            </button>
          </p>
        )
      )}
      {command.problem}
    </div>
  );
}

const REACTION_BUTTON = 'min-h-7 px-2.5 py-0.5 border-1 rounded-full';
const PRESSED = 'text-sm text-decided font-semibold bg-decided-wash border-decided';

export function ConsentCounts({ taken }: { taken: readonly Reaction[] }) {
  if (taken.length === 0) return null;
  return (
    <>
      <p className="flex flex-wrap text-sm gap-x-2.5 gap-y-1">
        {consentCounts(taken).map(({ stand, words }) => (
          <span key={stand} className="data-[stand=block]:font-semibold" data-stand={stand}>
            <span aria-hidden="true">{CONSENT_SYMBOLS[stand]}</span> {words}
          </span>
        ))}
      </p>
      <ul className="list-disc pl-4.5 voice-lg in-[.side-choice]:text-sm empty:hidden">
        {taken
          .filter(({ stand, reason }) => stand !== 'agree' || reason !== '')
          .map((reaction) => (
            <li key={reaction.id}>{reactionWords(reaction)}</li>
          ))}
      </ul>
    </>
  );
}

const CONSENT_LABELS: Readonly<Record<ConsentLevel, string>> = {
  agree: 'Agree',
  reservation: 'With a reservation',
  disagree: 'Disagree',
  block: 'Block',
};

interface FormProps extends ReactionProps {
  readonly start: ConsentLevel;
  readonly mine: Reaction | undefined;
  readonly done: () => void;
}

function ReactionForm({ view, by, start, mine, done }: FormProps) {
  const command = useCommand();
  const [stand, setStand] = useState<ConsentLevel>(start);
  const [reason, setReason] = useState(mine?.reason ?? '');
  const send = () =>
    stand !== 'agree' && !reason.trim()
      ? command.refuse('Say in a few words why you do not simply agree.')
      : command.sendSigned((speaker) => sendReaction(view, by, { by: speaker, stand, reason: reason.trim() }), done);
  return (
    <CommandForm
      className="stance-form grid gap-2 p-3 bg-raised border-1 border-line rounded"
      aria-label="How you take it"
      ref={focusFirstAnswer}
      command={command}
      send={send}
      submit="Say so"
      cancel={['Cancel', done]}
      saveKeys
    >
      <RadioGroup label="How you take it" choices={CONSENT_LABELS} value={stand} onChange={setStand} />
      <TextField
        label={stand === 'agree' ? 'Why? May stay empty' : 'Why?'}
        value={reason}
        onChange={setReason}
        required={stand !== 'agree'}
      />
      {stand === 'block' && (
        <p className="quiet m-0">A block says: this must not stand. It can be decided all the same, but it is named.</p>
      )}
      {command.fields}
    </CommandForm>
  );
}

async function sendReaction(
  { question }: QuestionView,
  [first]: readonly Response[],
  reaction: Pick<Reaction, 'by' | 'stand' | 'reason'>,
): Promise<string | null> {
  if (!first) return null;
  const payload = { ...reaction, question: question.id, on: first.id };
  const answer = await sendOnce(`stance.${first.id}`, { type: 'stance', payload }, [reaction]);
  if (answer.ok) announce(`Said: you ${CONSENT_WORDS[reaction.stand].many}.`);
  return answer.ok ? null : answer.problem;
}
