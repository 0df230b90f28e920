import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { plural } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { useModal } from '../kit/modal.ts';
import { nameOf } from './labels.ts';
import type { Layout } from './layout.ts';
import { sheetStyle } from './sizes.ts';
import type { DiagramNode } from './types.ts';

interface DiagramWindowProps {
  readonly label: string;
  readonly layout: Layout;
  /** The index of the node to scroll to at first; -1: none. */
  readonly start: number;
  readonly foot: ReactNode;
  /** Whether it leaves something out. */
  readonly isPart: boolean;
  readonly openWhole: () => void;
  readonly children: ReactNode;
}

/** The frame of a diagram: it fits the width while the text stays readable, else it scrolls. */
export function DiagramWindow({ label, layout, start, foot, isPart, openWhole, children }: DiagramWindowProps) {
  const [frame, overflows] = useOverflow(layout, start);
  return (
    <>
      <section
        className="diagram-window overflow-auto max-h-[82vh] border-1 border-line rounded @container"
        aria-label={label}
        ref={frame}
        tabIndex={overflows ? 0 : undefined}
      >
        <div className="relative mx-auto font-ui leading-[1.43]" dir="ltr" style={sheetStyle(layout)}>
          {children}
        </div>
      </section>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 mt-1 min-h-8 text-sm text-ink-2">
        {foot}
        {(overflows || isPart) && (
          <Button className="plain ml-auto print:hidden" onClick={openWhole}>
            Whole map
          </Button>
        )}
      </figcaption>
    </>
  );
}

/**
 * The frame, and whether it scrolls. A new diagram or start is scrolled into view inside the frame, never on the page.
 */
function useOverflow(layout: Layout, start: number) {
  const frame = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const watcher = new ResizeObserver(() =>
      setOverflows(current.scrollWidth > current.clientWidth + 1 || current.scrollHeight > current.clientHeight + 1),
    );
    for (const element of [current, ...current.children]) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    const box = layout.nodes[start];
    if (!frame.current || !box) return;
    const { scrollWidth, clientWidth, clientHeight } = frame.current;
    const scale = scrollWidth / layout.width;
    frame.current.scrollLeft = (box.x + box.width / 2) * scale - clientWidth / 2;
    frame.current.scrollTop = (box.y + box.height / 2) * scale - clientHeight / 2;
  }, [layout, start]);
  return [frame, overflows] as const;
}

interface WholeDiagramProps {
  readonly label: string;
  readonly nodes: readonly DiagramNode[];
  readonly layout: Layout;
  readonly close: () => void;
  /** The drawing, with the boxes that were found, by index. */
  readonly children: (found: ReadonlySet<number>) => ReactNode;
}

const STEP = 1.25;
const ZOOM = { least: 0.2, most: 2 } as const;

/** The whole diagram in a window of its own, with zoom and search. */
export function WholeDiagram({ label, nodes, layout, close, children }: WholeDiagramProps) {
  const dialog = useModal();
  const frame = useRef<HTMLElement>(null);
  const { zoom, zoomBy, fitAll } = useZoom(frame, layout);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(0);
  const words = search.trim().toLowerCase();
  const found =
    words === '' ? [] : nodes.flatMap((node, at) => (nameOf(node).toLowerCase().includes(words) ? [at] : []));
  const showNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found.length === 0) return;
    const next = frame.current?.querySelectorAll('[data-found]')[shown % found.length];
    next?.scrollIntoView({ block: 'center', inline: 'center' });
    setShown(shown + 1);
  };
  return (
    <dialog
      ref={dialog}
      className="fixed inset-0 flex flex-col w-screen h-dvh max-w-none max-h-none m-0 p-0 text-ink bg-sheet border-0"
      aria-label={label}
      onClose={close}
    >
      <div className="row px-4 py-2 border-b-1 border-line">
        <input
          className="field min-h-9"
          type="search"
          aria-label="Find in the map"
          placeholder="Find in the map"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setShown(0);
          }}
          onKeyDown={showNext}
        />
        {words !== '' && <span className="quiet">{plural(found.length, 'one found', '# found')}</span>}
        <span className="row ml-auto">
          <Button aria-label="Zoom out" onClick={() => zoomBy(1 / STEP)}>
            −
          </Button>
          <Button aria-label="Zoom in" onClick={() => zoomBy(STEP)}>
            +
          </Button>
          <Button onClick={fitAll}>Fit</Button>
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </span>
      </div>
      <section
        ref={frame}
        className="flex-1 overflow-auto"
        aria-label={`${label}, the whole map`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '-') zoomBy(key === '+' ? STEP : 1 / STEP);
          if (key === '0') fitAll();
        }}
      >
        <div className="relative m-auto font-ui leading-[1.43]" dir="ltr" style={sheetStyle(layout, zoom)}>
          {children(new Set(found))}
        </div>
      </section>
    </dialog>
  );
}

/** The zoom of a frame: by the wheel around the pointer, by steps, or so that all fits in. */
function useZoom(frame: RefObject<HTMLElement | null>, { width, height }: Layout) {
  const [zoom, setZoom] = useState(1);
  const zoomBy = (factor: number) => setZoom((now) => Math.min(ZOOM.most, Math.max(ZOOM.least, now * factor)));
  const fitAll = () => {
    if (!frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    setZoom(Math.max(ZOOM.least, Math.min(1, clientWidth / width, clientHeight / height)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it fits at first, and listens once
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    fitAll();
    // React’s listeners of the wheel cannot keep the frame from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      const [x, y] = [event.clientX - left, event.clientY - top];
      const [wide, high] = [
        (current.scrollLeft + x) / current.scrollWidth,
        (current.scrollTop + y) / current.scrollHeight,
      ];
      zoomBy(Math.exp(-event.deltaY / 400));
      requestAnimationFrame(() => {
        current.scrollLeft = wide * current.scrollWidth - x;
        current.scrollTop = high * current.scrollHeight - y;
      });
    };
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  }, []);
  return { zoom, zoomBy, fitAll };
}
