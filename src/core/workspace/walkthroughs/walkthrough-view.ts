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
  /** What happened and was not taken back, in order. */
  readonly events: readonly SessionEvent[];
  /** What happened last, even if that was to take something back. */
  readonly latest: SessionEvent | null;
  readonly agenda: readonly AgendaItem[];
  /** Everybody who came, once each, in the order of coming. */
  readonly people: readonly Attendee[];
  /** What was shown and not undone, in order. */
  readonly shown: readonly ShownPlace[];
  /** Where everybody is, as an address of the app; null before the first move. */
  readonly place: string | null;
  /** The newest poll of each question, by its id. */
  readonly polls: ReadonlyMap<string, Poll>;
  /** By question, when the answers were given that nobody may see yet; those of a poll that was taken back, too. */
  readonly hiddenSpans: ReadonlyMap<string, readonly HiddenSpan[]>;
  /** Notes of the facilitators; empty for everybody else. */
  readonly notes: readonly SessionEvent[];
  readonly endedAt: string | null;
  /** The closing word; empty: none. */
  readonly closingWord: string;
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
  /** Whether its answers may be seen: it is open, was revealed, or the walkthrough is over. */
  readonly revealed: boolean;
  /** When hidden answers were shown to all; null: they are not, or were never hidden. */
  readonly shownAt: string | null;
}

/** From the beginning of a hidden poll until it was taken back; null: it goes on. */
interface HiddenSpan {
  readonly since: string;
  readonly until: string | null;
}

/** Folds the session events of one walkthrough (decision 010). */
export function walkthroughView(walkthrough: Walkthrough, events: readonly SessionEvent[]): WalkthroughView {
  const all = [...events].sort(compareByTime);
  const undone = undoneIn(all);
  const inForce = all.filter(({ id, what }) => what.happened !== 'undone' && !undone.has(id));
  const ended = inForce.find(({ what }) => what.happened === 'ended');
  const shown = shownIn(inForce);
  return {
    walkthrough,
    events: inForce,
    latest: all.at(-1) ?? null,
    agenda: latestAgenda(walkthrough, inForce),
    people: peopleIn(inForce),
    shown,
    place: shown.at(-1)?.place ?? null,
    ...pollsIn(all, undone, ended?.at ?? null),
    notes: inForce.filter(({ what }) => what.happened === 'noted'),
    endedAt: ended?.at ?? null,
    closingWord: (ended?.what.happened === 'ended' && ended.what.text) || '',
  };
}

/** When something was taken back, by its id: an event, or a question that was parked. */
export function undoneIn(events: readonly SessionEvent[]): ReadonlyMap<string, string> {
  return new Map(events.flatMap(({ what, at }) => (what.happened === 'undone' ? [[what.event, at]] : [])));
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

function pollsIn(events: readonly SessionEvent[], undone: ReadonlyMap<string, string>, endedAt: string | null) {
  const polls = new Map<string, Poll>();
  const hiddenSpans = new Map<string, readonly HiddenSpan[]>();
  for (const { id, at, what } of events) {
    const until = undone.get(id) ?? null;
    if (what.happened === 'put') {
      const { question, names } = what;
      // The moment at which an answer appears must not reveal people who may withhold their name; and what was given to
      // a hidden poll stays hidden until it is revealed, even if the question is asked again openly.
      const hidden = what.hidden || names !== 'signed' || polls.get(question)?.revealed === false;
      // Whoever answers a hidden poll is promised that; taking it back does not break the promise.
      if (hidden) hiddenSpans.set(question, [...(hiddenSpans.get(question) ?? []), { since: at, until }]);
      if (until !== null) continue;
      polls.set(question, { question, hidden, names, at, revealed: !hidden, shownAt: null });
    } else if (what.happened === 'revealed' && until === null) {
      hiddenSpans.delete(what.question);
      const poll = polls.get(what.question);
      if (poll) polls.set(what.question, revealPoll(poll, at));
    }
  }
  if (endedAt === null) return { polls, hiddenSpans };
  const revealed = new Map([...polls].map(([id, poll]) => [id, revealPoll(poll, endedAt)]));
  return { polls: revealed, hiddenSpans: new Map<string, readonly HiddenSpan[]>() };
}

/** Once shown, it stays shown. */
function revealPoll(poll: Poll, at: string): Poll {
  return poll.revealed ? poll : { ...poll, revealed: true, shownAt: at };
}
