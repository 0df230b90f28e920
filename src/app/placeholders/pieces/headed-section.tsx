import type { ComponentProps } from 'react';

export function HeadedSection({ head, children, ...rest }: ComponentProps<'section'> & { readonly head: string }) {
  return (
    <section aria-label={head} {...rest}>
      <h2 className="small-head">{head}</h2>
      {children}
    </section>
  );
}
