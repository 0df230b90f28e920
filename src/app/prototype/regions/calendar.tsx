import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { calendarMonth, cellText, dateInWords, dayInView, monthInWords, type SampleRow } from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';
import { NamedEntry, NotPlaced, PeriodBar } from './dated-entries.tsx';
import { titleOf, type WholeProps } from './record-entries.tsx';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const EMPTY_DAY = 'bg-sheet stacked:hidden';

/** The records on the days of a month; in a narrow window only the days that have some. */
export function Calendar({ view, rows, columns, lineOf }: WholeProps) {
  const { actor } = usePrototype();
  const [params] = useSearchParams();
  const day = columns.find(({ field }) => field?.type.is === 'known' && field.type.value === 'date');
  if (!day) return <p className="m-0 quiet">Nothing here has a date.</p>;
  const dayOf = (row: SampleRow) => cellText(row, day.key).slice(0, 10);
  const key = `${view.region.id}.month`;
  const opening = dayInView(rows.map(dayOf), actor.today);
  const month = calendarMonth(params.get(key) ?? opening) ?? calendarMonth(actor.today);
  if (!month) return null;
  const title = titleOf(columns.filter((column) => column !== day));
  const tail = (WEEKDAYS.length - ((month.lead + month.days.length) % WEEKDAYS.length)) % WEEKDAYS.length;
  const entry = (row: SampleRow) => <NamedEntry key={row.id} row={row} title={title} how={lineOf?.(row)} />;
  const inMonth = rows.filter((row) => dayOf(row).startsWith(month.month));
  return (
    <section aria-label={`${day.label}, ${monthInWords(month.month)}`}>
      <PeriodBar param={key} period={month} now={month.month} words={monthInWords} />
      {inMonth.length === 0 && <p className="hidden stacked:block quiet">Nothing in this month.</p>}
      <ol className="grid grid-cols-7 gap-px bg-line border-1 border-line text-sm stacked:grid-cols-1">
        {WEEKDAYS.map((name) => (
          <li key={name} className="px-2 py-1 bg-paper text-ink-2 stacked:hidden" aria-hidden="true">
            {name}
          </li>
        ))}
        {month.lead > 0 && <li className={EMPTY_DAY} style={{ gridColumn: `span ${month.lead}` }} aria-hidden="true" />}
        {month.days.map((at) => (
          <Day key={at} day={at} rows={inMonth.filter((row) => dayOf(row) === at)} entry={entry} />
        ))}
        {tail > 0 && <li className={EMPTY_DAY} style={{ gridColumn: `span ${tail}` }} aria-hidden="true" />}
      </ol>
      <NotPlaced rows={rows.filter((row) => dayOf(row) === '')} entry={entry} />
    </section>
  );
}

interface DayProps {
  readonly day: string;
  readonly rows: readonly SampleRow[];
  readonly entry: (row: SampleRow) => ReactNode;
}

/** Records of one day shown at once; the others are folded. */
const SHOWN = 3;

function Day({ day, rows, entry }: DayProps) {
  const { actor } = usePrototype();
  const isToday = day === actor.today;
  const [first, rest] = [rows.slice(0, SHOWN), rows.slice(SHOWN)];
  return (
    <li className={`min-h-16 min-w-0 px-2 py-1 bg-sheet ${rows.length === 0 ? 'stacked:hidden' : ''}`}>
      <time
        dateTime={day}
        className={isToday ? 'px-1.5 rounded bg-pen text-sheet font-semibold' : 'text-ink-2'}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="stacked:hidden">{Number(day.slice(8))}</span>
        <span className="hidden stacked:inline">{dateInWords(day)}</span>
      </time>
      {first.map(entry)}
      {rest.length > 0 && (
        <details>
          <summary className="quiet">{rest.length} more</summary>
          {rest.map(entry)}
        </details>
      )}
    </li>
  );
}
