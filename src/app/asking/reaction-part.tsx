import { type ReactNode, useState } from 'react';
import {
  CONSENT_WORDS,
  type ConsentLevel,
  isSaidBy,
  type QuestionView,
  type Reaction,
  type Response,
  reactionsOn,
  withCount,
} from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { RadioGroup, TextField } from '../kit/fields.tsx';
import { focusFirstAnswer } from '../kit/keyboard.ts';
import { useMe, usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';

interface ReactionProps {
  readonly view: QuestionView;
  readonly by: readonly Response[];
}

/** How others react to an answer, and the buttons to agree with it or not; `children`: what else can be done with it. */
export function ReactionPart({ view, by, children }: ReactionProps & { readonly children?: ReactNode }) {
  const speaker = useSpeaker();
  const me = useMe();
  const may = usePermissions();
  const [formLevel, setFormLevel] = useState<ConsentLevel | null>(null);
  const command = useCommand();
  const reactions = reactionsOn(view, by);
  const mine = reactions.find((reaction) => isSaidBy(reaction, me));
  const mayReact = may.answer && !by.some((response) => isSaidBy(response, me));
  // Once it is decided, reactions still count but are no longer what is asked for.
  const look = view.decision ? 'plain' : 'button';
  const agree = () => {
    if (!speaker.name) return setFormLevel('agree');
    void command.run(sendReaction(view, by, { by: speaker, stand: 'agree', reason: '' }));
  };
  return (
    <div className="stances grid gap-2">
      <ConsentCounts taken={reactions} />
      {formLevel !== null ? (
        <ReactionForm view={view} by={by} start={formLevel} mine={mine} done={() => setFormLevel(null)} />
      ) : (
        <div className="row print:hidden">
          {mayReact && (
            <>
              <Button
                className={`${look} aria-pressed:bg-decided-wash aria-pressed:border-decided aria-pressed:text-decided`}
                aria-pressed={mine?.stand === 'agree'}
                onClick={agree}
              >
                {CONSENT_LABELS.agree}
              </Button>
              <Button
                className={look}
                aria-expanded={false}
                onClick={() => setFormLevel(mine && mine.stand !== 'agree' ? mine.stand : 'reservation')}
              >
                {mine && mine.stand !== 'agree' ? `You: ${CONSENT_LABELS[mine.stand].toLowerCase()} …` : 'But …'}
              </Button>
            </>
          )}
          {children}
        </div>
      )}
      {command.problem}
    </div>
  );
}

function ConsentCounts({ taken }: { taken: readonly Reaction[] }) {
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
      <ul className="grid gap-1 text-sm empty:hidden">
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
      ? command.refuse('Say in a few words why.')
      : command.sendSigned((speaker) => sendReaction(view, by, { by: speaker, stand, reason: reason.trim() }), done);
  return (
    <CommandForm
      className="stance-form grid gap-2 p-3 bg-raised border-1 border-line rounded"
      aria-label="Your reaction"
      ref={focusFirstAnswer}
      command={command}
      send={send}
      submit="Save"
      cancel={['Cancel', done]}
      saveKeys
    >
      <RadioGroup label="Your reaction" choices={CONSENT_LABELS} value={stand} onChange={setStand} />
      <TextField
        label={stand === 'agree' ? 'Why? (optional)' : 'Why?'}
        value={reason}
        onChange={setReason}
        required={stand !== 'agree'}
      />
      {stand === 'block' && (
        <p className="quiet m-0">A block says: this must not be decided. It can still be, but your block is named.</p>
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
  if (answer.ok) announce(`Saved: you ${CONSENT_WORDS[reaction.stand].many}.`);
  return answer.ok ? null : answer.problem;
}

export const CONSENT_SYMBOLS: Readonly<Record<ConsentLevel, string>> = {
  agree: '✓',
  reservation: '±',
  disagree: '✗',
  block: '⊘',
};

const CONSENT_ORDER: readonly ConsentLevel[] = ['agree', 'reservation', 'disagree', 'block'];

export function countConsent(reactions: readonly Pick<Reaction, 'stand'>[]): Readonly<Record<ConsentLevel, number>> {
  const counts = { agree: 0, reservation: 0, disagree: 0, block: 0 };
  for (const { stand } of reactions) counts[stand] += 1;
  return counts;
}

/** Leaves out levels that nobody chose. */
export function consentWords(counts: Readonly<Record<ConsentLevel, number>>) {
  return CONSENT_ORDER.flatMap((stand) => {
    const count = counts[stand];
    if (count === 0) return [];
    return [{ stand, words: withCount(count, CONSENT_WORDS[stand].one, CONSENT_WORDS[stand].many) }];
  });
}

export function consentCounts(reactions: readonly Pick<Reaction, 'stand'>[]) {
  return consentWords(countConsent(reactions));
}

/** A reaction in one sentence: "Ola blocks it: “too slow”". */
export function reactionWords({ by, stand, reason }: Reaction): string {
  return `${by.name} ${CONSENT_WORDS[stand].one}${reason ? `: “${reason}”` : ''}`;
}
