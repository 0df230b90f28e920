import { groupBy } from '../base/group-by.ts';
import { memoizeByDeps, memoizeByObject } from '../base/memoize.ts';
import { compareTexts } from '../base/texts.ts';
import { newestSpecSource } from '../facts/newest-source.ts';
import { SPEC_FILE } from '../facts/paths.ts';
import type { RecordFile } from '../facts/records/record-file.ts';
import type { SampleSettings } from '../facts/records/sample-file.ts';
import type { Decision, Fact, QuarantinedFile, Question, Tone } from '../facts/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Point, PointStatus, SpecReading } from '../spec/types.ts';
import { correctSpec } from './corrections/corrections-in.ts';
import { placementsOf, type QuestionPlacement } from './points/question-placements.ts';
import { relocateAgendas } from './points/relocate-agendas.ts';
import { sectionFatesIn } from './points/section-names.ts';
import { countQuestions, type QuestionState } from './questions/question-state.ts';
import { compareByRank, type Rank } from './questions/ranking.ts';
import type { Staleness } from './questions/staleness.ts';
import { viewQuestions } from './questions/view-questions.ts';
import { viewWalkthroughs } from './walkthroughs/view-walkthroughs.ts';
import { undoneIn, type WalkthroughView } from './walkthroughs/walkthrough-view.ts';

export { settledValue } from './questions/question-state.ts';

/** What the files of a workspace hold once read: all that is sent over the network. */
export interface Snapshot {
  readonly name: string;
  readonly spec: SpecReading;
  readonly facts: readonly Fact[];
  readonly quarantined: readonly QuarantinedFile[];
  /** Records that people wrote for the prototype; absent: none. */
  readonly records?: readonly RecordFile[];
  /** What the other records are made from; null or absent: not kept yet. */
  readonly sample?: SampleSettings | null;
}

export interface QuestionView extends QuestionState {
  /** Under its present point; its sentence uses the present names of entities. */
  readonly question: Question;
  readonly rank: Rank;
  /** Why nobody has to be asked now, in one sentence; null unless it is parked. */
  readonly parkedBecause: string | null;
  /** Why the decision in force has to be confirmed; null while what it rests on is unchanged. */
  readonly stale: Staleness | null;
}

/** A point with its questions in reading order: those about it, those about its marks, those that people asked. */
export interface PointView {
  readonly point: Point;
  /** The status of its text, raised by what has been decided, and lowered by boxes that nobody has ticked. */
  readonly status: PointStatus;
  readonly questions: readonly QuestionView[];
  /** How many of them are not parked. */
  readonly asked: number;
  readonly closed: number;
}

export interface Workspace {
  readonly name: string;
  readonly spec: SpecReading;
  /** Every point of the specification in its order; the document's title only where something is asked under it. */
  readonly points: readonly PointView[];
  /** What to ask first comes first, what is closed last; what counts the same is in reading order. */
  readonly questions: readonly QuestionView[];
  /** In the order in which they were raised. */
  readonly questionsAsRaised: readonly QuestionView[];
  /** Decisions of all questions, newest first. */
  readonly latestDecisions: readonly Decision[];
  readonly walkthroughs: readonly WalkthroughView[];
  readonly activeWalkthrough: WalkthroughView | null;
  readonly tone: Tone;
  /** What people speak for, in small letters, with the groups of `Question.who` that they were matched to. */
  readonly voices: ReadonlyMap<string, readonly string[]>;
  readonly quarantined: readonly QuarantinedFile[];
  readonly records: readonly RecordFile[];
  readonly sample: SampleSettings | null;
  readonly question: (id: string) => QuestionView | undefined;
  readonly point: (id: string) => PointView | undefined;
}

/** Derives the workspace: everything that is shown, as a pure function of the files. */
export function openWorkspace(snapshot: Snapshot): Workspace {
  const spec = withSourceTitle(correctSpec(snapshot.spec, snapshot.facts), snapshot.facts);
  const { asRaised, asRead, byRank, latestDecisions, byId, walkthroughs } = viewsOf(
    withoutUndone(snapshot.facts),
    spec,
  );
  const points = viewPoints(spec, asRead);
  const byPoint = new Map(points.map((view) => [view.point.id, view]));
  return {
    name: snapshot.name,
    spec,
    points,
    questions: byRank,
    questionsAsRaised: asRaised,
    latestDecisions,
    walkthroughs,
    activeWalkthrough: walkthroughs.find(({ endedAt }) => endedAt === null) ?? null,
    tone: toneIn(snapshot.facts),
    voices: voicesIn(snapshot.facts),
    quarantined: snapshot.quarantined,
    records: snapshot.records ?? [],
    sample: snapshot.sample ?? null,
    question: (id) => byId.get(id),
    point: (id) => byPoint.get(id),
  };
}

const titleCache = memoizeByDeps<SpecReading, SpecReading>();

/** A document without a title is called like the file that SPEC.md was copied from. */
function withSourceTitle(spec: SpecReading, facts: readonly Fact[]): SpecReading {
  const path = spec.title === spec.path ? newestSpecSource(facts)?.path : undefined;
  const title = path
    ?.split('/')
    .at(-1)
    ?.replace(/\.[^.]*$/, '');
  return title ? titleCache(spec, [title], () => ({ ...spec, title })) : spec;
}

