import { checksum } from '../../base/checksum.ts';
import { groupBy } from '../../base/group-by.ts';
import { capitalize } from '../../english/capitalize.ts';
import { collapseSpaces, shortName } from '../../english/short-name.ts';
import type { Question, SectionFate } from '../../facts/types.ts';
import { BANK } from '../../slots/bank.ts';
import type { BankQuestion } from '../../slots/bank-question.ts';
import { openInTable } from '../../spec/marks/open-in-table.ts';
import { plainText } from '../../spec/plain-text.ts';
import type { Kind, Mark, MarkKind, Point, SpecReading, UnansweredReason } from '../../spec/types.ts';
import { isIncomplete } from '../points/find-sections.ts';
import { placeQuestions } from '../points/place-questions.ts';
import { marksByPoint, marksToAsk, markWords } from '../points/point-marks.ts';
import { outerTitleInName, sectionNames } from '../points/section-names.ts';
import { followsFrom } from './given-answers.ts';

/** Characters of a mark that a sentence can hold; the whole is in the specification. */
const MAX_MARK_LENGTH = 120;
/** The same for a mark that is a question. */
const MAX_QUESTION_LENGTH = 300;

/** What a section has that says nothing, by why it does. */
const UNSAID_PHRASES: Readonly<Record<UnansweredReason, (marks: readonly Mark[]) => string>> = {
  empty: () => 'is empty',
  open: (marks) => {
    const [words, ...more] = new Set(marks.map(({ text }) => truncate(text, MAX_MARK_LENGTH)));
    return words && more.length === 0 ? `says only “${words}”` : 'says only that it is open';
  },
  instructions: () => 'has only notes to its author',
  template: () => 'still has only the words of its template',
};

/**
 * Asks what a section should say, or what its title asks.
 *
 * @param sectionName as `sectionNames` gives it
 * @param marks those in the section
 */
function askAboutSection(point: Point, sectionName: string | undefined, marks: readonly Mark[]) {
  const section = `The section ${nameOf(point, sectionName)}`;
  if (point.status === 'partial') {
    return {
      ask: `${section} is incomplete: what is missing?`,
      why: 'The section says something already; the rest is open.',
    };
  }
  const says = point.unsaid && UNSAID_PHRASES[point.unsaid](marks);
  if (says && /\?$/.test(point.title))
    return {
      ask: truncate(point.title, MAX_QUESTION_LENGTH),
      why: `It is the title of a section that ${says}.`,
    };
  return {
    ask: says
      ? `${section} ${says}: what should it say?`
      : `What should the specification say under ${nameOf(point, sectionName)}?`,
    why: 'The section is there, but nobody has said anything in it yet.',
  };
}

type AskAbout = (words: string, section: string) => string;

/** A person who is named behind a question could know; the question does not ask for them. */
const OWNER_SUFFIX = /\s*\((?:owner|owned by|assignee|assigned to|@)[^()]*\)$/iu;
const CLARIFICATION = /^\[NEEDS\s+CLARIFICATION:\s*(.+?)\]?$/iu;

/** What a mark that is more than “TBD” asks. */
const MARK_QUESTIONS: Readonly<Partial<Record<MarkKind, AskAbout>>> = {
  'open-question': (words, section) => {
    const question = words.replace(OWNER_SUFFIX, '');
    return isAsking(question) ? question : `Under ${section}, this is open: ${quoted(question)}. What is the answer?`;
  },
  'needs-clarification': (words, section) => {
    const inside = CLARIFICATION.exec(words)?.[1] ?? words;
    return isAsking(inside) ? inside : `Under ${section}, this needs clarifying: ${quoted(inside)}. What is meant?`;
  },
  'unresolved-block': (words, section) =>
    isAsking(words) ? words : `Under ${section}, this is unresolved: ${quoted(words)}. What is the answer?`,
  'empty-cell': (words, section) => `In a table under ${section}, nothing is said for “${words}”. What belongs there?`,
};

