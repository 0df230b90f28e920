import type { ReactNode } from 'react';
import { ScrollBox } from './use-truncated.tsx';

interface MarkdownTableProps {
  readonly name: string;
  /** The heads of the columns as plain text. */
  readonly labels: readonly string[];
  readonly head: readonly ReactNode[];
  readonly rows: readonly { readonly key: number; readonly cells: readonly ReactNode[] }[];
}

/** A table of more columns scrolls on its own; with more than two, rows become cards where there is little room. */
const MANY_COLUMNS = 6;

export function MarkdownTable({ name, labels, head, rows }: MarkdownTableProps) {
  const isWide = labels.length > MANY_COLUMNS;
  const sheet = (
    <table
      className={`w-full ui-sm text-left wrap-break-word border-collapse stacked:block stacked:min-w-0
        ${isWide ? 'min-w-220' : ''}`}
    >
      <thead className="stacked:sr-only">
        <tr>
          {head.map((content, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is nothing but its place.
            <th key={at} scope="col" className="py-1.5 pr-4 align-bottom font-semibold border-b border-ink-2">
              {content}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="stacked:block">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            className="break-inside-avoid stacked:block stacked:py-1.5 stacked:border-b-1 stacked:border-line"
          >
            {cells.map((content, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                key={at}
                className="py-1.5 pr-4 align-top border-b-1 border-line stacked:border-0 stacked:py-0.5
                  stacked:empty:hidden stacked:[&::before]:p-0"
                data-label={labels[at]}
              >
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isWide)
    return (
      <ScrollBox
        label={`${name}: ${labels.join(', ')}`}
        className="@container/stacks overflow-x-auto print:overflow-visible"
      >
        {sheet}
      </ScrollBox>
    );
  return <div className={labels.length > 2 ? '@container/stacks' : undefined}>{sheet}</div>;
}
