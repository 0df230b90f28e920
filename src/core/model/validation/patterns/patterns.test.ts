import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawExample } from './draw-example.ts';
import { readPattern } from './read-pattern.ts';
import type { Pattern } from './types.ts';

function pattern(source: string): Pattern {
  const read = readPattern(source);
  if (!read.ok) throw new Error(read.sentence);
  return read.pattern;
}

/** Numbers that always come in the same order: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

describe('what it looks like', () => {
  const cases: readonly [source: string, accepted: readonly string[], refused: readonly string[]][] = [
    ['AB-1234', ['AB-1234', 'XY-0000', 'äö-9876'], ['AB-123', 'AB-12345', 'A1-1234', ' AB-1234', '']],
    ['9999 AA', ['1234 AB', '0000 ZZ'], ['1234AB', '12345 AB']],
    ['99*', ['12x', '12 ', '12😀'], ['12', '1xx']],
    ['"INV"-999', ['INV-123'], ['ABC-123', 'INV-12']],
    ['2026-001', ['1999-777'], ['2026/001']],
    ['A', ['x', 'Й', '漢'], ['1', 'ab']],
    ['AB-1 or 99', ['CD-2', '33'], ['CD-22', '3']],
    ['ann@example.org', ['bob@site.net'], ['bob', 'bob@site', 'b ob@site.net']],
    ['an e-mail address', ['a@b.c'], ['a@b']],
    ['Web address', ['https://example.org/x'], ['example.org', 'ftp://x.org']],
    ['phone number', ['+43 1 234 56-78'], ['call me', '12']],
    ['YYYY-MM-DD', ['2026-12-01'], ['2026-1-1']],
    ['2 letters and 4 digits', ['ab1234'], ['a1234', 'ab123']],
    ['five digits', ['12345'], ['1234']],
    ['only digits', ['1', '123'], ['', '1a']],
    ['/^\\d{4}-[A-F]+$/', ['1234-ABF'], ['123-A', '1234-', '1234-G', 'x1234-A']],
    ['/\\d{2}/', ['a12b', '12'], ['1', 'ab']],
    ['/^a|b$/', ['ax', 'xb'], ['xa', 'bx', '']],
    ['/^(?:ab|cd)*x?$/i', ['', 'ABcdX', 'abab'], ['aab', 'xx']],
    ['/^[^a-c\\s]+$/', ['xyz', 'é-9'], ['xa', 'x y', '']],
    ['/^\\p{Lu}\\p{Ll}+$/u', ['Été', 'Anna'], ['anna', 'ANNA']],
    ['/^a{2,3}$/', ['aa', 'aaa'], ['a', 'aaaa']],
    ['/^a{2,}?$/', ['aa', 'aaaaaa'], ['a']],
    ['/^\\$\\[\\u0041\\x42\\]\\/$/', ['$[AB]/'], ['[AB]/']],
    ['/^[\\]\\-a-]$/', [']', '-', 'a'], ['b', '\\']],
    ['/^[a\\-z]$/', ['-', 'z'], ['m']],
    ['/^[\\w.]+$/', ['a_1.'], ['a b', 'é']],
    ['/^.$/', ['x', '😀'], ['\n', '']],
    ['/^.$/s', ['\n'], ['ab']],
    ['/^(?<year>\\d\\d)$/', ['26'], ['2']],
    ['/^.{1,255}$/', ['x'.repeat(255)], ['', 'x'.repeat(256)]],
    ['/a{,2}/', ['a{,2}'], ['aa']],
  ];
  test.each(cases)('%s', (source, accepted, refused) => {
    const { matches } = pattern(source);
    for (const text of accepted) expect([text, matches(text)]).toEqual([text, true]);
    for (const text of refused) expect([text, matches(text)]).toEqual([text, false]);
  });

  test('in slashes means what it means in JavaScript', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      'a*',
      'b+',
      'a?',
      '(a|b)',
      '(?:ab)*',
      '(a|)+',
      '^',
      '$',
      'a{2}',
      '\\d',
      '|',
    );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '\n'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), text, (parts, words) => {
        const body = parts.join('');
        fc.pre(body !== '');
        expect(pattern(`/${body}/`).matches(words)).toBe(new RegExp(body).test(words));
      }),
      { numRuns: 2_000 },
    );
  });

  test('never takes longer than the text is long, whatever the pattern', () => {
    const text = `${'a'.repeat(3_000)}!`;
    for (const source of [
      '/^(a+)+$/',
      '/^(a|a)*$/',
      '/^(a|aa)+$/',
      '/^(a*)*b$/',
      '/(x+x+)+y/',
      '/(b?){500}b{99}$/',
      '/^(([a-z])+.)+[A-Z]([a-z])+$/',
      '/(.*)*(.*)*(.*)*$x/',
    ])
      expect(pattern(source).matches(text)).toBe(false);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['/(a/', 'A “(” is not closed; add a “)”.'],
    ['/a)/', 'A “)” closes nothing; write “\\)” for the sign itself.'],
    ['/[a/', 'A “[” is not closed; add a “]”.'],
    ['/*a/', '“*” repeats nothing; write “\\*” for the sign itself.'],
    ['/a{3,2}/', '“{3,2}” asks for at least 3 and at most 2; swap the two.'],
    ['/a{9999}/', '“{9999}” is too many; at most 500 times can be checked here.'],
    ['/[z-a]/', 'In “[…]” a range goes from the smaller to the larger character; swap the two.'],
    ['/[a-\\d]/', 'A “-” in “[…]” belongs between two characters; write “\\-” for the sign itself.'],
    ['/^*/', 'What repeats must be a character or a group; “^” and “$” cannot be repeated.'],
    ['/(?=a)/', 'Looking ahead or behind with “(?” cannot be checked here; make that part a rule of its own.'],
    ['/(?<!a)/', 'Looking ahead or behind with “(?” cannot be checked here; make that part a rule of its own.'],
    ['/(a)\\1/', '“\\1” cannot be checked here; make that part a rule of its own.'],
    ['/\\bword/', '“\\b” cannot be checked here; make that part a rule of its own.'],
    ['/\\p{Klingon}/', '“\\p{Klingon}” is not known here; use one of L, Letter, Lu, Ll, N, Nd, P, S, M, Z.'],
    ['/a/m', 'The letter “m” after the last “/” is not known here; leave it out.'],
    ['/a\\/', 'Nothing follows the last “\\”; leave it out or write “\\\\”.'],
    [`/${'('.repeat(60)}a${')'.repeat(60)}/`, 'There are too many brackets inside brackets; simplify it.'],
  ])('%s', (source, sentence) => {
    const read = readPattern(source);
    const told = read.ok ? '' : read.sentence.replace(/^“.*?” cannot be read: /su, '');
    expect(told.toLowerCase()).toBe(sentence.toLowerCase());
  });

  test.each(['something sensible', 'at most 30 characters', '', '5 bananas', 'the usual', '/((a{100}){100}){100}/'])(
    '“%s” is told in one sentence',
    (source) => {
      const read = readPattern(source);
      expect(read.ok ? '' : read.sentence).toMatch(/^“.*; (?:write an example such as|simplify it).*\.$/u);
    },
  );

  test('any text at all is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 30 }), fc.boolean(), (source, text, slashed) => {
        const read = readPattern(slashed ? `/${source}/` : source);
        if (read.ok) expect(typeof read.pattern.matches(text)).toBe('boolean');
        else expect(read.sentence).toMatch(/\.$/u);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('an example', () => {
  const sources = [
    'AB-1234',
    '9999 AA',
    'INV-2026-001',
    '99*',
    'AB-1 or 99',
    'e-mail address',
    'web address',
    'phone number',
    '3 letters and 2 digits',
    '/^\\d{4}-[A-F]+$/',
    '/^(?:ab|cd){2,5}x?$/i',
    '/^[^a-z0-9]+$/',
    '/^\\p{Lu}\\p{Ll}+$/u',
    '/^[\\u4e00-\\u4e10]{3}$/',
    '/^$/',
    '/a^|b/',
    '/^(a|b^c)$/',
    '/^.{20}$/',
  ];
  test.each(sources)('of %s matches, and is the same for the same numbers', (source) => {
    const { matches } = pattern(source);
    for (let seed = 0; seed < 20; seed += 1) {
      const text = drawExample(pattern(source), randomFrom(seed));
      expect([text, matches(text ?? '—')]).toEqual([text, true]);
      expect(drawExample(pattern(source), randomFrom(seed))).toBe(text);
    }
  });

  test('keeps the letters that an example was given with, and draws its digits', () => {
    const texts = Array.from({ length: 30 }, (_, seed) => drawExample(pattern('INV-2026'), randomFrom(seed)) ?? '');
    for (const text of texts) expect(text).toMatch(/^INV-\d{4}$/);
    expect(new Set(texts).size).toBeGreaterThan(20);
  });

  test.each(['/a^b/', '/^[^\\s\\S]$/', '/x$y/', '/^(a$b|c^d)$/'])('of %s there is none', (source) => {
    expect(drawExample(pattern(source), randomFrom(1))).toBeUndefined();
  });

  test('of any pattern matches it', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      'a*',
      'b+',
      '(a|b)',
      '(?:ab)*',
      '(a|)+',
      'a{2}',
      '\\d',
      '\\w',
      '|',
      '^',
      '$',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.integer(), (parts, seed) => {
        const read = pattern(`/${parts.join('')}/`);
        const text = drawExample(read, randomFrom(seed));
        if (text !== undefined) expect(read.matches(text)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
