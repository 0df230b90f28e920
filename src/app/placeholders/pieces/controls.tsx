import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { isClosed } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button, Chip } from '../../kit/button.tsx';
import { isUnanswered } from '../answers/answer-value.ts';

interface LabelledInputProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly say: (words: string) => void;
}

export function LabelledInput({ label, say, ...rest }: LabelledInputProps) {
  return (
    <label className="line">
      {label}
      <input autoComplete="off" {...rest} onChange={(event) => say(event.target.value)} />
    </label>
  );
}

const SUMMARY = 'flex items-center w-fit min-h-9 text-ink-2 ui-sm font-semibold underline underline-offset-3';

interface ChoiceButtonsProps {
  readonly q: string;
  /** Below a line to open, so that the guess is seen first. */
  readonly folded?: boolean;
  /** Called with the id of the picked option. */
  readonly onPick?: ((option: string) => void) | undefined;
}

/**
 * The options of a choice question as buttons; pressing one puts it into the answer. Renders nothing once the question
 * is closed.
 */
export function ChoiceButtons({ q, folded = false, onPick }: ChoiceButtonsProps) {
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
  if (!folded) return buttons;
  return (
    <details>
      <summary className={SUMMARY}>No, rather …</summary>
      {buttons}
    </details>
  );
}

/** The options of a question that takes several, as buttons; each one pressed goes into the answer. */
export function OptionButtons({ q, label }: { readonly q: string; readonly label: string }) {
  const asking = useAsking();
  const view = asking.view(q);
  const shape = view?.question.shape;
  if (shape?.shape !== 'multi' || !isUnanswered(view)) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5 mt-1" aria-label={label}>
      {shape.options.map((option) => (
        <Chip key={option.id} onClick={() => asking.capture(q, [option.id])}>
          {option.label}
        </Chip>
      ))}
    </fieldset>
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

export interface Trial {
  readonly press: string;
  /** What happens, as long as nobody has said what should. */
  readonly shows: string;
  readonly ask: string;
}

interface TrialButtonProps extends Trial {
  readonly q: string;
  readonly look?: 'main' | 'plain';
  readonly onTry?: (tried: boolean) => void;
  readonly onPick?: (option: string) => void;
}

/** A button that plays what happens while its question is unanswered, and then asks it. */
export function TrialButton({ q, press, shows, ask, look, onTry, onPick }: TrialButtonProps) {
  const [tried, setTried] = useState(false);
  const body = useId();
  const asking = useAsking();
  const view = asking.view(q);
  if (!view || view.status === 'parked' || !isUnanswered(view)) return null;
  const play = () => {
    setTried(!tried);
    onTry?.(!tried);
    if (!tried) announce(shows);
  };
  return (
    <div>
      <Button {...(look && { look })} aria-expanded={tried} aria-controls={body} onClick={play}>
        {press}
      </Button>
      <div id={body} hidden={!tried} className="px-4 py-3 mt-2 bg-paper border-l-3 border-l-ink">
        <p className="mb-2 voice-lg">
          {shows} <b className="font-semibold">{ask}</b>
        </p>
        {view.question.shape.shape === 'choice' ? (
          <ChoiceButtons q={q} onPick={onPick} />
        ) : (
          <Button onClick={() => asking.ask(q)}>Say it</Button>
        )}
      </div>
    </div>
  );
}
