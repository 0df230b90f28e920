import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { sheetStyle } from './box-style.ts';
import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';

interface DiagramWindowProps {
  readonly label: string;
  readonly layout: Layout;
  readonly start: number | undefined;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A diagram wider than this gets a window no higher than the screen, so that both of its scroll bars are in reach. */
const WIDE = 900;

/**
 * The frame of a diagram: it fits the width while the text stays readable, else scrolls, or shows the whole diagram
 * small.
 */
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
        <div className={whole ? 'diagram-sheet whole' : 'diagram-sheet'} dir="ltr" style={sheetStyle(layout)}>
          {children}
        </div>
      </section>
      <figcaption className="diagram-foot quiet flex flex-wrap items-center mt-1 min-h-8">
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

/**
 * The frame, and whether it scrolls. A new diagram or start is scrolled into view inside the frame, never on the page.
 */
function useOverflow(layout: Layout, start: number | undefined) {
  const frame = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const watcher = new ResizeObserver(() => setOverflows(scrolls(current)));
    for (const element of [current, ...current.children]) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    const box = start === undefined ? undefined : layout.nodes[start];
    if (frame.current !== null && box !== undefined) bringIntoView(frame.current, box, layout);
  }, [layout, start]);
  return [frame, overflows] as const;
}

function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

function bringIntoView(frame: HTMLElement, box: Box, layout: Layout): void {
  const scale = frame.scrollWidth / layout.width;
  frame.scrollLeft = scrollPosition(frame.scrollLeft, frame.clientWidth, box.x * scale, box.width * scale);
  frame.scrollTop = scrollPosition(frame.scrollTop, frame.clientHeight, box.y * scale, box.height * scale);
}

/** The scroll position that shows a stretch: unchanged if it is in view, else with the stretch in the middle. */
function scrollPosition(current: number, visible: number, start: number, length: number): number {
  return start >= current && start + length <= current + visible ? current : start + length / 2 - visible / 2;
}
