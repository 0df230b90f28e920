import type { ComponentProps, ReactNode } from 'react';

interface SectionProps extends ComponentProps<'section'> {
  readonly head: string;
  /** How many things it holds, or how far it is. */
  readonly count?: ReactNode;
}

/** Its accessible name is its head unless another one is given. */
export function Section({ head, count, children, ...rest }: SectionProps) {
  return (
    <section aria-label={head} {...rest}>
      <h2>
        {head}
        {count !== undefined && (
          <>
            {' '}
            <small className="quiet">{count}</small>
          </>
        )}
      </h2>
      {children}
    </section>
  );
}
