import type { CSSProperties } from 'react';
import { Spot } from '../../stage/spot.tsx';
import { Choices } from '../pieces/choices.tsx';
import type { Exchange } from './exchange.ts';

interface Moment {
  /** When it strikes, as a part of the wait from 0 to 1. */
  readonly at: number;
  readonly q: string;
  readonly tells: string;
  /** Whether its answers lie out as buttons. */
  readonly choices: boolean;
}

const MOMENTS: readonly Moment[] = [
  { at: 0, q: 'calls.stays-inside', tells: 'The envelope leaves the house. Except for', choices: false },
  {
    at: 2 / 9,
    q: 'calls.in-background',
    tells: 'Meanwhile, what does the person at the desk do?',
    choices: true,
  },
  { at: 4 / 9, q: 'calls.repeat', tells: 'Click. Click. Is it now done twice?', choices: true },
  { at: 6 / 9, q: 'calls.inbound', tells: 'Something else arrives. Nobody asked for it', choices: false },
  { at: 1, q: 'calls.failure', tells: 'Time is up and nobody answered. Now what?', choices: true },
  { at: 1.2, q: 'calls.give-up', tells: 'And again. And again. Until', choices: false },
];

/** What happens along the wait; each moment lights up when the clock reaches it. */
export function Moments({ now, wait }: { now: Exchange; wait: number }) {
  const waited = now.phase === 'idle' ? -1 : now.waited;
  return (
    <section className="calls-moments" aria-label="What happens along the wait">
      <Ruler part={Math.max(0, waited) / wait} />
      <ol>
        {MOMENTS.map(({ at, q, tells, choices }) => (
          <li key={q} data-struck={waited >= at * wait || now.phase === 'over' || undefined}>
            <span className="calls-when">{at > 1 ? 'later' : `${Number((at * wait).toFixed(1))} s`}</span>
            <div className="calls-moment">
              <span className="calls-tells">{tells}</span>
              <Spot q={q} />
              {choices && <Choices q={q} behind="No, rather …" />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ruler({ part }: { part: number }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--calls-part': `${Math.min(1, part) * 100}%`,
  };
  return <div className="calls-ruler" style={style} aria-hidden="true" />;
}
