import { byTime } from '../../facts/fact-time.ts';
import { speakerKey } from '../../facts/speaker.ts';
import type { Speaker } from '../../facts/types.ts';
import type { AgendaItem, Names, Role, SessionEvent, Walkthrough } from '../../facts/walkthrough/types.ts';

export interface WalkthroughView {
  readonly walkthrough: Walkthrough;
  readonly moments: readonly SessionEvent[];
  readonly agenda: readonly AgendaItem[];
  /** Everybody who came, once each, in the order of coming. */
  readonly people: readonly Attendee[];
  /** What was shown and not undone, in order. */
  readonly shown: readonly Shown[];
  /** Where everybody is, as an address of the app; null before the first move. */
  readonly place: string | null;
  /** The newest poll of each question, by its id. */
  readonly rounds: ReadonlyMap<string, Poll>;
  /** Notes of the facilitators; empty for everybody else. */
  readonly notes: readonly SessionEvent[];
  readonly endedAt: string | null;
}

interface Attendee extends Speaker {
  readonly as: Role;
  readonly at: string;
}

export interface Shown {
  readonly id: string;
  readonly place: string;
  readonly at: string;
}

export interface Poll {
  readonly question: string;
  readonly hidden: boolean;
  readonly names: Names;
  readonly at: string;
  /** Since when answers are hidden: `at`, or that of the poll before if this one was put before that was revealed. */
  readonly since: string;
  /** Whether its answers may be seen: it is open, was revealed, or the walkthrough is over. */
  readonly revealed: boolean;
  /** When hidden answers were shown to all; null: they are not, or were never hidden. */
  readonly shownAt: string | null;
}

/** Folds the session events of one walkthrough (decision 010). */
export function walkthroughView(walkthrough: Walkthrough, told: readonly SessionEvent[]): WalkthroughView {
  const moments = [...told].sort(byTime);
  const ended = moments.find(({ what }) => what.happened === 'ended');
  const shown = shownIn(moments);
  return {
    walkthrough,
    moments,
    agenda: agendaNow(walkthrough, moments),
    people: peopleIn(moments),
    shown,
    place: shown.at(-1)?.place ?? null,
    rounds: roundsIn(moments, ended?.at ?? null),
    notes: moments.filter(({ what }) => what.happened === 'noted'),
    endedAt: ended?.at ?? null,
  };
}

function agendaNow({ agenda }: Walkthrough, moments: readonly SessionEvent[]): readonly AgendaItem[] {
  return moments.reduce<readonly AgendaItem[]>(
    (before, { what }) => (what.happened === 'planned' ? what.agenda : before),
    agenda,
  );
}

function peopleIn(moments: readonly SessionEvent[]): readonly Attendee[] {
  const people = new Map<string, Attendee>();
  for (const { by, at, what } of moments) {
    const key = speakerKey(by);
    if (what.happened === 'joined' && !people.has(key)) people.set(key, { ...by, as: what.as, at });
  }
  return [...people.values()];
}

/** A move that was undone was not shown; undoing it shows nothing new. */
function shownIn(moments: readonly SessionEvent[]): readonly Shown[] {
  let shown: readonly Shown[] = [];
  for (const { id, at, what } of moments) {
    if (what.happened !== 'shown') continue;
    const { place, undoes } = what;
    shown = undoes === undefined ? [...shown, { id, place, at }] : shown.filter((move) => move.id !== undoes);
  }
  return shown;
}

function roundsIn(moments: readonly SessionEvent[], endedAt: string | null): ReadonlyMap<string, Poll> {
  const rounds = new Map<string, Poll>();
  for (const { at, what } of moments) {
    if (what.happened === 'put') {
      const { question, names } = what;
      // The moment at which an answer appears must not reveal people who may withhold their name.
      const hidden = what.hidden || names !== 'signed';
      const before = rounds.get(question);
      const since = before?.revealed === false ? before.since : at;
      rounds.set(question, { question, hidden, names, at, since, revealed: !hidden, shownAt: null });
    } else if (what.happened === 'revealed') {
      const round = rounds.get(what.question);
      if (round) rounds.set(what.question, shown(round, at));
    }
  }
  return endedAt === null ? rounds : new Map([...rounds].map(([id, round]) => [id, shown(round, endedAt)]));
}

/** Once shown, it stays shown. */
function shown(round: Poll, at: string): Poll {
  return round.revealed ? round : { ...round, revealed: true, shownAt: at };
}
