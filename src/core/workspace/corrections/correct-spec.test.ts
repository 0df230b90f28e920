import { describe, expect, test } from 'vitest';
import { checksum } from '../../base/checksum.ts';
import type { Correction, Fact } from '../../facts/types.ts';
import type { Point, SpecReading } from '../../spec/types.ts';
import { standingQuestions } from '../questions/standing-questions.ts';
import { correctionsIn, correctSpec } from './corrections-in.ts';

function point(id: string, title: string, more: Partial<Point> = {}): Point {
  return {
    id,
    title,
    line: 1,
    endLine: 1,
    depth: 2,
    kind: 'other',
    status: 'answered',
    evidence: [],
    text: `All about ${title}.`,
    ...more,
  };
}

function spec(...points: readonly Point[]): SpecReading {
  return { path: 'SPEC.md', title: 'Lending', points, marks: [], blocks: [], bare: '' };
}

let made = 0;
function correction(more: Partial<Correction>): Correction {
  made += 1;
  return {
    fact: 'correction',
    id: `correction-${made}`,
    point: '2',
    section: 'Domain',
    why: '',
    by: { name: 'Dana', role: '' },
    at: `2026-11-20T09:30:${String(made).padStart(2, '0')}Z`,
    ...more,
  };
}

const PURPOSE = point('1', 'Purpose', { kind: 'purpose' });
const DOMAIN = point('2', 'Domain');
const SPEC = spec(PURPOSE, DOMAIN);
const domainOf = (reading: SpecReading) => reading.points.find(({ title }) => title === 'Domain');

test('where nothing is corrected it is the same object', () => {
  expect(correctSpec(SPEC, [])).toBe(SPEC);
  expect(correctSpec(SPEC, [correction({ point: '9', section: 'Gone', kind: 'states' })])).toBe(SPEC);
});

test('what does not touch a correction leaves the corrected specification the same object', () => {
  const said = correction({ kind: 'entities' });
  const reaction: Fact = {
    fact: 'stance',
    id: 'stance-1',
    question: 'q',
    on: 'response-1',
    by: said.by,
    at: said.at,
    stand: 'agree',
    reason: '',
  };
  const corrected = correctSpec(SPEC, [said]);
  expect(correctSpec(SPEC, [said, reaction])).toBe(corrected);
  expect(corrected.points[0]).toBe(PURPOSE);
});

test('the newest wins, for kind and status apart, in whatever order the files are read', () => {
  const facts = [
    correction({ kind: 'states', status: 'partial' }),
    correction({ kind: 'entities' }),
    correction({ status: 'not-applicable' }),
  ];
  for (const order of [facts, facts.toReversed()]) {
    expect(domainOf(correctSpec(SPEC, order))).toMatchObject({ kind: 'entities', status: 'not-applicable' });
  }
});

describe('the point is found again', () => {
  const said = correction({ kind: 'entities' });
  const kinds = (...points: readonly Point[]) =>
    correctSpec(spec(...points), [said]).points.map(({ id, kind }) => `${id} ${kind}`);

  test('by its title, when it was renumbered', () => {
    expect(kinds(PURPOSE, point('2', 'Roles'), point('3', 'Domain'))).toEqual(['1 purpose', '2 other', '3 entities']);
  });
  test('by what is known to have become of it, when it was renamed', () => {
    const fate = { point: '2', section: 'Domain', now: { point: '2', section: 'Domain model' } };
    const known: Fact = { fact: 'section', id: '0001-a', number: 1, fates: [fate] };
    const { points } = correctSpec(spec(PURPOSE, point('2', 'Domain model')), [said, known]);
    expect(points.map(({ kind }) => kind)).toEqual(['purpose', 'entities']);
  });
  test('and never as a stranger that has its number now', () => {
    expect(kinds(PURPOSE, point('2', 'Glossary'))).toEqual(['1 purpose', '2 other']);
  });
  test('by its id, where several have its title', () => {
    expect(kinds(point('1', 'Domain'), point('2', 'Domain'), point('3', 'Domain'))).toEqual([
      '1 other',
      '2 entities',
      '3 other',
    ]);
  });
});

test('a status holds while the section reads as it did, the kind for good', () => {
  const said = correction({ kind: 'entities', status: 'unanswered', of: checksum(DOMAIN.text) });
  expect(domainOf(correctSpec(SPEC, [said]))).toMatchObject({ kind: 'entities', status: 'unanswered' });
  const written = spec(PURPOSE, { ...DOMAIN, text: 'We lend tools.' });
  expect(domainOf(correctSpec(written, [said]))).toMatchObject({ kind: 'entities', status: 'answered' });
});

test('a section that says nothing after all raises the questions of its kind, one that says all none', () => {
  const ids = (...facts: readonly Fact[]) => standingQuestions(correctSpec(SPEC, facts)).map(({ id }) => id);
  expect(ids()).toEqual([]);
  expect(ids(correction({ kind: 'entities', status: 'unanswered' }))).toContain('entities.records');
  const open = spec({ ...DOMAIN, status: 'unanswered', unsaid: 'empty' });
  expect(standingQuestions(open)).toHaveLength(1);
  expect(standingQuestions(correctSpec(open, [correction({ status: 'answered' })]))).toEqual([]);
  expect(domainOf(correctSpec(open, [correction({ status: 'answered' })]))).not.toHaveProperty('unsaid');
});

test('the program says that a template stands there; people win over it, and give way to it again', () => {
  const own = correction({
    status: 'unanswered',
    of: checksum(DOMAIN.text),
    by: { name: 'Specwalk', role: '' },
    at: '',
  });
  expect(domainOf(correctSpec(SPEC, [own]))).toMatchObject({ status: 'unanswered', unsaid: 'template' });
  const said = correction({ kind: 'states', status: 'answered', of: checksum(DOMAIN.text) });
  expect(domainOf(correctSpec(SPEC, [said, own]))).toMatchObject({ status: 'answered', kind: 'states' });
  const back = correction({ kind: 'as-read', status: 'as-read' });
  expect(domainOf(correctSpec(SPEC, [own, said, back]))).toMatchObject({
    status: 'unanswered',
    kind: 'other',
  });
  expect(correctionsIn(SPEC, [own, said, back]).get('2')).toEqual({ status: own });
});

test('what was taken back leaves the section as it is read', () => {
  const said = correction({ kind: 'states', status: 'unanswered' });
  const back = correction({ kind: 'as-read', status: 'as-read' });
  expect(correctSpec(SPEC, [said, back])).toBe(SPEC);
});
