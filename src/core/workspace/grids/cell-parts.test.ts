import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseValue, serializeValue } from '#core/shapes/index.ts';
import type { MatrixValue, Value } from '#core/shapes/types.ts';
import { openWorkspace } from '#core/workspace/workspace.ts';
import { ANN, BOB, type Story, story } from '#testing/core/story.ts';
import { settledValue } from '../questions/question-state.ts';
import { draftsFrom, readDrafts, settledText } from './grid-drafts.ts';
import { linesOf } from './grid-lines.ts';
import { type Grid, gridsOf } from './grids.ts';
import { savedParts } from './saved-parts.ts';

const says = (value: Value) => ({ says: 'value', value }) as const;
const decided = (value: Value) => ({ outcome: 'decided', value }) as const;
const ROLES = ['Clerk', 'Member', 'Auditor'];
const begun = story()
  .decided('entities.records', decided(['Tool', 'Loan'].map((name) => [name, '', '', '', `${name}s`])))
  .decided('roles.grants', decided(ROLES.map((name) => [name, '', ''])));
const RIGHTS = 'roles.loan.permissions';
const VOLUME = 'entities.loan.volume';

const gridIn = (told: Story, id: string): Grid => {
  const grid = gridsOf(openWorkspace(told.snapshot)).find((one) => one.id === id);
  if (!grid) throw new Error(`There is no grid “${id}”.`);
  return grid;
};
const answerIn = (told: Story, question: string) => settledValue(openWorkspace(told.snapshot).question(question));
const written = (told: Story, question: string) => {
  const view = openWorkspace(told.snapshot).question(question);
  const value = settledValue(view);
  return view && value !== undefined ? serializeValue(value, view.question.shape) : '';
};
const textsOf = (told: Story, id: string) =>
  Object.fromEntries(gridIn(told, id).cells.map((cell) => [cell.id, settledText(cell)]));

/** Types texts into cells, by their ids, and decides them. */
function filled(told: Story, id: string, typed: Readonly<Record<string, string>>): Story {
  const grid = gridIn(told, id);
  const texts = grid.rows.map(({ cells }) => cells.map((cell) => (cell ? (typed[cell.id] ?? settledText(cell)) : '')));
  const { ready } = readDrafts(grid, draftsFrom(grid, texts, {}));
  const questions = new Map(ready.map(({ cell }) => [cell.view.question.id, cell.view]));
  return [...questions].reduce((all, [question, view]) => {
    const { outcome } = savedParts(
      ready.filter(({ cell }) => cell.view.question.id === question),
      view,
      true,
    );
    return outcome ? all.decided(question, outcome) : all;
  }, told);
}

describe('how many there are of each thing', () => {
  test('is asked in a row for each, beside what follows from it', () => {
    const grid = gridIn(begun.decided('entities.tool.volume', decided([['200', '', '', '']])), 'volume');
    expect(grid.columns.map(({ head }) => head)).toEqual([
      ...['Now', 'New each day', 'In three years', 'The most ever'],
      ...['Leaves the daily lists', 'Searched by'],
    ]);
    expect(grid.rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell && settledText(cell))])).toEqual([
      ['Tool', '200', '', '', '', '', ''],
      ['Loan', '', '', '', '', undefined, undefined],
    ]);
  });
  test('is filled cell by cell, and what nobody says stays unsaid', () => {
    const now = filled(begun, 'volume', { [`${VOLUME}#now`]: '12' });
    expect(answerIn(now, VOLUME)).toEqual([['12', '', '', '']]);
    expect(answerIn(filled(now, 'volume', { [`${VOLUME}#most`]: '90' }), VOLUME)).toEqual([['12', '', '', '90']]);
  });
  test('leads to its page where an answer has more lines than one', () => {
    const lines = begun.decided(
      VOLUME,
      decided([
        ['1', '', '', ''],
        ['2', '', '', ''],
      ]),
    );
    expect(gridIn(lines, 'volume').locked.get(`${VOLUME}#now`)).toBe('1 / 2');
  });
  test('is one line of what there is to ask, together', () => {
    const workspace = openWorkspace(begun.snapshot);
    const open = workspace.questions.filter(({ status }) => status === 'open');
    const line = linesOf(open, workspace).find(({ grid }) => grid?.id === 'volume');
    expect(line?.cells.map(({ question }) => question.id).sort()).toEqual([VOLUME, 'entities.tool.volume']);
  });
});

