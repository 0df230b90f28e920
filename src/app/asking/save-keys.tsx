import type { KeyboardEvent } from 'react';
import { KeyNames } from '../keys/key-names.tsx';
import { useKeys } from '../keys/use-keys.ts';

/** The keys that save what is typed in a form, wherever in it one types. */
export function isSaveKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey);
}

/** These keys, beside the button that does the same. */
export function SaveKeys() {
  useKeys([{ told: 'Ctrl+Enter', label: 'Save what is typed', group: 'Answering' }]);
  return (
    <span className="hint">
      <KeyNames keys="Ctrl+Enter" />
    </span>
  );
}
