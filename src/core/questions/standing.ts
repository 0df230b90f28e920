import { BANK } from '../bank/bank.ts';
import type { BankQuestion } from '../bank/types.ts';
import { checksum } from '../checksum.ts';
import type { Question } from '../facts/types.ts';
import type { Mark, Point, SpecReading } from '../spec/types.ts';

/**
 * The questions that a specification raises by itself, one per gap: the bank's for the first unanswered point of
 * each kind, one for every other unanswered point, one for every mark in a point that says something else.
 * The same specification gives the same questions, byte for byte, on every branch.
 */
export function standingQuestions(spec: SpecReading): readonly Question[] {
  const asked = new Set<string>();
  return spec.points.flatMap((point) => {
    if (point.status === 'partial') return marksOf(spec, point).map((mark) => fromMark(mark, point));
    if (point.status !== 'unanswered') return [];
    if (point.kind === 'other' || asked.has(point.kind)) return [fromPoint(point)];
    asked.add(point.kind);
    return BANK[point.kind].map((question) => fromBank(question, point));
  });
}

function marksOf(spec: SpecReading, point: Point): readonly Mark[] {
  const seen = new Set<string>();
  return spec.marks.filter((mark) => {
    if (mark.point !== point.id || seen.has(mark.text)) return false;
    seen.add(mark.text);
    return true;
  });
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

function fromPoint(point: Point): Question {
  return {
    ...PLAIN,
    id: `point.${idPart(point.id)}`,
    point: point.id,
    kind: point.kind,
    origin: { from: 'point' },
    ask: `What should the specification say under “${point.title}”?`,
    why: 'The section is there, and nobody has said anything in it yet.',
  };
}

function fromMark(mark: Mark, point: Point): Question {
  return {
    ...PLAIN,
    id: `mark.${idPart(point.id)}.${checksum(mark.text)}`,
    point: point.id,
    kind: point.kind,
    origin: { from: 'mark', text: mark.text },
    ask: `Under “${point.title}” it still says “${shorten(mark.text)}”. What should stand there?`,
    why: 'The rest of the section is written; this one place is open.',
  };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** A point's id as part of a question's id: plain where it can be, else told apart by a checksum. */
export function idPart(id: string): string {
  const plain = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return plain === id ? plain : `${plain || 'section'}-${checksum(id)}`;
}
