import { useState } from 'react';

/**
 * What is on the screen as somebody typed it (a trailing blank line, a half word), for as long as it amounts to the
 * value from outside. When that value changes, it wins and is read anew.
 */
export function useHeld<V, H>(
  value: V,
  onChange: (value: V) => void,
  read: (value: V) => H,
  write: (held: H) => V,
): readonly [H, (held: H) => void] {
  const [held, setHeld] = useState<{ readonly held: H } | null>(null);
  const same = held !== null && JSON.stringify(write(held.held)) === JSON.stringify(value);
  const change = (next: H) => {
    setHeld({ held: next });
    onChange(write(next));
  };
  return [same ? held.held : read(value), change];
}
