import type { Decision, Fact, Quarantined, Question, Response, Stance } from './facts/types.ts';
import { grouped } from './grouped.ts';
import { askOf } from './questions/ask-now.ts';
import { isClosed, type LifeCycle, lifeCycle } from './questions/life-cycle.ts';
import { parkQuestions } from './questions/parking.ts';
import { type Rank, rankQuestions } from './questions/ranking.ts';
import { type Staleness, staleness } from './questions/stale.ts';
import type { Asked, Lookup } from './questions/things.ts';
import type { RecordFile } from './records/record-file.ts';
import type { SampleSettings } from './records/sample-file.ts';
import { oncePer } from './remembered.ts';
import type { Point, PointStatus, SpecReading } from './spec/types.ts';
import { viewWalkthroughs } from './walkthrough/view-walkthroughs.ts';
import type { WalkthroughView } from './walkthrough/walkthrough-view.ts';

/** What the files of a workspace hold once read: all that crosses the wire. */
export interface Snapshot {
  readonly name: string;
  readonly spec: SpecReading;
  readonly facts: readonly Fact[];
  readonly quarantined: readonly Quarantined[];
  /** Records that people wrote down for the prototype; absent: none. */
  readonly records?: readonly RecordFile[];
  /** From what the other records are made; null or absent: nobody has kept it yet. */
  readonly sample?: SampleSettings | null;
}

/** A question with everything that is derived from its facts. */
export interface QuestionView extends LifeCycle {
  /** Its sentence calls things what they are called now. */
  readonly question: Question;
  readonly rank: Rank;
  /** Why nobody has to be asked for now, in one sentence; null unless it is parked. */
  readonly parkedBecause: string | null;
  /** Why the decision in force has to be confirmed; null while it stands on what it rested on. */
  readonly stale: Staleness | null;
}

/** A point with the questions asked under it, in the order they were raised. */
export interface PointView {
  readonly point: Point;
  /** The status of its text, lifted by what has been decided. */
  readonly status: PointStatus;
  readonly questions: readonly QuestionView[];
  /** How many of them count: those that are not parked. */
  readonly asked: number;
  readonly closed: number;
}

export interface Workspace {
  readonly name: string;
  readonly spec: SpecReading;
  /** Every point of the specification in its order, the document's title left out. */
  readonly points: readonly PointView[];
  /** By rank: what to ask first comes first, what is closed last. */
  readonly questions: readonly QuestionView[];
  /** The same in the order in which they were raised. */
  readonly raised: readonly QuestionView[];
  /** Decisions of all questions, newest first. */
  readonly latest: readonly Decision[];
  /** Newest first. */
  readonly walkthroughs: readonly WalkthroughView[];
  /** The walkthrough that goes on right now, or null. */
  readonly walking: WalkthroughView | null;
  readonly quarantined: readonly Quarantined[];
  readonly records: readonly RecordFile[];
  readonly sample: SampleSettings | null;
  readonly question: (id: string) => QuestionView | undefined;
  readonly point: (id: string) => PointView | undefined;
}

/** Everything that is shown, as one pure function of what the files hold. */
export function openWorkspace(snapshot: Snapshot): Workspace {
  const { asRaised, byRank, latest, byId } = viewsOf(snapshot.facts);
  const points = viewPoints(snapshot.spec, asRaised);
  const byPoint = new Map(points.map((view) => [view.point.id, view]));
  const walkthroughs = viewWalkthroughs(snapshot.facts);
  return {
    name: snapshot.name,
    spec: snapshot.spec,
    points,
    questions: byRank,
    raised: asRaised,
    latest,
    walkthroughs,
    walking: walkthroughs.find(({ endedAt }) => endedAt === null) ?? null,
    quarantined: snapshot.quarantined,
    records: snapshot.records ?? [],
    sample: snapshot.sample ?? null,
    question: (id) => byId.get(id),
    point: (id) => byPoint.get(id),
  };
}

