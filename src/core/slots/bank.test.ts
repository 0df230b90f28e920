import { describe, expect, test } from 'vitest';
import { checkValue, parseValue, SHAPES } from '../shapes/index.ts';
import type { Column, ShapeSpec } from '../shapes/types.ts';
import { NAMED_KINDS } from '../spec/types.ts';
import { pipeTable } from './answer-types.ts';
import { BANK, bankOrder, bankQuestion, followUpShape, PER_ENTITY_SLOTS } from './bank.ts';
import type { BankFollowUp, BankQuestion } from './bank-question.ts';
import { PARTS, reasonPhrase } from './parts.ts';

/** The slots every specification is asked for, kind by kind; screens and the model rest on these ids. */
const all: readonly BankQuestion[] = NAMED_KINDS.flatMap((kind) => BANK[kind]);
const ids = new Set(all.map(({ id }) => id));
const kinds: ReadonlySet<string> = new Set(NAMED_KINDS);
const raises = all.flatMap((question) => question.raises.map((raise) => ({ question, raise })));
const shapes: readonly (readonly [string, ShapeSpec])[] = [
  ...all.map(({ id, shape }) => [id, shape] as const),
  ...raises.map(({ raise }) => [raise.slot, followUpShape(raise)] as const),
];

const JARGON =
  /\b(?:entit(?:y|ies)|cardinalit\w*|state machine|transition|schema|payload|endpoint|api|crud|idempoten\w*|foreign key|validat\w*|boolean|null|timeout|rollback|workflow|stakeholder)\b/i;

/** Begins large and ends in its only question mark; what is quoted may be a sentence of its own. */
function isOneSentence(ask: string): boolean {
  const plain = ask.replace(/“[^”]*”/g, 'this');
  return /^[A-Z“]/.test(ask) && /^[^?!]*[^?!.\s]\?$/.test(plain) && !/[.!?]\s/.test(plain);
}

function columnsOf(shape: ShapeSpec): readonly Column[] {
  return shape.shape === 'table' || shape.shape === 'edges' ? shape.columns : [];
}

/** Ids of an answer's options or columns, where its shape has any. */
function partsOf(shape: ShapeSpec): readonly string[] {
  const parts = shape.shape === 'choice' || shape.shape === 'multi' ? shape.options : columnsOf(shape);
  return parts.map(({ id }) => id);
}

/** The words that `where.is` may name; null where any word can be typed. */
function wordsFor({ shape }: BankQuestion, { where }: BankFollowUp): readonly string[] | null {
  if (where?.column !== undefined) {
    return columnsOf(shape).find(({ id }) => id === where.column)?.options ?? null;
  }
  return shape.shape === 'matrix' ? shape.cells : partsOf(shape);
}

/** What waits for a question: those that need it and those it blocks, itself left out. */
function waitingFor(question: BankQuestion): readonly BankQuestion[] {
  return all.filter(
    (other) =>
      other !== question &&
      (other.needs.includes(question.id) || question.blocks.some((b) => b === other.id || b === other.kind)),
  );
}

/** The first circle met when walking along `next`, as ids; empty where there is none. */
function circle(next: (question: BankQuestion) => readonly BankQuestion[]): readonly string[] {
  const done = new Set<string>();
  const walk = (question: BankQuestion, path: readonly string[]): readonly string[] => {
    if (path.includes(question.id)) return [...path.slice(path.indexOf(question.id)), question.id];
    if (done.has(question.id)) return [];
    for (const one of next(question)) {
      const found = walk(one, [...path, question.id]);
      if (found.length > 0) return found;
    }
    done.add(question.id);
    return [];
  };
  return all.map((question) => walk(question, [])).find((found) => found.length > 0) ?? [];
}

