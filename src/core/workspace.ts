import type { Decision, Fact, Quarantined, Question, Response } from './facts/types.ts';
import { isClosed, type LifeCycle, lifeCycle } from './questions/life-cycle.ts';
import { type Rank, rankQuestions } from './questions/ranking.ts';
import type { Point, PointStatus, SpecReading } from './spec/types.ts';

/** What the files of a workspace hold once read: all that crosses the wire. */
export interface Snapshot {
  readonly name: string;
  readonly spec: SpecReading;
  readonly facts: readonly Fact[];
  readonly quarantined: readonly Quarantined[];
}

/** A question with everything that is derived from its facts. */
export interface QuestionView extends LifeCycle {
  readonly question: Question;
  readonly rank: Rank;
}

/** A point with the questions asked under it, in the order they were raised. */
export interface PointView {
  readonly point: Point;
  /** The status of its text, lifted by what has been decided. */
  readonly status: PointStatus;
  readonly questions: readonly QuestionView[];
  readonly closed: number;
}

export interface Workspace {
  readonly name: string;
  readonly spec: SpecReading;
  /** Every point of the specification in its order, the document's title left out. */
  readonly points: readonly PointView[];
  /** By rank: what to ask first comes first, what is closed last. */
  readonly questions: readonly QuestionView[];
  /** Decisions of all questions, newest first. */
  readonly latest: readonly Decision[];
  readonly quarantined: readonly Quarantined[];
  readonly question: (id: string) => QuestionView | undefined;
  readonly point: (id: string) => PointView | undefined;
}

/** Everything that is shown, as one pure function of what the files hold. */
export function openWorkspace(snapshot: Snapshot): Workspace {
  const questions = viewQuestions(snapshot.facts);
  const byId = new Map(questions.map((view) => [view.question.id, view]));
  const points = viewPoints(snapshot.spec, questions);
  const byPoint = new Map(points.map((view) => [view.point.id, view]));
  return {
    name: snapshot.name,
    spec: snapshot.spec,
    points,
    questions: [...questions].sort(inOrderOfAsking),
    latest: questions
      .flatMap((view) => view.decisions)
      .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    quarantined: snapshot.quarantined,
    question: (id) => byId.get(id),
    point: (id) => byPoint.get(id),
  };
}

function viewQuestions(facts: readonly Fact[]): readonly QuestionView[] {
  const responses = new Map<string, Response[]>();
  const decisions = new Map<string, Decision[]>();
  const questions: Question[] = [];
  for (const fact of facts) {
    if (fact.fact === 'question') questions.push(fact);
    else if (fact.fact === 'response') push(responses, fact);
    else push(decisions, fact);
  }
  const lives = questions.map((question) => ({
    question,
    ...lifeCycle(question, responses.get(question.id) ?? [], decisions.get(question.id) ?? []),
  }));
  const ranks = rankQuestions(lives);
  return lives.flatMap((life) => {
    const rank = ranks.get(life.question.id);
    return rank ? [{ ...life, rank }] : [];
  });
}

function push<F extends Response | Decision>(map: Map<string, F[]>, fact: F): void {
  const list = map.get(fact.question);
  if (list) list.push(fact);
  else map.set(fact.question, [fact]);
}

function viewPoints(spec: SpecReading, questions: readonly QuestionView[]): readonly PointView[] {
  const under = new Map<string, QuestionView[]>();
  for (const view of questions) {
    const list = under.get(view.question.point);
    if (list) list.push(view);
    else under.set(view.question.point, [view]);
  }
  return spec.points
    .filter((point) => !isDocumentTitle(point, spec))
    .map((point) => {
      const asked = under.get(point.id) ?? [];
      const closed = asked.filter((view) => isClosed(view.status)).length;
      return { point, status: liftedStatus(point, asked, closed), questions: asked, closed };
    });
}

/** The heading that opens the file names the document; it states nothing itself. */
function isDocumentTitle(point: Point, spec: SpecReading): boolean {
  const alone = spec.points.filter(({ depth }) => depth === 1).length === 1;
  return (
    point === spec.points[0] &&
    point.depth === 1 &&
    alone &&
    spec.points.length > 1 &&
    point.status !== 'unanswered'
  );
}

function liftedStatus(point: Point, asked: readonly QuestionView[], closed: number): PointStatus {
  if (closed === 0) return point.status;
  if (closed < asked.length) return 'partial';
  return asked.every((view) => view.status === 'not-applicable') ? 'not-applicable' : 'answered';
}

/** The frontier by score, then what waits for others, then what is closed; ties by id, so that order never jumps. */
function inOrderOfAsking(a: QuestionView, b: QuestionView): number {
  return (
    stage(a) - stage(b) ||
    a.rank.unmet.length - b.rank.unmet.length ||
    b.rank.score - a.rank.score ||
    (a.question.id < b.question.id ? -1 : 1)
  );
}

function stage(view: QuestionView): number {
  if (isClosed(view.status)) return 2;
  return view.rank.frontier ? 0 : 1;
}
