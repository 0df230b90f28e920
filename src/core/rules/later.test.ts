import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { LENDING } from '#testing/core/rules/lending.ts';
import { verdictOn } from '#testing/core/rules/verdict-on.ts';
import { itemId } from '../answers/naming.ts';
import { foldModel } from '../model/fold.ts';
import { productOf } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Judgement } from './closing-rule.ts';
import { CLOSING_RULES, judgementOf } from './judge.ts';

const LATER_RULES = CLOSING_RULES.slice(23);

/** A product in which every entity, field, state, role, call, error and number is called by these names. */
function judgedWith(names: readonly string[]): readonly Judgement[] {
  const [a = 'A', b = 'B'] = names;
  const few = [...new Map(names.map((name) => [foldCase(name), name])).values()].slice(0, 5);
  const rows = (...more: readonly string[]) => names.map((name) => [name, ...more]);
  const said = {
    'entities.records': tableText(['Thing'], ...rows()),
    'entities.fields': tableText(
      ['Field', 'Thing', 'Type', 'Required when', 'Filled in by'],
      ...names.map((name) => [name, a, 'person', b, b]),
    ),
    'entities.terms': tableText(['Word', 'It means'], ...rows(a)),
    [`entities.terms.${itemId(a)}.chosen`]: `${b}, not ${a}`,
    'states.list': tableText(['Answer', 'Place'], ...rows('first')),
    'states.transitions': tableText(
      ['From', 'To', 'What happens', 'Started by', 'Who or what', 'Only if'],
      [a, b, a, 'a person', b, `${a} > 14 days`],
    ),
    'states.idle': tableText(
      ['While it is', 'After how long', 'Then'],
      [a, '9 days', 'remind'],
      [a, '3 days', 'it ends'],
    ),
    'roles.grants': tableText(['Role'], ...rows()),
    'roles.permissions': tableText(
      ['Role \\ What they may do', ...few],
      ...few.map((name) => [name, ...few.map(() => 'own')]),
    ),
    'roles.visibility': tableText(['Field \\ Role', ...few], ...few.map((name) => [name, ...few.map(() => 'hidden')])),
    'roles.separation': tableText(['Who does this', 'May not do this', 'On the same'], [a, b, a]),
    'roles.refusal': 'refused',
    'screens.inventory': tableText(['Screen', 'Kind', 'About what'], ...rows('list', a)),
    'screens.languages': `- ${a}\n- ${b}`,
    'calls.exchanges': tableText(['What for', 'System', 'When', 'We send', 'We get back'], ...rows(a, a, a, b)),
    'calls.inbound': tableText(['What comes in', 'From'], ...rows(a)),
    'errors.messages': tableText(['What goes wrong', 'They read', 'They can'], ...rows(a, b)),
    'errors.alerts': tableText(['What goes wrong', 'Who is told'], ...rows(a)),
    'constants.values': tableText(['Number', 'Value', 'Unit'], ...rows('14', 'days')),
    'constants.capacity': tableText(['What', 'At most'], ...rows('9 MB')),
    'constants.provenance': tableText(['Number', 'Comes from'], ...rows('guess')),
    'validation.rules': tableText(
      ['Rule', 'Thing', 'Fields', 'What kind', 'Limit'],
      ...rows(a, b, 'between', `1 to ${a}`),
    ),
  };
  const workspace = workspaceOf(said);
  const product = productOf(foldModel(workspace), workspace);
  return LATER_RULES.map((rule) => judgementOf(rule, product));
}

test('there are rules 24 to 48, in order', () => {
  expect(LATER_RULES.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, at) => at + 24));
});

test.each(LATER_RULES.map((rule) => [rule.id, rule.reason] as const))(
  'rule %i gives its reason in one sentence: %s',
  (_, reason) => {
    expect(reason).toMatch(/^\p{Lu}[^;]*(?:;[^;]*)?\.$/u);
  },
);

test.each(LATER_RULES.filter(({ id }) => id !== 43).map(({ id }) => id))(
  'rule %i finds nothing wrong with a library that works',
  (id) => {
    expect(verdictOn(id, LENDING).filter((one) => !one.startsWith('not yet'))).toEqual([]);
  },
);

describe('whatever things are called', () => {
  test.each([
    ['words of the language', ['constructor', '__proto__', 'toString', 'hasOwnProperty']],
    ['signs of patterns', ['(', '[a', '.*', '\\d+', '$&']],
    ['other scripts', ['顧客', 'العميل', 'Κλάδος', 'ลูกค้า', '👩‍🚒']],
    ['numbers and dashes', ['1', '–', '0', '14 days']],
    ['one name twice', ['Loan', 'loan', 'LOAN ']],
    ['quotes', ['“Loan”', "it's", '"x"']],
  ])('%s break nothing', (_, names) => {
    expect(judgedWith(names)).toHaveLength(25);
  });

  test('any words at all', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((text) => /\S/u.test(text) && !/[\n\r|<>]/u.test(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), (names) => {
        const judgements = judgedWith(names);
        const findings = judgements.flatMap((one) => one.findings);
        return findings.every(
          ({ sentence, places }) =>
            /[.!?]$/u.test(sentence) && places.length > 0 && !/undefined|\[object/.test(sentence),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('a thing may have 300 lines', () => {
    expect(judgedWith(Array.from({ length: 300 }, (_, at) => `Line ${at}`))).toHaveLength(25);
  });
});
