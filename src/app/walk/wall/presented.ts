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
import type { RoomState } from '#core/room.ts';
import { countConsent } from '../../asking/reactions.ts';
import { progressOf } from '../../presence/who-is-missing.ts';

export type Presented = ReturnType<typeof presented>;
export type PresentedQuestion = ReturnType<typeof asPresented>;

/** The facts that everybody may see: no notes, no answer that has not been revealed. */
function seenByAll(facts: readonly Fact[]): readonly Fact[] {
  const walks = new Map(viewWalkthroughs(facts).map((view) => [view.walkthrough.id, view]));
  const open = facts.filter((fact) => audienceOf(fact, walks) === 'everybody');
  return open.length === facts.length ? facts : open;
}

/** A workspace as everybody may see it, no matter who has read it. */
export function forAllEyes(snapshot: Snapshot): Workspace {
  return openWorkspace({ ...snapshot, facts: seenByAll(snapshot.facts) });
}

/** What is on the wall, from what is known and who is here; nothing that only its reader may see. */
export function presented(workspace: Workspace, room: RoomState | null) {
  const walking = workspace.walking;
  const place = walking?.place ?? null;
  const { point, question: view } = inView(place ?? '', workspace);
  const round = walking?.rounds.get(view?.question.id ?? '') ?? null;
  return {
    title: walking?.walkthrough.title ?? null,
    place,
    point: point?.point.id ?? null,
    question: view ? asPresented(view, round, room) : null,
    timer: room?.timer ?? null,
    here: room?.count ?? 0,
  };
}

function asPresented(view: QuestionView, round: Poll | null, room: RoomState | null) {
  const progress = round && progressOf(round, view.responses, room);
  const shown = round?.revealed === true ? view.responses : [];
  const positions = positionsIn(view.question, shown);
  const sides = positions.map(({ reply, by }) => sideOf(reply, by, view, round));
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

function sideOf(reply: Reply, by: readonly Response[], view: QuestionView, round: Poll | null) {
  return {
    reply,
    count: by.length,
    /** Null where not everybody may see names. */
    names: round?.names === 'signed' ? by.map(({ by: { name } }) => name) : null,
    stances: countConsent(reactionsOn(view, by)),
  };
}
