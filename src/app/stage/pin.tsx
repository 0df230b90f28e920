import { useAsking } from '../asking/asking.tsx';
import { hereWords, useHere } from '../presence/here.tsx';
import { Bubble } from './bubble.tsx';

/**
 * The pin of a question at the spot where its answer would show. Pressing it offers the short answers in place.
 * Draws nothing where the question has not been raised on this screen.
 */
export function Pin({ q }: { q: string }) {
  const asking = useAsking();
  const view = asking.view(q);
  const number = asking.pinOf(q);
  const here = useHere({ question: q });
  if (!view || number === undefined) return null;
  const bubble = `bubble-${q}`;
  const words = hereWords(here);
  return (
    <>
      <button
        type="button"
        className="pin"
        data-pin={q}
        data-status={view.status}
        data-here={here.count > 0 ? here.count : undefined}
        aria-label={`Question ${number}: ${view.question.ask}${words && ` (${words})`}`}
        aria-current={asking.open === q ? 'true' : undefined}
        popoverTarget={bubble}
      >
        {number}
      </button>
      <Bubble id={bubble} view={view} />
    </>
  );
}
