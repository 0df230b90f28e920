import { byTime, toTheMillisecond } from '../../facts/fact-time.ts';
import { isSameMood } from '../../facts/speaker.ts';
import type { Decision, Response } from '../../facts/types.ts';
import { type Position, positionsIn, takesPosition } from '../../workspace/questions/life-cycle.ts';
import { reactionsOn } from '../../workspace/questions/reactions-on.ts';
import type { Poll, WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import type { QuestionView, Workspace } from '../../workspace/workspace.ts';
import { inView } from '../in-view.ts';
import { walkOf } from './facts-until.ts';
import type { Side, Talk } from './types.ts';

/** What was said about every question that was put, shown or touched, in the order in which it first was. */
export function talksOf(view: WalkthroughView, after: Workspace): readonly Talk[] {
  const first = new Map<string, string>();
  for (const { question, at } of touchesOf(view, after)) {
    const before = first.get(question);
    if (before === undefined || at < before) first.set(question, at);
  }
  return [...first]
    .sort(([a, since], [b, until]) => (since < until ? -1 : since > until ? 1 : a < b ? -1 : 1))
    .flatMap(([id]) => after.question(id) ?? [])
    .map((asked) => talkOf(asked, view));
}

function touchesOf(view: WalkthroughView, after: Workspace) {
  const shown = view.shown.flatMap(({ place, at }) => {
    const { question } = inView(place, after);
    return question ? [{ question: question.question.id, at }] : [];
  });
  const put = view.moments.flatMap(({ what, at }) =>
    what.happened === 'put' ? [{ question: what.question, at }] : [],
  );
  return [...shown, ...put, ...after.raised.flatMap((asked) => saidIn(asked, view.walkthrough.id))];
}

/** All that was said to a question in a walkthrough. One that was only raised there is not talked about yet. */
function saidIn(asked: QuestionView, walkthrough: string) {
  const { question, responses, replaced, decisions, reactions } = asked;
  const said = [...responses, ...replaced, ...decisions, ...reactions];
  return said.flatMap(({ at, during }) => (during === walkthrough ? [{ question: question.id, at }] : []));
}

function talkOf(view: QuestionView, { walkthrough, rounds }: WalkthroughView): Talk {
  const isHere = ({ during }: { readonly during?: string }) => during === walkthrough.id;
  const { question, responses, replaced, decision, decisions } = view;
  const before = replaced.filter((response) => isHere(response) && !response.anonymous);
  const round = rounds.get(question.id) ?? null;
  const settles = decision !== null && decision.result.outcome !== 'deferred';
  return {
    view,
    round,
    sides: sidesOf(view),
    others: responses.filter(({ reply }) => !takesPosition(reply)),
    replaced: before,
    whenShown: new Set(before.filter((one) => wasShown(one, view, round)).map(({ id }) => id)),
    decision: decision && isHere(decision) ? decision : null,
    earlier: decisions.filter((one) => one !== decision && isHere(one)),
    restsOn: decision ? citedBy(decision, view) : [],
    against: settles ? view.dissent : [],
  };
}

/** Whether an answer was the last of its speaker when the hidden ones were shown to all. */
function wasShown(response: Response, { responses, replaced }: QuestionView, round: Poll | null): boolean {
  if (!round?.shownAt) return false;
  const until = toTheMillisecond(round.shownAt);
  const shown = [...replaced, ...responses].filter(({ at }) => toTheMillisecond(at) <= until);
  const own = shown.filter((one) => !one.anonymous && isSameMood(one, response));
  return own.sort(byTime).at(-1) === response;
}

/** The one that was decided comes first. */
function sidesOf(view: QuestionView): readonly Side[] {
  const sides = positionsIn(view.question, view.responses).map((position) => sideOf(position, view));
  return [...sides.filter(({ decided }) => decided), ...sides.filter(({ decided }) => !decided)];
}

function citedBy({ restsOn }: Decision, { responses, replaced }: QuestionView): readonly Response[] {
  const cited = new Set(restsOn);
  return [...replaced, ...responses].filter(({ id }) => cited.has(id));
}

function sideOf({ reply, by }: Position, view: QuestionView): Side {
  const cited = new Set(view.decision?.restsOn);
  return { reply, by, reactions: reactionsOn(view, by), decided: by.some(({ id }) => cited.has(id)) };
}

/** The questions that somebody raised by hand, in the order in which they came up. */
export function parkedIn({ walkthrough }: WalkthroughView, after: Workspace): readonly QuestionView[] {
  const when = ({ question: { origin, id } }: QuestionView) =>
    origin.from === 'hand' ? `${origin.at} ${id}` : id;
  return after.raised
    .filter(({ question }) => walkOf(question) === walkthrough.id)
    .sort((a, b) => (when(a) < when(b) ? -1 : 1));
}

/** The questions that its decisions have raised: asked now, and not before. */
export function raisedIn(before: Workspace, after: Workspace): readonly QuestionView[] {
  return after.questions.filter(({ question, status }) => {
    if (question.origin.from !== 'answer' || status === 'parked') return false;
    const was = before.question(question.id);
    return was === undefined || was.status === 'parked';
  });
}
