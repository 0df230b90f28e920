import type { PointView } from '#core/index.ts';
import { Spot } from './spot.tsx';

/** Questions of this screen that have no place of their own on it: raised by hand, or newer than the drawing. */
export function AlsoUnsaid({ view, shown }: { view: PointView; shown: readonly string[] }) {
  const rest = view.questions.filter(({ question }) => !shown.includes(question.id));
  if (rest.length === 0) return null;
  return (
    <section className="also-unsaid" aria-label="Also unsaid here">
      <h2 className="small-head">Also unsaid here</h2>
      <ul>
        {rest.map(({ question }) => (
          <li key={question.id}>
            <span>{question.ask}</span>
            <Spot q={question.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
