import { askedAt } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { PinButton } from '../../stage/pin.tsx';
import { useWorkspace } from '../../workspace/store.ts';

/**
 * The pin of a question that occurs in several places of one screen, with the number it has there; a question of
 * another screen has none. Nothing where nothing like it is asked.
 */
export function NumberedPin({ q, words }: { q: string; words: string }) {
  const asking = useAsking();
  const view = askedAt(useWorkspace(), q)?.view;
  if (!view) return null;
  const { id, ask } = view.question;
  const number = asking.pinOf(id);
  return (
    <PinButton
      view={view}
      aria-label={`${number === undefined ? '?' : `Question ${number}`}, ${words}: ${ask}`}
      aria-current={asking.open === id ? 'true' : undefined}
    >
      {number ?? '?'}
    </PinButton>
  );
}
