import { checksum } from '../../base/checksum.ts';
import { grouped } from '../../base/grouped.ts';
import { shortName } from '../../english/short-name.ts';
import type { Question, SectionFate } from '../../facts/types.ts';
import { BANK } from '../../slots/bank.ts';
import type { BankQuestion } from '../../slots/bank-question.ts';
import type { Kind, Mark, Point, SpecReading } from '../../spec/types.ts';
import { lacksSomething } from '../points/find-sections.ts';
import { markWords } from '../points/mark-holders.ts';
import { marksAsked, marksByPoint } from '../points/marks-asked.ts';
import { placeQuestions } from '../points/place-questions.ts';
import { sectionNames } from '../points/section-names.ts';
import { markAsked, sectionAsked } from './gap-words.ts';

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
  const left = new Set(
    marksByPoint(marks)
      .get(id)
      ?.map(({ text }) => markWords(text)),
  );
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
