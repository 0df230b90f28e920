import { describe, expect, test } from 'vitest';
import { modelOf, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { LENDING } from '#testing/core/rules/lending.ts';
import { landings, links, roles, screens } from '#testing/core/rules/said.ts';
import { verdictOn } from '#testing/core/rules/verdict-on.ts';
import { productOf } from '../product/product.ts';
import { closingOf } from './closing-status.ts';
import { CLOSING_RULES, judge } from './judge.ts';

describe('the closing rules', () => {
  test('stand in their order, each with a reason', () => {
    expect(CLOSING_RULES.map(({ id }) => id)).toEqual([...CLOSING_RULES.keys()].map((at) => at + 1));
    for (const { reason } of CLOSING_RULES) expect(reason).toMatch(/^\p{Lu}.*\.$/u);
  });

  test.each(CLOSING_RULES.filter(({ id }) => id < 24).map(({ id }) => id))(
    'rule %i holds for a small lending library',
    (id) => {
      expect(verdictOn(id, LENDING)).toEqual([]);
    },
  );

  test.each(CLOSING_RULES.filter(({ id }) => id < 24).map(({ id }) => id))(
    'rule %i finds nothing where nothing is said',
    (id) => {
      expect(verdictOn(id).filter((sentence) => !sentence.startsWith('not yet: '))).toEqual([]);
    },
  );
});

describe('a judgement', () => {
  const said = {
    ...roles('Clerk'),
    ...screens('Start | static', 'End | static'),
    ...landings('Clerk | Start'),
    ...links('Start | Finish'),
  };
  const workspace = workspaceOf(said);
  const judgements = judge(productOf(modelOf(said), workspace));
  const findings = judgements.flatMap((judgement) => judgement.findings);

  test('leads each finding to its point and question', () => {
    const [finding] = findings.filter(({ rule }) => rule === 9);
    expect(finding).toEqual({
      rule: 9,
      severity: 'error',
      sentence:
        'From “Start” a link leads to “Finish”, but no screen is called that; name one of the screens, or add it.',
      places: [{ question: 'screens.links', point: '2', thing: { kind: 'screen', id: 'start', label: 'Start' } }],
    });
  });

  test('sums up what stands in the way of closing', () => {
    const closing = closingOf(judgements, workspace);
    expect(closing.closed).toBe(false);
    expect(closing.errors + closing.warnings).toBe(findings.length);
    expect(closing.waiting).toBe(judgements.filter(({ notYet }) => notYet).length);
  });
});
