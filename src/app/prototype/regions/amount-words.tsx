import { dateInWords, type FigureValue, measureWords, shortAmount } from '#core/product.ts';

/** A figure as it is read at a glance, with all its digits where one points at it. */
export function AmountWords({ value: { amount, unit, because } }: { value: FigureValue }) {
  if (amount === null)
    return (
      <span className="quiet" title={because}>
        –<span className="unseen"> {because}</span>
      </span>
    );
  if (typeof amount !== 'number') return `${dateInWords(amount)} ${unit}`.trim();
  const [short, long] = [shortAmount(amount, unit), measureWords(amount, unit)];
  return short === long ? long : <span title={long}>{short}</span>;
}

/** By how much something rose or fell; null where there was nothing before. */
export function Change({ percent }: { percent: number | null }) {
  if (percent === null) return <span title="There was nothing before.">–</span>;
  const [sign, word] = percent > 0 ? ['↑', 'up by'] : percent < 0 ? ['↓', 'down by'] : ['', ''];
  return (
    <span className="tabular-nums">
      <span aria-hidden="true">{sign}</span>
      <span className="unseen">{word}</span> {Math.abs(percent)}%
    </span>
  );
}
