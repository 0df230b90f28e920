import type { ComponentProps, ReactNode } from 'react';

interface SectionProps extends ComponentProps<'section'> {
  readonly head: string;
  /** The number of its items, or its progress. */
  readonly count?: ReactNode;
}

/** A section with a heading, which is also its accessible name unless another one is given. */
export function Section({ head, count, children, ...rest }: SectionProps) {
  return (
    <section aria-label={head} {...rest}>
      <h2>
        {head}
        {count !== undefined && (
          <>
            {' '}
            <small className="quiet font-ui">{count}</small>
          </>
        )}
      </h2>
      {children}
    </section>
  );
}

/** Terms on the left, their descriptions on the right. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return (
    <dl
      className="grid grid-cols-[140px_1fr] max-md:grid-cols-[96px_1fr] mb-6 [h1+&]:mt-4 border-t-1 border-line *:m-0
        *:py-2 *:border-b-1 *:border-line *:wrap-anywhere *:[dt]:text-sm *:[dt]:text-ink-2"
    >
      {children}
    </dl>
  );
}
