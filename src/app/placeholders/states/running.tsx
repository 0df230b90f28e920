import { useState } from 'react';
import { SideBySide } from '../things/side-by-side.tsx';
import { Around } from './around.tsx';
import { EveryPath } from './every-path.tsx';
import { Grid } from './grid.tsx';
import { LifeTitle } from './life-title.tsx';
import { LiveIt } from './live-it.tsx';
import { QuietDays } from './quiet-days.tsx';
import { Stuck } from './stuck.tsx';
import type { LifeProps } from './told.tsx';
import { TryDelete } from './try-delete.tsx';
import { useLeaves } from './use-leaves.ts';
import { Witnesses } from './witnesses.tsx';

const TABS = [
  ['live', 'Live it'],
  ['paths', 'Play every path'],
  ['grid', 'From where to where'],
  ['rules', 'Can there be one?'],
] as const;

type Shown = (typeof TABS)[number][0];

/** A life that is told to its end: to be pressed through, to be walked on every path, to be held against the rules. */
export function Running(props: LifeProps) {
  const { life, cycle, product, sample } = props;
  const [shown, show] = useState<Shown>('live');
  const leaves = useLeaves(life.entity);
  const rows = life.entity ? sample.rows(life.entity.id) : [];
  return (
    <>
      <LifeTitle life={life} />
      <SideBySide label={`The life of ${life.label}`} tabs={TABS} shown={shown} show={show}>
        {shown === 'live' && <LiveIt {...props} />}
        {shown === 'paths' && <EveryPath cycle={cycle} label={life.label} />}
        {shown === 'grid' && <Grid cycle={cycle} />}
        {shown === 'rules' && <Witnesses life={life} cycle={cycle} product={product} />}
      </SideBySide>
      <Stuck life={life} cycle={cycle} rows={rows} />
      <TryDelete cycle={cycle} life={life} rows={rows} q={leaves.q('matrix')} />
      <Around leaves={leaves} quiet={<QuietDays {...props} />} />
    </>
  );
}
