import { type ReactNode, useId } from 'react';
import { ToggleButtons } from '../pieces/controls.tsx';
import { RULINGS, type Ruling } from './verdicts.ts';

const RULING_WORDS: Readonly<Record<Ruling, string>> = { stop: 'Stop it', warn: 'Warn', allow: 'Allow' };

interface RulingButtonsProps {
  /** For screen readers. */
  readonly legend: string;
  readonly ruling: Ruling | undefined;
  readonly rule: (ruling: Ruling) => void;
}

export function RulingButtons({ legend, ruling, rule }: RulingButtonsProps) {
  return (
    <ToggleButtons
      of={RULINGS}
      pressed={ruling}
      press={rule}
      words={RULING_WORDS}
      className="max-md:[&>.button]:flex-1 max-md:[&>.button]:justify-center"
    >
      <legend className="unseen">{legend}</legend>
    </ToggleButtons>
  );
}

interface RulingTextProps {
  readonly label: ReactNode;
  readonly placeholder?: string;
  readonly look: Readonly<Partial<Record<'box' | 'label', string>> & Record<'input', string>>;
  readonly value: string;
  readonly say: (words: string) => void;
}

/** A text field of a ruling. Enter is ignored: it would submit the form in the middle of a sentence. */
export function RulingText({ label, look, value, say, ...rest }: RulingTextProps) {
  const id = useId();
  return (
    <div className={look.box}>
      <label className={look.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={look.input}
        placeholder="as you would say it on the phone"
        {...rest}
        id={id}
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => say(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  );
}
