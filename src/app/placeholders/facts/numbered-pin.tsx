import { useId } from 'react';
import { askedAt } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Bubble } from '../../stage/pin.tsx';
import { useWorkspace } from '../../workspace/store.ts';

/**
 * The pin of a question that stands in several places of one screen, with the number it has there; a question of
 * another screen has none. Nothing where nothing like it is asked.
 */
export function NumberedPin({ q, words }: { q: string; words: string }) {
  const asking = useAsking();
  const view = askedAt(useWorkspace(), q)?.view;
  const bubble = useId();
  if (!view) return null;
  const { id } = view.question;
  const number = asking.pinOf(id);
  return (
    <>
      <button
        type="button"
        className="pin"
        data-pin={id}
        data-status={view.status}
        aria-label={`${number === undefined ? '?' : `Question ${number}`}, ${words}: ${view.question.ask}`}
        aria-current={asking.open === id ? 'true' : undefined}
        popoverTarget={bubble}
      >
        {number ?? '?'}
      </button>
      <Bubble id={bubble} view={view} />
    </>
  );
}
