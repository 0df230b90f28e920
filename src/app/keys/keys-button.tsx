import { showSheet } from './sheets.ts';

/** The way to the help sheet for whoever does not know its key. */
export function KeysButton() {
  return (
    <button
      type="button"
      className="button keys-button"
      aria-label="Keyboard help"
      title="Keyboard help"
      onClick={() => showSheet('help')}
    >
      ?
    </button>
  );
}
