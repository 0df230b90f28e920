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
  type Workspace,
} from '#core/index.ts';
import type { RoomState } from '#core/presence.ts';
import { countConsent } from '../../asking/reactions.ts';
import { pollProgressOf } from '../../presence/poll-progress.ts';

export type WallView = ReturnType<typeof wallViewOf>;
export type WallQuestionView = ReturnType<typeof wallQuestionOf>;

/** The facts that everybody may see: no notes, no answer that has not been revealed. */
function publicFacts(facts: readonly Fact[]): readonly Fact[] {
  const walkthroughs = new Map(viewWalkthroughs(facts).map((view) => [view.walkthrough.id, view]));
  const publicOnes = facts.filter((fact) => audienceOf(fact, walkthroughs) === 'everybody');
  return publicOnes.length === facts.length ? facts : publicOnes;
}

/** A workspace as everybody may see it, no matter who has read it. */
export function publicWorkspace(snapshot: Snapshot): Workspace {
  return openWorkspace({ ...snapshot, facts: publicFacts(snapshot.facts) });
}

/** What is on the wall, from what is known and who is here; nothing that only its reader may see. */
export function wallViewOf(workspace: Workspace, room: RoomState | null) {
  const walking = workspace.walking;
  const place = walking?.place ?? null;
  const { point, question: view } = inView(place ?? '', workspace);
  const poll = walking?.rounds.get(view?.question.id ?? '') ?? null;
  return {
    title: walking?.walkthrough.title ?? null,
    place,
    point: point?.point.id ?? null,
    question: view ? wallQuestionOf(view, poll, room) : null,
    timer: room?.timer ?? null,
    here: room?.count ?? 0,
  };
}

function wallQuestionOf(view: QuestionView, round: Poll | null, room: RoomState | null) {
  const progress = round && pollProgressOf(round, view.responses, room);
  const shown = round?.revealed === true ? view.responses : [];
  const positions = positionsIn(view.question, shown);
  const sides = positions.map(({ reply, by }) => positionSummary(reply, by, view, round));
  return {
    id: view.question.id,
    view,
    round,
    answered: progress && { answered: progress.answered, of: progress.of },
    /** The answers, the most shared first; none while nobody may see them. */
    sides: sides.sort((a, b) => b.count - a.count),
    /** How many said that they do not know, or will say later. */
    aside: shown.length - positions.reduce((sum, { by }) => sum + by.length, 0),
    decision: view.decision,
  };
}

function positionSummary(reply: Reply, by: readonly Response[], view: QuestionView, round: Poll | null) {
  return {
    reply,
    count: by.length,
    /** Null where not everybody may see names. */
    names: round?.names === 'signed' ? by.map(({ by: { name } }) => name) : null,
    stances: countConsent(reactionsOn(view, by)),
  };
}
