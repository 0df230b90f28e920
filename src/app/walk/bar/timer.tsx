import { useEffect, useRef, useState } from 'react';
import type { RoomAction, Timer } from '#core/presence.ts';
import { useCommand } from '../../forms/command.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { sendAction, useServerNow } from '../../session/presence-store.ts';
import { Popover } from './popover.tsx';

const TICK = 250;

/** The remaining time, and when it ends. Announces five minutes, one minute and the end. */
export function TimerClock({ timer, aloud = false }: { timer: Timer; aloud?: boolean }) {
  const state = timerStateAt(timer, useServerNow(TICK));
  const { left, phase } = state;
  const previousLeft = useRef(left);
  useEffect(() => {
    const words = phase === 'held' ? null : countdownWords(previousLeft.current, left);
    previousLeft.current = left;
    if (aloud && words) announce(words);
  }, [aloud, phase, left]);
  return (
    <span className="clock tabular-nums whitespace-nowrap" data-phase={phase}>
      <b className="text-lg max-md:leading-none">{clockWords(left)}</b>{' '}
      <small className="text-ink-2 max-md:block max-md:text-xs max-md:leading-none">{endWords(state)}</small>
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
  if (ends === null) return { left, phase: 'held', ends } as const;
  const remaining = ends - now;
  const phase = remaining <= 0 ? 'over' : remaining <= MINUTE ? 'last minute' : 'plenty';
  return { left: remaining, phase, ends } as const;
}

/** Minutes and seconds as a clock shows them: "4:12"; what is over counts up from "+0:00". */
export function clockWords(left: number): string {
  const seconds = left > 0 ? Math.ceil(left / 1_000) : Math.floor(-left / 1_000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return left > 0 ? shown : `+${shown}`;
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** The text next to the clock: "ends 14:35". */
export function endWords({ phase, ends }: ReturnType<typeof timerStateAt>): string {
  if (ends === null) return 'held';
  return phase === 'over' ? 'time is up' : `ends ${TIME.format(ends)}`;
}

const COUNTDOWN_WORDS: readonly { readonly at: number; readonly words: string }[] = [
  { at: 0, words: 'Time is up.' },
  { at: MINUTE, words: '1 minute left.' },
  { at: 5 * MINUTE, words: '5 minutes left.' },
];

/** The announcement when the remaining milliseconds of a running timer fall from `before` to `left`; null: none. */
export function countdownWords(before: number, left: number): string | null {
  return COUNTDOWN_WORDS.find(({ at }) => before > at && left <= at)?.words ?? null;
}

/**
 * The announcement for a changed timer; null: none.
 *
 * @param now the server’s clock, milliseconds since 1970
 */
export function timerChangeWords(before: Timer | null, timer: Timer | null, now: number): string | null {
  if (timer === null) return before && 'The timer is taken away.';
  if (timer.ends === null) return before?.ends === null ? null : 'The timer is held.';
  if (timer.ends === before?.ends) return null;
  return `The timer runs: ${Math.round((timer.ends - now) / MINUTE)} min.`;
}

const PRESET_MINUTES = [5, 10, 15] as const;
const MAX_MINUTES = 1_440;

interface TimerProps {
  readonly timer: Timer | null;
  /** Minutes planned for what is in view; 0: none. */
  readonly planned: number;
}

export function TimerPopover({ timer, planned }: TimerProps) {
  return (
    <Popover name="Timer" className="walk-button" label={timer ? <TimerClock timer={timer} aloud /> : 'Timer'}>
      {(close) => <TimerControls timer={timer} planned={planned} done={close} />}
    </Popover>
  );
}

function TimerControls({ timer, planned, done }: TimerProps & { readonly done: () => void }) {
  const [typed, setTyped] = useState('');
  const command = useCommand();
  const sendTimerAction = (action: RoomAction) => command.run(sendAction(action), done);
  const choices = [...new Set([...PRESET_MINUTES, ...(planned > 0 ? [planned] : [])])].sort((a, b) => a - b);
  const custom = Number(typed);
  const setCustom = () =>
    Number.isInteger(custom) && custom > 0 && custom <= MAX_MINUTES
      ? void sendTimerAction({ act: 'timer', minutes: custom })
      : command.refuse('Type a whole number of minutes.');
  return (
    <>
      <h2 className="small-head">Minutes from now</h2>
      <div className="row">
        {choices.map((minutes) => (
          <Button key={minutes} onClick={() => void sendTimerAction({ act: 'timer', minutes })}>
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
          <Button onClick={() => void sendTimerAction({ act: 'timer', minutes: 1, more: true })}>1 more</Button>
          <Button onClick={() => void sendTimerAction({ act: 'timer', minutes: 5, more: true })}>5 more</Button>
          {timer.ends === null ? (
            <Button onClick={() => void sendTimerAction({ act: 'go-on' })}>Go on</Button>
          ) : (
            <Button onClick={() => void sendTimerAction({ act: 'hold' })}>Hold</Button>
          )}
          <Button onClick={() => void sendTimerAction({ act: 'stop-timer' })}>Take it away</Button>
        </div>
      )}
      {command.problem}
    </>
  );
}
