import type { ReactNode } from 'react';
import {
  type Decision,
  isClosed,
  plural,
  type QuestionView,
  type Snapshot,
  type WalkthroughView,
  writerOf,
} from '#core/index.ts';
import { type Discussion, minutesOf, speakersWords } from '#core/minutes.ts';
import { CONSENT_SYMBOLS, consentWords } from '../../asking/reaction-part.tsx';
import { ReplyView } from '../../asking/response-list.tsx';
import { progressWords } from '../../presence/poll-progress.ts';
import { ShapeView } from '../../shapes/index.tsx';
import { inTone, useTone } from '../../workspace/store.ts';
import type { WallQuestionView } from './wall-view.ts';

interface WallQuestionProps {
  readonly question: WallQuestionView;
  /** Its screen, shown until there are answers to see. */
  readonly children: ReactNode;
}

/** A question on the wall: how many have answered; once revealed, the answers; once decided, the decision. */
export function WallQuestion({ question, children }: WallQuestionProps) {
  const { view, poll, positions, decision } = question;
  return (
    <div className="wall-question flex h-full flex-col">
      <h1>{view.question.ask}</h1>
      {decision && <WallDecision view={view} decision={decision} />}
      {!decision && poll && !poll.revealed && <Progress answered={question.answered} />}
      {positions.length > 0 && <Answers question={question} />}
      {positions.length === 0 && !decision && children}
    </div>
  );
}

/** A circle for everybody who can answer, filled once somebody has; who it was is nobody’s to see. */
const MAX_CIRCLES = 30;

function Progress({ answered }: Pick<WallQuestionView, 'answered'>) {
  const tone = useTone();
  if (!answered)
    return (
      <p className="wall-word" role="status">
        {inTone(tone, { playful: 'Answer on your own device. No peeking.', sober: 'Answer on your own device.' })}
      </p>
    );
  const { of, answered: done } = answered;
  return (
    <p className="wall-word flex flex-wrap items-center gap-[0.6em]" role="status">
      {of <= MAX_CIRCLES && (
        <span className="flex gap-[0.3em]" aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a circle is nothing but its place.
              key={at}
              className={`size-[0.7em] rounded-full border-2 border-ink ${at < done ? 'bg-ink' : ''}`}
            />
          ))}
        </span>
      )}
      {progressWords(answered)}.
    </p>
  );
}

function WallDecision({ view, decision }: { view: Pick<QuestionView, 'question'>; decision: Decision }) {
  const { result } = decision;
  return (
    <section className="wall-decided border-l-4 border-decided" aria-label={OUTCOME_HEADS[result.outcome]}>
      {'value' in result ? (
        <ShapeView spec={view.question.shape} value={result.value} />
      ) : (
        <p>{result.outcome === 'deferred' ? `${result.owner} answers by ${result.until}.` : 'It does not apply.'}</p>
      )}
      <p className="wall-aside text-ink-2">
        <b className="font-semibold text-decided">{OUTCOME_HEADS[result.outcome]}</b> by {deciderWords(decision)}
      </p>
    </section>
  );
}

const OUTCOME_HEADS: Readonly<Record<Decision['result']['outcome'], string>> = {
  decided: 'Decided',
  assumed: 'Assumed for now',
  deferred: 'Put off',
  'not-applicable': 'Decided',
  withdrawn: 'Open again',
};

/** “Fran, recorded by Maeve”, where these are two. */
function deciderWords(decision: Decision): string {
  const writer = writerOf(decision);
  return `${decision.by.name}${writer ? `, recorded by ${writer.name}` : ''}`;
}

/** More answers than these are listed below each other instead of side by side. */
const MAX_BESIDE = 3;

