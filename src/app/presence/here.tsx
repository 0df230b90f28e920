import { Faces } from './face.tsx';
import { hereWords, type Looked, useHere } from './use-here.ts';

/** Faces at most; the rest stand as a number. */
const MOST = 3;

/** Small faces of those who look at a screen or a question at this moment. */
export function Here({ at }: { at: Looked }) {
  const { people, count } = useHere(at);
  if (count === 0) return null;
  return (
    <span className="here">
      <Faces people={people} most={MOST} unnamed={count - people.length} />
      <span className="unseen">{hereWords({ people, count })}</span>
    </span>
  );
}
