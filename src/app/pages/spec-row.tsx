import type { ReactNode } from 'react';

interface RowProps {
  readonly children: ReactNode;
  readonly notes?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string;
  /** What it shows, as Markdown. */
  readonly text?: string;
}

/** A piece of text with notes in its margin. Laid out only once it is near; found and printed all the same. */
export function Row({ children, notes, id, text = '', className = 'mt-6' }: RowProps) {
  const isWide = WIDE_TABLE.test(text);
  return (
    <div
      id={id}
      className={`voice-lg scroll-mt-4 ${className} [content-visibility:auto] print:[content-visibility:visible]
        ${isWide ? '' : 'md:grid md:grid-cols-[minmax(0,66ch)_200px] md:gap-x-10'}`}
      style={{ containIntrinsicSize: `auto ${heightOf(text)}px` }}
    >
      <div className="min-w-0">{children}</div>
      <div className="ui-sm text-ink-2 wrap-anywhere mt-2 md:mt-1">{notes}</div>
    </div>
  );
}

/** A table of more columns than fit beside a margin: the notes come below it. */
const WIDE_TABLE = /^\|(?:[^|\n]*\|){5,}$/m;

/** About how many pixels a text takes, for the length of the page before it is laid out. */
function heightOf(text: string): number {
  const lines = text.split('\n').filter((line) => line !== '');
  return 60 + lines.reduce((sum, line) => sum + (line.startsWith('|') ? 44 : 30 * Math.ceil(line.length / 72)), 0);
}
