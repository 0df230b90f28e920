import type { KnownRow } from '../known/known-rows.ts';
import { FAILURES, type Failure } from './failures.ts';

interface WallProps {
  readonly broken: Failure | null;
  readonly push: (failure: Failure) => void;
  /** Its message, as far as somebody has said it. */
  readonly said: (failure: Failure) => KnownRow | undefined;
}

/** Eight ways to break the stage. */
export function Wall({ broken, push, said }: WallProps) {
  return (
    <ul className="errors-wall" aria-label="Ways to break it">
      {FAILURES.map((failure) => (
        <li key={failure.id}>
          <button
            type="button"
            className="errors-button"
            data-failure={failure.id}
            aria-pressed={broken === failure}
            onClick={() => push(failure)}
          >
            <b>{failure.label}</b>
            <span>{failure.case}</span>
            <WordsTag row={said(failure)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function WordsTag({ row }: { row: KnownRow | undefined }) {
  if (!row) return null;
  return row.settled ? (
    <span className="tag said">its words are decided</span>
  ) : (
    <span className="tag guess">somebody has said its words</span>
  );
}
