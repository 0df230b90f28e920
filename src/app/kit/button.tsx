import type { ComponentProps } from 'react';

const CLASSES = { usual: 'button', main: 'button main', plain: 'plain' } as const;

interface ButtonProps extends ComponentProps<'button'> {
  /** `main`: the primary action; `plain`: looks like a link. */
  readonly look?: keyof typeof CLASSES;
}

/** A button; without `type="submit"` it does not submit its form. */
export function Button({ look = 'usual', ...rest }: ButtonProps) {
  return <button type="button" className={CLASSES[look]} {...rest} />;
}

/** A toggle button, one of several in a row. */
export function Chip(props: ComponentProps<'button'>) {
  return (
    <Button
      className="chip min-h-7 max-md:min-h-9 px-2.5 py-0.75 ui-sm font-semibold text-ink bg-transparent border-1
        border-line-strong rounded-[14px] max-md:rounded-[18px] aria-pressed:bg-ink aria-pressed:text-paper"
      {...props}
    />
  );
}

interface SaveLinkProps {
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

/** The first link of a page, visible once it has the focus. */
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
