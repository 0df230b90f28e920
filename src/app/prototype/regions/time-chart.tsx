import { type FigureValue, sizeOf } from '#core/product.ts';
import { AmountWords } from './amount-words.tsx';

export interface DrawnStep {
  /** When it begins; no two have the same. */
  readonly from: number | string;
  readonly label: string;
  /** Null: it lies ahead. */
  readonly amount: FigureValue | null;
  readonly isUnfinished?: boolean;
  readonly before?: { readonly label: string; readonly amount: FigureValue } | null;
  /** What people noted at this time. */
  readonly notes?: readonly string[];
}

/** Most labels below the graph. */
const MOST_LABELS = 7;
const HEIGHT = 100;

/** The next round number: 1, 2 or 5 with zeros. */
function roundAbove(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(size, 1)));
  return power * ([1, 2, 4, 5, 10].find((one) => one * power >= size) ?? 10);
}

/** A figure over time as a line; what is not over is dashed, and so is what it is compared with. It is a table as well. */
export function TimeChart({ label, steps }: { label: string; steps: readonly DrawnStep[] }) {
  const sizes = steps.flatMap(({ amount, before }) => [sizeOf(amount ?? undefined), sizeOf(before?.amount)]);
  const top = roundAbove(Math.max(...sizes, 1));
  const x = (at: number) => at + 0.5;
  const y = (value: FigureValue) => HEIGHT - (HEIGHT * sizeOf(value)) / top;
  const points = steps.flatMap(({ amount, isUnfinished = false }, at) =>
    typeof amount?.amount === 'number' ? [{ place: `${x(at)},${y(amount)}`, isUnfinished, at }] : [],
  );
  const solid = points.filter(({ isUnfinished }) => !isUnfinished);
  const open = points.slice(solid.length === 0 ? 0 : solid.length - 1);
  const earlier = steps.flatMap(({ before }, at) =>
    typeof before?.amount.amount === 'number' ? [`${x(at)},${y(before.amount)}`] : [],
  );
  const every = Math.ceil(steps.length / MOST_LABELS);
  const unit = steps.find(({ amount }) => typeof amount?.amount === 'number')?.amount;
  const line = 'fill-none stroke-2 [vector-effect:non-scaling-stroke]';
  const ends =
    solid.length > 0
      ? `${x(solid[0]?.at ?? 0)},${HEIGHT} ${solid.map(({ place }) => place).join(' ')} ${x(solid.at(-1)?.at ?? 0)},${HEIGHT}`
      : '';
  return (
    <figure className="m-0" aria-label={label}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-2" aria-hidden="true">
        <div className="grid content-between justify-items-end h-56 tabular-nums">
          {[1, 0.5, 0].map((part) => (
            <span key={part} className="-my-2">
              {unit ? <AmountWords value={{ ...unit, amount: top * part }} /> : top * part}
            </span>
          ))}
        </div>
        <div className="relative h-56">
          <svg
            className="absolute inset-0 w-full h-full overflow-visible"
            viewBox={`0 0 ${steps.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {[0, HEIGHT / 2, HEIGHT].map((at) => (
              <line
                key={at}
                x1="0"
                x2={steps.length}
                y1={at}
                y2={at}
                className="stroke-line stroke-1 [vector-effect:non-scaling-stroke]"
              />
            ))}
            <polygon points={ends} className="fill-pen-wash" />
            <polyline points={earlier.join(' ')} className={`${line} stroke-ink-2`} strokeDasharray="2 4" />
            <polyline points={solid.map(({ place }) => place).join(' ')} className={`${line} stroke-pen`} />
            {open.length > 1 && (
              <polyline
                points={open.map(({ place }) => place).join(' ')}
                className={`${line} stroke-pen`}
                strokeDasharray="5 5"
              />
            )}
          </svg>
          <div className="absolute inset-0 flex">
            {steps.map((step, at) => (
              <StepBox
                key={step.from}
                step={step}
                isLate={at > steps.length / 2}
                height={typeof step.amount?.amount === 'number' ? y(step.amount) : null}
              />
            ))}
          </div>
        </div>
        <div className="col-start-2 flex mt-2">
          {steps.map(({ label: words, from }, at) => (
            <span key={from} className="flex-[1_1_0] min-w-0">
              {at % every === 0 && <span className="block whitespace-nowrap">{words}</span>}
            </span>
          ))}
        </div>
      </div>
      <AsTable label={label} steps={steps} />
    </figure>
  );
}

interface StepBoxProps {
  readonly step: DrawnStep;
  readonly isLate: boolean;
  readonly height: number | null;
}

/** One step under the pointer: its amount, what it is compared with, and the notes of that time. */
function StepBox({ step, isLate, height }: StepBoxProps) {
  const { label, amount, before, notes = [] } = step;
  return (
    <div className="group relative flex-[1_1_0] min-w-0">
      {height !== null && (
        <i
          className="absolute left-1/2 w-2 h-2 -ml-1 -mt-1 rounded-full bg-pen opacity-0 group-hover:opacity-100"
          style={{ top: `${height}%` }}
        />
      )}
      {notes.length > 0 && <i className="absolute left-1/2 -bottom-1 w-2 h-2 -ml-1 rotate-45 bg-ink" />}
      <div
        className={`hidden group-hover:grid absolute top-0 z-2 w-max max-w-60 gap-1 p-3 rounded border-1 border-line bg-paper text-ink text-sm ${isLate ? 'right-full' : 'left-full'}`}
      >
        <span className="text-ink-2">{label}</span>
        {amount && (
          <b className="font-semibold">
            {amount.label} <AmountWords value={amount} />
          </b>
        )}
        {before && (
          <span className="text-ink-2">
            {before.label}: <AmountWords value={before.amount} />
          </span>
        )}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </div>
    </div>
  );
}

/** The same figures to be read. */
function AsTable({ label, steps }: { label: string; steps: readonly DrawnStep[] }) {
  const hasBefore = steps.some(({ before }) => before);
  const hasNotes = steps.some(({ notes = [] }) => notes.length > 0);
  return (
    <details className="mt-2 text-sm">
      <summary className="quiet">As a table</summary>
      <table className="mt-2 text-sm">
        <caption className="unseen">{label}</caption>
        <thead>
          <tr className="text-ink-2 text-left">
            <th className="pr-6 font-normal">When</th>
            <th className="pr-6 font-normal text-right">{label}</th>
            {hasBefore && <th className="pr-6 font-normal text-right">Compared with</th>}
            {hasNotes && <th className="font-normal">Notes</th>}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ label: words, from, amount, before, notes = [] }) => (
            <tr key={from}>
              <td className="pr-6">{words}</td>
              <td className="pr-6 text-right tabular-nums">{amount ? <AmountWords value={amount} /> : '–'}</td>
              {hasBefore && (
                <td className="pr-6 text-right tabular-nums">{before ? <AmountWords value={before.amount} /> : '–'}</td>
              )}
              {hasNotes && <td>{notes.join('; ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
