import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANK, bankQuestion, followUpShape } from '#core/slots/bank.ts';
import { CELL_SHAPES, GRID_THEMES } from '#core/slots/grid-themes.ts';
import { openWorkspace } from '#core/workspace/workspace.ts';
import { ANN, BOB, type Story, story } from '#testing/core/story.ts';
import { cellTexts, draftsFrom, lostOf, readDrafts, sameInColumn, sameInRow } from './grid-drafts.ts';
import { gridProgress, gridSummaries, gridWith, linesOf } from './grid-lines.ts';
import { type Grid, gridsOf, gridWords } from './grids.ts';

const decided = (value: readonly (readonly string[])[]) => ({ outcome: 'decided', value }) as const;
const things = (...names: readonly string[]) => decided(names.map((name) => [name, '', '', '', `${name}s`]));
const STATES = decided([
  ['Ready', 'it lies there', 'first', ''],
  ['Out', 'somebody has it', 'on the way', ''],
  ['Back', 'all is well', 'last', ''],
]);
const lending = story().decided('entities.records', things('Tool', 'Loan')).decided('states.loan.list', STATES);

const opened = (told: Story) => openWorkspace(told.snapshot);
const gridIn = (told: Story, id: string): Grid => {
  const grid = gridsOf(opened(told)).find((one) => one.id === id);
  if (!grid) throw new Error(`There is no grid “${id}”.`);
  return grid;
};
const drawn = ({ rows }: Grid) =>
  rows.map(({ of, label, cells }) => [
    [of, label].filter(Boolean).join(' '),
    ...cells.map((cell) => cell?.view.status ?? '–'),
  ]);

describe('the themes', () => {
  test('each belongs to one question of the bank, and has an address of its own', () => {
    expect(GRID_THEMES.filter(({ of }) => bankQuestion(of) === undefined)).toEqual([]);
    expect(new Set(GRID_THEMES.map(({ id }) => id)).size).toBe(GRID_THEMES.length);
    expect(new Set(GRID_THEMES.map(({ of, parts }) => `${of} ${parts}`)).size).toBe(GRID_THEMES.length);
  });
  test('whatever is asked of each item and has a short answer is a cell', () => {
    const of = new Set(GRID_THEMES.map((theme) => theme.of));
    const outside = Object.values(BANK)
      .flat()
      .flatMap(({ id, raises }) => raises.map((raise) => ({ id, raise })))
      .filter(({ raise }) => raise.per !== 'answer' && !raise.retired && CELL_SHAPES.has(followUpShape(raise).shape))
      .filter(({ id, raise }) => !of.has(raise.like === undefined ? id : 'entities.records'));
    expect(outside).toEqual([]);
  });
});

describe('a grid', () => {
  test('has a row for each item in the order of its naming, and only what is asked can be filled', () => {
    const grid = gridIn(lending, 'states');
    expect(grid.columns.map(({ head }) => head)).toEqual(['Whose turn', 'May be changed', 'Seen by', 'Stays at most']);
    expect(drawn(grid)).toEqual([
      ['Loan Ready', 'open', 'open', 'open', 'open'],
      ['Loan Out', 'open', 'open', 'open', 'open'],
      ['Loan Back', 'open', 'open', 'open', '–'],
    ]);
    expect(gridWords('states', opened(lending))).toBe('States: whose turn, may be changed, seen by, stays at most');
    expect(gridProgress(grid)).toBe('11 of 11 cells open');
  });
  test('of things has what is asked of each, whichever answer asks it', () => {
    const archived = lending.decided('entities.tool.retention', 'archive');
    const grid = gridIn(archived, 'things');
    expect(grid.columns.map(({ head }) => head)).toContain('Kept for');
    expect(grid.rows.map(({ label }) => label)).toEqual(['Tool', 'Loan']);
    expect(gridIn(archived, 'retention').rows.map(({ label }) => label)).toEqual(['Tool']);
  });
  test('has the cells that are counted without drawing it', () => {
    const ids = (views: Grid['questions']) => [...new Set(views.map(({ question }) => question.id))].sort();
    const workspace = opened(lending);
    expect(gridsOf(workspace).map(({ id, cells }) => [id, cells.length, ids(cells.map(({ view }) => view))])).toEqual(
      gridSummaries(workspace).map(({ id, size, questions }) => [id, size, ids(questions)]),
    );
  });
  test('calls its rows by their present names', () => {
    const result = things('Device', 'Loan');
    const [named, renamed] = [lending.decided('entities.records', result), [{ from: 'Tool', to: 'Device' }]];
    const facts = named.facts.map((fact) =>
      fact.fact === 'decision' && fact.number === 2 ? { ...fact, renamed } : fact,
    );
    const workspace = openWorkspace({ ...named.snapshot, facts });
    const grid = gridsOf(workspace).find(({ id }) => id === 'things');
    expect(grid?.rows.map(({ label }) => label)).toEqual(['Device', 'Loan']);
  });
  test('leaves out what was answered for all at once', () => {
    const answered = lending.decided('entities.history', 'log');
    expect(gridIn(lending, 'things').columns.map(({ slot }) => slot)).toContain('entities/{item}/history');
    expect(gridIn(answered, 'things').columns.map(({ slot }) => slot)).not.toContain('entities/{item}/history');
    expect(gridWith('entities.tool.history', opened(answered))).toBeUndefined();
  });
  test('is not where people disagree, or are being asked: that has its own page', () => {
    const cell = 'states.loan.list.out.responsible';
    const contested = lending.said(ANN, cell, 'the desk').said(BOB, cell, 'the member');
    expect([...gridIn(contested, 'states').locked]).toEqual([[cell, '2 answers']]);
    const asked = lending.start('walk').moment({ happened: 'put', question: cell, hidden: false, names: 'signed' });
    expect([...gridIn(asked, 'states').locked]).toEqual([[cell, 'Everybody is being asked']]);
  });
});

