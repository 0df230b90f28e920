import type { Alarm, LobbyGuest, PersonHere, PollProgress, RoomAction, RoomState } from '#core/presence.ts';
import type { Access } from '../access/access.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Events } from '../audience/events.ts';
import type { Attendee } from '../commands/walkthrough.ts';
import type { ServerLine } from '../http/server-line.ts';
import type { LiveWorkspace, OngoingWalkthrough } from '../workspace/live-workspace.ts';
import { pollProgress, throttledProgress } from './poll-progress.ts';
import { EMPTY_PRESENCE, type Presence, type PresenceEvent, type PresentPerson } from './presence.ts';
import { openSharedPresence, presenceAfterSharing } from './shared-presence.ts';

/** In rooms larger than this only facilitators see everybody. */
export const MAX_NAMED = 60;

interface RoomExtras {
  readonly round: PollProgress | null;
  readonly waiting: readonly LobbyGuest[];
  readonly alarms: readonly Alarm[];
}

/** The state of the room as JSON, made once for all who get the same. */
export function presenceStates(
  { people: present, timer }: Presence,
  { round, waiting, alarms }: RoomExtras,
  now: number,
) {
  const people = new Map([...present].map(([id, one]) => [id, personHere(one)]));
  const state: Omit<RoomState, 'now'> = {
    people: [...people.values()],
    count: people.size,
    places: placesOf(people.values()),
    timer,
    round,
    waiting,
    alarms,
  };
  const text = JSON.stringify(state);
  const isLarge = people.size > MAX_NAMED;
  const facilitatorJson = `{"now":${now},${text.slice(1)}`;
  const commonJson = isLarge ? '' : JSON.stringify({ now, ...state, ...NO_FACILITATOR_DATA });
  const { count, places } = state;
  const countsJson = JSON.stringify({ count, places, timer, ...NO_FACILITATOR_DATA }).slice(1);
  const facilitators = state.people.filter(({ as }) => as === 'facilitator');
  /** Only what is about the person and the facilitators. */
  const personJson = (person: string) => {
    const self = people.get(person);
    const named = self ? [...facilitators, self] : facilitators;
    const missing = round?.missing?.filter((id) => id === person) ?? null;
    const own = JSON.stringify({ now, people: named, round: round && { ...round, missing } });
    return `${own.slice(0, -1)},${countsJson}`;
  };
  return {
    text,
    dataFor: ({ as, person }: Viewer) => {
      if (as === 'facilitator') return facilitatorJson;
      return isLarge ? personJson(person) : commonJson;
    },
  };
}

/** What only facilitators get; empty for all others. */
const NO_FACILITATOR_DATA = { waiting: [], alarms: [] } as const;

function personHere({ person, name, role, as, place, following, hand }: PresentPerson): PersonHere {
  return { person, name, role, as, place, following, hand };
}

function placesOf(people: Iterable<PersonHere>): Readonly<Record<string, number>> {
  const places = new Map<string, number>();
  for (const { place } of people) if (place !== null) places.set(place, (places.get(place) ?? 0) + 1);
  return Object.fromEntries(places);
}

/** The room in the server’s memory; nothing of it is stored. */
export type LivePresence = ReturnType<typeof openPresence>;

