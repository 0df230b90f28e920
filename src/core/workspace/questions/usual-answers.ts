import { memoizeByObject } from '../../base/memoize.ts';
import type { Outcome, Question } from '../../facts/types.ts';
import type { KnownSoFar } from '../../kinds/known-so-far.ts';
import { CUSTOM, SAID } from '../../kinds/usual-answers.ts';
import { type Usual, usualAt } from '../../kinds/usual-of.ts';
import { checkValue, parseValue } from '../../shapes/index.ts';
import type { Value } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { seenInGivenRecords } from './given-records.ts';
import { kindsSaid } from './kinds-said.ts';
import { knownSoFar } from './known-so-far.ts';
import { askedLike } from './question-lookup.ts';
import { bankSlot } from './slot-of.ts';

/** A usual answer to a question to which nobody has said anything. */
export interface UsualOffer {
  readonly view: QuestionView;
  /** What most do; undefined: it does not apply to most. */
  readonly value: Value | undefined;
  /** Why it does not apply; empty where there is a value. */
  readonly reason: string;
  readonly because: string;
  readonly source: string;
}

/**
 * What could be assumed at once: nothing before the kind of product is settled. In the order of asking. What is usual
 * for all things alike is offered once for all of them, as long as nobody has said anything of one.
 */
export const usualOffers = memoizeByObject((workspace: Workspace): readonly UsualOffer[] => {
  if (kindsSaid(workspace).length === 0) return [];
  const general = new Map(
    alikeFor(workspace)
      .flatMap((view) => offerOf(view, workspace) ?? [])
      .map((offer) => [offer.view.question.id, offer]),
  );
  const isCovered = ({ origin }: Question) =>
    origin.from === 'answer' && origin.like !== undefined && general.has(origin.like);
  const own = workspace.questions.filter(({ status, question }) => status === 'open' && !isCovered(question));
  return [...general.values(), ...own.flatMap((view) => offerOf(view, workspace) ?? [])];
});

/** The usual answer to one question; undefined where there is none or somebody has said something. */
export function usualOffer(view: QuestionView, workspace: Workspace): UsualOffer | undefined {
  return view.status === 'open' && kindsSaid(workspace).length > 0 ? offerOf(view, workspace) : undefined;
}

/** General questions that are asked of at least two things each, of which nobody has said anything. */
function alikeFor({ questions, question }: Workspace): readonly QuestionView[] {
  const asked = new Map<string, QuestionView[]>();
  for (const view of questions) {
    const { origin } = view.question;
    if (origin.from !== 'answer' || origin.like === undefined) continue;
    asked.set(origin.like, [...(asked.get(origin.like) ?? []), view]);
  }
  return [...asked].flatMap(([id, views]) => {
    const isUntouched = views.every(({ status }) => status === 'open') && views.length > 1;
    const general = question(id);
    return isUntouched && general?.status === 'parked' && !general.decision ? [general] : [];
  });
}

function offerOf(view: QuestionView, workspace: Workspace): UsualOffer | undefined {
  const { question } = view;
  const seen = seenInGivenRecords(workspace, question);
  const known = knownSoFar(question, workspace);
  const usual = seen === undefined ? usualAt(bankSlot(question), known) : saidByRecords(seen, question, known);
  if (!usual) return undefined;
  const { because, source } = usual;
  if ('none' in usual) return { view, value: undefined, reason: usual.none, because, source };
  const value = valueIn(usual.says, question);
  return value === undefined ? undefined : { view, value, reason: '', because, source };
}

/** Nothing is offered where records show too little: one choice, some of the roles, or states of which none is the first. */
function saidByRecords(says: Value, question: Question, { item }: KnownSoFar): Usual | undefined {
  const rows = question.shape.shape === 'table' && Array.isArray(says) ? says : null;
  const isOfStates = askedLike(question) === 'states.list';
  const isTooLittle =
    rows !== null &&
    (rows.length < 2 ||
      /\brole$/i.test(item?.name ?? '') ||
      (isOfStates && !rows.some((row) => row.includes('first'))));
  return isTooLittle ? undefined : { says, because: 'the records that were given say so', source: SAID };
}

function valueIn(says: Value, { shape }: Question): Value | undefined {
  const isFileForm = typeof says === 'string';
  const read = isFileForm ? parseValue(says, shape) : { ok: true as const, value: says };
  return read.ok && checkValue(read.value, shape) === null ? read.value : undefined;
}

/** Whether only custom speaks for it, and being wrong costs much: nobody should take it without having looked. */
export function isThin({ view, source }: UsualOffer): boolean {
  return source === CUSTOM && view.question.reversal === 3;
}

/** As an assumption, with the day on which it is looked at again. */
export function assumptionOf({ value, reason, because, source }: UsualOffer, revisit: string): Outcome {
  const usual = { because, source };
  return value === undefined
    ? { outcome: 'not-applicable', reason, revisit, usual }
    : { outcome: 'assumed', value, revisit, usual };
}