/** The answers, each with how many give it and how others take it; a few of them side by side. */
function Answers({ question: { positions, undecided, view } }: { question: WallQuestionView }) {
  const isBeside = positions.length <= MAX_BESIDE;
  return (
    <ol className={`wall-answers ${isBeside ? 'wall-beside' : ''}`} aria-label="The answers">
      {positions.map((side) => (
        <li key={JSON.stringify(side.reply)}>
          <ReplyView view={view} reply={side.reply} />
          <p className="wall-aside text-ink-2">
            <b className="font-semibold text-ink">{plural(side.count, 'One answer', '# answers')}</b>
            {side.names && ` · ${side.names.join(', ')}`}
          </p>
          <ReactionCounts reactions={side.reactions} />
        </li>
      ))}
      {undecided > 0 && (
        <li className="wall-aside text-ink-2">
          {plural(undecided, 'One does not know, or not yet', '# do not know, or not yet')}
        </li>
      )}
    </ol>
  );
}

function ReactionCounts({ reactions }: { reactions: Parameters<typeof consentWords>[0] }) {
  const consents = consentWords(reactions);
  if (consents.length === 0) return null;
  return (
    <p className="wall-aside flex flex-wrap gap-x-[calc(1.4*var(--unit))] gap-y-1">
      {consents.map(({ stand, words }) => (
        <span key={stand} className="stand" data-stand={stand}>
          {CONSENT_SYMBOLS[stand]} {words}
        </span>
      ))}
    </p>
  );
}

/** What can be read at once from the back of a room. */
const MAX_DECIDED = 6;
const MAX_OPEN = 5;

/** After the end: what was decided, on whose word and against whom, what is open, and thanks. */
export function WallResults({ snapshot, view }: { readonly snapshot: Snapshot; readonly view: WalkthroughView }) {
  const tone = useTone();
  const minutes = minutesOf(snapshot, view.walkthrough.id);
  if (!minutes) return null;
  const decided = minutes.discussions.filter(({ decision }) => decision !== null);
  const open = minutes.discussions.filter(({ view: asked }) => !isClosed(asked.status));
  const names = [...new Set(minutes.people.map(({ name }) => name))];
  return (
    <>
      <h1>{decided.length > 0 ? 'What we decided' : 'Nothing was decided this time'}</h1>
      <ul className={`wall-results ${decided.length > 2 ? 'wall-columns' : ''}`}>
        {decided.slice(0, MAX_DECIDED).map((talk) => (
          <DecidedItem key={talk.view.question.id} talk={talk} />
        ))}
      </ul>
      {decided.length > MAX_DECIDED && <p className="text-ink-2">and {decided.length - MAX_DECIDED} more</p>}
      {open.length > 0 && (
        <>
          <h2>Still open</h2>
          <ul className="wall-open">
            {open.slice(0, MAX_OPEN).map(({ view: { question } }) => (
              <li key={question.id}>{question.ask}</li>
            ))}
            {open.length > MAX_OPEN && <li className="text-ink-2">and {open.length - MAX_OPEN} more</li>}
          </ul>
        </>
      )}
      {minutes.closingWord && (
        <blockquote className="wall-word wall-thanks whitespace-pre-line border-l-4 border-ink pl-[0.6em]">
          {minutes.closingWord}
        </blockquote>
      )}
      <p className="wall-word wall-thanks">
        Thank you, {names.join(', ')}.{' '}
        {inTone(tone, {
          playful: 'The specification knows more than it did this morning.',
          sober: 'The minutes are on everybody’s screen.',
        })}
      </p>
    </>
  );
}

function DecidedItem({ talk: { view, decision, restsOn, against } }: { readonly talk: Discussion }) {
  if (!decision) return null;
  return (
    <li>
      <p className="wall-aside text-ink-2">{view.question.ask}</p>
      <WallDecision view={view} decision={decision} />
      {(restsOn.length > 0 || against.length > 0) && (
        <p className="wall-aside text-ink-2">
          {restsOn.length > 0 && `Said by ${speakersWords(restsOn)}. `}
          {against.length > 0 && `Against: ${speakersWords(against)}.`}
        </p>
      )}
    </li>
  );
}
