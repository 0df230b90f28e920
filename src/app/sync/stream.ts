import { backoff, type Clock } from './clock.ts';

/** What one connection to the server’s events calls. */
export interface StreamHandlers {
  readonly onOpen: () => void;
  /** It broke, or was never made. */
  readonly onError: () => void;
  /** `id`: the place in the stream after it; empty where it has none. */
  readonly onMessage: (kind: string, data: string, id: string) => void;
}

export interface StreamParts {
  /** Connects from a place in the stream on; returns a function that disconnects. */
  readonly connect: (since: string, ears: StreamHandlers) => () => void;
  readonly clock: Clock;
  readonly onEvent: (kind: string, data: string, id: string) => void;
  readonly onLive: (live: boolean) => void;
}

/** Milliseconds. The server gives a sign of life every 15 s: one may be late, two have not come. */
const SILENCE = 40_000;
/** After a sleep, one missing sign is reason enough to ask. */
const DOUBT = 16_000;
const CONNECTING = 5_000;
const LOOKING = 2_500;
const MIN_BACKOFF = 500;
const MAX_BACKOFF = 5_000;

/** The one stream of events of a browser: it comes back by itself and notices when it has gone silent. */
export function openStream({ connect, clock, onEvent, onLive }: StreamParts) {
  /** The place after the last event, "<epoch>-<seq>"; null before it was begun. */
  let place: string | null = null;
  /** Null: not tried yet. */
  let live: boolean | null = null;
  let tries = 0;
  let hangUp: (() => void) | null = null;
  /** When the last sign of life came, or the last try began. */
  let sign = 0;
  let isOpen = false;
  let cancelRetry = () => {};
  let cancelWatch = () => {};

  const setLive = (next: boolean) => {
    if (live === next) return;
    live = next;
    onLive(next);
  };
  const drop = () => {
    cancelRetry();
    hangUp?.();
    hangUp = null;
    isOpen = false;
  };
  const dial = () => {
    drop();
    if (place === null) return;
    sign = clock.now();
    const isMine = { yet: true };
    const ifMine = (what: () => void) => isMine.yet && what();
    const close = connect(place, {
      onOpen: () => ifMine(onOpen),
      onError: () => ifMine(onError),
      onMessage: (kind, data, id) => ifMine(() => onMessage(kind, data, id)),
    });
    hangUp = () => {
      isMine.yet = false;
      close();
    };
  };
  const onOpen = () => {
    isOpen = true;
    tries = 0;
    sign = clock.now();
    setLive(true);
  };
  const onMessage = (kind: string, data: string, id: string) => {
    onOpen();
    if (id !== '') place = id;
    onEvent(kind, data, id);
  };
  const onError = () => {
    drop();
    setLive(false);
    cancelRetry = clock.after(backoff(tries, MIN_BACKOFF, MAX_BACKOFF, clock.random), dial);
    tries += 1;
  };
  const watch = () => {
    cancelWatch = clock.after(LOOKING, () => {
      const silence = clock.now() - sign;
      if (hangUp && silence > (isOpen ? SILENCE : CONNECTING)) {
        // Silent for long is down until the next sign of life.
        setLive(false);
        dial();
      }
      watch();
    });
  };

  return {
    place: () => place,
    live: () => live === true,
    /** Begins, or begins again, from a place on. */
    begin: (since: string) => {
      place = since;
      tries = 0;
      cancelWatch();
      watch();
      dial();
    },
    /** Somebody looks at the page again. `changed`: on another network, so that what was open is not any more. */
    wake: (changed: boolean) => {
      const silence = clock.now() - sign;
      const isTrying = hangUp !== null && !isOpen && silence < LOOKING;
      if (isTrying || (!changed && isOpen && silence < DOUBT)) return;
      tries = 0;
      dial();
    },
    end: () => {
      cancelWatch();
      drop();
      place = null;
      live = null;
    },
  };
}
