import { memoizeByDeps } from '../../base/memoize.ts';
import type { AnswerOrigin, Decision, Question } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { currentItem } from './current-item.ts';
import { rowsAbout } from './decided-rows.ts';
import { namesBehind } from './names-said.ts';
import {
  type AskedQuestion,
  currentNameOf,
  entityOfQuestion,
  namingOfQuestion,
  optionLabel,
  type QuestionLookup,
  RECORDS_QUESTION,
} from './question-lookup.ts';
import { type AnswerCell, type AnswerRow, firstWordIn } from './rows-of-value.ts';

/** What a follow-up rests on: the rows of the answer that raised it, when it was decided and now. */
export interface Basis {
  /** Gone: what raised it is no longer said. Changed: it is, but not as its deciders knew it. */
  readonly status: 'holds' | 'changed' | 'gone';
  /** One sentence; null unless it is gone. */
  readonly because: string | null;
  /** Null while the question is not decided, or where what its deciders knew cannot be found. */
  readonly before: BasisVersion | null;
  /** Null where nothing of it is said any more. */
  readonly now: BasisVersion | null;
}

/** The rows of one decision that raised a question. */
export interface BasisVersion {
  readonly question: string;
  readonly decision: number;
  readonly rows: readonly (readonly AnswerCell[])[];
}

/**
 * Whether what raised a question is still said, and still as its deciders knew it. A question that no answer has
 * raised, or whose raising question cannot be read, rests on nothing.
 *
 * @param goneCache why questions of this workspace are gone, by id; filled as they are looked up
 */
export function basisOf(question: Question, from: QuestionLookup, goneCache: Map<string, string | null> = new Map()) {
  const { origin } = question;
  const parent = origin.from === 'answer' ? from.question(origin.because) : undefined;
  if (origin.from !== 'answer' || !parent) return NO_BASIS;
  const because = whyGone(question, from, goneCache);
  const own = from.question(question.id)?.decision;
  return basisCache(question, [own, because, ...cacheInputsOf(parent, from)], () =>
    computeBasis(question, origin, parent, because, from),
  );
}

const NO_BASIS: Basis = { status: 'holds', because: null, before: null, now: null };

const basisCache = memoizeByDeps<Question, Basis>();

/** Inputs of the caches below: whatever decides whether a raised question is still valid. */
function cacheInputsOf({ decisions, question }: AskedQuestion, from: QuestionLookup): readonly unknown[] {
  const behind = namesBehind(question, from)?.namings ?? [];
  return [decisions, question.shape, from.question(RECORDS_QUESTION)?.decisions, ...behind];
}

function computeBasis(
  question: Question,
  origin: AnswerOrigin,
  parent: AskedQuestion,
  because: string | null,
  from: QuestionLookup,
): Basis {
  const priorDecision = knownDecision(question, origin, parent, from);
  const rowsBefore = rowsAbout(origin, priorDecision, parent, from);
  const rowsNow = rowsAbout(origin, parent.decision, parent, from);
  const before = versionOf(priorDecision, rowsBefore, parent);
  const now = versionOf(parent.decision, rowsNow, parent);
  if (because !== null) return { status: 'gone', because, before, now };
  const same = !before || fingerprintOf(origin, rowsBefore, parent) === fingerprintOf(origin, rowsNow, parent);
  return { status: same ? 'holds' : 'changed', because: null, before, now };
}

/**
 * Why what raised a question is no longer said, in one sentence; null while it is.
 *
 * @param goneCache why questions of this workspace are gone, by id; filled as they are looked up
 */
export function whyGone(
  question: Question,
  from: QuestionLookup,
  goneCache: Map<string, string | null> = new Map(),
): string | null {
  const found = goneCache.get(question.id);
  if (found !== undefined) return found;
  // Where questions written by hand name each other in a circle, the first one asked is kept.
  goneCache.set(question.id, null);
  const { origin } = question;
  const parent = origin.from === 'answer' ? from.question(origin.because)?.question : undefined;
  const why = parent ? (whyGone(parent, from, goneCache) ?? whyNotSaid(question, from)) : null;
  goneCache.set(question.id, why);
  return why;
}

const reasonCache = memoizeByDeps<Question, string | null>();

