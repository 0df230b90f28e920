import { expect, test } from 'vitest';
import { type Fact, factPath, handRaisedId, type SpecReading } from '#core/index.ts';
import type { OfflineCommand, OutboxEntry } from '../sync/outbox-entry.ts';
import { openOverlay, revealedIds, unsavedFacts } from './overlay.ts';

const spec = {
  points: [{ id: '2', title: 'Roles', depth: 2, kind: 'roles' }],
} as unknown as SpecReading;
const READ = { name: 'demo', spec, facts: [] };
const ANN = { name: 'Ann', role: 'Finance' };
const NOTHING = () => false;

const entry = (command: OfflineCommand, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  command,
  workspace: 'demo',
  at: Date.UTC(2026, 10, 23, 9, 0, 0, 500),
  state: 'waiting',
  ...more,
});

const answer: OfflineCommand = {
  id: 'a1',
  type: 'respond',
  payload: { by: ANN, question: 'one', reply: { says: 'unknown', who: '' }, supersedes: 'a0' },
};
const unnamed: OfflineCommand = {
  id: 'a2',
  type: 'respond',
  payload: { ...answer.payload, anonymous: { key: 'secret' } },
};

test('what is not saved yet is the fact that it will be', () => {
  const raise: OfflineCommand = {
    id: 'abcdef012345',
    type: 'raise',
    payload: { by: ANN, point: '2', ask: 'Who pays?', why: '', shape: { shape: 'text' }, who: [] },
  };
  const reaction: OfflineCommand = {
    id: 's1',
    type: 'stance',
    payload: { by: ANN, question: 'one', on: 'a0', stand: 'agree', reason: '' },
  };
  const facts = unsavedFacts([entry(answer, { during: 'w1' }), entry(reaction), entry(raise)], READ, NOTHING);
  expect(facts).toMatchObject([
    { fact: 'response', id: 'a1', by: ANN, at: '2026-11-23T09:00:00Z', supersedes: 'a0', during: 'w1' },
    { fact: 'stance', id: 's1', on: 'a0', stand: 'agree' },
    {
      fact: 'question',
      id: handRaisedId('Who pays?', raise.id),
      kind: 'roles',
      origin: { from: 'hand', by: ANN },
    },
  ]);
});

test('a device whose clock is slow, or set back, still tells last what was said last, in its order', () => {
  const known: Fact = {
    fact: 'response',
    id: 'a0',
    question: 'one',
    by: ANN,
    at: '2026-11-23T12:00:00Z',
    reply: { says: 'value', value: 'red' },
  };
  const takes = (id: string): OfflineCommand => ({
    id,
    type: 'stance',
    payload: { by: ANN, question: 'one', on: 'a0', stand: 'agree', reason: '' },
  });
  const said = [entry(takes('s9')), entry(takes('s1'), { at: 0 }), entry(takes('s0'))];
  const unsaved = unsavedFacts(said, { ...READ, facts: [known, { ...known, at: '9999-12-31T23:59:59Z' }] }, NOTHING);
  expect(unsaved).toMatchObject([
    { id: 's9', at: '2026-11-23T12:00:00.001Z' },
    { id: 's1', at: '2026-11-23T12:00:00.002Z' },
    { id: 's0', at: '2026-11-23T12:00:00.003Z' },
  ]);
});

test('without a name there is neither name nor key in it', () => {
  const said = JSON.stringify(unsavedFacts([entry(unnamed)], READ, NOTHING));
  expect(said).not.toMatch(/Ann|Finance|secret/);
});

test('what came back, was refused, or was said elsewhere is not shown again', () => {
  const [fact] = unsavedFacts([entry(answer)], READ, NOTHING);
  if (!fact) return expect.fail('Nothing is shown.');
  const isKnown = (key: string) => key === factPath(fact);
  expect(unsavedFacts([entry(answer)], READ, isKnown)).toEqual([]);
  expect(unsavedFacts([entry(answer, { state: 'refused' })], READ, NOTHING)).toEqual([]);
  expect(unsavedFacts([entry(answer, { workspace: 'another' })], READ, NOTHING)).toEqual([]);
});

test('what only this device knew of is forgotten once all see it', () => {
  const kept = entry(unnamed, { state: 'kept' });
  expect(revealedIds([kept], READ, NOTHING)).toEqual([]);
  expect(revealedIds([kept, entry(answer)], READ, () => true)).toEqual(['a2']);
});

test('the list stays the same for as long as it says the same', () => {
  const overlay = openOverlay();
  const [facts, unsaved] = [[], unsavedFacts([entry(answer)], READ, NOTHING)];
  const shown = overlay(facts, unsaved);
  expect(overlay(facts, unsavedFacts([entry(answer)], READ, NOTHING))).toBe(shown);
  expect(overlay(facts, [])).toBe(facts);
});
