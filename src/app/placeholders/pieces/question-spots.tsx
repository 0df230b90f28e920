import type { QuestionView } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';

/** Questions in full, each with its spot. */
export function QuestionSpots({ of, className = '' }: { of: readonly QuestionView[]; className?: string }) {
  return (
    <ul className={`grid grid-cols-1 gap-3 ${className}`}>
      {of.map(({ question }) => (
        <li className="grid justify-items-start gap-1 text-ink-2 text-sm wrap-anywhere" key={question.id}>
          <span>{question.ask}</span>
          <Spot q={question.id} guess={null} />
        </li>
      ))}
    </ul>
  );
}
