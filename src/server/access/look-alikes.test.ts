import { describe, expect, test } from 'vitest';
import { isSameName, nameProblem, skeleton } from './names.ts';

const HIDDEN = ['\u034f', '\ufe0f', '\u{e0100}', '\u3164', '\u2800', '\u115f', '\u17b4', '\u180b', '\u200d', '\uffa0'];

describe('two names are one', () => {
  test.each(HIDDEN)('with or without what nobody sees (%j)', (sign) => {
    for (const name of [`Da${sign}na`, `${sign}Dana`, `Dana${sign}`]) expect(isSameName(name, 'Dana')).toBe(true);
  });
  test.each([
    ['Аnna', 'Anna'],
    ['аnnа', 'Anna'],
    ['Dаnа Кеllеr', 'dana keller'],
    ['Еvе', 'EVE'],
    ['Воb', 'Bob'],
    ['ΒΟΒ', 'bob'],
    ['Iνan', 'Ivan'],
    ['Οlga', 'Olga'],
    ['Оlgа', 'Οlga'],
    ['ｄａｎａ', 'Dana'],
    ['José', 'Jose\u0301'],
    ['Вера', 'вера'],
    ['Νίκος', 'ΝΊΚΟΣ'],
    ['Dana\u00a0 K.', 'dana k.'],
  ])('for whoever reads %s and %s', (a, b) => expect(isSameName(a, b)).toBe(true));
});

test.each([
  ['Ian', 'Lan'],
  ['José', 'Jose'],
  ['Νίκος', 'Nikos'],
  ['Иван', 'Ivan'],
  ['王芳', '王方'],
  ['Anna', 'Ana'],
])('%s and %s stay two', (a, b) => expect(isSameName(a, b)).toBe(false));

describe('nobody is called', () => {
  test.each([...HIDDEN, `${HIDDEN.join('')} `])('what cannot be seen (%j)', (name) =>
    expect(nameProblem({ name, role: '' })).not.toBeNull(),
  );
  test.each([...HIDDEN.map((sign) => `Anonymous${sign}`), 'anonymous', 'Аnоnуmоus', 'ＡＮＯＮＹＭＯＵＳ', 'Αnοnymous'])(
    'as those who give no name (%j)',
    (name) => expect(nameProblem({ name, role: '' })).toMatchObject({ status: 409 }),
  );
  test.each(['Da\u001bna', 'Da\u202ena', 'Da\u0085na', 'Da\u2066na', 'Da\u200bna'])(
    'with signs that steer or turn the line (%j)',
    (name) => expect(nameProblem({ name, role: '' })).toMatchObject({ status: 400 }),
  );
});

test('what is compared stays the same when it is compared again', () => {
  for (const name of ['Νίκος', 'Вера', 'Аnna', 'José', 'ﬁ', 'İpek'])
    expect(skeleton(skeleton(name))).toBe(skeleton(name));
});
