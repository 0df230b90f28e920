import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { ENTITIES } from '#core/slots/entities/entities.ts';
import { example } from '../../examples/example.ts';
import { nextHole, questionsByScene, sceneWith } from './scene-questions.ts';

const workspace = openWorkspace(await example('half-answered'));
const view = workspace.points.find(({ point }) => point.kind === 'entities');
if (!view) throw new Error('The example has a point about entities.');
const names = new Map([
  ['loan', 'Loan'],
  ['tool', 'Tool'],
]);
const scenes = (subject: string | undefined) =>
  questionsByScene({ view, part: ENTITIES, subject, names, owners: new Map(), question: workspace.question });
const idsIn = (subject: string | undefined) =>
  scenes(subject).map(({ numbered }) => numbered.map(({ question }) => question.id));

test('a subject has its own question in place of the one about all, in reading order', () => {
  const [record = []] = idsIn('loan');
  expect(record[0]).toBe('entities.records');
  expect(record[1]).toBe('entities.loan.fields');
  expect(idsIn('tool')[0]?.[1]).toBe('entities.tool.fields');
});

test('each question is on one scene only, and none is about another subject', () => {
  const all = scenes('loan').flatMap(({ numbered, details }) => [...numbered, ...details]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter(({ question }) => question.id.startsWith('entities.tool.'))).toEqual([]);
});

test('the next hole is the rest of this scene, then of the following ones, and never the open one', () => {
  const asked = scenes('loan');
  const first = nextHole(asked, 'record', null);
  expect(sceneWith(asked, first?.question.id ?? null)?.id).toBe('record');
  const seen: string[] = [];
  for (
    let at = first;
    at && !seen.includes(at.question.id);
    at = nextHole(asked, sceneWith(asked, at.question.id)?.id ?? '', at.question.id)
  )
    seen.push(at.question.id);
  const open = asked
    .flatMap(({ numbered, details }) => [...numbered, ...details])
    .filter(({ status }) => status === 'open');
  expect(open.filter(({ question }) => !seen.includes(question.id))).toEqual([]);
});
