import { type ReactNode, useEffect, useRef, useState } from 'react';
import { counted } from '#core/index.ts';

/** The foot of the stage: counts what is hatched and dashed on the screen as it stands, whatever drew it. */
export function HoleCount({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState({ holes: 0, guesses: 0 });
  useEffect(() => {
    const stage = foot.current?.closest('.stage');
    if (!stage) return;
    const count = () => {
      const holes = stage.querySelectorAll('.proto-hole').length;
      const guesses = stage.querySelectorAll('.proto-guess').length;
      setDrawn((before) =>
        before.holes === holes && before.guesses === guesses ? before : { holes, guesses },
      );
    };
    const observer = new MutationObserver(count);
    observer.observe(stage, { childList: true, subtree: true });
    count();
    return () => observer.disconnect();
  }, []);
  const { holes, guesses } = drawn;
  return (
    <footer className="stage-foot" ref={foot}>
      <span data-holes={holes}>
        <b>{holes === 0 ? 'No hole' : counted(holes, 'hole')}</b> on this screen
        {guesses > 0 && `, ${counted(guesses, 'guess')}`}
      </span>
      {children}
      {holes > 0 && (
        <span className="stage-key">
          <kbd>N</kbd> next hole
        </span>
      )}
    </footer>
  );
}
