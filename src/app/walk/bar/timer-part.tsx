import { useState } from 'react';
import type { RoomAction, Timer } from '#core/room.ts';
import { useCommand } from '../../forms/command.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { sendAction } from '../../session/presence-store.ts';
import { Clock } from './clock.tsx';
import { Pop } from './pop.tsx';

const MINUTES = [5, 10, 15] as const;
const MAX_MINUTES = 1_440;

interface TimerPartProps {
  readonly timer: Timer | null;
  /** Minutes that the agenda has for what is in view; 0: none. */
  readonly planned: number;
}

/** The timer and what the facilitator does to it. */
export function TimerPart({ timer, planned }: TimerPartProps) {
  return (
    <Pop
      name="Timer"
      className="walk-button walk-timer"
      label={timer ? <Clock timer={timer} aloud /> : 'Timer'}
    >
      {(close) => <TimerKnobs timer={timer} planned={planned} done={close} />}
    </Pop>
  );
}

function TimerKnobs({ timer, planned, done }: TimerPartProps & { readonly done: () => void }) {
  const [typed, setTyped] = useState('');
  const command = useCommand();
  const run = (action: RoomAction) => command.run(sendAction(action), done);
  const choices = [...new Set([...MINUTES, ...(planned > 0 ? [planned] : [])])].sort((a, b) => a - b);
  const custom = Number(typed);
  const setCustom = () =>
    Number.isInteger(custom) && custom > 0 && custom <= MAX_MINUTES
      ? void run({ act: 'timer', minutes: custom })
      : command.refuse('Type a whole number of minutes.');
  return (
    <>
      <h2 className="small-head">Minutes from now</h2>
      <div className="row">
        {choices.map((minutes) => (
          <Button key={minutes} onClick={() => void run({ act: 'timer', minutes })}>
            {minutes}
            {minutes === planned && <small>&nbsp;as planned</small>}
          </Button>
        ))}
      </div>
      <div className="row">
        <TextField label="Other minutes" value={typed} onChange={setTyped} onEnter={setCustom} />
        <Button onClick={setCustom}>Set</Button>
      </div>
      {timer && (
        <div className="row">
          <Button onClick={() => void run({ act: 'timer', minutes: 1, more: true })}>1 more</Button>
          <Button onClick={() => void run({ act: 'timer', minutes: 5, more: true })}>5 more</Button>
          {timer.ends === null ? (
            <Button onClick={() => void run({ act: 'go-on' })}>Go on</Button>
          ) : (
            <Button onClick={() => void run({ act: 'hold' })}>Hold</Button>
          )}
          <Button onClick={() => void run({ act: 'stop-timer' })}>Take it away</Button>
        </div>
      )}
      {command.problem}
    </>
  );
}
