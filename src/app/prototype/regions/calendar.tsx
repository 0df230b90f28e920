import { useSearchParams } from 'react-router';
import {
  calendarMonth,
  cellText,
  dateInWords,
  dayInView,
  type ListColumn,
  monthInWords,
  type SampleRow,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { RecordName, type RecordsProps, titleOf } from './record-entries.tsx';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const EMPTY_DAY = 'bg-sheet stacked:hidden';

/** The records on the days of a month; in a narrow window only the days that have some. */
export function Calendar({ id, rows, columns }: RecordsProps & { id: string }) {
  const { actor } = usePrototype();
  const [params] = useSearchParams();
  const day = columns.find(({ field }) => field?.type.is === 'known' && field.type.value === 'date');
  if (!day) return <p className="m-0 quiet">Nothing here has a date.</p>;
  const dayOf = (row: SampleRow) => cellText(row, day.key).slice(0, 10);
  const key = `${id}.month`;
  const opening = dayInView(rows.map(dayOf), actor.today);
  const month = calendarMonth(params.get(key) ?? opening) ?? calendarMonth(actor.today);
  if (!month) return null;
  const title = titleOf(columns.filter((column) => column !== day));
  const tail = (WEEKDAYS.length - ((month.lead + month.days.length) % WEEKDAYS.length)) % WEEKDAYS.length;
  const inMonth = rows.filter((row) => dayOf(row).startsWith(month.month));
  return (
    <section aria-label={`${day.label}, ${monthInWords(month.month)}`}>
      <div className="row mb-2">
        <b className="flex-1 font-semibold">{monthInWords(month.month)}</b>
        <MonthButton param={key} to={month.before} label="Earlier" />
        <MonthButton param={key} to={month.after} label="Later" />
      </div>
      {inMonth.length === 0 && <p className="hidden stacked:block quiet">Nothing in this month.</p>}
      <ol className="grid grid-cols-7 gap-px bg-line border-1 border-line text-sm stacked:grid-cols-1">
        {WEEKDAYS.map((name) => (
          <li key={name} className="px-2 py-1 bg-paper text-ink-2 stacked:hidden" aria-hidden="true">
            {name}
          </li>
        ))}
        {month.lead > 0 && <li className={EMPTY_DAY} style={{ gridColumn: `span ${month.lead}` }} aria-hidden="true" />}
        {month.days.map((at) => (
          <Day key={at} day={at} rows={inMonth.filter((row) => dayOf(row) === at)} title={title} />
        ))}
        {tail > 0 && <li className={EMPTY_DAY} style={{ gridColumn: `span ${tail}` }} aria-hidden="true" />}
      </ol>
    </section>
  );
}

function MonthButton({ param, to, label }: { param: string; to: string; label: string }) {
  const updateSearch = useUpdateSearch();
  return (
    <Button aria-label={`${label}: ${monthInWords(to)}`} onClick={() => updateSearch({ [param]: to })}>
      {label}
    </Button>
  );
}

interface DayProps {
  readonly day: string;
  readonly rows: readonly SampleRow[];
  readonly title: ListColumn | undefined;
}

/** Records of one day shown at once; the others are folded. */
const SHOWN = 3;

function Day({ day, rows, title }: DayProps) {
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
      <DayRecords rows={first} title={title} />
      {rest.length > 0 && (
        <details>
          <summary className="quiet">{rest.length} more</summary>
          <DayRecords rows={rest} title={title} />
        </details>
      )}
    </li>
  );
}

function DayRecords({ rows, title }: Pick<DayProps, 'rows' | 'title'>) {
  return rows.map((row) => (
    <div key={row.id} className="truncate">
      <RecordName row={row} words={title?.textOf(row) ?? ''} />
    </div>
  ));
}
