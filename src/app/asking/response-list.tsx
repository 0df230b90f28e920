import { positionsIn, type QuestionView, type Reply, type Response } from '#core/index.ts';
import { ShapeView } from '../shapes/index.tsx';
import { answerDrafts } from './drafts.ts';
import { Moment } from './moment.tsx';
import { sameSpeaker } from './respond.ts';
import { speakerLine, useSpeaker } from './speaker.ts';

/** What each person has said, in the order they said it. */
export function ResponseList({ view }: { view: QuestionView }) {
  if (view.responses.length === 0) return null;
  const before = saidBefore(view);
  return (
    <ul className="responses" aria-label="What was said">
      {view.responses.map((response) => (
        <li key={response.id} className="response" data-response={response.id}>
          <SaidSo view={view} response={response} before={before.get(response)} />
        </li>
      ))}
    </ul>
  );
}

/** Shapes of answers that are too long to be read twice. */
const LONG: ReadonlySet<string> = new Set(['table', 'matrix', 'edges', 'list']);

/** Of each long answer that somebody gave before, by whom. */
function saidBefore({ question, responses }: QuestionView): ReadonlyMap<Response, Response> {
  if (!LONG.has(question.shape.shape)) return new Map();
  const sides = positionsIn(question, responses).filter(({ reply }) => reply.says === 'value');
  return new Map(
    sides.flatMap(({ by: [first, ...others] }) => (first ? others.map((one) => [one, first]) : [])),
  );
}

interface SaidSoProps {
  readonly view: QuestionView;
  readonly response: Response;
  readonly before: Response | undefined;
}

function SaidSo({ view, response, before }: SaidSoProps) {
  const speaker = useSpeaker();
  const against = view.dissent.some(({ id }) => id === response.id);
  const mine = sameSpeaker(response.by, speaker);
  return (
    <>
      {before ? (
        <p className="response-words">The same as {before.by.name}.</p>
      ) : (
        <ReplyView view={view} reply={response.reply} />
      )}
      <p className="response-by">
        {speakerLine(response.by)} · <Moment at={response.at} />
        {against && <span className="tag guess">says otherwise</span>}
        {mine && (
          <button type="button" className="plain" onClick={() => startOver(view, response)}>
            Change my mind
          </button>
        )}
      </p>
    </>
  );
}

/** Puts one's own answer back into the form, to be said again differently. */
function startOver({ question }: QuestionView, { reply }: Response): void {
  answerDrafts.edit(question.id, { ...reply });
}

/** One reply, drawn by what it says. */
export function ReplyView({ view, reply }: { view: QuestionView; reply: Reply }) {
  switch (reply.says) {
    case 'value':
      return <ShapeView spec={view.question.shape} value={reply.value} />;
    case 'unknown':
      return (
        <p className="response-words">{reply.who ? `Does not know; ask ${reply.who}.` : 'Does not know.'}</p>
      );
    case 'not-applicable':
      return (
        <p className="response-words">{reply.why ? `Does not apply: ${reply.why}` : 'Does not apply.'}</p>
      );
    case 'later':
      return (
        <p className="response-words">
          {['Later', reply.owner && `${reply.owner} will say`, reply.until && `by ${reply.until}`]
            .filter(Boolean)
            .join(', ')}
          .
        </p>
      );
  }
}
