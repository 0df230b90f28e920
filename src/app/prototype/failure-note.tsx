import type { Failure } from '#core/product.ts';
import { Hole } from './hole.tsx';

interface FailureNoteProps {
  readonly failure: Failure;
  /** The question on what becomes of it, where nobody has said. */
  readonly question?: string | null;
  readonly dismiss?: () => void;
}

/** What people read when something went wrong: the words of the catalogue, or the holes where they are missing. */
export function FailureNote({ failure, question = null, dismiss }: FailureNoteProps) {
  const { text, action, mishap } = failure;
  return (
    <div className="proto-failure" role="alert" data-look={failure.look}>
      <p className="proto-failure-what">
        <b>{failure.error?.label ?? mishap}</b>
      </p>
      <p>{text ?? <Hole q={failure.question} words="nobody has said what people read now" />}</p>
      <p className="quiet">
        {action === null ? (
          <Hole q={failure.question} words="nobody has said what they can do" />
        ) : (
          `You can: ${action}`
        )}
      </p>
      {question && <Hole q={question} words="nobody has said whether it goes on all the same" />}
      {dismiss && (
        <button type="button" className="button" onClick={dismiss}>
          Close
        </button>
      )}
    </div>
  );
}
