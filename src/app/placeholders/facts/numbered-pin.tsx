import { askedAt } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { PinButton } from '../../stage/pin.tsx';
import { useWorkspace } from '../../workspace/store.ts';

/** For a question with several places on a screen, with its number if it is of this one; nothing if not asked. */
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
