import { inView, questionIn, type Speaker, withCount } from '#core/index.ts';
import type { RoomState } from '#core/presence.ts';
import { initialsOf } from '../kit/initials.ts';
import { usePresence } from '../session/presence-store.ts';
import { useSession } from '../session/session.ts';
import { speakerLine } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import './presence.css';

/** More faces than this become a number. */
const MAX_FACES = 3;

export function PeopleHere({ at }: { at: PresenceTarget }) {
  const { people, count } = usePeopleHere(at);
  if (count === 0) return null;
  return (
    <span className="here inline-flex align-middle">
      <Faces people={people} max={MAX_FACES} unnamed={count - people.length} />
      <span className="unseen">{peopleHereWords({ people, count })}</span>
    </span>
  );
}

/** What others look at: a point with all its questions, or one question. */
export type PresenceTarget = { readonly point: string } | { readonly question: string };

type PeopleAt = ReturnType<typeof peopleAt>;

const NOBODY: PeopleAt = { people: [], count: 0 };

/** Who else looks at a point or a question at this moment, while a walkthrough goes on. */
export function usePeopleHere(target: PresenceTarget): PeopleAt {
  const room = usePresence();
  const session = useSession();
  const workspace = useWorkspace();
  const { activeWalkthrough } = workspace;
  if (!room || !activeWalkthrough) return NOBODY;
  if ('question' in target) {
    // People who may answer without a name are not shown at the question.
    const poll = activeWalkthrough.polls.get(target.question);
    if (poll && !poll.revealed && poll.names !== 'signed') return NOBODY;
  }
  const isThere = (place: string) =>
    'question' in target
      ? questionIn(place) === target.question
      : inView(place, workspace).point?.point.id === target.point;
  return peopleAt(room, session?.person ?? null, isThere);
}

export function peopleHereWords({ count }: PeopleAt): string {
  if (count === 0) return '';
  return withCount(count, 'other looks here', 'others look here');
}

/** The other people at the places for which `isThere` is true. */
export function peopleAt(
  { people, places }: Pick<RoomState, 'people' | 'places'>,
  me: string | null,
  isThere: (place: string) => boolean,
) {
  const there = people.filter(({ person, place }) => person !== me && place !== null && isThere(place));
  const own = people.some(({ person, place }) => person === me && place !== null && isThere(place)) ? 1 : 0;
  const all = Object.entries(places).reduce((sum, [place, count]) => (isThere(place) ? sum + count : sum), 0);
  return { people: there, count: Math.max(there.length, all - own) };
}

interface FacesProps {
  readonly people: readonly Speaker[];
  readonly max?: number;
  /** How many more there are without a name. */
  readonly unnamed?: number;
}

/** People as small faces with initials, for those who see them; text next to them must say the same. */
export function Faces({ people, max = 4, unnamed = 0 }: FacesProps) {
  const fits = people.length <= max && unnamed === 0;
  const shown = fits ? people : people.slice(0, max - 1);
  const rest = people.length - shown.length + unnamed;
  return (
    <span className="faces inline-flex flex-none" aria-hidden="true">
      {shown.map((person) => (
        <b
          key={`${person.name}/${person.role}`}
          className="face bg-decided-wash text-decided"
          title={speakerLine(person)}
        >
          {initialsOf(person.name)}
        </b>
      ))}
      {rest > 0 && <b className="face bg-paper text-ink-2">+{rest}</b>}
    </span>
  );
}
