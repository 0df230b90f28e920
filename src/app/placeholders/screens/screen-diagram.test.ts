import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { landings, links, records, roles, screens } from '#testing/core/rules/said.ts';
import { screenDiagram } from './screen-diagram.ts';

type Answers = Readonly<Record<string, Said>>;
const HOUSE = {
  ...records('Loan'),
  ...roles('Desk'),
  ...screens('Loans | list | Loan | /loans', 'Loan page | detail | Loan | /loans/:loan', 'Cellar | static | | /cellar'),
};
const planned = (answers: Answers) => screenDiagram(openProduct(workspaceOf({ ...HOUSE, ...answers })));
const flagged = (answers: Answers) => {
  const { ends, lost } = planned(answers);
  return { ends: ends.map(({ id }) => id), lost: lost.map(({ id }) => id) };
};

test('a page that nothing leads on from is a dead end; one that nothing leads to is one where nobody gets', () => {
  const ways = { ...landings('Desk | Loans | lend'), ...links('Loans | Loan page | a line') };
  expect(flagged(ways)).toEqual({ ends: ['cellar'], lost: ['cellar'] });
  const more = {
    ...landings('Desk | Loans | lend'),
    ...links('Loans | Loan page | a line', 'Loan page | Cellar | stairs'),
  };
  expect(flagged(more)).toEqual({ ends: ['cellar'], lost: [] });
});

test('where somebody said that the path may end, it does; and going back is a way on', () => {
  const ways = links('Loans | Loan page | a line', 'Loan page | the page before | back', 'Loans | Cellar | stairs');
  expect(flagged({ ...ways, 'screens.links.dead-ends': '- Cellar' })).toEqual({ ends: [], lost: [] });
});

test('while nobody has said where people begin, no page is singled out as lost', () => {
  expect(flagged({}).lost).toEqual([]);
});

test('ways that nobody stated are guesses; a way to what is no screen ends loose', () => {
  const words = (answers: Answers) => planned(answers).edges.map(({ from, to, look }) => `${from} > ${to} ${look}`);
  expect(words({})).toEqual(['loans > loan-page guess', 'loan-page > loans guess']);
  expect(words(links('Loans | Attic | a ladder'))).toEqual(['loans > ?Attic decided', 'loan-page > loans guess']);
});

test('a way from every page is a word on its page and no line', () => {
  const { nodes, edges } = planned({
    ...screens('Loans | list | Loan', 'Loan page | detail | Loan', 'Cellar | static', 'Attic | static'),
    ...links('Every screen | Cellar | the menu', 'Loans | Loan page | a line'),
  });
  expect(edges.map(({ from, to }) => `${from} > ${to}`)).toEqual(['loans > loan-page']);
  expect(nodes.find(({ id }) => id === 'cellar')?.tag).toContain('from every page');
});
