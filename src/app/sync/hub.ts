import { type Speaker, sameSpeaker } from '#core/index.ts';
import type { RoomState } from '#core/room.ts';
import type { Clock } from './clock.ts';
import type { Entry, EntryStorage } from './entry.ts';
import { CHANGE_KINDS, type LineSays, type PageSays } from './messages.ts';
import { type OutboxParts, type OutboxState, openOutbox } from './outbox.ts';
import { openStream, type StreamParts } from './stream.ts';

export interface HostParts {
  readonly storage: EntryStorage;
  readonly send: OutboxParts['send'];
  readonly connect: StreamParts['connect'];
  readonly clock: Clock;
}

type Tell = (says: LineSays) => void;

/** One end of the line to the server, with as many pages as there are at the other. */
export interface Host {
  /** A page comes; returns how it is heard. */
  readonly join: (tell: Tell) => (says: PageSays) => void;
}

/** Joins the stream of events and the outbox for all the pages that come. */
export function openHost({ storage, send, connect, clock }: HostParts): Host {
  const pages = new Set<Tell>();
  let outbox: OutboxState = { entries: [], going: null };
  let room: RoomState | null = null;
  let speaker: Speaker | null = null;
  /** Undefined: no page has said it yet. */
  let person: string | null | undefined;
  /** Whoever is here now was not here when the other pages were read. */
  let isAnother = false;

  const tellAll = (says: LineSays) => {
    for (const tell of pages) tell(says);
  };
  const tellOthers = (self: Tell, says: LineSays) => {
    for (const tell of pages) if (tell !== self) tell(says);
  };
  const box = openOutbox({
    storage,
    send: async (...what) => {
      const sent = await send(...what);
      // Whoever answers one call is there for the other.
      if (sent.status !== 0 && !stream.live()) stream.wake(false);
      return sent;
    },
    clock,
    objection: (entry) => objectionTo(entry, speaker),
    onChange: (state) => {
      outbox = state;
      tellAll({ told: 'outbox', outbox });
    },
    onTaken: (command, facts) => tellAll({ told: 'taken', command, facts }),
  });
  const stream = openStream({
    connect,
    clock,
    onEvent: (kind, data, place) => {
      const says = wordOf(kind, data, place);
      if (says?.told === 'room') room = says.room;
      if (says?.told === 'gone') {
        hangUp();
        isAnother = true;
      }
      if (says) tellAll(says);
    },
    onLive: (live) => {
      if (live) box.wake();
      tellAll({ told: 'live', live });
    },
  });
  const hangUp = () => {
    stream.end();
    box.open(null);
    room = null;
  };

  const hear = (says: PageSays, tell: Tell): void => {
    switch (says.say) {
      case 'here':
        if (stream.place() === null) stream.begin(says.place);
        if (isAnother) tellOthers(tell, { told: 'anew' });
        isAnother = false;
        box.open(says.workspace);
        void box.look();
        break;
      case 'anew':
        hangUp();
        tellAll({ told: 'anew' });
        break;
      case 'speaker':
        speaker = says.speaker;
        if (person !== undefined && person !== says.person) {
          hangUp();
          isAnother = true;
        }
        person = says.person;
        break;
      case 'look':
        void box.look();
        break;
      case 'wake':
        tell({ told: 'awake' });
        stream.wake(says.changed);
        box.wake();
        break;
      case 'bye':
        pages.delete(tell);
    }
  };

  return {
    join: (tell) => {
      pages.add(tell);
      tell({ told: 'welcome', place: stream.place(), live: stream.live(), outbox, room });
      return (says) => hear(says, tell);
    },
  };
}

/** Nobody’s words go out under the name of another. */
function objectionTo({ command }: Entry, speaker: Speaker | null): string | null {
  if (speaker === null || sameSpeaker(command.payload.by, speaker)) return null;
  return `${command.payload.by.name} said this, and this browser speaks for ${speaker.name} now.`;
}

const CHANGES: ReadonlySet<string> = new Set(CHANGE_KINDS);

/** An event as pages are told of it; null where it only says that the line stands. */
function wordOf(kind: string, data: string, place: string): LineSays | null {
  const told = JSON.parse(data || '{}');
  if (CHANGES.has(kind)) return { told: 'change', place, change: { kind, ...told } };
  if (kind === 'room') return { told: 'room', room: told };
  if (kind === 'gone') return { told: 'gone', problem: told.problem ?? 'You are not in any more.' };
  return null;
}
