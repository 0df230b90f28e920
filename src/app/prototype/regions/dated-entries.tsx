import type { ReactNode } from 'react';
import { type DrawnEmphasis, type ListColumn, numberWords, type SampleRow } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Because, lineLook } from '../emphasis.tsx';
import { useUpdateSearch } from '../navigation.ts';
import { RecordName } from './record-entries.tsx';

interface PeriodBarProps {
  /** In the address. */
  readonly param: string;
  readonly period: { readonly before: string; readonly after: string };
  readonly now: string;
  readonly words: (period: string) => string;
}

/** The month or the week that is shown, with the ways to those around it. */
export function PeriodBar({ param, period, now, words }: PeriodBarProps) {
  const updateSearch = useUpdateSearch();
  const way = (label: string, to: string) => (
    <Button aria-label={`${label}: ${words(to)}`} onClick={() => updateSearch({ [param]: to })}>
      {label}
    </Button>
  );
  return (
    <div className="row mb-2">
      <b className="flex-1 font-semibold">{words(now)}</b>
      {way('Earlier', period.before)}
      {way('Later', period.after)}
    </div>
  );
}

interface NamedEntryProps {
  readonly row: SampleRow;
  readonly title: ListColumn | undefined;
  readonly how: DrawnEmphasis | null | undefined;
}

/** What a record is called, on one line. */
export function NamedEntry({ row, title, how }: NamedEntryProps) {
  const look = lineLook(how);
  return (
    <div {...look} className={`truncate ${look.className}`}>
      <RecordName row={row} words={title?.textOf(row) ?? ''} />
      <Because how={how} />
    </div>
  );
}

/** Records without a place that can still be looked through. */
const MOST = 40;

interface NotPlacedProps {
  readonly rows: readonly SampleRow[];
  readonly entry: (row: SampleRow) => ReactNode;
}

/** What has no day, no time or no column yet. */
export function NotPlaced({ rows, entry }: NotPlacedProps) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-4 text-sm" aria-label="Not placed yet">
      <h3 className="mb-2">Not placed yet</h3>
      <ul className="grid grid-fill-200 gap-2">
        {rows.slice(0, MOST).map((row) => (
          <li key={row.id} className="min-w-0">
            {entry(row)}
          </li>
        ))}
      </ul>
      {rows.length > MOST && <p className="m-0 mt-2 quiet">and {numberWords(rows.length - MOST)} more</p>}
    </section>
  );
}
