import { useEffect, useRef, useState } from 'react';
import type { RoomAction, Timer } from '#core/presence.ts';
import { useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields.tsx';
import { useServerNow } from '../../session/presence-store.ts';
import { clockWords, countdownWords, WORDS } from '../words.ts';
import { useTimerAction } from './moves.ts';
import { Popover } from './popover.tsx';

const TICK = 250;

/** The remaining time, and when it ends. Announces five minutes, one minute and the end. */
export function TimerClock({ timer, aloud = false }: { timer: Timer; aloud?: boolean }) {
  const state = timerStateAt(timer, useServerNow(TICK));
  const { left, phase } = state;
  const previousLeft = useRef(left);
  useEffect(() => {
    const words = phase === 'paused' ? null : countdownWords(previousLeft.current, left);
    previousLeft.current = left;
    if (aloud && words) announce(words);
  }, [aloud, phase, left]);
  return (
    <span className="clock tabular-nums whitespace-nowrap" data-phase={phase}>
      <b className="text-lg max-md:text-md">{clockWords(left)}</b>{' '}
      <small className="text-ink-2 max-md:sr-only">{endWords(state)}</small>
    </span>
  );
}

const MINUTE = 60_000;

/**
 * The state of a timer: the remaining milliseconds, negative when it is over, and when it ends.
 *
 * @param now the server’s clock, milliseconds since 1970
 */
export function timerStateAt({ ends, left }: Timer, now: number) {
  if (ends === null) return { left, phase: 'paused', ends } as const;
  const remaining = ends - now;
  const phase = remaining <= 0 ? 'over' : remaining <= MINUTE ? 'last minute' : 'plenty';
  return { left: remaining, phase, ends } as const;
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** The text next to the clock: "ends 14:35". */
export function endWords({ phase, ends }: ReturnType<typeof timerStateAt>): string {
  if (ends === null) return 'paused';
  return phase === 'over' ? 'time is up' : `ends ${TIME.format(ends)}`;
}

const PRESET_MINUTES = [5, 10, 15] as const;
const MAX_MINUTES = 1_440;

interface TimerProps {
  readonly timer: Timer | null;
  /** Minutes planned for what is in view; 0: none. */
  readonly planned: number;
}

export function TimerPopover(props: TimerProps) {
  const { timer } = props;
  return (
    <Popover name={WORDS.timer} label={timer ? <TimerClock timer={timer} aloud /> : WORDS.timer}>
      {(close) => <TimerControls {...props} done={close} />}
    </Popover>
  );
}

function TimerControls({ timer, planned, done }: TimerProps & { readonly done: () => void }) {
  const [typed, setTyped] = useState('');
  const command = useCommand();
  const act = useTimerAction();
  const send = (action: RoomAction) => void command.run(act(action), done);
  const choices = [...new Set([...PRESET_MINUTES, ...(planned > 0 ? [planned] : [])])].sort((a, b) => a - b);
  const custom = Number(typed);
  const setCustom = () =>
    Number.isInteger(custom) && custom > 0 && custom <= MAX_MINUTES
      ? send({ act: 'timer', minutes: custom })
      : command.refuse('Type a whole number of minutes.');
  return (
    <>
      <h2 className="small-head">Minutes from now</h2>
      <div className="row">
        {choices.map((minutes) => (
          <Button key={minutes} onClick={() => send({ act: 'timer', minutes })}>
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
          <Button onClick={() => send({ act: 'timer', minutes: 1, more: true })}>+1 min</Button>
          <Button onClick={() => send({ act: 'timer', minutes: 5, more: true })}>+5 min</Button>
          {timer.ends === null ? (
            <Button onClick={() => send({ act: 'go-on' })}>Resume</Button>
          ) : (
            <Button onClick={() => send({ act: 'hold' })}>Pause</Button>
          )}
          <Button onClick={() => send({ act: 'stop-timer' })}>Turn off</Button>
        </div>
      )}
      {command.problem}
    </>
  );
}
