import { useEffect, useRef } from 'react';
import type { PointView } from '#core/index.ts';
import { AskingOn } from '../../asking/asking.tsx';
import { Placeholder } from '../../placeholders/placeholder.tsx';

interface WallStageProps {
  readonly view: PointView;
  /** The question whose pin is to be seen; absent: the screen from its head on. */
  readonly pin?: string;
}

/** The screen of a point, large; to be looked at, not touched: everybody has their own. */
export function WallStage({ view, pin }: WallStageProps) {
  const stage = useRef<HTMLElement>(null);
  // The screen comes in its own time, and grows.
  useEffect(() => {
    const seen = stage.current;
    const inside = seen?.firstElementChild;
    if (!seen || !inside || pin === undefined) return undefined;
    const grown = new ResizeObserver(() => showPin(seen, pin));
    grown.observe(inside);
    return () => grown.disconnect();
  }, [pin]);
  return (
    <section className="wall-stage" aria-label={view.point.title} ref={stage}>
      <div className="wall-zoom" inert>
        <AskingOn key={view.point.id} questions={view.questions}>
          <Placeholder view={view} />
        </AskingOn>
      </div>
    </section>
  );
}

function showPin(stage: HTMLElement, question: string): void {
  const pin = stage.querySelector(`[data-pin="${CSS.escape(question)}"]`);
  if (!pin) return;
  pin.setAttribute('aria-current', 'true');
  const { top, height } = stage.getBoundingClientRect();
  stage.scrollTop += pin.getBoundingClientRect().top - top - height / 2;
}