describe('what roles may do with things', () => {
  const RICH = `| Role \\ What they may do | list | open | submit | delete |
| --- | --- | --- | --- | --- |
| Clerk | yes | yes | own | if under 500 EUR |
| Everybody | yes |  |  | no |`;
  const rich = begun.decided(RIGHTS, decided(matrixFrom(RICH)));
  function matrixFrom(text: string): Value {
    const shape = openWorkspace(begun.snapshot).question(RIGHTS)?.question.shape ?? { shape: 'text' };
    const read = parseValue(text, shape);
    if (!read.ok) throw new Error(read.problem);
    return read.value;
  }
  test('is a row for each thing and a column for each role, with what a matrix says besides', () => {
    expect(gridIn(rich, 'rights').columns.map(({ head }) => head)).toEqual([...ROLES, 'Everybody']);
    expect(textsOf(rich, 'rights')).toMatchObject({
      [`${RIGHTS}#clerk`]: 'see; own: submit; if under 500 EUR: delete',
      [`${RIGHTS}#member`]: '',
      [`${RIGHTS}#everybody`]: 'list; no: delete',
      'roles.tool.permissions#clerk': '',
    });
  });
  test('is written into the matrix of each thing, in everyday words', () => {
    const typed = { clerk: 'all', member: 'see, add, change own', auditor: 'nothing' };
    const keyed = Object.fromEntries(Object.entries(typed).map(([role, text]) => [`${RIGHTS}#${role}`, text]));
    const told = filled(begun, 'rights', keyed);
    expect(answerIn(told, RIGHTS)).toEqual({
      rows: ROLES,
      columns: ['list', 'open', 'create', 'change', 'everything'],
      cells: [
        ['', '', '', '', 'yes'],
        ['yes', 'yes', 'yes', 'own', ''],
        ['', '', '', '', 'no'],
      ],
    });
    expect(Object.values(textsOf(told, 'rights')).slice(-3)).toEqual(['all', 'see, create; own: change', 'nothing']);
  });
  test('asks back what it cannot read, and guesses nothing', () => {
    const grid = gridIn(begun, 'rights');
    const problemOf = (text: string) => {
      const { problems } = readDrafts(grid, { [`${RIGHTS}#clerk`]: { text, decisions: 0 } });
      return problems.get(`${RIGHTS}#clerk`);
    };
    expect(problemOf('sea')).toBe(
      '“sea” is not known here; write all, nothing, own only, or see, create, change, delete, approve, export.',
    );
    expect(problemOf('mine: see')).toBe('“mine:” is none of yes, no, own, team, if.');
    expect(problemOf('see; no: see')).toContain('is said twice here');
    expect(problemOf(';')).toBeDefined();
  });
  test('leaves everything else of a matrix as it is', () => {
    const told = filled(rich, 'rights', { [`${RIGHTS}#member`]: 'see, create' });
    const [before, after] = [matrixIn(rich), matrixIn(told)];
    for (const [r, row] of before.rows.entries())
      for (const [c, column] of before.columns.entries())
        expect(after.cells[after.rows.indexOf(row)]?.[after.columns.indexOf(column)]).toBe(before.cells[r]?.[c]);
  });
  test('is on its own page where a cell could not say it, or people disagree', () => {
    const odd = begun.decided(RIGHTS, decided({ rows: ['Clerk'], columns: ['lend, or sell'], cells: [['yes']] }));
    expect(gridIn(odd, 'rights').locked.get(`${RIGHTS}#clerk`)).toBe('lend, or sell');
    const other = { rows: ['Clerk'], columns: ['open'], cells: [['no']] };
    const disputed = rich.said(BOB, RIGHTS, says(other));
    expect(gridIn(disputed, 'rights').locked.get(`${RIGHTS}#member`)).toBe('Not all agree');
    const contested = begun.said(ANN, RIGHTS, says(matrixIn(rich))).said(BOB, RIGHTS, says(other));
    expect(gridIn(contested, 'rights').locked.get(`${RIGHTS}#member`)).toBe('2 answers');
  });
  const matrixIn = (told: Story): MatrixValue => {
    const value = answerIn(told, RIGHTS);
    if (typeof value !== 'object' || !('cells' in value)) throw new Error('There is no matrix.');
    return value;
  };
});

