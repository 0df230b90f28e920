import type { ReactNode } from 'react';
import type { QuestionView } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { speakerLine } from '../asking/speaker.ts';
import { Pin } from '../stage/pin.tsx';
import { Spot } from '../stage/spot.tsx';
import { knownRows } from './known-rows.ts';

interface KnownNamesProps {
  readonly q: string;
  /** Id of the column that holds the names. */
  readonly column: string;
  /** As of a Spot: what stands there while nobody has said. */
  readonly guess?: ReactNode;
}

/** The Spot of a table as the names in it, for places where a table has no room. Until it has rows, a Spot like any other. */
export function KnownNames({ q, column, guess }: KnownNamesProps) {
  const view = useAsking().view(q);
  const rows = knownRows(view);
  if (!view || rows.length === 0 || view.status === 'contested')
    return <Spot q={q} {...(guess === undefined ? {} : { guess })} />;
  const look = rows.every(({ settled }) => settled) ? 'said' : 'guess';
  return (
    <span className={`spot ${look}`} data-spot={q} data-look={look}>
      <span className="spot-body">
        {rows.map((row) => row.cell(column)).join(', ')} <small className="spot-by">{saidBy(view)}</small>
      </span>
      <Pin q={q} />
    </span>
  );
}

function saidBy({ decision, status, responses }: QuestionView): string {
  if (!decision) return `${responses.map(({ by }) => speakerLine(by)).join(', ')}, not decided yet`;
  if (status === 'stale') return `Decided, now stale, by ${decision.by.name}`;
  return `${decision.result.outcome === 'assumed' ? 'Assumed' : 'Decided'} by ${decision.by.name}`;
}
