import { expect, test } from 'vitest';
import { KINDS } from '#core/kinds/kinds.ts';
import { decidedTexts } from '#core/texts/decided/decided-texts.ts';
import { type Step, walked } from '#testing/core/walked.ts';
import { firstGuess } from './first-guess.ts';
import { settledValue } from './question-state.ts';

const guessFor = (id: string, ...steps: readonly Step[]) => {
  const { workspace } = walked(...steps);
  const view = workspace.question(id);
  return view && firstGuess(view, workspace);
};

test('people and things are guessed from the kind of product, without records', () => {
  expect(guessFor('purpose.groups', ['purpose.kind', ['shop']])).toEqual({
    value: [
      ['Customer', '', '', ''],
      ['Shop assistant', '', '', ''],
      ['Shop manager', '', '', ''],
    ],
    kinds: ['A shop'],
  });
  expect(guessFor('entities.records', ['purpose.kind', ['shop']])?.value[0]).toEqual([
    'Product',
    '',
    '',
    '',
    'Products',
  ]);
});

test('of several kinds each name is guessed once, and no more than are read at a glance', () => {
  const names = guessFor('purpose.groups', ['purpose.kind', ['shop', 'booking', 'travel']])?.value.map(
    ([name]) => name,
  );
  expect(new Set(names).size).toBe(names?.length);
  expect(names).toHaveLength(5);
});

test('nothing is guessed of an unknown kind, nor where somebody has answered', () => {
  expect(guessFor('entities.records')).toBeUndefined();
  expect(guessFor('entities.records', ['purpose.kind', ['none']])).toBeUndefined();
  const said: Step = ['purpose.groups', [['Baker', '', '', '']]];
  expect(guessFor('purpose.groups', ['purpose.kind', ['shop']], said)).toBeUndefined();
});

test.each(KINDS.map(({ id }) => id))('a guess for %s is said nowhere', (kind) => {
  const { workspace } = walked(['purpose.kind', [kind]]);
  for (const id of ['purpose.groups', 'entities.records', 'roles.grants']) {
    const view = workspace.question(id);
    expect(view && firstGuess(view, workspace)).toBeDefined();
    expect(settledValue(view)).toBeUndefined();
  }
  const text = [...decidedTexts(workspace).values()].join('');
  const [{ things = [], roles = [] } = {}] = KINDS.filter(({ id }) => id === kind);
  for (const name of [...roles, ...things.map(({ record }) => record)]) expect(text).not.toContain(name);
});
