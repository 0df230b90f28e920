import {
  audienceOf,
  type Decision,
  type Fact,
  inView,
  openWorkspace,
  positionsIn,
  type QuestionView,
  type Reply,
  type Response,
  type Round,
  type Snapshot,
  type Stand,
  stancesOn,
  viewWalkthroughs,
  type Workspace,
} from '#core/index.ts';
import type { RoomState, Timer } from '#core/room.ts';
import { countStands } from '../../asking/stances.ts';
import { progressOf } from '../../presence/who-is-missing.ts';

/** What the wall of the room shows: nothing that is not for everybody’s eyes. */
export interface Presented {
  readonly title: string | null;
  readonly place: string | null;
  readonly point: string | null;
  readonly question: PresentedQuestion | null;
  readonly timer: Timer | null;
  readonly here: number;
}

export interface PresentedQuestion {
  readonly id: string;
  readonly view: QuestionView;
  /** The round of this question; null while it has not been put to everybody. */
  readonly round: Round | null;
  readonly answered: { readonly answered: number; readonly of: number } | null;
  /** The answers, the most shared first; empty while nobody may see them. */
  readonly sides: readonly PresentedSide[];
  /** How many said that they do not know, or will say later. */
  readonly aside: number;
  readonly decision: Decision | null;
}

export interface PresentedSide {
  readonly reply: Reply;
  readonly count: number;
  /** Who says so; null where names are not everybody’s to see. */
  readonly names: readonly string[] | null;
  readonly stances: Readonly<Record<Stand, number>>;
}

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

/** What stands on the wall, from what is known and who is here; nothing that only its reader may see. */
export function presented(workspace: Workspace, room: RoomState | null): Presented {
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

function asPresented(view: QuestionView, round: Round | null, room: RoomState | null): PresentedQuestion {
  const progress = round && progressOf(round, view.responses, room);
  const shown = round?.revealed === true ? view.responses : [];
  const positions = positionsIn(view.question, shown);
  const sides = positions.map(({ reply, by }) => sideOf(reply, by, view, round));
  return {
    id: view.question.id,
    view,
    round,
    answered: progress && { answered: progress.answered, of: progress.of },
    sides: sides.sort((a, b) => b.count - a.count),
    aside: shown.length - positions.reduce((sum, { by }) => sum + by.length, 0),
    decision: view.decision,
  };
}

function sideOf(reply: Reply, by: readonly Response[], view: QuestionView, round: Round | null) {
  return {
    reply,
    count: by.length,
    names: round?.names === 'signed' ? by.map(({ by: { name } }) => name) : null,
    stances: countStands(stancesOn(view, by)),
  };
}
