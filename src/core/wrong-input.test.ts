import { describe, expect, test } from 'vitest';
import { modelOf, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import {
  fields,
  landings,
  links,
  may,
  moves,
  numbers,
  records,
  relations,
  roles,
  rules,
  said,
  screens,
  states,
} from '#testing/core/rules/said.ts';
import type { Answers } from '#testing/core/rules/verdict-on.ts';
import { itemId } from './answers/naming.ts';
import { productOf } from './product/product.ts';
import { failureMap } from './prototype/failure-map.ts';
import { openApiOf } from './prototype/open-api.ts';
import { sampleSet } from './prototype/sample/sample-set.ts';
import { screensOf } from './prototype/screens-of.ts';
import { judge } from './rules/judge.ts';
import { decidedTexts } from './texts/decided/decided-texts.ts';

/** Everything that is made of decisions: what the rules and the fold say of them, sample records, screens, text. */
function allOf(...answers: readonly Answers[]) {
  const all: Answers = Object.assign({}, ...answers);
  const [workspace, model] = [workspaceOf(all), modelOf(all)];
  const product = productOf(model, workspace);
  const judgements = judge(product);
  const sample = sampleSet(model, optionsWith({ count: () => 5 }));
  return {
    sentences: [
      ...judgements.flatMap(({ findings }) => findings.map(({ rule, sentence }) => `${rule}: ${sentence}`)),
      ...model.diagnostics.map(({ sentence }) => `trouble: ${sentence}`),
    ],
    rows: product.index.entities.all.flatMap(({ id }) => sample.rows(id)),
    screens: [screensOf(product), failureMap(product), openApiOf(product)],
    text: [...decidedTexts(workspace).values()].join('\n'),
  };
}

const ORDER = [records('Order'), roles('Clerk'), states('order', 'New | | first', 'Paid | | last')];
const pay = (by: string, guard = '') => moves('order', `New | Paid | pay | a person | ${by} | ${guard}`);
const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));

const WRONG: readonly (readonly [what: string, answers: readonly Answers[], says: string])[] = [
  [
    'two answers that contradict each other',
    [
      ...ORDER,
      fields('order', 'Total | number | EUR | always'),
      said('validation.order.required', 'Field \\ When it is | New | Paid', 'Total | must be empty | may be empty'),
    ],
    '23: “Total” of “Order” must always be filled in, and yet be empty when it is “New”',
  ],
  [
    'one amount said twice, and not the same',
    [
      numbers('Longest loan | 14 | days | all'),
      said('constants.timers', 'What | How long | Then', 'Longest loan | 3 weeks | it ends'),
    ],
    '39: ',
  ],
  [
    'things that need each other in a circle, and go with each other',
    [
      records('A', 'B', 'C'),
      relations(
        'A | B | exactly one | any number | no | goes too',
        'B | C | exactly one | any number | no | goes too',
        'C | A | exactly one | any number | no | goes too',
      ),
    ],
    '13: “A”, “B” and “C” each need one of the others first',
  ],
  [
    'a thing that needs another one of itself',
    [records('Clerk'), relations('Clerk | Clerk | exactly one | any number | no | goes too')],
    '13: Each “Clerk” needs another “Clerk” first',
  ],
  [
    'a relation to a thing nobody has named',
    [records('A'), relations('A | Ghost | any number | exactly one | no | goes too')],
    '13: ',
  ],
  [
    'lines that are worked out from each other',
    [
      records('Order'),
      fields('order', 'Net | computed | EUR', 'Gross | computed | EUR'),
      { 'entities.order.fields.net.formula': 'Gross / 2', 'entities.order.fields.gross.formula': 'Net * 2' },
    ],
    '20: “Net” and “Gross” of “Order” are worked out from each other',
  ],
  [
    'a state nobody gets to',
    [records('Order'), states('order', 'New | | first', 'Lost | | on the way', 'Paid | | last'), pay('Clerk')],
    '14: ',
  ],
  ['a move by a role nobody knows', [...ORDER, pay('Ghost')], '16: '],
  ['a condition on a line nobody has described', [...ORDER, pay('Clerk', 'Totl > 5')], '20: '],
  [
    'a pattern that no value meets',
    [records('Order'), fields('order', 'Code | text'), rules('order', 'Odd | Code | looks like | /a^b/')],
    '23: Nothing can look the way “Odd” wants',
  ],
  [
    'limits that leave no value between them',
    [
      records('Order'),
      fields('order', 'Age | number | years | always'),
      rules('order', 'Old | Age | between | at least 65 | | stop', 'Young | Age | between | at most 18 | | stop'),
    ],
    '23: No value of “Age” of “Order” is right',
  ],
  ['two things of one name', [records('Order | a', 'Order | b')], 'trouble: Two things are called “Order”'],
  ['two lines of one name', [records('Order'), fields('order', 'Total | number', 'total | text')], 'trouble: Two '],
  ['a row without a name', [records('Order', ' | x')], 'no name'],
  [
    'a screen about a thing nobody has named, at an address twice',
    [
      records('Order'),
      screens('Ghosts | list | Ghost | /a', 'Others | list | Ghost | /a'),
      links('Ghosts | Nowhere'),
      landings('Nobody | Ghosts'),
    ],
    '5: ',
  ],
  ['a right to something that does not exist', [...ORDER, may('order', 'vanish', 'Ghost | yes')], '27: '],
  ['a number that is none', [numbers('Longest loan | as long as it takes | | all')], 'trouble: “as long as it takes”'],
];

