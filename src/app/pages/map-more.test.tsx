import { expect, test } from 'vitest';
import { gridWith, openWorkspace } from '#core/index.ts';
import { markupOf } from '#testing/app/page.tsx';
import { story } from '#testing/core/story.ts';
import { NextHere } from './map-more.tsx';

const things = [['Loan', '', '', '', 'Loans']];
const states = ['Ready', 'Out', 'Back'].map((name) => [name, '', 'on the way', '']);
const told = story()
  .decided('entities.records', { outcome: 'decided', value: things })
  .decided('states.loan.list', { outcome: 'decided', value: states });

test('in depth the cells of a grid are one thing to ask', () => {
  const workspace = openWorkspace(told.snapshot);
  const views = workspace.questions.filter(({ question: { id } }) => gridWith(id, workspace)?.id === 'states');
  expect(views).toHaveLength(12);
  const html = markupOf(
    { ...workspace, questions: views },
    <NextHere draw={({ grid }, more) => <p>{`${grid?.to} ${grid?.says} (${grid?.progress}) ${more}`}</p>} />,
  );
  expect(html).toContain(
    '/grids/states States: whose turn, may be changed, seen by, stays at most (12 of 12 cells open) 0',
  );
});
