import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** An entry of the contents of a long page; its id is the anchor. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  readonly level?: number;
  readonly below?: readonly ContentsEntry[];
}

/** The contents of a long page: at its side, with the part in sight unfolded; folded above it on small screens. */
export function Contents({ sections }: { sections: readonly ContentsEntry[] }) {
  const current = useSectionInSight(sections);
  const entries = (
    <ol className="ui-sm">
      {sections.map((section) => (
        <li key={section.id}>
          <Entry {...section} isCurrent={section.id === current} />
          {section.id === current && section.below && section.below.length > 0 && (
            <ol className="pl-3 mb-2 border-l-1 border-line">
              {section.below.map((entry) => (
                <li key={entry.id}>
                  <Entry {...entry} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav
        className="max-xl:hidden print:hidden sticky top-[calc(24px+var(--head))] self-start
          max-h-[calc(100vh-48px-var(--head))] overflow-auto"
        aria-label="Contents"
      >
        <p className="small-head">Contents</p>
        {entries}
      </nav>
      <details className="xl:hidden print:hidden mb-6 px-4 py-2 bg-sheet border-1 border-line rounded">
        <summary className="ui-sm font-semibold min-h-6">Contents</summary>
        {entries}
      </details>
    </>
  );
}

const INDENTS: Readonly<Record<number, string>> = { 3: 'pl-3', 4: 'pl-6' };

function Entry({ id, title, level = 2, isCurrent = false }: ContentsEntry & { isCurrent?: boolean }) {
  return (
    <a
      className={`block py-1 no-underline wrap-anywhere line-clamp-2 hover:text-ink ${INDENTS[level] ?? ''}
        ${isCurrent ? 'text-ink font-semibold' : 'text-ink-2'}`}
      href={`#${encodeURIComponent(id)}`}
      aria-current={isCurrent ? 'location' : undefined}
      ref={isCurrent ? keepInSight : undefined}
    >
      {title}
    </a>
  );
}

/** Scrolls the contents, never the page, which holds them in the window. */
function keepInSight(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}

/** The id of the section at the upper edge of the window. */
function useSectionInSight(sections: readonly ContentsEntry[]): string | undefined {
  const [id, setId] = useState(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setId(target.id);
      },
      { rootMargin: '-72px 0px -75% 0px' },
    );
    for (const section of sections) {
      const element = document.getElementById(section.id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return id;
}

/** Scrolls to the anchor in the address once it is drawn, and again until what is above it has its full height. */
export function useAnchor(isDrawn: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same anchor is followed again.
  useEffect(() => {
    const target = isDrawn && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target) return;
    let frame = 0;
    let left = MAX_FRAMES;
    const scroll = () => {
      const before = window.scrollY;
      target.scrollIntoView({ behavior: 'instant' });
      left = window.scrollY === before ? left - 1 : left;
      if (left > 0) frame = requestAnimationFrame(scroll);
    };
    scroll();
    return () => cancelAnimationFrame(frame);
  }, [isDrawn, hash, key]);
}

/** Frames without a change after which the anchor is taken to be in place. */
const MAX_FRAMES = 5;