describe('what there is to ask', () => {
  const openLines = (told: Story) => {
    const workspace = opened(told);
    return linesOf(
      workspace.questions.filter(({ status }) => status === 'open'),
      workspace,
    );
  };
  const linesWith = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => [`State ${at}`, 'so', 'on the way', '']);
    return openLines(story().decided('entities.records', things('Loan')).decided('states.loan.list', decided(rows)));
  };
  test('does not grow with the items', () => {
    const few = linesWith(2).length;
    const asMany = fc.property(fc.integer({ min: 3, max: 12 }), (count) => {
      expect(linesWith(count)).toHaveLength(few);
    });
    fc.assert(asMany, { numRuns: 6 });
  });
  test('has every open question once, and those of the core by themselves', () => {
    const lines = openLines(lending);
    const open = opened(lending).questions.filter(({ status }) => status === 'open');
    expect(lines.flatMap(({ cells }) => cells.map(({ question }) => question.id)).sort()).toEqual(
      open.map(({ question }) => question.id).sort(),
    );
    expect(lines.filter(({ grid, cells }) => grid && cells.some(({ rank }) => rank.isCore))).toEqual([]);
  });
  test('has what somebody has said to by itself: it waits for a decision', () => {
    const cell = 'states.loan.list.out.responsible';
    const workspace = opened(lending.said(ANN, cell, 'the desk'));
    const lines = linesOf(workspace.questions, workspace);
    expect(lines.find(({ view }) => view.question.id === cell)?.grid).toBeUndefined();
  });
});

describe('what is typed into a grid', () => {
  const turn = 'states.loan.list.ready.responsible';
  const settled = lending.decided(turn, 'the desk');
  const grid = gridIn(settled, 'states');
  const typed = (texts: readonly (readonly string[])[]) => draftsFrom(grid, texts, {});
  test('is a draft only where it is something else than what is settled', () => {
    expect(cellTexts(grid, {})[0]).toEqual(['the desk', '', '', '']);
    const drafts = typed([['the desk', 'notes', '', 'soon']]);
    expect(Object.keys(drafts)).toEqual(['states.loan.list.ready.editable', 'states.loan.list.ready.longest-stay']);
    const { ready, problems } = readDrafts(grid, drafts);
    expect(ready.map(({ cell, reply }) => [cell.id, reply])).toEqual([
      ['states.loan.list.ready.editable', { says: 'value', value: ['notes'] }],
    ]);
    expect([...problems.keys()]).toEqual(['states.loan.list.ready.longest-stay']);
  });
  test('is nothing to decide where it says the same in other words, or where a cell was emptied', () => {
    const { ready, same } = readDrafts(grid, typed([[' the desk', '', '', '']]));
    expect([ready, same]).toEqual([[], [turn]]);
    expect(readDrafts(grid, typed([['', '', '', '']])).ready).toEqual([]);
  });
  test('can say that a question does not apply, with the reason', () => {
    const { ready, problems } = readDrafts(grid, typed([['the desk', 'n/a, nobody writes', 'n/a', '']]));
    expect(ready.map(({ reply }) => reply)).toEqual([{ says: 'not-applicable', why: 'nobody writes' }]);
    expect([...problems.values()]).toEqual(['Say in a few words why it does not apply, after “n/a”.']);
    const cell = 'states.loan.list.ready.editable';
    const said = settled.decided(cell, { outcome: 'not-applicable', reason: 'nobody writes' });
    expect(cellTexts(gridIn(said, 'states'), {})[0]?.[1]).toBe('n/a, nobody writes');
  });
  test('can be the same in a column or a row, where nobody has said or typed anything else', () => {
    const texts = cellTexts(
      grid,
      typed([
        ['the desk', 'notes'],
        ['', 'due day'],
      ]),
    );
    expect(sameInColumn(grid, texts, { row: 0, column: 1 })).toEqual({
      texts: ['notes', 'due day', 'notes'],
      count: 1,
    });
    expect(sameInRow(grid, texts, { row: 0, column: 1 })).toEqual({
      texts: ['the desk', 'notes', 'notes', ''],
      count: 1,
    });
    expect(sameInColumn(grid, texts, { row: 2, column: 3 }).count).toBe(0);
  });
  test('is counted where a pasted range has more than the grid', () => {
    expect(
      lostOf(
        [
          ['2 days', 'x'],
          ['', ''],
        ],
        { row: 1, column: 3 },
        grid,
      ),
    ).toBe(1);
    expect(lostOf([['2 days'], ['3 days']], { row: 1, column: 3 }, grid)).toBe(1);
  });
});
