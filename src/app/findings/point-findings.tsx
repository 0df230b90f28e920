import { FindingList } from './finding-list.tsx';
import { useJudged } from './judged.ts';

/** What the closing rules find on the screen of one point, out of the way until somebody asks. */
export function PointFindings({ point }: { point: string }) {
  const judged = useJudged();
  const here = judged?.findings.filter(({ places }) => places.some((place) => place.point === point)) ?? [];
  if (here.length === 0) return null;
  return (
    <details className="point-findings">
      <summary>
        {here.length === 1 ? 'One thing does not fit yet' : `${here.length} things do not fit yet`}
      </summary>
      <FindingList findings={here} />
    </details>
  );
}
