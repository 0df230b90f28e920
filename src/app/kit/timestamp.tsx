const DAY = { day: 'numeric', month: 'short' } as const;
const DAY_FORMAT = new Intl.DateTimeFormat(undefined, DAY);
const TIME_FORMAT = new Intl.DateTimeFormat(undefined, { ...DAY, hour: '2-digit', minute: '2-digit' });

interface TimestampProps {
  readonly at: string;
  /** Only the day is shown. */
  readonly isDay?: boolean;
}

/** A time in a short local format, with the exact time as its title. */
export function Timestamp({ at, isDay = false }: TimestampProps) {
  const date = new Date(at);
  return (
    <time className="whitespace-nowrap" dateTime={at} title={at}>
      {Number.isNaN(date.valueOf()) ? at : (isDay ? DAY_FORMAT : TIME_FORMAT).format(date)}
    </time>
  );
}
