import { useState } from 'react';
import { type BreakdownLine, changeOf, sizeOf } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { AmountWords, Change } from './amount-words.tsx';

interface BreakdownTableProps {
  /** What the lines are: “Source”. */
  readonly of: string;
  readonly lines: readonly BreakdownLine[];
  /** How many are shown before all are asked for. */
  readonly most: number;
  /** A line as people read it. */
  readonly words?: (label: string) => string;
  /** Shows only what is in a line; absent: lines cannot be pressed. */
  readonly press?: ((label: string) => void) | undefined;
}

/** What there is, with a bar for its share of the largest; all of it on demand, in the order of any column. */
export function BreakdownTable({ of, lines, most, press, words = (label) => label }: BreakdownTableProps) {
  const [isWhole, setWhole] = useState(false);
  const [sort, setSort] = useState({ column: 0, sign: -1 });
  const largest = Math.max(...lines.map(({ amounts: [first] }) => sizeOf(first)), 1);
  const sorted = lines.toSorted(
    (one, other) => (sizeOf(one.amounts[sort.column]) - sizeOf(other.amounts[sort.column])) * sort.sign,
  );
  const shown = isWhole ? sorted : lines.slice(0, most);
  const heads = lines[0]?.amounts.map(({ label }) => label) ?? [];
  const hasBefore = lines.some(({ before }) => before);
  return (
    <div className="text-sm">
      <table className="w-full border-separate border-spacing-x-0 border-spacing-y-1">
        <thead>
          <tr className="text-ink-2">
            <th className="font-normal text-left">{of}</th>
            {heads.map((head, column) => (
              <th
                key={head}
                className="pl-4 font-normal text-right"
                aria-sort={isWhole && sort.column === column ? (sort.sign < 0 ? 'descending' : 'ascending') : undefined}
              >
                {isWhole ? (
                  <button
                    type="button"
                    className="p-0 border-0 bg-transparent ui-sm text-ink-2"
                    onClick={() => setSort({ column, sign: sort.column === column ? -sort.sign : -1 })}
                  >
                    {head} {sort.column === column && (sort.sign < 0 ? '↓' : '↑')}
                  </button>
                ) : (
                  head
                )}
              </th>
            ))}
            {hasBefore && <th className="pl-4 font-normal text-right">Change</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, amounts, before }) => (
            <tr key={label}>
              <td className="relative w-full max-w-0 px-2 py-1">
                <span
                  className="absolute inset-y-0 left-0 rounded-sm bg-pen-wash"
                  style={{ width: `${Math.max(1, Math.round((100 * sizeOf(amounts[0])) / largest))}%` }}
                  aria-hidden="true"
                />
                <span className="relative block truncate">
                  {press ? (
                    <button
                      type="button"
                      className="max-w-full p-0 border-0 bg-transparent ui-sm text-ink truncate hover:underline"
                      title={`Only ${words(label)}`}
                      onClick={() => press(label)}
                    >
                      {words(label) || '(none)'}
                    </button>
                  ) : (
                    words(label) || '(none)'
                  )}
                </span>
              </td>
              {amounts.map((amount) => (
                <td key={amount.label} className="pl-4 text-right tabular-nums whitespace-nowrap">
                  <AmountWords value={amount} />
                </td>
              ))}
              {hasBefore && (
                <td className="pl-4 text-right whitespace-nowrap">
                  {amounts[0] && <Change percent={changeOf(amounts[0], before)} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > most && (
        <Button look="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${lines.length}`}
        </Button>
      )}
    </div>
  );
}
