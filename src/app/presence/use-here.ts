import { counted, inView, questionIn } from '#core/index.ts';
import { useRoom } from '../session/presence-store.ts';
import { useSession } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { type LookingAt, whoIsAt } from './who-is-at.ts';

/** What others look at: a point with all its questions, or one question. */
export type Looked = { readonly point: string } | { readonly question: string };

const NOBODY: LookingAt = { people: [], count: 0 };

/** Who else looks at a point or a question at this moment, while a walkthrough goes on. */
export function useHere(looked: Looked): LookingAt {
  const room = useRoom();
  const session = useSession();
  const workspace = useWorkspace();
  const { walking } = workspace;
  if (!room || !walking) return NOBODY;
  if ('question' in looked) {
    // Who may answer without a name is not shown to sit at the question.
    const round = walking.rounds.get(looked.question);
    if (round && !round.revealed && round.names !== 'signed') return NOBODY;
  }
  const isThere = (place: string) =>
    'question' in looked
      ? questionIn(place) === looked.question
      : inView(place, workspace).point?.point.id === looked.point;
  return whoIsAt(room, session?.person ?? null, isThere);
}

/** How many they are, in words; empty: nobody. */
export function hereWords({ count }: LookingAt): string {
  if (count === 0) return '';
  return counted(count, 'other looks here', 'others look here');
}
