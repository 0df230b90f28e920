import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';

interface ToggleButtonsProps<W extends string> {
  readonly of: readonly W[];
  readonly pressed: W | undefined;
  readonly press: (word: W) => void;
  /** Labels of the options; by default the option itself. */
  readonly words?: Readonly<Record<W, string>>;
  readonly className: string;
  readonly children: ReactNode;
}

const TOGGLE_BUTTON = 'button aria-pressed:bg-ink aria-pressed:border-ink aria-pressed:text-paper';

/** A row of buttons, at most one of them pressed. */
export function ToggleButtons<W extends string>(props: ToggleButtonsProps<W>) {
  const { of, pressed, press, words, className, children } = props;
  return (
    <fieldset className={`flex gap-1.5 ${className}`}>
      {children}
      {of.map((one) => (
        <Button key={one} className={TOGGLE_BUTTON} aria-pressed={one === pressed} onClick={() => press(one)}>
          {words?.[one] ?? one}
        </Button>
      ))}
    </fieldset>
  );
}
