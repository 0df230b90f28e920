import { Note } from '../pieces/note.tsx';
import { clockFace } from './exchange.ts';
import type { RunningExchange } from './use-exchange.ts';

/** The clock that runs while nobody answers, and the way to give up. */
export function Clock({
  exchange: { now, save, giveUp },
  wait,
}: {
  exchange: RunningExchange;
  wait: number;
}) {
  const waited = now.phase === 'idle' ? 0 : now.waited;
  return (
    <section className="calls-clock" aria-label="The wait" data-phase={now.phase}>
      <div className="calls-face">
        <span role="timer" aria-label="Seconds waited">
          {clockFace(waited)}
        </span>
        <small>of {wait} seconds</small>
      </div>
      <div className="calls-clock-side">
        <div className="row">
          <button
            type="button"
            className={now.phase === 'out' ? 'button main' : 'button'}
            onClick={now.phase === 'out' ? giveUp : save}
          >
            {PRESS[now.phase]}
          </button>
          {now.phase === 'out' && <span className="quiet">{mood(waited / wait)}</span>}
        </div>
        <Note says="Too long is" q="calls.waiting" />
      </div>
    </section>
  );
}

/** One button through all of it, so that whoever works by keyboard never loses the place. */
const PRESS = { idle: 'Start the wait', out: 'I give up', over: 'Wait once more' };

const MOODS = [
  'Sent.',
  'Any moment now.',
  'Is it me?',
  'People start to click.',
  'Somebody goes for coffee.',
];

/** What somebody at the desk thinks at a fraction of the wait. */
function mood(part: number): string {
  return MOODS[Math.min(MOODS.length - 1, Math.floor(part * MOODS.length))] ?? '';
}
