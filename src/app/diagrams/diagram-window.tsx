import { type ReactNode, useState } from 'react';
import { Button } from '../kit/button.tsx';
import type { Layout } from './layout.ts';
import { sheetOf } from './place.ts';
import { useOverflow } from './use-overflow.ts';

interface DiagramWindowProps {
  readonly label: string;
  readonly layout: Layout;
  /** What is in view at first: the node of that index. */
  readonly start: number | undefined;
  /** What is said below the drawing. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A drawing wider than this gets a window no higher than the screen, so that both of its scroll bars are in reach. */
const WIDE = 900;

/** The frame of a drawing: it fits the width while the text stays readable, else scrolls, or shows the whole small. */
export function DiagramWindow({ label, layout, start, foot, children }: DiagramWindowProps) {
  const [whole, setWhole] = useState(false);
  const [frame, overflows] = useOverflow(layout, whole ? undefined : start);
  return (
    <>
      <section
        className={layout.width > WIDE ? 'diagram-window wide' : 'diagram-window'}
        aria-label={label}
        ref={frame}
        tabIndex={overflows ? 0 : undefined}
      >
        <div className={whole ? 'diagram-sheet whole' : 'diagram-sheet'} dir="ltr" style={sheetOf(layout)}>
          {children}
        </div>
      </section>
      <figcaption className="diagram-foot">
        {foot}
        {(overflows || whole) && (
          <Button look="plain" onClick={() => setWhole(!whole)}>
            {whole ? 'Readable size' : 'Whole picture'}
          </Button>
        )}
      </figcaption>
    </>
  );
}
