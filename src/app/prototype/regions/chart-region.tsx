import { useSearchParams } from 'react-router';
import {
  chartBars,
  dateInWords,
  filterParameter,
  linesBy,
  monthInWords,
  type ReadBreakdown,
  type RegionView,
  type ScreenLook,
  type Step,
  stepsOver,
} from '#core/product.ts';
import { Select } from '../../kit/fields.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { useChoose, useScreenAround } from './region-context.ts';
import { TimeChart } from './time-chart.tsx';

const MONTH = /^\d{4}-\d{2}$/u;
const MOST_BARS = 12;

/** “Nov 2025” for a month, a day in words, anything else as it is. */
function periodInWords(label: string): string {
  return MONTH.test(label) ? monthInWords(label) : dateInWords(label);
}

/** A chart of records, or of figures of the screen: over time as a graph, else as bars with their figures. */
export function ChartRegion({ view }: { view: RegionView }) {
  const { look } = useScreenAround();
  if (view.breakdown && look) return <Breakdown breakdown={view.breakdown} look={look} empty={view.instead.empty} />;
  return view.chart ? <RecordChart view={view} /> : null;
}

function Empty({ words = 'Nothing to count yet.' }: { words?: string | undefined }) {
  return <p className="m-0 quiet">{words}</p>;
}

function RecordChart({ view }: { view: RegionView }) {
  const { scope, seen, look } = useScreenAround();
  const bars = chartBars(seen, view, scope);
  const press = usePress(look, view.chart?.by.label ?? '');
  if (bars.length === 0) return <Empty words={view.instead.empty} />;
  const head = view.chart?.measured?.label ?? 'Number';
  const amount = (size: number) => ({ label: head, amount: size, unit: '', because: '' });
  if (view.chart?.period)
    return (
      <TimeChart
        label={view.region.label}
        steps={bars.map((bar) => ({ from: bar.label, label: periodInWords(bar.label), amount: amount(bar.amount) }))}
      />
    );
  const lines = bars.map((bar) => ({ label: bar.label, amounts: [amount(bar.amount)], before: null }));
  return (
    <BreakdownTable
      of={view.chart?.by.label ?? ''}
      lines={lines}
      most={MOST_BARS}
      words={periodInWords}
      press={press}
    />
  );
}

/** Pressing a line narrows the screen to it, where the screen can be narrowed by that. */
function usePress(look: ScreenLook | null, by: string) {
  const choose = useChoose();
  if (!look?.filter.labels.includes(by)) return undefined;
  return (label: string) => choose({ [`by.${by}`]: filterParameter({ operator: 'is', values: [label] }) });
}

interface BreakdownProps {
  readonly breakdown: ReadBreakdown;
  readonly look: ScreenLook;
  readonly empty: string | undefined;
}

function Breakdown({ breakdown, look, empty }: BreakdownProps) {
  const press = usePress(look, breakdown.by ?? '');
  if (breakdown.by === null) return <OverTime breakdown={breakdown} look={look} />;
  const lines = linesBy(breakdown, breakdown.by, look);
  if (lines.length === 0) return <Empty words={empty} />;
  return <BreakdownTable of={breakdown.by} lines={lines} most={breakdown.most} press={press} />;
}

const STEP_WORDS: Readonly<Record<Step, string>> = {
  minute: 'Minutes',
  hour: 'Hours',
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
};

function OverTime({ breakdown, look }: Omit<BreakdownProps, 'empty'>) {
  const [params] = useSearchParams();
  const { key } = useScreenAround();
  const choose = useChoose();
  const { figures } = breakdown;
  const figure = figures.find(({ label }) => label === params.get(key('figure'))) ?? figures[0];
  const step = look.steps.find((one) => one === look.chosen.step) ?? look.steps[0];
  if (!figure || !step) return <Empty />;
  return (
    <>
      <div className="row mb-3 text-sm">
        <b className="flex-1 font-semibold">{figure.label}</b>
        {look.steps.length > 1 && (
          <Select
            aria-label="Graph interval"
            value={step}
            of={look.steps.map((one) => [one, STEP_WORDS[one]])}
            onChange={(words) => choose({ step: words })}
          />
        )}
      </div>
      <TimeChart label={figure.label} steps={stepsOver(breakdown, figure, step, look)} />
    </>
  );
}
