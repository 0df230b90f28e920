import { type FormEvent, type KeyboardEvent, useState } from 'react';
import {
  isTheirs,
  type QuestionView,
  type Response,
  STAND_WORDS,
  type Stance,
  type Stand,
  stancesOn,
} from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { beginTyping } from '../kit/keyboard.ts';
import { Line } from '../kit/line.tsx';
import { Problem, useProblem } from '../kit/problem.tsx';
import { Ways } from '../kit/ways.tsx';
import { useMay } from '../session/may.ts';
import { useMe } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { isSaveKey, SaveKeys } from './save-keys.tsx';
import { useSpeaking } from './speaking.tsx';
import { STAND_SIGNS, stanceWords, standCounts } from './stances.ts';

interface StanceProps {
  readonly view: QuestionView;
  /** Everybody who gives this answer; the first stands for all. */
  readonly by: readonly Response[];
}

/** How others take an answer, and where one says how one takes it oneself. */
export function StancePart({ view, by }: StanceProps) {
  const speaker = useSpeaker();
  const me = useMe();
  const may = useMay();
  const [asked, setAsked] = useState<Stand | null>(null);
  const [problem, setProblem] = useProblem();
  const taken = stancesOn(view, by);
  const mine = taken.find((stance) => isTheirs(stance, me));
  const isOwn = by.some((response) => isTheirs(response, me));
  const mayTake = may.answer && !isOwn;
  const agree = async () => {
    if (!speaker.name) return setAsked('agree');
    setProblem(await takeStance(view, by, { by: speaker, stand: 'agree', reason: '' }));
  };
  if (!mayTake && taken.length === 0) return null;
  return (
    <div className="stances">
      <StandCounts taken={taken} />
      {asked !== null ? (
        <StanceForm view={view} by={by} start={asked} mine={mine} done={() => setAsked(null)} />
      ) : (
        mayTake && (
          <p className="stance-ways">
            <button
              type="button"
              className="stance-way"
              aria-pressed={mine?.stand === 'agree'}
              onClick={() => void agree()}
            >
              <span aria-hidden="true">{STAND_SIGNS.agree}</span> Agree
            </button>
            <button
              type="button"
              className="stance-way"
              aria-expanded={false}
              onClick={() => setAsked(mine && mine.stand !== 'agree' ? mine.stand : 'reservation')}
            >
              {mine && mine.stand !== 'agree' ? `You: ${WAYS[mine.stand].toLowerCase()} …` : 'Not quite …'}
            </button>
          </p>
        )
      )}
      <Problem trouble={problem} />
    </div>
  );
}

/** How others take an answer: counted, in signs and words, with the reasons of those who do not simply agree. */
export function StandCounts({ taken }: { taken: readonly Stance[] }) {
  if (taken.length === 0) return null;
  return (
    <>
      <p className="stand-counts">
        {standCounts(taken).map(({ stand, words }) => (
          <span key={stand} className="stand" data-stand={stand}>
            <span aria-hidden="true">{STAND_SIGNS[stand]}</span> {words}
          </span>
        ))}
      </p>
      <ul className="stand-reasons">
        {taken
          .filter(({ stand, reason }) => stand !== 'agree' || reason !== '')
          .map((stance) => (
            <li key={stance.id}>{stanceWords(stance)}</li>
          ))}
      </ul>
    </>
  );
}

const WAYS: Readonly<Record<Stand, string>> = {
  agree: 'Agree',
  reservation: 'With a reservation',
  disagree: 'Disagree',
  block: 'Block',
};

interface FormProps extends StanceProps {
  readonly start: Stand;
  readonly mine: Stance | undefined;
  readonly done: () => void;
}

function StanceForm({ view, by, start, mine, done }: FormProps) {
  const speaking = useSpeaking();
  const [stand, setStand] = useState<Stand>(start);
  const [reason, setReason] = useState(mine?.reason ?? '');
  const [problem, setProblem] = useProblem();
  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const speaker = speaking.speaker();
    if (stand !== 'agree' && !reason.trim())
      return setProblem('Say in a few words why you do not simply agree.');
    if (!speaker) return setProblem('Type your name first, so that people know who says so.');
    const refused = await takeStance(view, by, { by: speaker, stand, reason: reason.trim() });
    setProblem(refused);
    if (refused === null) done();
  };
  return (
    <form
      className="stance-form"
      aria-label="How you take it"
      ref={beginTyping}
      onSubmit={send}
      onKeyDown={(event) => isSaveKey(event) && void send(event)}
      noValidate
    >
      <Ways label="How you take it" ways={WAYS} value={stand} onChange={setStand} />
      <Line
        label={stand === 'agree' ? 'Why? May stay empty' : 'Why?'}
        value={reason}
        onChange={setReason}
        required={stand !== 'agree'}
      />
      {stand === 'block' && (
        <p className="quiet">
          A block says: this must not stand. It can be decided all the same, but it is named.
        </p>
      )}
      {speaking.fields}
      <Problem trouble={problem} />
      <div className="row">
        <button type="submit" className="button main">
          Say so
        </button>
        <button type="button" className="button" onClick={done}>
          Cancel
        </button>
        <SaveKeys />
      </div>
    </form>
  );
}

async function takeStance(
  { question }: QuestionView,
  [first]: readonly Response[],
  said: Pick<Stance, 'by' | 'stand' | 'reason'>,
): Promise<string | null> {
  if (!first) return null;
  const payload = { ...said, question: question.id, on: first.id };
  const answer = await sendOnce(`stance.${first.id}`, { type: 'stance', payload }, [said]);
  if (answer.ok) announce(`Said: you ${STAND_WORDS[said.stand].many}.`);
  return answer.ok ? null : answer.problem;
}
