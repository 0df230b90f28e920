import type { RoomAction } from '#core/room.ts';
import type { Access } from '../access/access.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Events } from '../audience/events.ts';
import type { Arrival } from '../commands/walkthrough.ts';
import type { LiveWorkspace, Ongoing } from '../workspace/live-workspace.ts';
import { countedPolls, pollProgress } from './poll-progress.ts';
import { NOBODY_HERE, type Presence, type PresenceEvent, presenceAfter } from './presence.ts';
import { EVERYBODY_IS_NAMED, presenceStates } from './presence-states.ts';

/** The room as the server holds it; nothing of it is stored. */
export type LivePresence = ReturnType<typeof openPresence>;

interface PresenceParts {
  readonly ongoing: Ongoing;
  readonly attendance: ReturnType<typeof openAttendance>;
  readonly door: Pick<Access, 'waiting' | 'alarms'>;
  /** Sends each viewer the state of the room as JSON. */
  readonly send: (dataFor: (viewer: Viewer) => string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds for which somebody who loses their last stream is still here: a page that is reloaded comes back. */
const GRACE = 5_000;
/** Milliseconds between two states of the room. */
const PAUSE = { usual: 150, large: 1_000 };

export function openPresence({ ongoing, attendance, door, send, now = Date.now }: PresenceParts) {
  let presence: Presence = NOBODY_HERE;
  let told = { text: '', at: Number.NEGATIVE_INFINITY };
  let telling: NodeJS.Timeout | undefined;
  const fading = new Set<NodeJS.Timeout>();

  const rounds = countedPolls(
    () => pollProgress(ongoing, presence.people),
    now,
    () => changed(),
  );
  const tellNow = () => {
    telling = undefined;
    const at = now();
    const around = { round: rounds.now(), waiting: door.waiting(), alarms: door.alarms() };
    const states = presenceStates(presence, around, at);
    if (states.text === told.text) return;
    told = { text: states.text, at };
    send(states.dataFor);
  };
  const changed = () => {
    const pause = presence.people.size > EVERYBODY_IS_NAMED ? PAUSE.large : PAUSE.usual;
    telling ??= setTimeout(tellNow, Math.min(pause, Math.max(0, told.at + pause - now()))).unref();
  };
  const happen = (occurrence: PresenceEvent) => {
    const before = presence;
    presence = presenceAfter(presence, occurrence);
    if (presence !== before) changed();
  };
  const attend = () => attendance.note([...presence.people.values()].filter(({ streams }) => streams > 0));

  return {
    came: ({ person, as, speaker }: Viewer) => {
      if (person !== '' && speaker)
        happen({ what: 'came', who: { person, as, name: speaker.name, role: speaker.role } });
      attend();
      // A page that has just come knows nothing of the room yet.
      told = { ...told, text: '' };
      changed();
    },
    left: ({ person }: Viewer) => {
      const at = now();
      happen({ what: 'left', person, at });
      const timer = setTimeout(() => {
        fading.delete(timer);
        happen({ what: 'faded', before: at + 1 });
      }, GRACE).unref();
      fading.add(timer);
    },
    act: (viewer: Viewer, action: RoomAction) => {
      const refusal = refusalIn(viewer, action);
      if (refusal === null) happen({ what: 'did', person: viewer.person, action, at: now() });
      return refusal;
    },
    /** Something has changed that is part of the state: an answer, or who waits in the lobby. */
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

function refusalIn({ as }: Viewer, { act }: RoomAction): string | null {
  if (as === 'facilitator' || act === 'look' || act === 'hand') return null;
  return 'Only the facilitator does this; put your hand up or say it to them.';
}

/** Writes down who was there, once for each walkthrough and person; people who come meanwhile go together. */
export function openAttendance(
  {
    walking,
    join,
  }: Pick<LiveWorkspace, 'join'> & {
    walking: () => { readonly walkthrough: { readonly id: string } } | null;
  },
  onError: (error: unknown) => void,
) {
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
        // They are noted again when something next happens in the room, as it does once all can be saved again.
        for (const { person } of await join(of, people)) noted.delete(person);
      }
    } catch (error) {
      onError(error);
    } finally {
      isWriting = false;
    }
  };
  return {
    note: (here: readonly Arrival[]) => {
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

/** The room over a workspace: its streams report it, and who joins a walkthrough is kept. */
export function presenceOver(
  live: LiveWorkspace,
  events: Events,
  door: Pick<Access, 'waiting' | 'alarms'>,
  onError: (error: unknown) => void,
): LivePresence {
  return openPresence({
    ongoing: live,
    attendance: openAttendance(live, onError),
    door,
    send: (dataFor) => events.broadcast('room', dataFor),
  });
}
