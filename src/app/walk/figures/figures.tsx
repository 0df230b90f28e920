import { type ReactNode, useDeferredValue, useId } from 'react';
import { plural, withCount } from '#core/index.ts';
import { type BurnDown, burnDownOf, type Coverage, coverageOf, tasksByPerson } from '#core/minutes.ts';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Section } from '../../kit/section.tsx';
import { useWorkspaceState } from '../../workspace/store.ts';
import { Tasks } from '../tasks/tasks.tsx';
import './figures.css';

export function BurnDownFigure({ burnDown }: { readonly burnDown: BurnDown }) {
  const [first] = burnDown;
  if (!first) return null;
  return (
    <figure className="figure mb-6">
      <figcaption>
        <h3>Open questions over the walkthroughs</h3>
        <p className="quiet mt-0.5">
          {burnDownWords(burnDown, first.before)} Hatched is open; what is dashed on top was closed in it.
        </p>
      </figcaption>
      <ScrollBox className="burn-down" label="Open questions over the walkthroughs, as a drawing">
        <BurnDownChart burnDown={burnDown} before={first.before} />
      </ScrollBox>
      <TableAlternative
        heads={['Walkthrough', 'Open before', 'Closed', 'Raised', 'Open after']}
        rows={burnDown.map(({ walkthrough: { id, at, title }, before, closed, raised, after }) => [
          id,
          `${DAY_FORMAT.format(new Date(at))} · ${title}`,
          before,
          closed,
          raised,
          after,
        ])}
      />
    </figure>
  );
}

function burnDownWords(burnDown: BurnDown, before: number): string {
  const closed = burnDown.reduce((sum, row) => sum + row.closed, 0);
  const raised = burnDown.reduce((sum, row) => sum + row.raised, 0);
  const after = burnDown.at(-1)?.after ?? before;
  return `Open at first: ${before}. Closed since: ${closed}, raised: ${raised}. Open now: ${after}.`;
}

const COLUMN_WIDTH = 76;
const COLUMN_BAR_WIDTH = 40;
const CHART_HEIGHT = 150;
const TOP_MARGIN = 22;
const BOTTOM_MARGIN = 40;

const DAY_FORMAT = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * A bar for each walkthrough: hatched what is open after it, as all holes are, and above it an outline of what it
 * closed.
 */
