import { useId } from 'react';
import type { BurnDown as Burnt } from '#core/minutes.ts';
import { ScrollBox } from '../../placeholders/people/scroll-box.tsx';
import { AsTable } from './figures-table.tsx';
import './figures.css';

/** How many questions were open after each walkthrough. */
export function BurnDown({ burnDown }: { readonly burnDown: Burnt }) {
  const [first] = burnDown;
  if (!first) return null;
  return (
    <figure className="figure">
      <figcaption>
        <h3>Open questions over the walkthroughs</h3>
        <p className="quiet">
          {sentence(burnDown, first.before)} Hatched is open; what is dashed on top was closed in it.
        </p>
      </figcaption>
      <ScrollBox className="burn-down" label="Open questions over the walkthroughs, as a drawing">
        <Plot burnDown={burnDown} before={first.before} />
      </ScrollBox>
      <Numbers burnDown={burnDown} />
    </figure>
  );
}

function sentence(burnDown: Burnt, before: number): string {
  const closed = burnDown.reduce((sum, step) => sum + step.closed, 0);
  const raised = burnDown.reduce((sum, step) => sum + step.raised, 0);
  const after = burnDown.at(-1)?.after ?? before;
  return `Open at first: ${before}. Closed since: ${closed}, raised: ${raised}. Open now: ${after}.`;
}

const COLUMN = 76;
const BAR = 40;
const HIGH = 150;
const HEAD = 22;
const FOOT = 40;

const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A bar for each walkthrough: hatched what is open after it, as all holes are, and over it an outline of what it closed. */
function Plot({ burnDown, before }: { readonly burnDown: Burnt; readonly before: number }) {
  const hatch = useId();
  const most = Math.max(1, before, ...burnDown.map((step) => step.after + step.closed));
  const toPixels = (count: number) => (HIGH * count) / most;
  const bars = [
    { key: 'before', open: before, closed: 0, day: 'Before', change: '' },
    ...burnDown.map(({ walkthrough, after, closed, raised }) => ({
      key: walkthrough.id,
      open: after,
      closed,
      day: DAY.format(new Date(walkthrough.at)),
      change: `−${closed} +${raised}`,
    })),
  ];
  return (
    <svg
      width={bars.length * COLUMN}
      height={HEAD + HIGH + FOOT}
      role="img"
      aria-label={`Open: ${bars.map(({ day, open }) => `${day} ${open}`).join(', ')}.`}
    >
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="plot-hatch" x1="0" y1="0" x2="0" y2="7" />
      </pattern>
      {bars.map(({ key, open, closed, day, change }, at) => {
        const x = at * COLUMN + (COLUMN - BAR) / 2;
        const top = HEAD + HIGH - toPixels(open);
        const middle = x + BAR / 2;
        return (
          <g key={key}>
            <rect
              className="plot-closed"
              x={x}
              y={top - toPixels(closed)}
              width={BAR}
              height={toPixels(closed)}
            />
            <rect
              className="plot-open"
              x={x}
              y={top}
              width={BAR}
              height={toPixels(open)}
              fill={`url(#${hatch})`}
            />
            <text className="plot-count" x={middle} y={top - toPixels(closed) - 6}>
              {open}
            </text>
            <text x={middle} y={HEAD + HIGH + 16}>
              {day}
            </text>
            <text x={middle} y={HEAD + HIGH + 32}>
              {change}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Numbers({ burnDown }: { readonly burnDown: Burnt }) {
  return (
    <AsTable heads={['Walkthrough', 'Open before', 'Closed', 'Raised', 'Open after']}>
      {burnDown.map(({ walkthrough, before, closed, raised, after }) => (
        <tr key={walkthrough.id}>
          <th scope="row">
            {DAY.format(new Date(walkthrough.at))} · {walkthrough.title}
          </th>
          <td>{before}</td>
          <td>{closed}</td>
          <td>{raised}</td>
          <td>{after}</td>
        </tr>
      ))}
    </AsTable>
  );
}
