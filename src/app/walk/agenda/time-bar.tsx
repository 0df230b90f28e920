import type { AgendaTime } from '#core/agenda.ts';
import type { AgendaItem } from '#core/index.ts';
import { timeWords } from './words.ts';

interface TimeBarProps {
  readonly items: readonly AgendaItem[];
  readonly time: AgendaTime;
}

/** The minutes given as a strip, a piece of it for each screen. What goes beyond its end is too much. */
export function TimeBar({ items, time }: TimeBarProps) {
  const { given, planned, reserve, free } = time;
  const whole = Math.max(given, planned, 1);
  const isOver = planned > given;
  return (
    <div className="time" data-over={isOver}>
      <div className="time-bar" aria-hidden="true">
        {items.map(({ point, minutes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
          <i key={at} className="time-piece" style={{ flexGrow: minutes }} title={`${point}: ${minutes} min`}>
            {minutes / whole > 0.035 ? at + 1 : ''}
          </i>
        ))}
        {free > 0 && <i className="time-free" style={{ flexGrow: free }} />}
        {!isOver && (
          <i className="time-reserve" style={{ flexGrow: Math.max(0, Math.min(reserve, given - planned)) }} />
        )}
        {isOver && <b className="time-end" style={{ insetInlineStart: `${(given / whole) * 100}%` }} />}
      </div>
      <p className="time-words" role="status">
        {timeWords(time)}
      </p>
    </div>
  );
}
