import { type ComponentProps, type ReactNode, useState } from 'react';

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

/** The classes of a list of large links with a quiet line below each. */
export const LINK_LIST = `list-[revert] m-0 pl-5.5 grid gap-3 voice-lg *:break-inside-avoid [&_.quiet]:mt-0.5
  [&_.quiet]:mb-0 [&_.quiet]:font-ui`;

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

/** Folded content; on paper it is open. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="list-item min-h-8 py-1 text-ink-2 text-sm">{summary}</summary>
      {children}
    </details>
  );
}

/** The classes of what is folded in a box of its own. */
export const FOLDED = 'border border-line rounded-lg bg-sheet px-4 py-2 print:hidden';

interface LazyDisclosureProps extends ComponentProps<'details'> {
  readonly summary: ReactNode;
}

/** Folded content that is rendered only while it is open. */
export function LazyDisclosure({ summary, children, ...rest }: LazyDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details {...rest} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