type Views = ReturnType<typeof sortedViews> & { readonly walkthroughs: readonly WalkthroughView[] };

const questionsIn = memoizeByObject((facts: readonly Fact[]) => facts.filter((fact) => fact.fact === 'question'));
const viewsCache = memoizeByDeps<readonly Fact[], Views>();

/** Cached by facts and placements: a changed text that moves no question recomputes neither these nor the model. */
function viewsOf(facts: readonly Fact[], spec: SpecReading): Views {
  const asked = questionsIn(facts);
  const placements = placementsOf(spec, asked, sectionFatesIn(facts));
  const placementInputs = [...placements.values()].flatMap(({ point, section, order, notAsked }) => [
    point,
    section,
    order,
    notAsked?.because,
    notAsked?.unless,
  ]);
  return viewsCache(facts, placementInputs, () => ({
    ...sortedViews(viewQuestions(facts, placements), placements),
    walkthroughs: relocateAgendas(viewWalkthroughs(facts), asked, placements),
  }));
}

function sortedViews(views: readonly QuestionView[], placements: ReadonlyMap<string, QuestionPlacement>) {
  const orderOf = ({ question }: QuestionView) => placements.get(question.id)?.order ?? 0;
  // Of two whose sections are gone the difference is no number.
  const byOrder = (a: QuestionView, b: QuestionView) => orderOf(a) - orderOf(b) || 0;
  return {
    asRaised: views,
    asRead: views.toSorted(byOrder),
    byRank: views.toSorted(
      (a, b) => compareByRank(a, b) || byOrder(a, b) || compareTexts(a.question.id, b.question.id),
    ),
    byId: new Map(views.map((view) => [view.question.id, view])),
    latestDecisions: views.flatMap(({ decisions }) => decisions).sort((a, b) => compareTexts(b.at, a.at)),
  };
}

/** Without the questions that were parked and taken back, unless somebody has said something to them. */
const withoutUndone = memoizeByObject((facts: readonly Fact[]): readonly Fact[] => {
  const undone = undoneIn(facts.filter((fact) => fact.fact === 'moment'));
  if (undone.size === 0) return facts;
  const saidTo = new Set(facts.flatMap((fact) => ('question' in fact ? [fact.question] : [])));
  const isGone = (fact: Fact) =>
    fact.fact === 'question' && fact.origin.from === 'hand' && undone.has(fact.id) && !saidTo.has(fact.id);
  return facts.some(isGone) ? facts.filter((fact) => !isGone(fact)) : facts;
});

function viewPoints(spec: SpecReading, questions: readonly QuestionView[]): readonly PointView[] {
  const questionsByPoint = groupBy(questions, ({ question }) => question.point);
  return spec.points
    .filter((point) => questionsByPoint.has(point.id) || !isDocumentTitle(point, spec))
    .map((point) => {
      const asked = questionsByPoint.get(point.id) ?? [];
      const counts = countQuestions(asked);
      const closed = counts.settled + counts.later;
      const status = liftedStatus(point, asked, { ...counts, closed });
      return { point, status, questions: asked, asked: counts.asked, closed };
    });
}

/** What was set, the newest last. */
const settingsIn = memoizeByObject((facts: readonly Fact[]) =>
  facts.filter((fact) => fact.fact === 'setting').sort((a, b) => compareTexts(a.at, b.at) || compareTexts(a.id, b.id)),
);

/** The tone that was set last; playful where nobody has set one. */
function toneIn(facts: readonly Fact[]): Tone {
  return settingsIn(facts).findLast(({ tone }) => tone !== undefined)?.tone ?? 'playful';
}

const voicesIn = memoizeByObject(
  (facts: readonly Fact[]): Workspace['voices'] =>
    new Map(settingsIn(facts).flatMap(({ voice }) => (voice ? [[foldCase(voice.role), voice.groups] as const] : []))),
);

/** The heading that opens the file names the document; it states nothing itself. */
function isDocumentTitle(point: Point, spec: SpecReading): boolean {
  if (point !== spec.points[0] || point.depth !== 1 || point.status === 'unanswered') return false;
  return spec.points.length > 1 && spec.points.every(({ depth }, at) => at === 0 || depth > 1);
}

function liftedStatus(
  point: Point,
  questions: readonly QuestionView[],
  { asked, closed }: { readonly asked: number; readonly closed: number },
): PointStatus {
  if (closed === 0) return point.unticked && point.status === 'answered' ? 'partial' : point.status;
  if (closed < asked) return 'partial';
  const applies = questions.some(({ status }) => status !== 'not-applicable' && status !== 'parked');
  return applies ? 'answered' : 'not-applicable';
}

/** Its decided name, else the title of its specification; without any, the name of its folder. */
export function workspaceTitle({ question, spec, name }: Pick<Workspace, 'question' | 'spec' | 'name'>): string {
  const result = question('purpose.name')?.decision?.result;
  const decided = result?.outcome === 'decided' && typeof result.value === 'string' ? result.value.trim() : '';
  return decided || (spec.title === SPEC_FILE && name ? name : spec.title);
}
