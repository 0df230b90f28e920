import { type ReactNode, useEffect, useRef } from 'react';

/** Moves the focus to its content, into view, each time the value changes. */
export function Focused({ again, children }: { again: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is why the focus moves
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [again]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
