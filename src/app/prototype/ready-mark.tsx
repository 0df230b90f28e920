import type { ProtoScreen } from '#core/product.ts';
import { usePlaying } from './playing.tsx';
import { act } from './sitting-store.ts';

/** Marks a screen as ready to show, for the rest of the sitting; a tick stands at its name then. */
export function ReadyMark({ screen }: { screen: ProtoScreen }) {
  const { ready } = usePlaying().sitting;
  return (
    <label className="proto-ready">
      <input
        type="checkbox"
        checked={ready.includes(screen.id)}
        onChange={(event) => act({ act: 'ready', screen: screen.id, is: event.target.checked })}
      />{' '}
      Ready to show
    </label>
  );
}
