import type { KeyboardEvent } from 'react';

/** The keys that save what is typed in a form, wherever in it one types. */
export function isSaveKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
}

/** These keys, beside the button that does the same. */
export function SaveKeys() {
  return (
    <span className="hint">
      <kbd>Ctrl</kbd> <kbd>Enter</kbd>
    </span>
  );
}
