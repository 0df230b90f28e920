import { memoryStorage } from '../../app/sync/device-storage.ts';
import { type Outbox, type OutboxParts, openOutbox } from '../../app/sync/outbox.ts';
import {
  type OfflineCommand,
  type OutboxEntry,
  type OutboxStorage,
  questionIdOf,
} from '../../app/sync/outbox-entry.ts';
import { WORKSPACE } from './held-server.ts';
import type { TurnedClock } from './turned-clock.ts';

/** Somebody with a device, on which what they say is kept through reloads. */
export interface Somebody {
  readonly name: string;
  readonly entries: Map<string, OutboxEntry>;
  /** Ids of the commands of which the page said that they are on the device. */
  readonly promised: Set<string>;
  /** What reached the device, in its order. */
  readonly said: OfflineCommand[];
  /** Says something; the page may be gone before it is on the device. */
  readonly say: (command: OfflineCommand) => void;
  readonly isOnline: () => boolean;
  readonly goes: (online: boolean) => void;
  /** From now on, each time with this likelihood, the browser’s storage fails. */
  readonly storageFails: (likelihood: number) => void;
  /** Closes all tabs, and opens one or two. */
  readonly reloads: () => void;
  /** The last answer to a question that was not refused, by its id. */
  readonly standing: (question: string) => string | undefined;
}

/** Milliseconds that a device takes to write. */
const WRITING = 30;

export function somebody(name: string, clock: TurnedClock, send: OutboxParts['send']): Somebody {
  const entries = new Map<string, OutboxEntry>();
  const disk = memoryStorage(entries);
  const promised = new Set<string>();
  const said: OfflineCommand[] = [];
  let isOnline = true;
  let failing = 0;
  let tabs: Outbox[] = [];
  let page = 0;

  /** What was begun is written even if the page goes; whether it was is told to a page that is still there. */
  const slowly = <T>(write: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const mine = page;
      clock.after(clock.below(WRITING), () => {
        // Full, or its connection dropped; some of what fails was written all the same.
        const fails = clock.happens(failing);
        const done = fails && clock.happens(0.5) ? Promise.reject(new Error('The storage fails.')) : write();
        done.then(
          (value) => {
            if (mine === page) fails ? reject(new Error('The storage fails.')) : resolve(value);
          },
          (error) => mine === page && reject(error),
        );
      });
    });
  const storage: OutboxStorage = {
    all: () => (clock.happens(failing) ? Promise.reject(new Error('The storage fails.')) : disk.all()),
    add: disk.add,
    update: (entry) => slowly(() => disk.update(entry)),
    remove: (id) => slowly(() => disk.remove(id)),
  };
  const tab = (): Outbox => {
    const outbox = openOutbox({
      storage,
      clock,
      send: (command, workspace, aborted) =>
        isOnline ? send(command, workspace, aborted) : Promise.resolve({ status: 0 }),
      objection: () => null,
      onChange: () => undefined,
      onTaken: () => undefined,
    });
    outbox.open(WORKSPACE);
    void outbox.reload();
    return outbox;
  };
  const lookAll = () => {
    for (const one of tabs) void one.reload();
  };
  const open = () => {
    page += 1;
    for (const one of tabs) one.close();
    tabs = clock.happens(0.25) ? [tab(), tab()] : [tab()];
  };
  open();

  return {
    name,
    entries,
    promised,
    said,
    say: (command) => {
      const entry: OutboxEntry = { command, workspace: WORKSPACE, at: clock.now(), state: 'waiting' };
      const write = async () => {
        await disk.add(entry);
        said.push(command);
        lookAll();
      };
      // What could not be kept the page says so, and leaves it in the form.
      slowly(write).then(
        () => promised.add(command.id),
        () => undefined,
      );
    },
    isOnline: () => isOnline,
    goes: (online) => {
      isOnline = online;
      if (online) for (const one of tabs) one.wake();
    },
    storageFails: (likelihood) => {
      failing = likelihood;
    },
    reloads: open,
    standing: (question) =>
      said.findLast(
        (command) =>
          command.type === 'respond' &&
          questionIdOf(command) === question &&
          entries.get(command.id)?.state !== 'refused',
      )?.id,
  };
}