const PLAIN_MARK_QUESTION: AskAbout = (words, section) =>
  `Under ${section}, it still says “${words}”. What belongs there?`;

/**
 * Asks about a mark in a section; `sectionName` as above.
 *
 * @param alike all marks there with the same words, including it
 */
function askAboutMark(
  { kind, text, due }: Mark,
  alike: readonly Mark[],
  point: Point,
  sectionName: string | undefined,
) {
  const section = nameOf(point, sectionName);
  const own = MARK_QUESTIONS[kind];
  const about = own ?? PLAIN_MARK_QUESTION;
  const words = truncate(text, own ? MAX_QUESTION_LENGTH : MAX_MARK_LENGTH);
  const open = own && kind !== 'empty-cell' ? null : openInTable(alike, words);
  const ask = open ? `Under ${section}, ${open}. What belongs there?` : capitalize(about(words, section));
  const wanted = due === undefined ? '' : ` It is due by ${due}.`;
  return { ask, why: `${whyMarked(kind, section)}${wanted}` };
}

function whyMarked(kind: MarkKind, section: string): string {
  if (kind === 'open-question') return `It is listed as an open question under ${section}.`;
  return MARK_QUESTIONS[kind]
    ? `It is marked as open under ${section}.`
    : 'The rest of the section is written; this one place is open.';
}

function quoted(words: string): string {
  return `“${words.replace(/[.\s]+$/, '')}”`;
}

function isAsking(words: string): boolean {
  return /\?(?:\s|$)/.test(words);
}

/** The title, and that of the section around it where others have the same. */
function nameOf({ title, id }: Point, sectionName = title): string {
  const name = `“${shortName(title) || id}”`;
  const around = outerTitleInName(sectionName);
  return collapseSpaces(title).startsWith(around) ? name : `${name} below “${shortName(around)}”`;
}

