import { expect, test } from 'vitest';
import { renamed, type Step, walked } from '#testing/core/walked.ts';
import { foldModel } from '../../model/fold.ts';
import { becauseOf } from './because.ts';

/** Whatever could show an old name: the questions that count, why they are asked, and the names in the model. */
function told(...steps: readonly Step[]): string {
  const { workspace } = walked(...steps);
  const { entities, states } = foldModel(workspace);
  const asked = workspace.questionsAsRaised.filter(({ status }) => status !== 'parked');
  const labels = [entities.relations, ...states.cycles.map(({ transitions }) => transitions)].flatMap((held) =>
    held.is === 'known' ? held.value.map(({ label }) => label) : [],
  );
  return [...asked.flatMap(({ question }) => [question.ask, becauseOf(question, workspace)]), ...labels].join('\n');
}

const LINK = ['exactly one', 'any number', 'no', 'stays alone'];

test('a link is called by what its ends are called now, wherever the slip stood', () => {
  const said = told(
    ['entities.records', [['Aanimal'], ['Owner']]],
    ['entities.relations', [['Aanimal', 'owner', ...LINK]]],
    ['entities.records', [['Animal'], ['Owner']], renamed('Aanimal', 'Animal')],
  );
  expect(said).not.toMatch(/aanimal/i);
  expect(said).toContain('For “Animal → Owner”, where do people find what is left behind');
  expect(said.split('\n')).toContain('Animal → Owner');
});

test('a move likewise, by its states', () => {
  const said = told(
    ['entities.records', [['Animal']]],
    ['states.animal.list', [['Waitting'], ['Seen']]],
    ['states.animal.transitions', [['Waitting', 'Seen', 'call in', 'a person']]],
    ['states.animal.list', [['Waiting'], ['Seen']], renamed('Waitting', 'Waiting')],
  );
  expect(said).not.toMatch(/waitting/i);
  expect(said).toContain('“Waiting → Seen: call in”');
});

test('what a corrected slip had raised and nobody answered is asked no more', () => {
  const said = told(
    ['entities.records', [['Animal'], ['Owner']]],
    ['entities.relations', [['Aanimal', 'Owner', ...LINK]]],
    ['entities.relations', [['Animal', 'Owner', ...LINK]]],
  );
  expect(said).not.toMatch(/aanimal/i);
});
