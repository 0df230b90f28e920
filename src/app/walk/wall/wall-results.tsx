import { isClosed, type Snapshot, type WalkthroughView } from '#core/index.ts';
import { type Discussion, minutesOf, speakersWords } from '#core/minutes.ts';
import { inTone, useTone } from '../../workspace/tone.ts';
import { WallDecision } from './wall-question.tsx';

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
