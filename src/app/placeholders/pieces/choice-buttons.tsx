import type { ReactNode } from 'react';
import { isClosed } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';

const SUMMARY = 'flex items-center w-fit min-h-9 text-ink-2 ui-sm font-semibold underline underline-offset-3';

interface ChoiceButtonsProps {
  readonly q: string;
  readonly behind?: string;
  /** Called with the id of the picked option. */
  readonly onPick?: ((option: string) => void) | undefined;
}

/**
 * The options of a choice question as buttons; pressing one puts it into the answer. Renders nothing once the question
 * is closed. With `behind` they are folded under that label, so that the guess is seen first.
 */
export function ChoiceButtons({ q, behind, onPick }: ChoiceButtonsProps) {
  const asking = useAsking();
  const view = asking.view(q);
  if (!view || isClosed(view.status) || view.question.shape.shape !== 'choice') return null;
  const pick = (id: string) => {
    onPick?.(id);
    asking.capture(q, id);
  };
  const buttons = (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="unseen">{view.question.ask}</legend>
      {view.question.shape.options.map(({ id, label }) => (
        <Button className="button text-left" key={id} onClick={() => pick(id)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
  if (!behind) return buttons;
  return (
    <details>
      <summary className={SUMMARY}>{behind}</summary>
      {buttons}
    </details>
  );
}

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
