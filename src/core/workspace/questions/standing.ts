import { openInTable } from '../../answers/table-words.ts';
import { checksum } from '../../base/checksum.ts';
import { grouped } from '../../base/grouped.ts';
import { capital } from '../../english/capital.ts';
import { oneLine, shortName } from '../../english/short-name.ts';
import type { Question, SectionFate } from '../../facts/types.ts';
import { BANK } from '../../slots/bank.ts';
import type { BankQuestion } from '../../slots/bank-question.ts';
import { plainText } from '../../spec/plain-text.ts';
import type { Kind, Mark, MarkKind, Point, SpecReading, Unsaid } from '../../spec/types.ts';
import { lacksSomething } from '../points/find-sections.ts';
import { marksAsked, marksByPoint, markWords } from '../points/mark-holders.ts';
import { placeQuestions } from '../points/place-questions.ts';
import { sectionNames } from '../points/section-names.ts';

/** Characters of a mark that a sentence can hold; the whole is in the specification. */
const MOST = 120;
/** And of a question that was written down as such. */
const MOST_OF_QUESTION = 300;

/** What is in a section that says nothing, by why it does not. */
const UNSAID: Readonly<Record<Unsaid, (marks: readonly Mark[]) => string>> = {
  empty: () => 'is empty',
  open: (marks) => {
    const [words, ...more] = new Set(marks.map(({ text }) => cut(text, MOST)));
    return words && more.length === 0 ? `says only “${words}”` : 'says only that it is open';
  },
  instructions: () => 'has only notes to its author in it',
  template: () => 'has only the words of its template in it',
};

/**
 * Asks what a section should say, or what its title asks.
 *
 * @param kept the title as questions keep it (`sectionNames`)
 * @param marks those in the section
 */
function sectionAsked(point: Point, kept: string | undefined, marks: readonly Mark[]) {
  const section = `The section ${nameOf(point, kept)}`;
  if (point.status === 'partial') {
    return {
      ask: `${section} says only a part: what is missing?`,
      why: 'The section has begun to say something; the rest is open.',
    };
  }
  const says = point.unsaid && UNSAID[point.unsaid](marks);
  if (says && /\?$/.test(point.title))
    return { ask: cut(point.title, MOST_OF_QUESTION), why: `It is the title of a section that ${says}.` };
  return {
    ask: says
      ? `${section} ${says}: what should it say?`
      : `What should the specification say under ${nameOf(point, kept)}?`,
    why: 'The section is there, and nobody has said anything in it yet.',
  };
}

type AskAbout = (words: string, section: string) => string;

/** A person who is named behind a question could know; the question does not ask for them. */
const OWNED = /\s*\((?:owner|owned by|assignee|assigned to|@)[^()]*\)$/iu;
const INSIDE = /^\[NEEDS\s+CLARIFICATION:\s*(.+?)\]?$/iu;

/** What a mark that is more than “TBD” asks. */
const MARKED: Readonly<Partial<Record<MarkKind, AskAbout>>> = {
  'open-question': (words, section) => {
    const question = words.replace(OWNED, '');
    return isAsking(question) ? question : `Under ${section} this is open: ${quoted(question)}. What shall hold?`;
  },
  'needs-clarification': (words, section) => {
    const inside = INSIDE.exec(words)?.[1] ?? words;
    return isAsking(inside) ? inside : `Under ${section} this needs to be made clear: ${quoted(inside)}. How is it?`;
  },
  'unresolved-block': (words, section) =>
    isAsking(words) ? words : `Under ${section} this is unresolved: ${quoted(words)}. What shall hold?`,
  'empty-cell': (words, section) =>
    `In a table under ${section} nothing is said for “${words}”. What should stand there?`,
};

/** What a plain mark asks. */
const SIGN: AskAbout = (words, section) => `Under ${section} it still says “${words}”. What should stand there?`;

/**
 * Asks about a mark in a section; `kept` as above.
 *
 * @param alike all marks there with the same words, including it
 */
