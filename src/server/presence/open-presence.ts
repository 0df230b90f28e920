import type { WalkthroughView } from '#core/index.ts';
import type { RoomAction } from '#core/room.ts';
import type { Access } from '../access/access.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Events } from '../audience/events.ts';
import type { Arrival } from '../commands/walkthrough.ts';
import type { Going, LiveWorkspace } from '../workspace/live-workspace.ts';
import { countedRounds, roundProgress } from './poll-progress.ts';
import { EMPTY_ROOM, type Occurrence, type Present, type Room, roomAfter } from './presence.ts';
import { EVERYBODY_IS_NAMED, roomStates } from './presence-states.ts';

/** The room as the server holds it; nothing of it is stored. */
export interface OpenRoom {
  /** Somebody’s page opens its stream. */
  readonly came: (viewer: Viewer) => void;
  /** One of their streams has ended. */
  readonly left: (viewer: Viewer) => void;
  /** Does what somebody asks for, or says in a sentence why they may not. */
  readonly act: (viewer: Viewer, action: RoomAction) => string | null;
  /** Something has changed that the room tells of: an answer, or who waits at the door. */
  readonly changed: () => void;
  readonly close: () => void;
}

interface RoomParts {
  readonly going: Going;
  readonly attendance: Attendance;
  /** Who waits in the lobby, and which limits somebody has reached. */
  readonly door: Pick<Access, 'waiting' | 'alarms'>;
  /** Sends each viewer the state of the room as JSON. */
  readonly tell: (dataFor: (viewer: Viewer) => string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds for which whoever loses their last stream is still here: a page that is loaded again comes back. */
const GRACE = 5_000;
/** Milliseconds between two states of the room. */
const PAUSE = { usual: 150, large: 1_000 };

export function openRoom({ going, attendance, door, tell, now = Date.now }: RoomParts): OpenRoom {
  let room: Room = EMPTY_ROOM;
  let told = { text: '', at: Number.NEGATIVE_INFINITY };
  let telling: NodeJS.Timeout | undefined;
  const fading = new Set<NodeJS.Timeout>();

  const rounds = countedRounds(
    () => roundProgress(going, room.people),
    now,
    () => changed(),
  );
  const tellNow = () => {
    telling = undefined;
    const at = now();
    const around = {
      round: rounds.now(),
      waiting: door.waiting(),
      alarms: door.alarms(),
    };
    const states = roomStates(room, around, at);
    if (states.text === told.text) return;
    told = { text: states.text, at };
    tell(states.dataFor);
  };
  const changed = () => {
    const pause = room.people.size > EVERYBODY_IS_NAMED ? PAUSE.large : PAUSE.usual;
    telling ??= setTimeout(tellNow, Math.min(pause, Math.max(0, told.at + pause - now()))).unref();
  };
  const happen = (occurrence: Occurrence) => {
    const before = room;
    room = roomAfter(room, occurrence);
    if (room !== before) changed();
  };
  const attend = () => attendance.note([...room.people.values()].filter(isHere));

  return {
    came: ({ person, as, speaker }) => {
      if (person !== '' && speaker)
        happen({ what: 'came', who: { person, as, name: speaker.name, role: speaker.role } });
      attend();
      // A page that has just come knows nothing of the room yet.
      told = { ...told, text: '' };
      changed();
    },
    left: ({ person }) => {
      const at = now();
      happen({ what: 'left', person, at });
      const timer = setTimeout(() => {
        fading.delete(timer);
        happen({ what: 'faded', before: at + 1 });
      }, GRACE).unref();
      fading.add(timer);
    },
    act: (viewer, action) => {
      const refusal = refusalIn(viewer, action);
      if (refusal === null) happen({ what: 'did', person: viewer.person, action, at: now() });
      return refusal;
    },
    changed: () => {
      attend();
      changed();
    },
    close: () => {
      rounds.close();
      clearTimeout(telling);
      for (const timer of fading) clearTimeout(timer);
    },
  };
}

function isHere({ streams }: Present): boolean {
  return streams > 0;
}

function refusalIn({ as }: Viewer, { act }: RoomAction): string | null {
  if (as === 'facilitator' || act === 'look' || act === 'hand') return null;
  return 'Only the facilitator does this; put your hand up or say it to them.';
}

/** Keeps who was there, once for each walkthrough and person. */
interface Attendance {
  /** Takes note of who is here, if a walkthrough goes on. */
  readonly note: (here: readonly Arrival[]) => void;
}

interface Book {
  readonly walking: () => { readonly walkthrough: Pick<WalkthroughView['walkthrough'], 'id'> } | null;
  /** Writes down who has joined; those who are written down already stay so. Resolves to those who are not yet. */
  readonly join: (walkthrough: string, people: readonly Arrival[]) => Promise<readonly Arrival[]>;
}

/** Those who come while others are being written down are written down together after them. */
export function openAttendance({ walking, join }: Book, onError: (error: unknown) => void): Attendance {
  let of = '';
  const noted = new Set<string>();
  let waiting: readonly Arrival[] = [];
  let isWriting = false;

  const write = async () => {
    isWriting = true;
    try {
      while (waiting.length > 0) {
        const people = waiting;
        waiting = [];
        // They are noted again when something happens in the room next, as it does once all can be saved again.
        for (const { person } of await join(of, people)) noted.delete(person);
      }
    } catch (error) {
      onError(error);
    } finally {
      isWriting = false;
    }
  };
  return {
    note: (here) => {
      const walkthrough = walking()?.walkthrough.id;
      if (walkthrough === undefined) return;
      if (walkthrough !== of) {
        of = walkthrough;
        noted.clear();
        waiting = [];
      }
      const fresh = here.filter(({ person }) => !noted.has(person));
      for (const { person } of fresh) noted.add(person);
      waiting = [...waiting, ...fresh];
      if (!isWriting && waiting.length > 0) void write();
    },
  };
}

/** The room over a workspace: its streams tell of it, and who joins a walkthrough is kept. */
export function roomOver(
  live: LiveWorkspace,
  events: Events,
  door: Pick<Access, 'waiting' | 'alarms'>,
  onError: (error: unknown) => void,
): OpenRoom {
  return openRoom({
    going: live,
    attendance: openAttendance(live, onError),
    door,
    tell: (dataFor) => events.tell('room', dataFor),
  });
}
