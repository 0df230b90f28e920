const DATE_FORMAT = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in a short local format, with the exact time as its title. */
export function Timestamp({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={at}>
      {Number.isNaN(date.valueOf()) ? at : DATE_FORMAT.format(date)}
    </time>
  );
}
