import type { ComponentProps } from 'react';

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
