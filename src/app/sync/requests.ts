/** What the server answered; status 0: nothing. `problem` is a sentence for the person. */
export type ServerResult<T> =
  | { readonly ok: true; readonly status: number; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly problem: string };

const UNREACHABLE = 'The server does not answer; try again in a moment.';

/** Asks the server for something other than a command, in JSON. Never throws. */
export async function askServer<T>(method: string, path: string, body?: unknown): Promise<ServerResult<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const { status } = response;
    const parsed = text === '' ? {} : JSON.parse(text);
    return response.ok
      ? { ok: true, status, body: parsed }
      : { ok: false, status, problem: parsed.problem ?? UNREACHABLE };
  } catch {
    return { ok: false, status: 0, problem: UNREACHABLE };
  }
}

/** Time and chance, from outside, so that tests can control them. */
export interface Clock {
  readonly now: () => number;
  /** Calls `callback` after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** At least 0, less than 1. */
  readonly random: () => number;
}

export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Milliseconds, doubled from `first` up to `max`; half of it is random, so that pages do not all come back at once. */
export function backoff(tries: number, first: number, max: number, random: () => number): number {
  const whole = Math.min(first * 2 ** tries, max);
  return whole / 2 + (whole / 2) * random();
}
