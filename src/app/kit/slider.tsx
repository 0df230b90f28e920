import type { ComponentProps } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly max: number;
  readonly value: number;
  /** Its value, in words. */
  readonly says: string;
  readonly onChange: (value: number) => void;
}

/** A number from 0 to `max`, by whole steps unless `step` says otherwise. */
export function Slider({ says, onChange, ...rest }: SliderProps) {
  return (
    <input
      min={0}
      {...rest}
      type="range"
      aria-valuetext={says}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
