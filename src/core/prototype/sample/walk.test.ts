import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { closedExample } from '../../../examples/example.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { openProduct } from '../open-product.ts';
import { sampleSet } from './sample-set.ts';
import { stateGraphOf } from './walk.ts';

/** How often each state occurs among 200 records of an entity with these transitions: `from | to | only if`. */
function met(
  moves: readonly string[] | null,
  more: Readonly<Record<string, Said>> = {},
): Readonly<Record<string, number>> {
  const model = modelOf({
    'entities.records': tableText('Thing', 'Loan'),
    'entities.loan.fields': tableText('Field | Type', 'Fee | number'),
    'states.loan.list': tableText('Answer | Place', 'new | first', 'lent | ', 'lost | ', 'back | last'),
    ...(moves && {
      'states.loan.transitions': tableText(
        'From | To | Only if | What happens',
        ...moves.map((move, at) => `${move} | ${at}`),
      ),
    }),
    ...more,
  });
  const found: Record<string, number> = {};
  for (const { states } of sampleSet(model, optionsWith({ count: () => 200 })).rows('loan')) {
    const state = states.get('loan') ?? 'none';
    found[state] = (found[state] ?? 0) + 1;
  }
  return found;
}

describe('where records are in their life', () => {
  test.each<readonly [what: string, moves: readonly string[] | null, states: readonly string[]]>([
    ['wherever moves lead', ['new | lent | ', 'lent | back | '], ['back', 'lent', 'new']],
    ['not where no move leads', ['lost | back | '], ['new']],
    ['not where a guard never opens', ['new | lent | Fee > 5 && Fee < 3', 'lent | back | '], ['new']],
    ['anywhere while the guard is only said in words', ['new | lent | somebody asks for it'], ['lent', 'new']],
    ['anywhere while nobody has said how one comes there', null, ['back', 'lent', 'lost', 'new']],
    ['once around and on', ['new | lent | ', 'lent | new | ', 'lent | lost | '], ['lent', 'lost', 'new']],
  ])('%s', (_, moves, states) => {
    const found = met(moves);
    expect(Object.keys(found).sort()).toEqual(states);
    expect(Math.min(...Object.values(found))).toBeGreaterThan(200 / states.length / 2);
  });

  test('a guard decides by the record', () => {
    const model = modelOf({
      'entities.records': tableText('Thing', 'Loan'),
      'entities.loan.fields': tableText('Field | Type', 'Fee | number'),
      'states.loan.list': tableText('Answer | Place', 'new | first', 'lent | last'),
      'states.loan.transitions': tableText('From | To | Only if | What happens', 'new | lent | Fee < 50 | lend'),
    });
    const rows = sampleSet(model, optionsWith({ count: () => 200 })).rows('loan');
    const lent = rows
      .filter(({ states }) => states.get('loan') === 'lent')
      .map(({ cells }) => Number(cells.get('fee')?.value));
    expect(lent.length).toBeGreaterThan(20);
    expect(Math.max(...lent)).toBeLessThan(50);
  });

  test('the clock moves what was due until a day on the day after', async () => {
    const { model } = openProduct(openWorkspace(await closedExample()));
    const loan = model.states.cycles.find(({ entity }) => entity === 'loan');
    const days = (loan && stateGraphOf(loan)?.moves)?.flatMap((move) => move.days ?? []);
    expect(days).toEqual([15, 60]);
  });

  test('a thing with several lives has a place in each', () => {
    const model = modelOf({
      'entities.records': tableText('Thing', 'Loan'),
      'states.loan.list': tableText(
        'Answer | Place | If it has several lives, which',
        'new | first | Lending',
        'lent | last | Lending',
        'due | first | Fee',
        'paid | last | Fee',
      ),
    });
    const [row] = sampleSet(model, optionsWith()).rows('loan');
    expect(row?.states.size).toBe(2);
  });
});