describe('the ids', () => {
  test.each(NAMED_KINDS)('of %s follow each other scene by scene, at most five in each', (kind) => {
    const scenes = BANK[kind].map(({ scene }) => scene);
    const changes = scenes.filter((scene, at) => scene !== scenes[at - 1]);
    expect(changes).toEqual([...new Set(scenes)]);
    expect(PARTS[kind].scenes.flatMap(({ questions }) => questions)).toEqual(BANK[kind].map(({ id }) => id));
    expect(Math.max(...PARTS[kind].scenes.map(({ questions }) => questions.length))).toBeLessThanOrEqual(5);
  });

  test('are the slots with dots, begin with the kind, and stand once', () => {
    for (const { id, slot, kind } of all) {
      expect(id).toBe(slot.replaceAll('/', '.'));
      expect(id).toMatch(new RegExp(`^${kind}\\.[a-z][a-z-]*$`));
    }
    expect(ids.size).toBe(all.length);
  });

  test('find their question and its place, and nothing else', () => {
    expect(bankQuestion('roles.sign-in')?.slot).toBe('roles/sign-in');
    expect(bankQuestion('constructor')).toBeUndefined();
    expect(all.map(({ id }) => bankOrder(id))).toEqual(all.map((_, place) => place));
    expect(bankOrder('entities.invoice.fields')).toBe(all.length);
  });
});

describe('what people hear', () => {
  test('is one short sentence each', () => {
    const asks = [...all.map(({ ask }) => ask), ...raises.map(({ raise }) => raise.ask)];
    expect(asks.filter((ask) => !isOneSentence(ask) || ask.length > 140)).toEqual([]);
  });

  test('uses no word of the trade', () => {
    const said = [
      ...all.flatMap(({ ask, why, guess }) => [ask, why, guess.says]),
      ...raises.map(({ raise }) => raise.ask),
    ];
    expect(said.filter((sentence) => JARGON.test(sentence))).toEqual([]);
  });

  test('comes with a reason, people who could know, and a few minutes', () => {
    for (const { id, why, who, minutes } of all) {
      expect(why, id).toMatch(/\.$/);
      expect(who.length, id).toBeGreaterThanOrEqual(1);
      expect(who.length, id).toBeLessThanOrEqual(3);
      expect(new Set(who).size, id).toBe(who.length);
      expect(minutes, id).toBeGreaterThanOrEqual(1);
      expect(minutes, id).toBeLessThanOrEqual(10);
    }
  });
});

describe('the order of asking', () => {
  test('refers to what exists', () => {
    expect(all.flatMap(({ needs }) => needs.filter((need) => !ids.has(need)))).toEqual([]);
    expect(all.flatMap(({ blocks }) => blocks.filter((block) => !ids.has(block) && !kinds.has(block)))).toEqual([]);
  });

  test('has no circle in what is needed, nor in what waits for what', () => {
    expect(circle(({ needs }) => all.filter(({ id }) => needs.includes(id)))).toEqual([]);
    expect(circle(waitingFor)).toEqual([]);
  });

  test('begins with the purpose and comes to every question', () => {
    expect(new Set(all.filter(({ needs }) => needs.length === 0).map(({ kind }) => kind))).toEqual(
      new Set(['purpose']),
    );
    const settled = new Set<string>();
    let opened: readonly BankQuestion[] = [];
    do {
      for (const { id } of opened) settled.add(id);
      opened = all.filter(({ id, needs }) => !settled.has(id) && needs.every((need) => settled.has(need)));
    } while (opened.length > 0);
    expect(all.filter(({ id }) => !settled.has(id))).toEqual([]);
  });
});

describe('the shapes', () => {
  test('all occur', () => {
    expect(new Set(all.map(({ shape }) => shape.shape))).toEqual(new Set(Object.keys(SHAPES)));
  });

  test('have proper options, columns and words', () => {
    for (const [slot, shape] of shapes) {
      const parts = partsOf(shape);
      expect(new Set(parts).size, slot).toBe(parts.length);
      for (const part of parts) expect(part, slot).toMatch(/^[a-z][a-z0-9-]*$/);
      for (const { options = [] } of columnsOf(shape)) expect(new Set(options).size, slot).toBe(options.length);
      if (shape.shape === 'choice' || shape.shape === 'multi') expect(parts.length, slot).toBeGreaterThan(1);
      if (shape.shape === 'table') expect(parts.length, slot).toBeGreaterThan(0);
    }
  });
});

