import { memoizeByInputs } from '../../base/memoize.ts';
import type { Decision, Question, Raised } from '../../facts/types.ts';
import { folded } from '../../shapes/folded.ts';
import { partsAbout } from './answer-parts.ts';
import { itemNow } from './item-now.ts';
import { type Cell, type Part, wordSaid } from './items.ts';
import { type Asked, type Lookup, namesOf, RECORDS, thingNow, thingOf, wordShown } from './things.ts';

/** What a raised question rests on: the part of an answer that raised it, as its deciders knew it and as it is. */
export interface Footing {
  /** Gone: what raised it is no longer said. Changed: it is, but not as its deciders knew it. */
  readonly stands: 'holds' | 'changed' | 'gone';
  /** One sentence; null unless it is gone. */
  readonly because: string | null;
  /** Null while the question is not decided, or where what its deciders knew cannot be found. */
  readonly before: Version | null;
  /** Null where nothing of it is said any more. */
  readonly now: Version | null;
}

/** What one decision says about what raised a question, row by row. */
export interface Version {
  readonly question: string;
  readonly decision: number;
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Whether what raised a question is still said, and still as its deciders knew it. A question that no answer has
 * raised, or whose raising question cannot be read, rests on nothing.
 *
 * @param known what was found to be gone of the same workspace; filled on the way
 */
export function standsOn(question: Question, from: Lookup, known: Map<string, string | null> = new Map()) {
  const { origin } = question;
  const parent = origin.from === 'answer' ? from.question(origin.because) : undefined;
  if (origin.from !== 'answer' || !parent) return BY_ITSELF;
  const because = whyGone(question, from, known);
  const own = from.question(question.id)?.decision;
  return footings(question, [own, because, ...groundOf(parent, from)], () =>
    footingOf(question, origin, parent, because, from),
  );
}

const BY_ITSELF: Footing = { stands: 'holds', because: null, before: null, now: null };

const footings = memoizeByInputs<Question, Footing>();

/** The decisions that determine whether a question they have raised is still said. */
function groundOf({ decisions, question }: Asked, from: Lookup): readonly unknown[] {
  return [decisions, question.shape, from.question(RECORDS)?.decisions];
}

function footingOf(question: Question, origin: Raised, parent: Asked, because: string | null, from: Lookup): Footing {
  const known = knownDecision(question, origin, parent, from);
  const was = partsAbout(origin, known, parent, from);
  const is = partsAbout(origin, parent.decision, parent, from);
  const before = versionOf(known, was, parent);
  const now = versionOf(parent.decision, is, parent);
  if (because !== null) return { stands: 'gone', because, before, now };
  const same = !before || gist(origin, was, parent) === gist(origin, is, parent);
  return { stands: same ? 'holds' : 'changed', because: null, before, now };
}

/**
 * Why what raised a question is no longer said, in one sentence; null while it is.
 *
 * @param known what was found for other questions of the same workspace; filled on the way
 */
export function whyGone(
  question: Question,
  from: Lookup,
  known: Map<string, string | null> = new Map(),
): string | null {
  const found = known.get(question.id);
  if (found !== undefined) return found;
  // Where questions written by hand name each other in a circle, the first one asked is kept.
  known.set(question.id, null);
  const { origin } = question;
  const parent = origin.from === 'answer' ? from.question(origin.because)?.question : undefined;
  const why = parent ? (whyGone(parent, from, known) ?? whyNotSaid(question, from)) : null;
  known.set(question.id, why);
  return why;
}

const reasons = memoizeByInputs<Question, string | null>();

function whyNotSaid(question: Question, from: Lookup): string | null {
  const { origin } = question;
  const parent = origin.from === 'answer' ? from.question(origin.because) : undefined;
  if (origin.from !== 'answer' || !parent) return null;
  return reasons(question, groundOf(parent, from), () => whyUnsaid(question, origin, parent, from));
}

function whyUnsaid(question: Question, origin: Raised, parent: Asked, from: Lookup): string | null {
  if (!parent.decision || !('value' in parent.decision.result))
    return 'The answer that raised it is no longer in force.';
  const item = itemNow(question, from);
  const thing = thingOf(question);
  const named = thing && thingNow(thing, from);
  if (origin.item && !item?.here) return noLonger(item?.label ?? origin.item.label, 'named');
  if (named && !named.here) return noLonger(named.label, 'named');
  if (origin.item && !origin.thing && origin.said === undefined) return null;
  const parts = partsAbout(origin, parent.decision, parent, from);
  if (parts.length === 0) return noLonger(named?.label ?? item?.label ?? '', 'named there');
  if (origin.said !== undefined && openingWord(origin, parts, parent) === undefined)
    return noLonger(wordShown(origin.said, parent.question), 'said');
  return null;
}

function noLonger(what: string, done: string): string {
  return what === '' ? 'What raised it is no longer said.' : `“${what}” is no longer ${done}.`;
}

function openingWord(origin: Raised, parts: readonly Part[], { question }: Asked): string | undefined {
  const words = origin.said === undefined ? [] : [origin.said, ...(origin.or ?? [])];
  for (const part of parts) {
    const word = wordSaid(part, question.shape, words);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** The decision its deciders knew: the one they named, else the newest before their time. */
function knownDecision({ id }: Question, { because }: Raised, parent: Asked, from: Lookup): Decision | null {
  const own = from.question(id)?.decision;
  if (!own) return null;
  const [question, number] = own.knew?.split('/') ?? [];
  const named = parent.decisions.find((one) => question === because && String(one.number) === number);
  return named ?? (own.knew ? null : (parent.decisions.findLast(({ at }) => at <= own.at) ?? null));
}

function versionOf(decision: Decision | null, parts: readonly Part[], { question }: Asked): Version | null {
  if (!decision || parts.length === 0) return null;
  return { question: question.id, decision: decision.number, rows: parts.map(({ cells }) => cells) };
}

/**
 * What of the parts matters to the question, so that other edits of the same answer leave it alone: all that is said
 * of an item with a word that opened it; nothing more for an item opened by its name alone; for a whole answer the
 * items it names, or what it says.
 */
function gist(origin: Raised, parts: readonly Part[], parent: Asked): string {
  const { shape } = parent.question;
  if (origin.item && origin.said === undefined) return '';
  if (shape.shape === 'multi' || (origin.said !== undefined && !origin.item))
    return openingWord(origin, parts, parent) ?? '';
  const naming = namesOf(parent);
  const said = parts.map(({ label, cells }) => {
    const name = label === '' ? '' : (naming.find(label)?.id ?? folded(label));
    const more = origin.item || label === '' ? cells.filter(({ text }) => text !== label) : [];
    return [name, ...more.map(({ heading, text }) => `${heading}: ${folded(text)}`)];
  });
  return JSON.stringify(said.sort());
}
