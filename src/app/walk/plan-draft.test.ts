import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { standingQuestions } from '#core/workspace/questions/standing-questions.ts';
import { changedItems, planFromDraft } from './plan-draft.ts';

const spec = readSpec('# Loans\n\n## Purpose\n\nTBD\n\n## Roles\n\nTBD\n', 'SPEC.md');
const workspace = openWorkspace({ name: 'loans', spec, facts: standingQuestions(spec), quarantined: [] });
const DRAFT = { title: null, minutes: 60, groups: [], items: null };
const planned = planFromDraft(DRAFT, workspace).plan.items;

test('what nobody has touched is planned anew each time, and called after its first screen', () => {
  const { title, byHand, plan } = planFromDraft(DRAFT, workspace);
  expect([title, byHand, plan.items.length > 0]).toEqual(['Walkthrough 1: Purpose', false, true]);
  expect(changedItems(planned, DRAFT, workspace)).toBeNull();
});

test('what hands have changed stays, whoever else is invited', () => {
  const items = changedItems(planned.toReversed(), DRAFT, workspace);
  const other = planFromDraft({ ...DRAFT, items, groups: ['finance'], minutes: 5, title: '' }, workspace);
  expect([other.byHand, other.title]).toEqual([true, '']);
  expect(other.plan.items).toEqual(planned.toReversed());
});

test('a question that is not there any more is dropped, and so is a screen that asks nothing else', () => {
  const [first] = planned;
  if (!first) throw new Error('nothing is planned');
  const gone = { ...first, questions: ['gone.now'] };
  const partly = { ...first, questions: ['gone.now', ...first.questions] };
  const { plan } = planFromDraft({ ...DRAFT, items: [gone, partly] }, workspace);
  expect(plan.items).toEqual([first]);
});
