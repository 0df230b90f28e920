import { type AnswerHole, answerPieces, type CallAnswer } from '#core/product.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { Hole } from '../hole.tsx';

interface AnswerViewProps {
  readonly answer: CallAnswer;
  /** What else happened, one sentence each. */
  readonly notes: readonly string[];
}

/** What a call is answered with: status, headers and body as far as they were decided, and holes for the rest. */
export function AnswerView({ answer, notes }: AnswerViewProps) {
  const { status, label, headers, body, because, holes } = answer;
  return (
    <section
      className="grid grid-cols-1 gap-3 p-4 border-1 border-line-strong rounded"
      aria-label="Answer"
      data-answered={status ?? 'hole'}
    >
      <h3 className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {status !== null && <span className="mono-sm font-semibold">{status}</span>}
        {label !== '' && <bdi>{label}</bdi>}
        {status === null && label === '' && 'No answer was decided'}
      </h3>
      {because.map((sentence) => (
        <p key={sentence} className="m-0 ui-sm">
          {sentence}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="m-0 quiet">
          {note}
        </p>
      ))}
      <Holes holes={holes} />
      {headers.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 mono-sm wrap-anywhere">
          {headers.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd>{value === '' ? <Hole q="calls.offers.common" words="nobody has said what is in it" /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {body ? (
        <ScrollBox
          className="max-h-105 overflow-auto p-3 bg-paper border-1 border-line rounded"
          label="Body of the answer"
        >
          <pre className="m-0 mono-sm">
            {[...answerPieces(body).entries()].map(([at, piece]) =>
              typeof piece === 'string' ? piece : <Hole key={at} q={piece.question} words={piece.words} />,
            )}
          </pre>
        </ScrollBox>
      ) : (
        status !== null && <p className="m-0 quiet">No body.</p>
      )}
    </section>
  );
}

function Holes({ holes }: { holes: readonly AnswerHole[] }) {
  if (holes.length === 0) return null;
  return (
    <p className="m-0 flex flex-wrap gap-2">
      {holes.map(({ words, question }) => (
        <Hole key={words} q={question} words={words} />
      ))}
    </p>
  );
}
