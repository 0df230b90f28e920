import {
  chartBars,
  dateInWords,
  figureValues,
  measureWords,
  monthInWords,
  numberWords,
  type RegionView,
} from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';
import { useScreenAround } from './region-context.ts';

/** Figures that are counted now. */
export function FigureRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const { scope } = useScreenAround();
  const figures = figureValues(actor, view, scope);
  return (
    <dl className="flex flex-wrap gap-4">
      {figures.map(({ label, amount, unit, because }) => (
        <div key={label} className="grid content-start gap-1 min-w-40 p-4 border-1 border-line rounded">
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className="m-0 ui-2xl font-semibold tabular-nums">
            {amount === null ? (
              <span className="quiet" title={because}>
                –<span className="unseen"> {because}</span>
              </span>
            ) : typeof amount === 'number' ? (
              measureWords(amount, unit)
            ) : (
              `${dateInWords(amount)} ${unit}`.trim()
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MONTH = /^\d{4}-\d{2}$/u;

/** “Nov 2025” for a month, a day in words, anything else as it is. */
function periodInWords(label: string): string {
  return MONTH.test(label) ? monthInWords(label) : dateInWords(label);
}

/** Bars with their figures beside them, so that they can be read without seeing them. */
export function ChartRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const { scope } = useScreenAround();
  const bars = chartBars(actor, view, scope);
  if (!view.chart) return null;
  if (bars.length === 0) return <p className="m-0 quiet">{view.instead.empty ?? 'Nothing to count yet.'}</p>;
  const most = Math.max(...bars.map(({ amount }) => amount), 1);
  return (
    <dl className="grid grid-cols-[minmax(8ch,auto)_minmax(0,1fr)] items-center gap-x-3 gap-y-1 text-sm max-w-160">
      {bars.map(({ label, amount }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2 text-end truncate">{periodInWords(label)}</dt>
          <dd className="m-0 flex items-center gap-2">
            <span
              className="h-4 rounded-sm bg-pen"
              style={{ width: `${Math.round((80 * amount) / most)}%` }}
              aria-hidden="true"
            />
            <span className="tabular-nums">{numberWords(amount)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
