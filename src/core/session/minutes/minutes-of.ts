import { memoizeByDeps } from '../../base/memoize.ts';
import { compareTexts } from '../../base/texts.ts';
import { compareByTime, withMilliseconds } from '../../facts/fact-time.ts';
import { isSameAuthor, speakerKey } from '../../facts/speaker.ts';
import type { Decision, Fact, Response, Speaker } from '../../facts/types.ts';
import { decidedTexts } from '../../texts/decided/decided-texts.ts';
import {
  isClosed,
  type Position,
  positionsIn,
  reactionsOn,
  takesPosition,
} from '../../workspace/questions/question-state.ts';
import { viewWalkthroughs } from '../../workspace/walkthroughs/view-walkthroughs.ts';
import type { Poll, WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import type { QuestionView, Snapshot, Workspace } from '../../workspace/workspace.ts';
import { burnDownOf, coverageOf } from '../coverage.ts';
import { inView } from '../in-view.ts';
import { tasksByPerson } from '../tasks.ts';
import { factsUntil, visitedPlaces, walkthroughOf } from './facts-until.ts';
import { lineDiff } from './line-diff.ts';
import { type BeforeAndAfter, beforeAndAfter, productChanges } from './product-changes.ts';
import type { Discussion, Minutes, NextSteps, Participant, PositionView, TextChange } from './types.ts';

/** Who runs it, who joined, and who spoke under their name without joining. */
function attendanceOf(view: WalkthroughView, facts: readonly Fact[]): readonly Participant[] {
  const { walkthrough, people } = view;
  const runs: Participant = { ...walkthrough.by, as: 'facilitator', at: walkthrough.at };
  const came = people.map(({ name, role, as, at }): Participant => ({ name, role, as, at }));
  const spoke = facts
    .flatMap((fact) => speakerIn(fact, walkthrough.id) ?? [])
    .map(({ name, role }): Participant => ({ name, role, as: null, at: null }));
  const known = new Map<string, Participant>();
  for (const one of [...came, runs, ...spoke.sort(byName)]) {
    const key = speakerKey(one);
    if (!known.has(key)) known.set(key, one);
  }
  return [...known.values()].sort((a, b) => compareTexts(a.at ?? LATEST_TIME, b.at ?? LATEST_TIME));
}

function speakerIn(fact: Fact, walkthrough: string): Speaker | null {
  if (fact.fact === 'walkthrough' || fact.fact === 'moment') return null;
  if (fact.fact === 'source' || fact.fact === 'section') return null;
  if (walkthroughOf(fact) !== walkthrough) return null;
  if (fact.fact === 'question') return fact.origin.from === 'hand' ? fact.origin.by : null;
  return 'anonymous' in fact && fact.anonymous ? null : fact.by;
}

function byName(a: Speaker, b: Speaker): number {
  return compareTexts(a.name, b.name) || compareTexts(a.role, b.role);
}

/** Sorts after every time. */
const LATEST_TIME = '~';

/** How the decided text has changed, point by point, without the lines that say who decided. */
function specChanges({ before, after }: BeforeAndAfter): readonly TextChange[] {
  const old = decidedTexts(before);
  const now = decidedTexts(after);
  return after.points.flatMap(({ point: { id, title } }) => {
    const [was, is] = [withoutSignature(old.get(id)), withoutSignature(now.get(id))];
    return was === is ? [] : [{ point: id, title, lines: lineDiff(was, is) }];
  });
}

/** Who decided, and the numbers that refer to it. No typed text looks like this, as it is escaped. */
const SIGNATURE = /(?:^|\n\n)<sub>.*<\/sub>(?=\n|$)|\s<sup>[\d, ]+<\/sup>(?=\n|$)/g;

function withoutSignature(text = ''): string {
  return text.replace(SIGNATURE, '').trimStart();
}

const minutesCache = memoizeByDeps<BeforeAndAfter, Minutes>();

/** Undefined where there is no such walkthrough. The same object for the same facts. */
export function minutesOf(snapshot: Snapshot, id: string): Minutes | undefined {
  const view = viewWalkthroughs(snapshot.facts).find(({ walkthrough }) => walkthrough.id === id);
  if (!view) return undefined;
  const beforeAfter = beforeAndAfter(snapshot, view);
  return minutesCache(beforeAfter, [view], () => composeMinutes(snapshot, view, beforeAfter));
}

function composeMinutes(snapshot: Snapshot, view: WalkthroughView, beforeAfter: BeforeAndAfter): Minutes {
  const { before, after } = beforeAfter;
  return {
    walkthrough: view.walkthrough,
    endedAt: view.endedAt,
    closingWord: view.closingWord,
    people: attendanceOf(view, factsUntil(snapshot.facts, view)),
    shown: visitedPlaces(view, after),
    discussions: discussionsOf(view, after),
    parked: parkedIn(view, after),
    raised: raisedIn(before, after),
    spec: specChanges(beforeAfter),
    product: productChanges(beforeAfter),
    coverage: coverageOf(after),
    burnDown: burnDownOf(snapshot, view),
    next: nextSteps(after),
    before,
    after,
  };
}

/** Questions that people can read at a glance. */
const MAX_QUESTIONS = 10;

function nextSteps(after: Workspace): NextSteps {
  const open = after.questions.filter(({ status }) => !isClosed(status));
  return { open: open.length, questions: open.slice(0, MAX_QUESTIONS), tasks: tasksByPerson(after) };
}

/** In the order in which a question was first put, shown or touched. */
function discussionsOf(view: WalkthroughView, after: Workspace): readonly Discussion[] {
  const first = new Map<string, string>();
  for (const { question, at } of touchesOf(view, after)) {
    const before = first.get(question);
    if (before === undefined || at < before) first.set(question, at);
  }
  return [...first]
    .sort(([a, since], [b, until]) => compareTexts(since, until) || compareTexts(a, b))
    .flatMap(([id]) => after.question(id) ?? [])
    .map((asked) => discussionOf(asked, view));
}

function touchesOf(view: WalkthroughView, after: Workspace) {
  const shown = view.shown.flatMap(({ place, at }) => {
    const { question } = inView(place, after);
    return question ? [{ question: question.question.id, at }] : [];
  });
  const polled = view.events.flatMap(({ what, at }) =>
    what.happened === 'put' ? [{ question: what.question, at }] : [],
  );
  return [...shown, ...polled, ...after.questionsAsRaised.flatMap((asked) => saidIn(asked, view.walkthrough.id))];
}

/** All that was said to a question in a walkthrough. Raising it does not count. */
function saidIn(asked: QuestionView, walkthrough: string) {
  const { question, responses, replaced, decisions, reactions } = asked;
  const said = [...responses, ...replaced, ...decisions, ...reactions];
  return said.flatMap(({ at, during }) => (during === walkthrough ? [{ question: question.id, at }] : []));
}

function discussionOf(view: QuestionView, { walkthrough, polls }: WalkthroughView): Discussion {
  const isHere = ({ during }: { readonly during?: string }) => during === walkthrough.id;
  const { question, responses, replaced, decision, decisions } = view;
  const before = replaced.filter((response) => isHere(response) && !response.anonymous);
  const poll = polls.get(question.id) ?? null;
  const settles = decision !== null && decision.result.outcome !== 'deferred';
  return {
    view,
    poll,
    positions: positionViews(view),
    others: responses.filter(({ reply }) => !takesPosition(reply)),
    replaced: before,
    validWhenShown: new Set(before.filter((one) => wasShown(one, view, poll)).map(({ id }) => id)),
    decision: decision && isHere(decision) ? decision : null,
    earlier: decisions.filter((one) => one !== decision && isHere(one)),
    restsOn: decision ? citedBy(decision, view) : [],
    against: settles ? view.dissent : [],
  };
}

/** Whether an answer was its speaker's last when the hidden ones were shown to all. */
function wasShown(response: Response, { responses, replaced }: QuestionView, poll: Poll | null): boolean {
  if (!poll?.shownAt) return false;
  const until = withMilliseconds(poll.shownAt);
  const shown = [...replaced, ...responses].filter(({ at }) => withMilliseconds(at) <= until);
  const own = shown.filter((one) => !one.anonymous && isSameAuthor(one, response));
  return own.sort(compareByTime).at(-1) === response;
}

/** The one that was decided comes first. */
function positionViews(view: QuestionView): readonly PositionView[] {
  const positions = positionsIn(view.question, view.responses).map((position) => positionView(position, view));
  return [...positions.filter(({ decided }) => decided), ...positions.filter(({ decided }) => !decided)];
}

function citedBy({ restsOn }: Decision, { responses, replaced }: QuestionView): readonly Response[] {
  const cited = new Set(restsOn);
  return [...replaced, ...responses].filter(({ id }) => cited.has(id));
}

function positionView({ reply, by }: Position, view: QuestionView): PositionView {
  const cited = new Set(view.decision?.restsOn);
  return { reply, by, reactions: reactionsOn(view, by), decided: by.some(({ id }) => cited.has(id)) };
}

/** The questions that were raised by hand, in the order in which they came up. */
function parkedIn({ walkthrough }: WalkthroughView, after: Workspace): readonly QuestionView[] {
  const when = ({ question: { origin, id } }: QuestionView) => (origin.from === 'hand' ? `${origin.at} ${id}` : id);
  return after.questionsAsRaised
    .filter(({ question }) => walkthroughOf(question) === walkthrough.id)
    .sort((a, b) => compareTexts(when(a), when(b)));
}

/** The questions that its decisions have raised: asked now, and not before. */
function raisedIn(before: Workspace, after: Workspace): readonly QuestionView[] {
  return after.questions.filter(({ question, status }) => {
    if (question.origin.from !== 'answer' || status === 'parked') return false;
    const was = before.question(question.id);
    return was === undefined || was.status === 'parked';
  });
}