interface PresenceParts {
  readonly ongoing: OngoingWalkthrough;
  readonly attendance: ReturnType<typeof openAttendance>;
  readonly door: Pick<Access, 'waiting' | 'alarms'>;
  /** Sends each viewer the state of the room as JSON. */
  readonly send: (dataFor: (viewer: Viewer) => string) => void;
  /** To the other servers of the workspace; absent where there are none. */
  readonly line?: ServerLine | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds for which somebody without a stream still counts as here: a page may be reloading. */
const GRACE = 5_000;
/** Milliseconds between two states that are sent. */
const SEND_INTERVAL = { usual: 150, large: 1_000 };

export function openPresence({ ongoing, attendance, door, send, line, now = Date.now }: PresenceParts) {
  let presence: Presence = EMPTY_PRESENCE;
  let lastSent = { text: '', at: Number.NEGATIVE_INFINITY };
  let sendTimer: NodeJS.Timeout | undefined;
  const fadeTimers = new Set<NodeJS.Timeout>();

  let shared: ReturnType<typeof openSharedPresence> | undefined;
  const together = () => shared?.together(presence) ?? presence;
  const polls = throttledProgress(
    () => pollProgress(ongoing, together().people),
    now,
    () => changed(),
  );
  const sendNow = () => {
    sendTimer = undefined;
    shared?.changed();
    const at = now();
    const extras = { round: polls.now(), waiting: door.waiting(), alarms: door.alarms() };
    const states = presenceStates(together(), extras, at);
    if (states.text === lastSent.text) return;
    lastSent = { text: states.text, at };
    send(states.dataFor);
  };
  const changed = () => {
    const pause = together().people.size > MAX_NAMED ? SEND_INTERVAL.large : SEND_INTERVAL.usual;
    sendTimer ??= setTimeout(sendNow, Math.min(pause, Math.max(0, lastSent.at + pause - now()))).unref();
  };
  const apply = (event: PresenceEvent) => {
    const before = presence;
    presence = presenceAfterSharing(presence, together, event);
    if (presence !== before) changed();
  };
  // The others may answer at once.
  shared = line && openSharedPresence(line, () => presence, apply, changed, now);
  const noteAttendance = () => attendance.note([...presence.people.values()].filter(({ streams }) => streams > 0));

  return {
    came: ({ person, as, speaker }: Viewer) => {
      if (person !== '' && speaker)
        apply({ what: 'came', who: { person, as, name: speaker.name, role: speaker.role } });
      noteAttendance();
      // Sent again even if unchanged: the new page has no state yet.
      lastSent = { ...lastSent, text: '' };
      changed();
    },
    left: ({ person }: Viewer) => {
      const at = now();
      apply({ what: 'left', person, at });
      const timer = setTimeout(() => {
        fadeTimers.delete(timer);
        apply({ what: 'faded', before: at + 1 });
      }, GRACE).unref();
      fadeTimers.add(timer);
    },
    act: (viewer: Viewer, action: RoomAction) => {
      const refusal = refusalOf(viewer, action);
      if (refusal !== null) return refusal;
      const event: PresenceEvent = { what: 'did', person: viewer.person, action, at: now() };
      apply(event);
      shared?.did(event);
      return null;
    },
    /** To be called when an answer or the lobby has changed, which are part of the state. */
    changed: () => {
      noteAttendance();
      changed();
    },
    close: () => {
      shared?.close();
      polls.close();
      clearTimeout(sendTimer);
      for (const timer of fadeTimers) clearTimeout(timer);
    },
  };
}

function refusalOf({ as }: Viewer, { act }: RoomAction): string | null {
  if (as === 'facilitator' || act === 'look' || act === 'hand') return null;
  return 'Only the facilitator can do this; raise your hand or tell them.';
}

/** Records who attends, once for each walkthrough and person; people who come during a write are written together. */
export function openAttendance(
  {
    walking,
    join,
  }: Pick<LiveWorkspace, 'join'> & {
    walking: () => { readonly walkthrough: { readonly id: string } } | null;
  },
  onError: (error: unknown) => void,
) {
  let currentId = '';
  const recorded = new Set<string>();
  let waiting: readonly Attendee[] = [];
  let isWriting = false;

  const write = async () => {
    isWriting = true;
    try {
      while (waiting.length > 0) {
        const people = waiting;
        waiting = [];
        // Those that could not be written are tried again at the next change of the room.
        for (const { person } of await join(currentId, people)) recorded.delete(person);
      }
    } catch (error) {
      onError(error);
    } finally {
      isWriting = false;
    }
  };
  return {
    note: (here: readonly Attendee[]) => {
      const walkthrough = walking()?.walkthrough.id;
      if (walkthrough === undefined) return;
      if (walkthrough !== currentId) {
        currentId = walkthrough;
        recorded.clear();
        waiting = [];
      }
      const fresh = here.filter(({ person }) => !recorded.has(person));
      for (const { person } of fresh) recorded.add(person);
      waiting = [...waiting, ...fresh];
      if (!isWriting && waiting.length > 0) void write();
    },
  };
}

/** The room of a workspace, sent over its event streams; who joins a walkthrough is recorded. */
export function openPresenceFor(
  live: LiveWorkspace,
  events: Events,
  door: Pick<Access, 'waiting' | 'alarms'>,
  onError: (error: unknown) => void,
  line?: ServerLine,
): LivePresence {
  return openPresence({
    ongoing: live,
    line,
    attendance: openAttendance(live, onError),
    door,
    send: (dataFor) => events.broadcast('room', dataFor),
  });
}
