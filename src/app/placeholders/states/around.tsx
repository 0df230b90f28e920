import { type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnsaid } from '../known/known-value.ts';
import type { Leaves } from './use-leaves.ts';

interface AroundProps {
  readonly leaves: Leaves;
  /** What shows how days pass and nobody acts. */
  readonly quiet: ReactNode;
}

/** What happens around a move: at the same moment, if nobody moves, if two do, to the parts, and back. */
export function Around({ leaves: { q }, quiet }: AroundProps) {
  const { view } = useAsking();
  const unsaid = (leaf: 'conflict' | 'effects' | 'cascade') => isUnsaid(view(q(leaf)));
  return (
    <div className="states-around">
      <Corner title="Nobody clicks">
        {quiet}
        <Spot q={q('idle')} />
      </Corner>
      <Corner title="Two people click at once">
        {unsaid('conflict') && <Both />}
        <Spot q={q('conflict')} />
      </Corner>
      <Corner title="At that very moment">
        {unsaid('effects') && (
          <p className="states-aside">
            <span aria-hidden="true">♪ </span>It moved. Who else has to know?
          </p>
        )}
        <Spot q={q('effects')} />
      </Corner>
      <Corner title="And its parts?">
        {unsaid('cascade') && (
          <p className="states-parts">
            <span>part 1</span> <span>part 2</span> <span>part 3</span>
          </p>
        )}
        <Spot q={q('cascade')} as="whole" />
      </Corner>
      <Corner title="And back again?">
        <Spot q={q('reversal')} />
        <Spot q={q('reversal-time')} />
      </Corner>
    </div>
  );
}

function Corner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="states-corner" aria-label={title}>
      <h2 className="small-head">{title}</h2>
      {children}
    </section>
  );
}

const WAITS = ['1 minute', '1 hour', '1 day', '30 days', '1 year', '10 years', '100 years'];

/** Years pass over a record of which nobody has said that anything happens by itself. */
export function Waiting({ where }: { where: string }) {
  const [at, setAt] = useState(3);
  return (
    <div className="states-wait">
      <label htmlFor="states-wait">
        <b>{WAITS[at]}</b> pass and nobody clicks
      </label>
      <input
        id="states-wait"
        type="range"
        min={0}
        max={WAITS.length - 1}
        value={at}
        aria-valuetext={WAITS[at]}
        onChange={(moved) => setAt(Number(moved.target.value))}
      />
      <output htmlFor="states-wait">Still {where}. Nobody was told.</output>
    </div>
  );
}

function Both() {
  const [pressed, setPressed] = useState(0);
  const press = () => {
    setPressed(pressed + 1);
    announce('Ana reads: Saved. Ben reads: Saved. One of them is wrong.');
  };
  return (
    <>
      <Button onClick={press}>Ana and Ben both press Save</Button>
      {pressed > 0 && (
        <p className="states-aside">
          Ana reads “Saved”. Ben reads “Saved”. One of them is wrong{pressed > 2 ? ', still' : ''}.
        </p>
      )}
    </>
  );
}