test.each(WRONG)('%s is told in a sentence, and everything else goes on', (_, answers, says) => {
  const { sentences, text } = allOf(...answers);
  expect(sentences.filter((sentence) => sentence.includes(says))).not.toEqual([]);
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|\[object|NaN/);
  expect(text).not.toMatch(/undefined|\[object|NaN/);
});

/** A small product in which everything bears the name. */
function named(name: string): readonly Answers[] {
  const id = itemId(name);
  return [
    records(`${name} | ${name}`, 'Other'),
    roles(name),
    fields(id, `${name} | text | | always | ${name} | ${name}`, 'Amount | money | EUR', 'Kind | choice'),
    said(`entities.${id}.fields.kind.values`, 'Value | It means | Still in use', name, 'b'),
    relations(`${name} | Other | any number | exactly one | no | goes too`),
    states(id, `${name} | | first`, 'Done | | last'),
    moves(id, `${name} | Done | ${name} | a person | ${name} | Amount > 5 EUR`),
    may(id, 'list | open | create', `${name} | yes | own | no`),
    screens(`${name} | list | ${name} | /${id}`),
    landings(`${name} | ${name}`),
    rules(id, `${name} | Amount | between | 1 EUR to 9 EUR | is still fine | stop | ${name}`),
    said(
      'errors.messages',
      'What goes wrong | When | They read | They can | How bad',
      `${name} | ${name} | ${name} | ${name}`,
    ),
  ];
}

describe('a thing, its lines, states, roles and screens may be called', () => {
  test.each([
    ...['constructor', '__proto__', 'hasOwnProperty', 'toString', 'then', 'Object'],
    ...['注文', 'طلب', 'ระบบ', 'Ünïcödé', 'İ', '🛒', 'naïve “quotes”', '**bold** <b>x</b>', '[x](y)', '-->', '```'],
    ...['a.b/c', '%', '$&', 'x'.repeat(200)],
  ])('%s', (name) => {
    const { rows, screens: drawn, text, sentences } = allOf(...named(name));
    const [screen] = drawn[0] as readonly { readonly label: string }[];
    expect(rows.filter(({ entity }) => entity === itemId(name))).toHaveLength(5);
    expect(screen?.label).toBe(name);
    expect(text).not.toBe('');
    expect(text.match(/^```/gmu)?.length).toBe(2);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|\[object/);
  });
});

test('a thing with 300 lines, each with a rule, is folded, judged, filled and written', () => {
  const { rows, text } = allOf(
    records('Form'),
    fields('form', ...many(300, (at) => `Line ${at} | number | kg | always | 5 | Clerk | ${at}`)),
    rules(
      'form',
      ...many(300, (at) => `Rule ${at} | Line ${at} | between | 0 kg to ${at + 1} kg | is still fine | stop`),
    ),
  );
  expect(rows.map(({ cells }) => cells.size)).toEqual([300, 300, 300, 300, 300]);
  expect(text).toContain('| Line 299 | number | kg |');
});
