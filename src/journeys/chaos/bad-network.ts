import type { SendResult } from '../../app/sync/outbox.ts';
import type { OfflineCommand } from '../../app/sync/outbox-entry.ts';
import type { TurnedClock } from './turned-clock.ts';

/** How bad it is, each from 0 to 1. */
export interface Weather {
  /** A request never arrives. */
  readonly dropped: number;
  /** It arrives, is done, and nobody hears of it. */
  readonly unanswered: number;
  /** It arrives twice, the second time at once or long after. */
  readonly doubled: number;
  /** Somebody on the way answers in the server’s place. */
  readonly fobbedOff: number;
}

export const CLEAR: Weather = { dropped: 0, unanswered: 0, doubled: 0, fobbedOff: 0 };

/** A network between people and the server: it drops, delays, doubles and reorders. */
export interface BadNetwork {
  readonly send: (command: OfflineCommand, workspace: string, aborted: AbortSignal) => Promise<SendResult>;
  readonly turns: (weather: Weather) => void;
}

const NOTHING: SendResult = { status: 0 };

/** `post` reaches the server as it stands at that moment; null: there is none. */
export function badNetwork(
  clock: TurnedClock,
  post: (command: OfflineCommand, workspace: string) => Promise<SendResult> | null,
): BadNetwork {
  let weather = CLEAR;
  /** Mostly soon, now and then very late, so that what was sent later arrives first. */
  const someTime = () => clock.below(clock.happens(0.1) ? 60_000 : 800);
  const arrive = async (command: OfflineCommand, workspace: string): Promise<SendResult> => {
    const posted = post(command, workspace);
    return posted ? await clock.really(posted) : NOTHING;
  };
  return {
    turns: (next) => {
      weather = next;
    },
    send: (command, workspace, aborted) =>
      new Promise((resolve) => {
        const { dropped, unanswered, doubled, fobbedOff } = weather;
        aborted.addEventListener('abort', () => resolve(NOTHING));
        if (clock.happens(doubled)) clock.after(someTime(), () => void arrive(command, workspace));
        if (clock.happens(fobbedOff)) clock.after(someTime(), () => resolve({ status: 502 }));
        if (clock.happens(dropped)) {
          // Half of them break at once, half hang until the page gives up.
          if (clock.happens(0.5)) clock.after(clock.below(500), () => resolve(NOTHING));
          return;
        }
        const isHeard = !clock.happens(unanswered);
        clock.after(someTime(), () => {
          void arrive(command, workspace).then((sent) => {
            if (isHeard) clock.after(someTime(), () => resolve(sent));
          });
        });
      }),
  };
}
