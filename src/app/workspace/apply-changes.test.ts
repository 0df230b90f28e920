import { expect, test } from 'vitest';
import type { Fact, SpecReading } from '#core/index.ts';
import { applyChanges, type StreamChange } from './apply-changes.ts';
import type { WorkspaceSnapshot } from './workspace-snapshot.ts';

const spec = { title: 'Demo', points: [] } as unknown as SpecReading;
const opened: WorkspaceSnapshot = {
  name: 'demo',
  spec,
  facts: [],
  quarantined: [],
  epoch: 'run',
  seq: 5,
  problem: null,
  trouble: null,
  source: null,
};

function response(id: string): Fact {
  return {
    fact: 'response',
    id,
    question: 'one',
    by: { name: 'Ann', role: '' },
    at: '2026-11-23T09:00:00Z',
    reply: { says: 'unknown', who: '' },
  };
}

const facts = (place: string, ...ids: string[]): StreamChange => ({
  place,
  change: { kind: 'facts', added: ids.map(response) },
});

const ids = (after: WorkspaceSnapshot | 'snapshot') =>
  after === 'snapshot' ? after : after.facts.map((fact) => ('id' in fact ? fact.id : ''));

test('many changes are one, each fact is there once, and it is known how far one has come', () => {
  const keys = new Set<string>();
  const after = applyChanges(opened, [facts('run-6', 'a', 'b'), facts('run-8', 'b', 'c')], keys);
  expect(ids(after)).toEqual(['a', 'b', 'c']);
  expect(after).toMatchObject({ epoch: 'run', seq: 8 });
  expect(applyChanges(after === 'snapshot' ? opened : after, [facts('run-9', 'c')], keys)).toMatchObject({
    seq: 9,
  });
});

test('what the reading held already changes nothing', () => {
  const trouble: StreamChange = { place: 'run-4', change: { kind: 'trouble', sentence: 'old' } };
  expect(applyChanges(opened, [trouble, { place: 'run-5', change: { kind: 'snapshot' } }], new Set())).toBe(opened);
});

test('the newest of what is told as a whole counts', () => {
  const trouble = (at: number, sentence: string | null): StreamChange => ({
    place: `run-${at}`,
    change: { kind: 'trouble', sentence },
  });
  expect(applyChanges(opened, [trouble(6, 'full'), trouble(7, null)], new Set())).toMatchObject({
    trouble: null,
  });
});

test.each(['run-6', 'other-1'])('a snapshot at %s means reading everything again', (place) => {
  expect(applyChanges(opened, [facts('run-6', 'a'), { place, change: { kind: 'snapshot' } }], new Set())).toBe(
    'snapshot',
  );
});
