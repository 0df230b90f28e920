import { listOf } from '#core/product.ts';
import { Around } from './around.tsx';
import { Grid } from './grid.tsx';
import { LifeDiagram } from './life-diagram.tsx';
import type { LifeProps } from './lives.ts';
import { QuietDays } from './quiet-days.tsx';
import { LifeViews } from './running.tsx';
import { Stuck } from './stuck.tsx';
import { TryDelete } from './try-delete.tsx';
import { useLeaves } from './use-leaves.ts';

/**
 * A life as far as it is known: drawn with its loose ends, or, once it has none, from several sides; who is stuck in it,
 * and what happens when nobody clicks.
 */
export function Told(props: LifeProps) {
  const { life, cycle } = props;
  const leaves = useLeaves(life.entity);
  const isWhole = life.stage === 'known';
  return (
    <>
      <h2 className="states-title">
        {life.entity ? (
          <>
            The life of <bdi>{life.label}</bdi>
          </>
        ) : (
          'A life, and nobody has said whose'
        )}
      </h2>
      {isWhole ? <LifeViews {...props} /> : <LifeDiagram cycle={cycle} label={life.label} />}
      {cycle.transitions.is !== 'unknown' && <Stuck {...props} />}
      {!isWhole && listOf(cycle.states).length > 1 && <Grid cycle={cycle} />}
      <TryDelete {...props} q={leaves.q('matrix')} />
      <Around leaves={leaves} quiet={<QuietDays {...props} />} />
    </>
  );
}