function BurnDownChart({ burnDown, before }: { readonly burnDown: BurnDown; readonly before: number }) {
  const hatch = useId();
  const maxCount = Math.max(1, before, ...burnDown.map((row) => row.after + row.closed));
  const toPixels = (count: number) => (CHART_HEIGHT * count) / maxCount;
  const bars = [
    { key: 'before', open: before, closed: 0, day: 'Before', change: '' },
    ...burnDown.map(({ walkthrough, after, closed, raised }) => ({
      key: walkthrough.id,
      open: after,
      closed,
      day: DAY_FORMAT.format(new Date(walkthrough.at)),
      change: `−${closed} +${raised}`,
    })),
  ];
  return (
    <svg
      className="block"
      width={bars.length * COLUMN_WIDTH}
      height={TOP_MARGIN + CHART_HEIGHT + BOTTOM_MARGIN}
      role="img"
      aria-label={`Open: ${bars.map(({ day, open }) => `${day} ${open}`).join(', ')}.`}
    >
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="stroke-ink-2 stroke-[1.5]" x1="0" y1="0" x2="0" y2="7" />
      </pattern>
      {bars.map(({ key, open, closed, day, change }, at) => {
        const x = at * COLUMN_WIDTH + (COLUMN_WIDTH - COLUMN_BAR_WIDTH) / 2;
        const top = TOP_MARGIN + CHART_HEIGHT - toPixels(open);
        const middle = x + COLUMN_BAR_WIDTH / 2;
        return (
          <g key={key}>
            <rect
              className="fill-none stroke-decided stroke-[1.5] [stroke-dasharray:3_3]"
              x={x}
              y={top - toPixels(closed)}
              width={COLUMN_BAR_WIDTH}
              height={toPixels(closed)}
            />
            <rect
              className="stroke-line-strong stroke-[1.5]"
              x={x}
              y={top}
              width={COLUMN_BAR_WIDTH}
              height={toPixels(open)}
              fill={`url(#${hatch})`}
            />
            <text className="plot-count" x={middle} y={top - toPixels(closed) - 6}>
              {open}
            </text>
            <text x={middle} y={TOP_MARGIN + CHART_HEIGHT + 16}>
              {day}
            </text>
            <text x={middle} y={TOP_MARGIN + CHART_HEIGHT + 32}>
              {change}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface FiguresTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [key: string, head: string, ...cells: readonly ReactNode[]])[];
}

export function FiguresTable({ heads, rows }: FiguresTableProps) {
  return (
    <table className="figures-table w-full border-collapse text-md">
      <thead>
        <tr>
          {heads.map((head) => (
            <th className="quiet font-semibold" key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, head, ...cells]) => (
          <tr key={key}>
            <th className="font-semibold" scope="row">
              {head}
            </th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TableAlternative(props: FiguresTableProps) {
  return (
    <details>
      <summary className="quiet py-1 px-0">As a table</summary>
      <FiguresTable {...props} />
    </details>
  );
}

type CoverageGroup = Coverage['groups'][number];

/** How much of what is open each group has seen, and what of theirs none of them has answered. */
export function CoverageFigure({ coverage: { open, groups } }: { readonly coverage: Coverage }) {
  if (groups.length === 0) return null;
  return (
    <figure className="figure mb-6">
      <figcaption>
        <h3>Who has seen what, and who has answered</h3>
      </figcaption>
      <ul className="grid gap-4 my-3">
        {groups.map((one) => (
          <li key={one.group}>
            <p className="mb-1 max-w-[68ch]">{coverageWords(one, open)}</p>
            <ShareBar what="seen" part={one.seen} of={open} />
            <ShareBar what="answered" part={one.theirs - one.silent.length} of={one.theirs} />
          </li>
        ))}
      </ul>
      <TableAlternative
        heads={['Group', 'Open points seen', 'Open questions of theirs', 'Answered by none of them']}
        rows={groups.map(({ group, seen, theirs, silent }) => [
          group,
          group,
          `${seen} of ${open}`,
          theirs,
          silent.length,
        ])}
      />
    </figure>
  );
}

function coverageWords({ group, seen, theirs, silent }: CoverageGroup, open: number): string {
  const points = `${group} has seen ${seen} of ${withCount(open, 'open point')}`;
  if (theirs === 0) return `${points}; no open question is theirs.`;
  const all = plural(theirs, 'their one open question', 'any of their # open questions');
  if (silent.length === theirs) return `${points}; nobody from ${group} has answered ${all}.`;
  if (silent.length === 0) return `${points}; somebody from ${group} has answered each open question of theirs.`;
  return `${points}; nobody from ${group} has answered ${silent.length} of their ${theirs} open questions.`;
}

const BAR_WIDTH = 240;
const BAR_HEIGHT = 14;

/** A share as a bar: filled what is done, empty what is not. The sentence next to it says the same. */
function ShareBar({ what, part, of }: { readonly what: string; readonly part: number; readonly of: number }) {
  const width = of === 0 ? 0 : (BAR_WIDTH * part) / of;
  return (
    <div className="flex flex-wrap items-center text-ink-2 gap-x-3 gap-y-0 tabular-nums">
      <svg width={BAR_WIDTH + 2} height={BAR_HEIGHT + 2} role="img" aria-label={`${part} of ${of} ${what}`}>
        <rect className="fill-none stroke-line-strong" x="1" y="1" width={BAR_WIDTH} height={BAR_HEIGHT} />
        <rect className="fill-decided" x="1" y="1" width={width} height={BAR_HEIGHT} />
      </svg>
      <small aria-hidden="true">
        {part} of {of} {what}
      </small>
    </div>
  );
}

export function WalkFigures() {
  const { opened, workspace } = useDeferredValue(useWorkspaceState());
  if (workspace.walkthroughs.length === 0) return null;
  return (
    <Section head="How far it is">
      <BurnDownFigure burnDown={burnDownOf(opened)} />
      <CoverageFigure coverage={coverageOf(workspace)} />
      <Tasks tasks={tasksByPerson(workspace)} />
    </Section>
  );
}
