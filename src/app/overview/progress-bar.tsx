import { LazyDisclosure } from '../kit/section.tsx';

interface ProgressBarProps {
  readonly said: number;
  readonly partly: number;
  readonly unsaid: number;
  readonly label: string;
}

const TEXTURES = {
  decided: 'bg-decided border-decided',
  guess: 'bg-guess-wash border-dashed border-guess',
  hole: 'bg-sheet bg-[image:repeating-linear-gradient(135deg,transparent_0_4px,var(--color-ink-2)_4px_5px)] border-ink-2',
};

interface SwatchProps {
  readonly look: keyof typeof TEXTURES;
  readonly size: string;
  readonly count?: number;
}

/** A piece of a bar or legend in the pattern of its look. `count`: its width in a bar. */
export function Swatch({ look, size, count }: SwatchProps) {
  return <i className={`border-1 ${TEXTURES[look]} ${size}`} data-look={look} style={{ flexGrow: count }} />;
}

/** How far something is: solid is said, dashed is partly said, hatched nobody has said. */
export function ProgressBar({ said, partly, unsaid, label }: ProgressBarProps) {
  const parts = [
    { look: 'decided', count: said },
    { look: 'guess', count: partly },
    { look: 'hole', count: unsaid },
  ] as const;
  const drawn = parts.filter(({ count }) => count > 0);
  return (
    <span className="bar flex min-w-0 gap-0.25 h-3" role="img" aria-label={label}>
      {drawn.map(({ look, count }) => (
        <Swatch
          key={look}
          look={look}
          size="flex-[1_1_0] min-w-0.75 first:rounded-l-[3px] last:rounded-r-[3px]"
          count={count}
        />
      ))}
    </span>
  );
}

/** Paths of documents, folded below a summary; rendered while open. */
export function Paths({ summary, paths }: { summary: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <LazyDisclosure className="paths quiet open:col-span-full [&>summary]:py-1.5" summary={summary}>
      <ul className="bare columns-[340px] pb-2">
        {paths.map((path) => (
          <li className="break-inside-avoid" key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </LazyDisclosure>
  );
}
