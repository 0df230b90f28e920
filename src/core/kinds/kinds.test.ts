import { describe, expect, test } from 'vitest';
import { cellWord, checkValue, parseValue, serializeValue } from '../shapes/index.ts';
import type { Column, ShapeSpec, Value } from '../shapes/types.ts';
import { bankQuestion } from '../slots/bank.ts';
import { ASKING_ORDERS } from './asking-orders.ts';
import { askingPlaces } from './asking-places.ts';
import { KINDS } from './kinds.ts';
import { USUAL_BY_KIND } from './usual-by-kind.ts';

/** How many questions every kind is asked: no order names them. */
const OF_EVERY_KIND = 9;

test('kinds have ids and labels of their own', () => {
  const [ids, labels] = [KINDS.map(({ id }) => id), KINDS.map(({ label }) => label)];
  expect(new Set([...ids, 'none']).size).toBe(ids.length + 1);
  expect(new Set(labels).size).toBe(labels.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  expect(labels.filter((label) => label.length > 36 || !/^[A-Z]/.test(label))).toEqual([]);
});

test('each has an order of asking', () => {
  expect(ASKING_ORDERS.map(({ id }) => id)).toEqual(KINDS.map(({ id }) => id));
});

test('several kinds make an order that is no longer than the longest of them', () => {
  const longest = Math.max(...ASKING_ORDERS.map(({ first }) => first.length));
  const { places } = askingPlaces(KINDS.map(({ id }) => id));
  expect(places.size).toBe(longest + OF_EVERY_KIND);
});

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  const { words, things, roles, usual, sources } = kind;
  const { first = [], out = [] } = ASKING_ORDERS.find(({ id }) => id === kind.id) ?? {};

  test('names questions that are asked, each once', () => {
    const named = [...first, ...out, ...Object.keys(usual)];
    expect(named.filter((id) => bankQuestion(id) === undefined)).toEqual([]);
    expect(new Set(first).size).toBe(first.length);
    expect(new Set(out).size).toBe(out.length);
  });

  test('asks first what it is all about, of that the records early', () => {
    expect(first.length).toBeGreaterThanOrEqual(12);
    expect(first.length).toBeLessThanOrEqual(18);
    expect(first.slice(0, 4)).toContain('entities.records');
    const asked = [...askingPlaces([kind.id]).places.keys()];
    expect(asked).toHaveLength(first.length + OF_EVERY_KIND);
  });

  test('leaves out nothing that it asks first or has a usual answer to', () => {
    expect(out.filter((id) => first.includes(id) || id in usual)).toEqual([]);
  });

  test('has words to be known by, in small letters', () => {
    expect(words.length).toBeGreaterThanOrEqual(12);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
  });

  test('has things with a record each, people, and sources', () => {
    expect(things.length).toBeGreaterThanOrEqual(2);
    expect(things.filter(({ name, record }) => name === '' || record === '')).toEqual([]);
    expect(roles.length).toBeGreaterThanOrEqual(1);
    expect(sources.length).toBeGreaterThanOrEqual(1);
  });

  test('has at least four usual answers', () => {
    expect(Object.keys(usual).length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(usual).length).toBeLessThanOrEqual(8);
  });

  test.each(Object.entries(usual))('answers %s as it is usual', (id, { says, because, source }) => {
    const shape = shapeOfQuestion(id);
    const read = parseValue(says, shape);
    if (!read.ok) throw new Error(read.problem);
    expect(checkValue(read.value, shape)).toBeNull();
    expect(parseValue(serializeValue(read.value, shape), shape)).toEqual(read);
    expect(strangeWords(read.value, shape)).toEqual([]);
    expect(because).toMatch(/^[a-z].*[^.]$/);
    expect(source).not.toBe('');
  });
});

test('the order of asking knows of each kind what has a usual answer', () => {
  const usual = KINDS.map(({ id, usual }) => [id, Object.keys(usual).sort().join(' ')]);
  expect(USUAL_BY_KIND).toEqual(Object.fromEntries(usual));
});

function shapeOfQuestion(id: string): ShapeSpec {
  const question = bankQuestion(id);
  if (!question) throw new Error(`${id} is no question`);
  return question.shape;
}

/** The words of a value that are none of the options that its question offers. */
function strangeWords(value: Value, shape: ShapeSpec): readonly string[] {
  if (shape.shape === 'choice' || shape.shape === 'multi') {
    const ids: readonly unknown[] = shape.options.map(({ id }) => id);
    return [value]
      .flat()
      .map(String)
      .filter((word) => !ids.includes(word));
  }
  if (shape.shape !== 'table' || !Array.isArray(value)) return [];
  return value.flatMap((row) => shape.columns.flatMap((column, at) => strangeCell(String(row[at] ?? ''), column)));
}

function strangeCell(cell: string, { options }: Column): readonly string[] {
  return cell === '' || options === undefined || cellWord(cell, options) !== null ? [] : [cell];
}
