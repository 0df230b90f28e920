import { type LifeCycleOf, listOf, type Product, type SampleSet } from '#core/product.ts';
import { Around } from './around.tsx';
import { Grid } from './grid.tsx';
import { LifeDiagram } from './life-diagram.tsx';
import { LifeTitle } from './life-title.tsx';
import type { Life } from './lives.ts';
import { QuietDays } from './quiet-days.tsx';
import { Stuck } from './stuck.tsx';
import { TryDelete } from './try-delete.tsx';
import { useLeaves } from './use-leaves.ts';

export interface LifeProps {
  readonly life: Life;
  readonly cycle: LifeCycleOf;
  readonly product: Product;
  readonly sample: SampleSet;
  /** The day the sample records are seen from. */
  readonly refDate: string;
}

/** A life with loose ends: who is stuck at them, the grid of all moves, and what happens when nobody clicks. */
export function Told({ life, cycle, product, sample, refDate }: LifeProps) {
  const leaves = useLeaves(life.entity);
  const rows = life.entity ? sample.rows(life.entity.id) : [];
  return (
    <>
      <LifeTitle life={life} />
      <LifeDiagram cycle={cycle} label={life.label} />
      {cycle.transitions.is !== 'unsaid' && <Stuck life={life} cycle={cycle} rows={rows} />}
      {listOf(cycle.states).length > 1 && <Grid cycle={cycle} />}
      <TryDelete cycle={cycle} life={life} rows={rows} q={leaves.q('matrix')} />
      <Around
        leaves={leaves}
        quiet={<QuietDays life={life} cycle={cycle} product={product} sample={sample} refDate={refDate} />}
      />
    </>
  );
}