/** The questions as they follow from the facts. */
interface Views {
  readonly asRaised: readonly QuestionView[];
  readonly byRank: readonly QuestionView[];
  readonly byId: ReadonlyMap<string, QuestionView>;
  readonly latest: readonly Decision[];
}

/** Once for the same facts: another text of the specification leaves the questions, and the model, as they are. */
const viewsOf = oncePer((facts: readonly Fact[]): Views => {
  const views = viewQuestions(facts);
  return {
    asRaised: views,
    byRank: [...views].sort(inOrderOfAsking),
    byId: new Map(views.map((view) => [view.question.id, view])),
    latest: views
      .flatMap(({ decisions }) => decisions)
      .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
  };
});

function viewQuestions(facts: readonly Fact[]): readonly QuestionView[] {
  const responses = new Map<string, Response[]>();
  const decisions = new Map<string, Decision[]>();
  const stances = new Map<string, Stance[]>();
  const questions: Question[] = [];
  for (const fact of facts) {
    if (fact.fact === 'question') questions.push(fact);
    else if (fact.fact === 'response') push(responses, fact);
    else if (fact.fact === 'decision') push(decisions, fact);
    else if (fact.fact === 'stance') push(stances, fact);
  }
  const lives = questions.map((question) => ({
    question,
    ...lifeCycle(
      question,
      responses.get(question.id) ?? [],
      decisions.get(question.id) ?? [],
      stances.get(question.id),
    ),
  }));
  const byId = new Map(lives.map((life) => [life.question.id, life]));
  const from = { question: (id: string) => byId.get(id) };
  const gone = new Map<string, string | null>();
  const { because, instead } = parkQuestions(lives, from, gone);
  const stales = new Map(
    lives.flatMap((life) => {
      const stale = because.has(life.question.id) ? null : staleness(life, from, gone);
      return stale ? [[life.question.id, stale] as const] : [];
    }),
  );
  const statusOf = ({ question, status }: Asked) =>
    because.has(question.id) ? 'parked' : stales.has(question.id) ? 'stale' : status;
  const ranks = rankQuestions(
    lives.map((life) => ({ question: life.question, status: statusOf(life) })),
    instead,
  );
  const views: QuestionView[] = [];
  for (const life of lives) {
    const { responses, replaced, decisions, decision, dissent, late, stances } = life;
    const rank = ranks.get(life.question.id);
    if (!rank) continue;
    views.push({
      question: inWordsOfToday(life.question, from),
      status: statusOf(life),
      parkedBecause: because.get(life.question.id) ?? null,
      stale: stales.get(life.question.id) ?? null,
      rank,
      responses,
      replaced,
      decisions,
      decision,
      dissent,
      late,
      stances,
    });
  }
  return views;
}

/** The question as it reads when things are called what they are called now. */
function inWordsOfToday(question: Question, from: Lookup): Question {
  const ask = askOf(question, from);
  return ask === question.ask ? question : { ...question, ask };
}

function push<F extends Response | Decision | Stance>(map: Map<string, F[]>, fact: F): void {
  const list = map.get(fact.question);
  if (list) list.push(fact);
  else map.set(fact.question, [fact]);
}

function viewPoints(spec: SpecReading, questions: readonly QuestionView[]): readonly PointView[] {
  const under = grouped(questions, ({ question }) => question.point);
  return spec.points
    .filter((point) => !isDocumentTitle(point, spec))
    .map((point) => {
      const asked = under.get(point.id) ?? [];
      const counted = asked.filter(({ status }) => status !== 'parked');
      const closed = counted.filter(({ status }) => isClosed(status)).length;
      const status = liftedStatus(point, counted, closed);
      return { point, status, questions: asked, asked: counted.length, closed };
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
  if (view.status === 'parked') return 3;
  if (isClosed(view.status)) return 2;
  return view.rank.frontier ? 0 : 1;
}
