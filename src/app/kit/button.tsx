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

interface SaveLinkProps {
  /** What the file is called. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly children: string;
}

/** Saves a text as a file. */
export function SaveLink({ name, type, text, children }: SaveLinkProps) {
  return (
    <a className="button" download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}>
      {children}
    </a>
  );
}

/** The first link of a page, seen when the keyboard reaches it. */
export function SkipLink() {
  return (
    <a
      className="absolute z-10 -top-15 focus:top-2 left-4 px-3.5 py-2.5 bg-raised border border-line-strong print:hidden"
      href="#main"
    >
      Skip to the page
    </a>
  );
}
