import { useState } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { sameName } from '../known/names.ts';
import type { Move, Play, Stop, Turn } from './play.ts';
import { ThenWhat } from './then-what.tsx';

interface Props {
  readonly play: Play;
  readonly turn: (turn: Turn) => void;
  /** What the record is called. */
  readonly name: string;
}

const SAID = { guess: 'guess', typed: 'typed here', assumed: 'assumed', decided: 'decided' } as const;

/** Every state in a line of its own with what leads out of it; where nothing does, a loose end. */
export function Storyline({ play, turn, name }: Props) {
  const [asking, setAsking] = useState(false);
  const push = (next: Turn) => {
    turn(next);
    const to = next.turn === 'then' ? next.to : next.turn === 'undo' || next.turn === 'delete' ? '' : next.at;
    if (to) announce(next.turn === 'end' ? `Nothing comes after ${to}.` : `Now it is ${to}.`);
  };
  return (
    <ol className="states-line" aria-label={`The life of ${name}`}>
      {play.stops.map((stop) => {
        const here = !play.gone && sameName(stop.name, play.at);
        return (
          <li key={stop.name} data-here={here}>
            <Chip {...{ play, stop, here, push }} />
            <div className="grid justify-items-start content-start gap-3 min-w-0">
              <Out {...{ play, stop, here, push }} />
              {here && (
                <ThenWhat
                  key={`${stop.name}/${play.moves.length}`}
                  from={stop.name}
                  open={asking}
                  setOpen={setAsking}
                  push={push}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface StopProps {
  readonly play: Play;
  readonly stop: Stop;
  readonly here: boolean;
  readonly push: (turn: Turn) => void;
}

function Chip({ play, stop, here, push }: StopProps) {
  return (
    <div className="grid justify-items-start content-start gap-6px">
      <Button
        className="states-chip"
        data-source={stop.source}
        aria-pressed={here}
        disabled={play.gone}
        onClick={() => push({ turn: 'stand', at: stop.name })}
      >
        {stop.name}
      </Button>
      <small className="states-source">
        {SAID[stop.source]}
        {here && <b> · it is here</b>}
      </small>
    </div>
  );
}

/** What leads out of a state: buttons where the record is, words elsewhere, hatching where nobody has said. */
function Out({ play, stop, here, push }: StopProps) {
  const moves = play.moves.filter(({ from }) => sameName(from, stop.name));
  if (moves.length === 0) {
    return <span className="states-loose">{stop.end ? <b>The end</b> : <i>and then?</i>}</span>;
  }
  return (
    <ul className="states-moves grid gap-2">
      {moves.map((move) => (
        <li key={`${move.to}/${move.event}`} data-source={move.source}>
          {here ? (
            <Button onClick={() => push({ turn: 'stand', at: move.to })}>
              <MoveWords move={move} />
            </Button>
          ) : (
            <MoveWords move={move} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MoveWords({ move }: { move: Move }) {
  return (
    <span className="voice-17 break-anywhere">
      {move.event || <i className="states-unsaid">what happens?</i>}
      {move.by && <small> ({move.by})</small>} <span aria-hidden="true">→</span>
      <span className="unseen">, then it is </span> <b>{move.to}</b>
    </span>
  );
}
