import { backoff, type Clock } from './requests.ts';

/** What one connection to the server’s events calls. */
export interface StreamHandlers {
  readonly onOpen: () => void;
  /** It broke, or was never made. */
  readonly onError: () => void;
  /** `id`: the position in the stream after it; empty where it has none. */
  readonly onMessage: (kind: string, data: string, id: string) => void;
}

export interface StreamParts {
  /** Connects after a position in the stream. Returns a function that disconnects. */
  readonly connect: (since: string, handlers: StreamHandlers) => () => void;
  readonly clock: Clock;
  readonly onEvent: (kind: string, data: string, id: string) => void;
  readonly onLive: (live: boolean) => void;
}

/** Milliseconds of silence after which a connection counts as lost: the heartbeat, every 15 s, is missing twice. */
const MAX_SILENCE = 40_000;
/** After a sleep, one missing heartbeat is reason enough to reconnect. */
const WAKE_SILENCE = 16_000;
const CONNECT_TIMEOUT = 5_000;
const CHECK_INTERVAL = 2_500;
const MIN_BACKOFF = 500;
const MAX_BACKOFF = 5_000;

/** The one stream of events of a browser: it reconnects by itself, also when it has gone silent. */
export function openStream({ connect, clock, onEvent, onLive }: StreamParts) {
  /** The position after the last event, "<epoch>-<seq>"; null before it was begun. */
  let place: string | null = null;
  /** Null: not tried yet. */
  let live: boolean | null = null;
  let tries = 0;
  let disconnect: (() => void) | null = null;
  /** When the last message came, or the last try began. */
  let lastSign = 0;
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
    disconnect?.();
    disconnect = null;
    isOpen = false;
  };
  const reconnect = () => {
    drop();
    if (place === null) return;
    lastSign = clock.now();
    const connection = { isCurrent: true };
    const ifCurrent = (callback: () => void) => connection.isCurrent && callback();
    const close = connect(place, {
      onOpen: () => ifCurrent(onOpen),
      onError: () => ifCurrent(onError),
      onMessage: (kind, data, id) => ifCurrent(() => onMessage(kind, data, id)),
    });
    disconnect = () => {
      connection.isCurrent = false;
      close();
    };
  };
  const onOpen = () => {
    isOpen = true;
    tries = 0;
    lastSign = clock.now();
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
    cancelRetry = clock.after(backoff(tries, MIN_BACKOFF, MAX_BACKOFF, clock.random), reconnect);
    tries += 1;
  };
  const watchSilence = () => {
    cancelWatch = clock.after(CHECK_INTERVAL, () => {
      const silence = clock.now() - lastSign;
      if (disconnect && silence > (isOpen ? MAX_SILENCE : CONNECT_TIMEOUT)) {
        // A silent connection counts as lost until the next message.
        setLive(false);
        reconnect();
      }
      watchSilence();
    });
  };

  return {
    place: () => place,
    live: () => live === true,
    /** Begins, or begins again, after a position. */
    begin: (since: string) => {
      place = since;
      tries = 0;
      cancelWatch();
      watchSilence();
      reconnect();
    },
    /** The page is visible again. `networkChanged`: an open connection is dead. */
    wake: (networkChanged: boolean) => {
      const silence = clock.now() - lastSign;
      const isTrying = disconnect !== null && !isOpen && silence < CHECK_INTERVAL;
      if (isTrying || (!networkChanged && isOpen && silence < WAKE_SILENCE)) return;
      tries = 0;
      reconnect();
    },
    end: () => {
      cancelWatch();
      drop();
      place = null;
      live = null;
    },
  };
}
