import type { ReactNode } from 'react';
import { withCount } from '#core/index.ts';
import { useKeys, useLetterKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';

/** The head of a stage, drawn as the title bar of a window. */
export function StageBar({ children }: { children: ReactNode }) {
  return <div className="row gap-x-3 px-3.5 py-2.5 border-b border-line-strong">{children}</div>;
}

interface SourcesButtonProps {
  readonly pressed: boolean;
  readonly press: (pressed: boolean) => void;
}

/** Shows or hides who decided what, and the pins of closed questions. */
export function SourcesButton({ pressed, press }: SourcesButtonProps) {
  return (
    <Button look="plain" aria-pressed={pressed} onClick={() => press(!pressed)}>
      {pressed ? 'Hide sources' : 'Show sources'}
    </Button>
  );
}

export function Address({ children }: { children: ReactNode }) {
  return <span className="flex-[1_1_240px] min-w-0 mono-sm text-ink-2 wrap-anywhere">{children}</span>;
}

export function UnknownAddress({ after = '' }: { after?: string }) {
  return (
    <>
      yourproduct.example/<span className="inline-block w-18 bg-hatched dashed-b-ink-2"> </span>
      {after}
    </>
  );
}

interface StageFootProps {
  readonly holes: number;
  readonly where: string;
  readonly children: ReactNode;
}

/** The foot of a stage: the number of holes, and the key that goes to the next one. */
export function StageFoot({ holes, where, children }: StageFootProps) {
  const letters = useLetterKeys();
  return (
    <footer className="row gap-x-4 gap-y-1.5 px-4 py-3 text-ink-2 text-sm border-t border-line-strong">
      <span data-holes={holes}>
        <b className="text-ink">{holes === 0 ? 'No hole' : withCount(holes, 'hole')}</b> {where}
      </span>
      {children}
      {holes > 0 && letters && (
        <span className="ml-auto max-md:hidden touch:hidden">
          <kbd>N</kbd> next hole
        </span>
      )}
    </footer>
  );
}
/** N focuses the next pin whose question is open, anywhere on the screen. */
export function NextHoleKey() {
  useKeys('This screen', [
    {
      keys: 'n',
      label: 'Go to the next hole',
      run: goToNext,
      when: () => document.querySelector(OPEN_PIN) !== null,
    },
  ]);
  return null;
}

const OPEN_PIN = '[data-pin][data-open]';

function goToNext(): void {
  const pins = [...document.querySelectorAll<HTMLElement>(OPEN_PIN)];
  const at = pins.findIndex((pin) => pin.matches(':focus'));
  const next = pins[(at + 1) % pins.length];
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}
