import { Fold } from '../kit/section.tsx';

interface BarProps {
  readonly said: number;
  readonly partly: number;
  readonly unsaid: number;
  readonly label: string;
}

/** How far something is, in the three textures: solid is said, dashed is partly said, hatched nobody has said. */
export function Bar({ said, partly, unsaid, label }: BarProps) {
  const parts = [
    { look: 'said', count: said },
    { look: 'guess', count: partly },
    { look: 'hole', count: unsaid },
  ].filter(({ count }) => count > 0);
  return (
    <span className="bar flex min-w-0 gap-0.25 h-3" role="img" aria-label={label}>
      {parts.map(({ look, count }) => (
        <i
          className="flex-[1_1_0] min-w-0.75 first:rounded-l-[3px] last:rounded-r-[3px]"
          key={look}
          data-look={look}
          style={{ flexGrow: count }}
        />
      ))}
    </span>
  );
}

/** Paths of documents behind a line with their number; rendered when it is opened. */
export function Paths({ summary, paths }: { summary: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <Fold className="paths quiet" summary={summary}>
      <ul className="bare columns-[340px] pb-2">
        {paths.map((path) => (
          <li className="break-inside-avoid" key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Lines of a list that are shown until somebody asks for all of them. */
