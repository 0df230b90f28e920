import { compareByTime } from '../../facts/fact-time.ts';
import { speakerKey } from '../../facts/speaker.ts';
import type { Speaker } from '../../facts/types.ts';
import type {
  AgendaItem,
  NamePolicy,
  SessionEvent,
  Walkthrough,
  WalkthroughRole,
} from '../../facts/walkthrough/types.ts';

export interface WalkthroughView {
  readonly walkthrough: Walkthrough;
  readonly events: readonly SessionEvent[];
  readonly agenda: readonly AgendaItem[];
  /** Everybody who came, once each, in the order of coming. */
  readonly people: readonly Attendee[];
  /** What was shown and not undone, in order. */
  readonly shown: readonly ShownPlace[];
  /** Where everybody is, as an address of the app; null before the first move. */
  readonly place: string | null;
  /** The newest poll of each question, by its id. */
  readonly polls: ReadonlyMap<string, Poll>;
  /** Notes of the facilitators; empty for everybody else. */
  readonly notes: readonly SessionEvent[];
  readonly endedAt: string | null;
}

interface Attendee extends Speaker {
  readonly as: WalkthroughRole;
  readonly at: string;
}

export interface ShownPlace {
  readonly id: string;
  readonly place: string;
  readonly at: string;
}

export interface Poll {
  readonly question: string;
  readonly hidden: boolean;
  readonly names: NamePolicy;
  readonly at: string;
  /** Since when answers are hidden: `at`, or that of the poll before if this one was put before that was revealed. */
  readonly since: string;
  /** Whether its answers may be seen: it is open, was revealed, or the walkthrough is over. */
  readonly revealed: boolean;
  /** When hidden answers were shown to all; null: they are not, or were never hidden. */
  readonly shownAt: string | null;
}

/** Folds the session events of one walkthrough (decision 010). */
export function walkthroughView(walkthrough: Walkthrough, events: readonly SessionEvent[]): WalkthroughView {
  const sorted = [...events].sort(compareByTime);
  const ended = sorted.find(({ what }) => what.happened === 'ended');
  const shown = shownIn(sorted);
  return {
    walkthrough,
    events: sorted,
    agenda: latestAgenda(walkthrough, sorted),
    people: peopleIn(sorted),
    shown,
    place: shown.at(-1)?.place ?? null,
    polls: pollsIn(sorted, ended?.at ?? null),
    notes: sorted.filter(({ what }) => what.happened === 'noted'),
    endedAt: ended?.at ?? null,
  };
}

function latestAgenda({ agenda }: Walkthrough, events: readonly SessionEvent[]): readonly AgendaItem[] {
  return events.reduce<readonly AgendaItem[]>(
    (before, { what }) => (what.happened === 'planned' ? what.agenda : before),
    agenda,
  );
}

function peopleIn(events: readonly SessionEvent[]): readonly Attendee[] {
  const people = new Map<string, Attendee>();
  for (const { by, at, what } of events) {
    const key = speakerKey(by);
    if (what.happened === 'joined' && !people.has(key)) people.set(key, { ...by, as: what.as, at });
  }
  return [...people.values()];
}

/** A move that was undone was not shown; undoing it shows nothing new. */
function shownIn(events: readonly SessionEvent[]): readonly ShownPlace[] {
  let shown: readonly ShownPlace[] = [];
  for (const { id, at, what } of events) {
    if (what.happened !== 'shown') continue;
    const { place, undoes } = what;
    shown = undoes === undefined ? [...shown, { id, place, at }] : shown.filter((move) => move.id !== undoes);
  }
  return shown;
}

function pollsIn(events: readonly SessionEvent[], endedAt: string | null): ReadonlyMap<string, Poll> {
  const polls = new Map<string, Poll>();
  for (const { at, what } of events) {
    if (what.happened === 'put') {
      const { question, names } = what;
      // The moment at which an answer appears must not reveal people who may withhold their name.
      const hidden = what.hidden || names !== 'signed';
      const before = polls.get(question);
      const since = before?.revealed === false ? before.since : at;
      polls.set(question, { question, hidden, names, at, since, revealed: !hidden, shownAt: null });
    } else if (what.happened === 'revealed') {
      const poll = polls.get(what.question);
      if (poll) polls.set(what.question, revealPoll(poll, at));
    }
  }
  return endedAt === null ? polls : new Map([...polls].map(([id, poll]) => [id, revealPoll(poll, endedAt)]));
}

/** Once shown, it stays shown. */
function revealPoll(poll: Poll, at: string): Poll {
  return poll.revealed ? poll : { ...poll, revealed: true, shownAt: at };
}
