import type { ComponentProps, ReactNode } from 'react';

interface SectionProps extends ComponentProps<'section'> {
  readonly head: string;
  /** How many it holds, or how far it is. */
  readonly count?: ReactNode;
}

/** A section under its head, which is its name unless it is called otherwise. */
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
