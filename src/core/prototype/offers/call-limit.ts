/** How many calls somebody may make in a time, in milliseconds. */
export interface CallLimit {
  readonly most: number;
  readonly within: number;
  /** “200 a minute”. */
  readonly words: string;
}

const LENGTHS: Readonly<Record<string, number>> = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const LIMIT =
  /^(?:at most |up to |no more than )?(\d+)(?: (?:requests|calls))? (?:a|an|per|each|every|in an?|within an?) (second|minute|hour|day)(?: (?:for|by|of) .+)?$/iu;

/** Reads “at most 200 a minute”, “600 requests per hour for each key”; null for other words. */
export function readLimit(said: string): CallLimit | null {
  const [, most, length = ''] = LIMIT.exec(said.trim()) ?? [];
  const within = LENGTHS[length.toLowerCase()];
  if (most === undefined || within === undefined) return null;
  return { most: Number(most), within, words: `${most} a ${length.toLowerCase()}`.replace(' a hour', ' an hour') };
}

/** Whether one more call is too many after those at these times, in milliseconds. */
export function isTooMany(limit: CallLimit | null, made: readonly number[], now: number): boolean {
  return limit !== null && made.filter((at) => at > now - limit.within).length >= limit.most;
}
