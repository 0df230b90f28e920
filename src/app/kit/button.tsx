import type { ComponentProps } from 'react';

const CLASSES = { usual: 'button', main: 'button main', plain: 'plain' } as const;

interface ButtonProps extends ComponentProps<'button'> {
  /** `main`: the one thing to do here; `plain`: looks like words, not like a button. */
  readonly look?: keyof typeof CLASSES;
}

/** A button that does something on its page; only with `type="submit"` it sends its form. */
export function Button({ look = 'usual', ...rest }: ButtonProps) {
  return <button type="button" className={CLASSES[look]} {...rest} />;
}
