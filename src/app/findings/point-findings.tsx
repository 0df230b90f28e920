import { counted, plural } from '#core/index.ts';
import { BrokenRule } from './broken-rule.tsx';
import { aboutPoint, countFindings, mostPressing, useJudged } from './judged.ts';

/** What the closing rules find on the screen of one point, out of the way until somebody asks. */
export function PointFindings({ point }: { point: string }) {
  const here = aboutPoint(point, useJudged());
  const count = countFindings(here);
  if (count === 0) return null;
  return (
    <details className="point-findings">
      <summary>{plural(count, 'One thing does not fit yet', '# things do not fit yet')}</summary>
      {mostPressing(here).map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
    </details>
  );
}

/** How many things do not fit at a point, where it is only mentioned. */
export function Misfits({ point }: { point: string }) {
  const count = countFindings(aboutPoint(point, useJudged()));
  if (count === 0) return null;
  return <small className="misfits">{counted(count, 'does not fit', 'do not fit')}</small>;
}