function whyNotSaid(question: Question, from: QuestionLookup): string | null {
  const { origin } = question;
  const parent = origin.from === 'answer' ? from.question(origin.because) : undefined;
  if (origin.from !== 'answer' || !parent) return null;
  return reasonCache(question, cacheInputsOf(parent, from), () => computeWhyNotSaid(question, origin, parent, from));
}

function computeWhyNotSaid(
  question: Question,
  origin: AnswerOrigin,
  parent: AskedQuestion,
  from: QuestionLookup,
): string | null {
  if (!parent.decision || !('value' in parent.decision.result)) return 'The answer that raised it no longer counts.';
  const item = currentItem(question, from);
  const entity = entityOfQuestion(question);
  const named = entity && currentNameOf(entity, from);
  if (origin.item && !item?.here) return noLonger(item?.label ?? origin.item.label, 'named');
  const lost = item && lostName(item.label, parent, from);
  if (lost !== undefined) return noLonger(lost, 'named');
  if (named && !named.here) return noLonger(named.label, 'named');
  if (origin.item && !origin.thing && origin.said === undefined) return null;
  const rows = rowsAbout(origin, parent.decision, parent, from);
  if (rows.length === 0) return noLonger(named?.label ?? item?.label ?? '', 'named there');
  if (origin.said !== undefined && openingWord(origin, rows, parent) === undefined)
    return noLonger(optionLabel(origin.said, parent.question), 'said');
  return null;
}

/** What an item is called by another answer, or one of the ends of an edge, where that no longer names it. */
function lostName(label: string, { question }: AskedQuestion, from: QuestionLookup): string | undefined {
  const behind = namesBehind(question, from);
  const names = question.shape.shape === 'edges' ? label.split(/ → |: /u).slice(0, 2) : [label];
  return names.find((name) => behind?.find(name)?.here === false);
}

function noLonger(what: string, done: string): string {
  return what === '' ? 'The answer no longer says what raised it.' : `“${what}” is no longer ${done}.`;
}

function openingWord(
  origin: AnswerOrigin,
  rows: readonly AnswerRow[],
  { question }: AskedQuestion,
): string | undefined {
  const words = origin.said === undefined ? [] : [origin.said, ...(origin.or ?? [])];
  for (const row of rows) {
    const word = firstWordIn(row, question.shape, words);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** The parent’s decision that those who decided the question knew: the one they named, else the newest before it. */
function knownDecision(
  { id }: Question,
  { because }: AnswerOrigin,
  parent: AskedQuestion,
  from: QuestionLookup,
): Decision | null {
  const own = from.question(id)?.decision;
  if (!own) return null;
  const [question, number] = own.knew?.split('/') ?? [];
  const named = parent.decisions.find((one) => question === because && String(one.number) === number);
  return named ?? (own.knew ? null : (parent.decisions.findLast(({ at }) => at <= own.at) ?? null));
}

function versionOf(
  decision: Decision | null,
  rows: readonly AnswerRow[],
  { question }: AskedQuestion,
): BasisVersion | null {
  if (!decision || rows.length === 0) return null;
  return { question: question.id, decision: decision.number, rows: rows.map(({ cells }) => cells) };
}

/**
 * A fingerprint of what matters to the question, so that other edits of the same answer leave it alone: for an item,
 * the rows with a word that raised it (nothing more if its name alone did); for a whole answer, the items it names or
 * what it says.
 */
function fingerprintOf(origin: AnswerOrigin, rows: readonly AnswerRow[], parent: AskedQuestion): string {
  const { shape } = parent.question;
  if (origin.item && origin.said === undefined) return '';
  if (shape.shape === 'multi' || (origin.said !== undefined && !origin.item))
    return openingWord(origin, rows, parent) ?? '';
  const naming = namingOfQuestion(parent);
  const said = rows.map(({ label, cells }) => {
    const name = label === '' ? '' : (naming.find(label)?.id ?? foldCase(label));
    const more = origin.item || label === '' ? cells.filter(({ text }) => text !== label) : [];
    return [name, ...more.map(({ heading, text }) => `${heading}: ${foldCase(text)}`)];
  });
  return JSON.stringify(said.sort());
}
