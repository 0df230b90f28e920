import { expect, test } from 'vitest';
import { BREAKS } from '#testing/core/rules/breaks.ts';
import { edited } from '#testing/core/rules/edits.ts';
import { closedExample, example } from '../../examples/example.ts';
import { foldModel } from '../model/fold.ts';
import { productOf } from '../product/product.ts';
import { openWorkspace, type Snapshot } from '../workspace/workspace.ts';
import type { Finding } from './closing-rule.ts';
import { closingOf, conflictsIn } from './closing-status.ts';
import { CLOSING_RULES, judge } from './judge.ts';

const closed = await closedExample();

function findingsIn(snapshot: Snapshot): readonly Finding[] {
  const workspace = openWorkspace(snapshot);
  return judge(productOf(foldModel(workspace), workspace)).flatMap(({ findings }) => findings);
}

const said = ({ rule, sentence }: Finding) => `${rule}: ${sentence}`;
const reasonOf = (id: number) => CLOSING_RULES.find((rule) => rule.id === id)?.reason ?? '';

test('the closed example is closed: it keeps every rule, and none has to wait', () => {
  const workspace = openWorkspace(closed);
  const judgements = judge(productOf(foldModel(workspace), workspace));
  expect(judgements.flatMap(({ findings }) => findings).map(said)).toEqual([]);
  expect(judgements.flatMap(({ rule, notYet }) => (notYet ? [`${rule.id}: ${notYet.notYet}`] : []))).toEqual([]);
  expect(closingOf(judgements, workspace)).toMatchObject({ closed: true, open: 0 });
});

test('what an open question will settle once it is answered is no conflict', async () => {
  const workspace = openWorkspace(await example('half-answered'));
  const judgements = judge(productOf(foldModel(workspace), workspace));
  const conflicts = conflictsIn(judgements, workspace).flatMap(({ findings }) => findings);
  const rules = (of: readonly Finding[]) => new Set(of.map(({ rule }) => rule));
  expect(rules(judgements.flatMap(({ findings }) => findings))).toEqual(new Set([26, 38, 43, 44]));
  expect(rules(conflicts)).toEqual(new Set([38]));
});

for (const { rule, edits } of BREAKS) {
  test(`one change breaks rule ${rule} alone: ${reasonOf(rule)}`, () => {
    const findings = findingsIn(edited(closed, edits));
    expect(findings.filter((finding) => finding.rule !== rule).map(said)).toEqual([]);
    expect(findings).not.toEqual([]);
  });
}

test('every rule is broken by one change', () => {
  expect(BREAKS.map(({ rule }) => rule)).toEqual(CLOSING_RULES.map(({ id }) => id));
});
