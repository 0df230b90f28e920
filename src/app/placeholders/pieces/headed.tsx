import type { ComponentProps } from 'react';

/** A part of a stage under a small head, which is its name. */
export function Headed({ head, children, ...rest }: ComponentProps<'section'> & { readonly head: string }) {
  return (
    <section aria-label={head} {...rest}>
      <h2 className="small-head">{head}</h2>
      {children}
    </section>
  );
}