describe('two at once', () => {
  const typedBefore = (told: Story, cell: string, text: string) => {
    const found = gridIn(told, 'volume').cells.find(({ id }) => id === cell);
    if (!found) throw new Error(`There is no cell “${cell}”.`);
    const { ready } = readDrafts(gridIn(told, 'volume'), { [cell]: { text, decisions: found.view.decisions.length } });
    return ready;
  };
  const nowIn = (told: Story) => {
    const view = openWorkspace(told.snapshot).question(VOLUME);
    if (!view) throw new Error('It is not asked.');
    return view;
  };
  test('in different parts of an answer lose nothing', () => {
    const mine = typedBefore(begun, `${VOLUME}#now`, '12');
    const theirs = begun.decided(VOLUME, decided([['', '', '', '90']]));
    expect(savedParts(mine, nowIn(theirs), true).outcome).toEqual(decided([['12', '', '', '90']]));
  });
  test('in the same part: the second is told what the first has decided', () => {
    const mine = typedBefore(begun, `${VOLUME}#now`, '12');
    const theirs = begun.decided(VOLUME, decided([['7', '', '', '']]));
    const { outcome, refused } = savedParts(mine, nowIn(theirs), true);
    expect([outcome, [...refused.values()]]).toEqual([
      null,
      ['Somebody has decided “7” meanwhile. Save again to replace it, or press Escape to leave it.'],
    ]);
  });
  test('what was assumed stays assumed beside what is said', () => {
    const revisit = '2027-01-01';
    const assumed = begun.decided(VOLUME, { outcome: 'assumed', value: [['200', '5', '', '']], revisit });
    const mine = typedBefore(assumed, `${VOLUME}#now`, '12');
    expect(savedParts(mine, nowIn(assumed), true).outcome).toEqual({
      ...{ outcome: 'assumed', value: [['12', '5', '', '']], revisit },
    });
    expect(savedParts(mine, nowIn(assumed), false).value).toEqual([['12', '', '', '']]);
  });
});

describe('in any order, and however many at once,', () => {
  const TEXTS = [
    'all',
    'nothing',
    'own only',
    'see',
    'see, add',
    'own: change; no: delete',
    'see; if it is late: delete',
  ];
  const NUMBERS = ['1', '20', 'about 300'];
  const steps = fc.array(fc.record({ part: fc.nat(3), text: fc.nat(6), alone: fc.boolean() }), {
    minLength: 1,
    maxLength: 9,
  });
  const inSteps = (id: string, question: string, parts: readonly string[], texts: readonly string[]) =>
    fc.property(steps, (all) => {
      const typed = all.map(({ part, text, alone }) => ({
        ...{ cell: `${question}#${parts[part % parts.length]}`, text: texts[text % texts.length] ?? '', alone },
      }));
      const last = Object.fromEntries(typed.map(({ cell, text }) => [cell, text]));
      let told = begun;
      let waiting: Record<string, string> = {};
      for (const { cell, text, alone } of typed) {
        waiting[cell] = text;
        if (alone) {
          told = filled(told, id, waiting);
          waiting = {};
        }
      }
      told = filled(told, id, waiting);
      expect(written(told, question)).toBe(written(filled(begun, id, last), question));
    });
  test('filled rights are the same matrix', () => {
    fc.assert(inSteps('rights', RIGHTS, ['clerk', 'member', 'auditor'], TEXTS), { numRuns: 12 });
  });
  test('filled numbers are the same line', () => {
    fc.assert(inSteps('volume', VOLUME, ['now', 'daily', 'later', 'most'], NUMBERS), { numRuns: 12 });
  });
});
