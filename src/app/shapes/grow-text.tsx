import type { ComponentProps } from 'react';

interface GrowTextProps extends ComponentProps<'textarea'> {
  readonly value: string;
}

/** A text field as tall as its text. A copy of the text behind it gives the height, without measuring anything. */
export function GrowText({ value, ...rest }: GrowTextProps) {
  return (
    <span className="shape-grow" data-text={`${value} `}>
      <textarea rows={1} value={value} {...rest} />
    </span>
  );
}
