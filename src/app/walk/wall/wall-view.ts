import {
  audienceOf,
  type Fact,
  inView,
  openWorkspace,
  type Poll,
  positionsIn,
  type QuestionView,
  type Reply,
  type Response,
  reactionsOn,
  type Snapshot,
  viewWalkthroughs,
  type WalkthroughView,
  type Workspace,
} from '#core/index.ts';
import type { RoomState } from '#core/presence.ts';
import { countConsent } from '../../asking/reaction-part.tsx';
import { pollProgressOf } from '../../presence/poll-progress.ts';

export type WallView = ReturnType<typeof wallViewOf>;
export type WallQuestionView = ReturnType<typeof wallQuestionOf>;

/** The facts that everybody may see: no notes, no answers that are still hidden. */
function publicFacts(facts: readonly Fact[]): readonly Fact[] {
  const walkthroughs = new Map(viewWalkthroughs(facts).map((view) => [view.walkthrough.id, view]));
  const publicOnes = facts.filter((fact) => audienceOf(fact, walkthroughs) === 'everybody');
  return publicOnes.length === facts.length ? facts : publicOnes;
}

/** A workspace with only what everybody may see, even if a facilitator has loaded it. */
export function publicWorkspace(snapshot: Snapshot): Workspace {
  return openWorkspace(publicSnapshot(snapshot));
}

export function publicSnapshot(snapshot: Snapshot): Snapshot {
  return { ...snapshot, facts: publicFacts(snapshot.facts) };
}

/** Milliseconds for which the wall shows what came of a walkthrough. */
const SHOWN_AFTER = 6 * 3_600_000;

/** The walkthrough that has just ended, while no other is running; null: there is none. */
export function justEnded({ activeWalkthrough, walkthroughs }: Workspace, now: number): WalkthroughView | null {
  const [newest] = walkthroughs;
  if (activeWalkthrough || !newest?.endedAt) return null;
  return now - Date.parse(newest.endedAt) < SHOWN_AFTER ? newest : null;
}

/** View model of the wall: only what everybody may see. */
export function wallViewOf(workspace: Workspace, room: RoomState | null) {
  const walking = workspace.activeWalkthrough;
  const place = walking?.place ?? null;
  const { point, question: view } = inView(place ?? '', workspace);
  const poll = walking?.polls.get(view?.question.id ?? '') ?? null;
  return {
    title: walking?.walkthrough.title ?? null,
    place,
    point: point?.point.id ?? null,
    question: view ? wallQuestionOf(view, poll, room) : null,
    timer: room?.timer ?? null,
  };
}

function wallQuestionOf(view: QuestionView, poll: Poll | null, room: RoomState | null) {
  const progress = poll && pollProgressOf(poll, view.responses, room);
  const shown = poll?.revealed === true ? view.responses : [];
  const positions = positionsIn(view.question, shown);
  const summaries = positions.map(({ reply, by }) => positionSummary(reply, by, view, poll));
  return {
    id: view.question.id,
    view,
    poll,
    answered: progress && { answered: progress.answered, of: progress.of },
    /** The answers, the most shared first; none while they are hidden. */
    positions: summaries.sort((a, b) => b.count - a.count),
    /** How many answered that they do not know, or will say later. */
    undecided: shown.length - positions.reduce((sum, { by }) => sum + by.length, 0),
    decision: view.decision,
  };
}

function positionSummary(reply: Reply, by: readonly Response[], view: QuestionView, poll: Poll | null) {
  return {
    reply,
    count: by.length,
    /** Null unless everybody may see the names. */
    names: poll?.names === 'signed' ? by.map(({ by: { name } }) => name) : null,
    reactions: countConsent(reactionsOn(view, by)),
  };
}
