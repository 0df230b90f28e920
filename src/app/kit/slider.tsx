import type { ComponentProps } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly says: string;
  readonly onChange: (value: number) => void;
}

/** A number from 0 to `max`, in steps of 1 unless `step` is given. */
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
