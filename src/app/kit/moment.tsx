const DAY = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in everyday words, with the exact time in its title. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={at}>
      {Number.isNaN(date.valueOf()) ? at : DAY.format(date)}
    </time>
  );
}