describe('the guesses', () => {
  test.each(all.map((question) => [question.id, question] as const))('%s can be recorded', (_, { guess, shape }) => {
    const read = parseValue(guess.value, shape);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(checkValue(read.value, shape)).toBeNull();
    expect(guess.says.trim()).not.toBe('');
  });
});

describe('the follow-ups', () => {
  test('have slots of their own below a kind', () => {
    const slots = raises.map(({ raise }) => raise.slot);
    expect(new Set([...slots, ...all.map(({ slot }) => slot)]).size).toBe(slots.length + all.length);
    for (const slot of slots) {
      expect(slot).toMatch(/^[a-z]+(?:\/(?:[a-z][a-z-]*|\{item\}|\{thing\}))+$/);
      expect(kinds.has(slot.split('/')[0] ?? '')).toBe(true);
    }
  });

  test('name the item or the thing exactly when they are asked of it, in the sentence as a quotation', () => {
    for (const { raise } of raises) {
      const own = raise.per === 'answer' ? [] : [`{${raise.per}}`];
      expect(raise.slot.match(/\{.*?\}/g) ?? [], raise.slot).toEqual(own);
      expect(new Set(raise.ask.match(/.\{.*?\}./g)), raise.slot).toEqual(new Set(own.map((name) => `“${name}”`)));
    }
  });

  test('of one thing are alike to one question of the bank each, and answered like it', () => {
    const alike = raises.flatMap(({ raise }) => (raise.like ? [raise.like] : []));
    expect(alike.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(alike).size).toBe(alike.length);
    expect([...PER_ENTITY_SLOTS.keys()]).toEqual(alike);
    for (const { question, raise } of raises.filter(({ raise }) => raise.like)) {
      expect(raise.per, raise.slot).toBe(question.id === 'entities.records' ? 'item' : 'thing');
      expect(columnsOf(followUpShape(raise)).map(({ id }) => id)).not.toContain('thing');
    }
  });

  test('of one thing are reached from the things alone', () => {
    const reached = new Set(['entities.records']);
    for (const id of reached) for (const { like } of bankQuestion(id)?.raises ?? []) if (like) reached.add(like);
    expect([...reached].sort()).toEqual(['entities.records', ...PER_ENTITY_SLOTS.keys()].sort());
  });

  test('per item only where the answer has items', () => {
    const perItem = raises.filter(({ raise }) => raise.per === 'item').map(({ question }) => question.shape.shape);
    expect(perItem.filter((shape) => ['text', 'choice', 'number'].includes(shape))).toEqual([]);
  });

  test('say in one way what an answer says', () => {
    for (const { question, raise } of raises) {
      const saying = reasonPhrase(question.id, raise.per === 'item' ? 'item' : 'whole');
      if (saying !== undefined) expect(saying, raise.slot).toMatch(/^[a-z][^{}]*[a-z…”?]$/);
      if (raise.per === 'item' && saying !== undefined) expect(saying, raise.slot).toContain('“…”');
    }
  });

  test('are opened by answers that can be given', () => {
    for (const { question, raise } of raises.filter(({ raise }) => raise.where)) {
      const words = wordsFor(question, raise);
      expect(
        raise.where?.is.filter((word) => !words?.includes(word)),
        raise.slot,
      ).toEqual([]);
      expect(words, raise.slot).not.toBeNull();
    }
  });
});

test.each([
  [
    'entities.relations',
    'From | To | If the first one goes | Per second one, how many | Per first one, how many',
    'Loan | Tool | stays alone | any number | exactly one',
    'From | To | If From is deleted | How many From for each To | How many To for each From',
  ],
  [
    'states.list',
    'If it has several lives, which | Answer',
    'Lending | Out',
    'Kind of status, if it has several | Answer',
  ],
])('%s: tables with the headers of before are read as with those of now', (id, before, row, now) => {
  const shape = bankQuestion(id)?.shape ?? { shape: 'text' };
  const read = (head: string) => parseValue(pipeTable(head, row), shape);
  expect(read(before)).toMatchObject({ ok: true });
  expect(read(before)).toEqual(read(now));
  // A range of a spreadsheet has no line of dashes that tells its header.
  const range = `${before}\n${row}`.replaceAll(' | ', '\t');
  expect(parseValue(range, shape)).toEqual(read(now));
});