/** Words without markup, on one line, cut where they would bury the sentence. */
function truncate(text: string, maxLength: number): string {
  const letters = [...collapseSpaces(plainText(markWords(text)))];
  return letters.length > maxLength
    ? `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/**
 * The questions that a specification raises by itself and that are not there yet, one per gap: the bank's for the
 * first unanswered point of each kind, one for each mark that says what is open, and one for every other point that
 * lacks something. The same specification and questions give the same new ones, byte for byte, on every branch.
 *
 * @param existing those already there; where one has moved away with its section, a new gap gets an id of its own
 * @param knownFates what became of sections before
 */
export function standingQuestions(
  spec: SpecReading,
  existing: readonly Question[] = [],
  knownFates: readonly SectionFate[] = [],
): readonly Question[] {
  const taken = new Set(existing.map(({ id }) => id));
  const placed = placeQuestions(spec, existing, knownFates);
  const under = groupBy(existing, ({ id }) => placed.get(id) ?? null);
  const hosts = bankPoints(spec.points, existing, placed);
  const names = sectionNames(spec.points);
  return spec.points.filter(isIncomplete).flatMap((point) => {
    const section = names.get(point.id);
    return gapQuestions({ point, section }, spec, under.get(point) ?? [], hosts.get(point.kind) === point)
      .filter(({ id, origin }) => origin.from !== 'bank' || !taken.has(id))
      .map((question) => ({
        ...question,
        id: taken.has(question.id) ? `${question.id}.${checksum(point.title)}` : question.id,
        ...(section !== undefined && { section }),
      }))
      .filter(({ id }) => !taken.has(id));
  });
}

/** By kind the unanswered point at which the bank asks: where it has asked already, else the first. */
function bankPoints(
  points: readonly Point[],
  existing: readonly Question[],
  placed: ReadonlyMap<string, Point | null>,
): ReadonlyMap<Kind, Point | null> {
  const hosts = new Map<Kind, Point | null>();
  for (const { id, kind, origin } of existing) {
    if (origin.from !== 'bank') continue;
    const home = placed.get(id);
    const isHost = home?.kind === kind && home.status === 'unanswered';
    hosts.set(kind, hosts.get(kind) ?? (isHost ? home : null));
  }
  for (const point of points) {
    if (point.status === 'unanswered' && !hosts.has(point.kind)) hosts.set(point.kind, point);
  }
  return hosts;
}

interface PointWithSection {
  readonly point: Point;
  readonly section: string | undefined;
}

/** What is still to be asked under a point; of the bank’s questions all, asked or not. */
function gapQuestions(
  { point, section }: PointWithSection,
  { marks }: SpecReading,
  asked: readonly Question[],
  isHost: boolean,
): readonly Question[] {
  const bank = isHost && point.kind !== 'other' ? BANK[point.kind] : [];
  const open = marksToAsk(point, marks);
  const isWhole = bank.length === 0 && open.length === 0 && !isAsked(point, marks, asked);
  return [
    ...bank.map((question) => fromBank(question, point)),
    ...unasked(open, asked).flatMap((alike) => fromMark(alike, { point, section }, open)),
    ...(isWhole ? [fromPoint({ point, section }, marks)] : []),
  ];
}

function isAsked({ id }: Point, marks: readonly Mark[], asked: readonly Question[]): boolean {
  const here = marksByPoint(marks).get(id);
  const left = new Set(here?.map(({ text }) => markWords(text)));
  return asked.some(
    ({ origin }) => origin.from === 'point' || (origin.from === 'mark' && left.has(markWords(origin.text))),
  );
}

/** Marks that no question asks about, those of the same words together. */
function unasked(marks: readonly Mark[], asked: readonly Question[]): readonly (readonly Mark[])[] {
  const seen = new Set(asked.map(({ origin }) => (origin.from === 'mark' ? markWords(origin.text) : null)));
  const byWords = groupBy(marks, ({ text }) => markWords(text));
  return [...byWords].flatMap(([words, alike]) => (seen.has(words) ? [] : [alike]));
}

function fromBank(question: BankQuestion, point: Point): Question {
  const { id, kind, slot, ask, why, shape, who, needs, blocks, minutes, reversal } = question;
  return {
    fact: 'question',
    id,
    point: point.id,
    kind,
    slot,
    origin: { from: 'bank' },
    ask,
    why,
    shape,
    who,
    needs,
    blocks,
    minutes,
    reversal,
  };
}

/** What a question has that is answered in words of one’s own. */
export const PLAIN_QUESTION = {
  fact: 'question',
  slot: null,
  shape: { shape: 'text' },
  who: ['domain expert'],
  needs: [],
  blocks: [],
  minutes: 3,
  reversal: 2,
} as const;

function fromPoint({ point, section }: PointWithSection, marks: readonly Mark[]): Question {
  return {
    ...PLAIN_QUESTION,
    id: `point.${idPart(point.id)}`,
    point: point.id,
    kind: point.kind,
    origin: { from: 'point' },
    ...askAboutSection(point, section, marksByPoint(marks).get(point.id) ?? []),
  };
}

/** @param open all marks of the section, in their order */
function fromMark(
  alike: readonly Mark[],
  { point, section }: PointWithSection,
  open: readonly Mark[],
): readonly Question[] {
  const [mark] = alike;
  if (!mark) return [];
  // “If so” follows from what stands before it.
  const before = followsFrom(mark.text) ? open[open.indexOf(mark) - 1] : undefined;
  return [
    {
      ...PLAIN_QUESTION,
      id: markId(point, mark),
      point: point.id,
      kind: point.kind,
      origin: { from: 'mark', text: markWords(mark.text) },
      ...askAboutMark(mark, alike, point, section),
      ...(before && { needs: [markId(point, before)] }),
      ...(mark.owner !== undefined && { who: [shortName(mark.owner)] }),
    },
  ];
}

function markId(point: Point, { text }: Mark): string {
  return `mark.${idPart(point.id)}.${checksum(text)}`;
}

/** A point's id as part of a question's id: plain where possible, else with a checksum. */
export function idPart(id: string): string {
  const plain = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return plain === id ? plain : `${plain || 'section'}-${checksum(id)}`;
}