function markAsked({ kind, text, due }: Mark, alike: readonly Mark[], point: Point, kept: string | undefined) {
  const section = nameOf(point, kept);
  const own = MARKED[kind];
  const about = own ?? SIGN;
  const words = cut(text, own ? MOST_OF_QUESTION : MOST);
  const open = own && kind !== 'empty-cell' ? null : openInTable(alike, words);
  const ask = open ? `Under ${section} ${open}. What should stand there?` : capital(about(words, section));
  const wanted = due === undefined ? '' : ` It is wanted by ${due}.`;
  return { ask, why: `${whyMarked(kind, section)}${wanted}` };
}

function whyMarked(kind: MarkKind, section: string): string {
  if (kind === 'open-question') return `It stands as an open question under ${section}.`;
  return MARKED[kind]
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
function nameOf({ title, id }: Point, kept = title): string {
  const name = `“${shortName(title) || id}”`;
  const around = kept.split(' › ')[0] ?? '';
  return oneLine(title).startsWith(around) ? name : `${name} below “${shortName(around)}”`;
}

/** Words without markup, on one line, cut where they would bury the sentence. */
function cut(text: string, most: number): string {
  const letters = [...oneLine(plainText(markWords(text)))];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
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
 * @param known what became of sections before
 */
export function standingQuestions(
  spec: SpecReading,
  existing: readonly Question[] = [],
  known: readonly SectionFate[] = [],
): readonly Question[] {
  const taken = new Set(existing.map(({ id }) => id));
  const placed = placeQuestions(spec, existing, known);
  const under = grouped(existing, ({ id }) => placed.get(id) ?? null);
  const hosts = hostsOfBank(spec.points, existing, placed);
  const names = sectionNames(spec.points);
  return spec.points.filter(lacksSomething).flatMap((point) => {
    const section = names.get(point.id);
    return gapsOf({ point, section }, spec, under.get(point) ?? [], hosts.get(point.kind) === point)
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
function hostsOfBank(
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

interface Titled {
  readonly point: Point;
  readonly section: string | undefined;
}

/** What of a point is to be asked besides the questions that stand under it; those of the bank are all there are. */
function gapsOf(
  { point, section }: Titled,
  { marks }: SpecReading,
  asked: readonly Question[],
  isHost: boolean,
): readonly Question[] {
  const bank = isHost && point.kind !== 'other' ? BANK[point.kind] : [];
  const open = marksAsked(point, marks);
  const isWhole = bank.length === 0 && open.length === 0 && !isAsked(point, marks, asked);
  return [
    ...bank.map((question) => fromBank(question, point)),
    ...unasked(open, asked).flatMap((alike) => fromMark(alike, { point, section })),
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
  const byWords = grouped(marks, ({ text }) => markWords(text));
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

const PLAIN = {
  fact: 'question',
  slot: null,
  shape: { shape: 'text' },
  who: ['domain expert'],
  needs: [],
  blocks: [],
  minutes: 3,
  reversal: 2,
} as const;

function fromPoint({ point, section }: Titled, marks: readonly Mark[]): Question {
  return {
    ...PLAIN,
    id: `point.${idPart(point.id)}`,
    point: point.id,
    kind: point.kind,
    origin: { from: 'point' },
    ...sectionAsked(point, section, marksByPoint(marks).get(point.id) ?? []),
  };
}

function fromMark(alike: readonly Mark[], { point, section }: Titled): readonly Question[] {
  const [mark] = alike;
  if (!mark) return [];
  return [
    {
      ...PLAIN,
      id: `mark.${idPart(point.id)}.${checksum(mark.text)}`,
      point: point.id,
      kind: point.kind,
      origin: { from: 'mark', text: markWords(mark.text) },
      ...markAsked(mark, alike, point, section),
      ...(mark.owner !== undefined && { who: [shortName(mark.owner)] }),
    },
  ];
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
