import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, workspaceOf } from '#testing/core/model/workspace-of.ts';
import {
  actions,
  examples,
  fields,
  landings,
  links,
  may,
  moves,
  records,
  relations,
  roles,
  rules,
  screens,
  states,
} from '#testing/core/rules/said.ts';
import { type Answers, foundBy } from '#testing/core/rules/verdict-on.ts';
import { itemId } from '../answers/naming.ts';
import { productOf } from '../product/product.ts';
import { NAMED_KINDS } from '../spec/types.ts';
import { CLOSING_RULES, judgementOf } from './judge.ts';

const name = fc.constantFrom(
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', '0', 'x', 'X', 'ß', 'İstanbul'],
  ...['注文', 'طلب', 'a.b', '“quoted”', 'A → B', 'New to Old', '(.*)+$', 'one, two', 'everybody', '-'],
  'x'.repeat(300),
);
const names = fc.uniqueArray(name, { minLength: 3, maxLength: 5, selector: (one) => one.toLowerCase() });

function productNamed([a = '', b = '', c = '']: readonly string[], thing: string): Answers {
  const id = itemId(thing);
  return Object.assign(
    {},
    records(thing, b),
    roles(a, b),
    fields(id, `${a} | number | | always | ${b} | ${c}`, `${b} | choice`, `${c} | link | ${b}`),
    relations(`${thing} | ${b} | any number | exactly one | no | ${c}`, `${b} | ${c} | exactly one`),
    states(id, `${a} | | first`, `${b} | | on the way`),
    moves(id, `${a} | ${b} | ${c} | a person | ${a}`, `${b} | ${a} | ${c} | another system | ${b} | ${c} > ${a}`),
    actions(id, `${a} | ${c}`, `${a} | allow | refuse`, `${c} | refuse |`),
    may(id, `list | ${c}`, `${a} | yes | no`, `${c} | own | if`),
    screens(`${a} | list | ${thing} | /${a}/:${b}`, `${b} | form | ${c}`, `${c} | dashboard`),
    landings(`${a} | ${b}`, `${c} | ${a}`),
    links(`${a} | ${b} | ${c} | ${b} == ${c}`, `${b} | ${b}`, `${c} | ${a}`),
    rules(id, `${a} | ${a} | between | ${b} to ${c} | | stop | ${b}`, `${b} | ${c} | looks like | ${a}`),
    examples(id, `${a} | ${b} | ${b} | ${c}`),
  );
}

describe('whatever things are called', () => {
  test('every finding says something and leads to a question', () => {
    fc.assert(
      fc.property(names, name, (all, thing) => {
        const said = productNamed(all, thing);
        const product = productOf(modelOf(said), workspaceOf(said));
        for (const rule of CLOSING_RULES.slice(0, 23)) {
          const { findings, notYet } = judgementOf(rule, product);
          const questions = findings.flatMap(({ places }) => places.flatMap(({ question }) => question ?? []));
          for (const { sentence, places } of findings) {
            expect(sentence).toMatch(/\.$|\?$/);
            expect(sentence).not.toMatch(/undefined|null|\[object/);
            expect(places.length).toBeGreaterThan(0);
          }
          for (const question of notYet ? [notYet.question] : questions)
            expect(NAMED_KINDS).toContain(question.split('.')[0]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a large product', () => {
  const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));
  const ring = many(200, (at) => `Page ${at} | Page ${(at + 1) % 200}`);

  test('links in a ring and relations in a ring end somewhere', () => {
    const pages = [
      roles('Clerk'),
      screens(...many(200, (at) => `Page ${at} | static`), 'Island | static'),
      landings('Clerk | Page 0'),
    ];
    expect(foundBy(7, ...pages, links(...ring, 'Island | Island'))).toHaveLength(1);
    const things = many(100, (at) => `Thing ${at}`);
    const all = many(100, (at) => `Thing ${at} | Thing ${(at + 1) % 100} | one or more | exactly one | no | goes too`);
    expect(foundBy(13, records(...things), relations(...all))).toEqual([]);
    expect(foundBy(11, records(...things), relations(...all), ...pages)).toEqual([]);
  });

  test('300 lines on one thing', () => {
    const lines = many(300, (at) => `Line ${at} | number | | always | | Clerk`);
    const limits = many(300, (at) => `Rule ${at} | Line ${at} | between | ${at} to 150 | is still fine | warn`);
    expect(foundBy(23, records('Form'), fields('form', ...lines), rules('form', ...limits))).toHaveLength(149);
  });
});
