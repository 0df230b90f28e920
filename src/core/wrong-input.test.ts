import fc from 'fast-check';
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
import { story } from '#testing/core/story.ts';
import { howMuch } from '#testing/how-much.ts';
import { itemId } from './answers/naming.ts';
import { article } from './english/article.ts';
import { capitalize } from './english/capitalize.ts';
import { productOf } from './product/product.ts';
import { checkRow } from './prototype/check-row.ts';
import { failureMap } from './prototype/failure-map.ts';
import { openApiOf } from './prototype/open-api.ts';
import { sampleSet } from './prototype/sample/sample-set.ts';
import { screensOf } from './prototype/screens-of.ts';
import { judge } from './rules/judge.ts';
import { minutesOf } from './session/minutes/minutes-of.ts';
import { minutesText } from './session/minutes/minutes-text.ts';
import { BANK } from './slots/bank.ts';
import { decidedTexts } from './texts/decided/decided-texts.ts';
import { becauseOf } from './workspace/questions/because.ts';
import { followUps, insertNames } from './workspace/questions/follow-ups.ts';

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

/** A name with its article and its plural; none of the two for a name that is plural, or has none. */
interface GivenName {
  readonly one: string;
  readonly many: string;
  readonly article: 'a' | 'an' | '';
}

/** First words by their article, as they sound. */
const FIRST_WORDS = {
  a: 'used, yearly, one-off, European, 3D, URL, PDF, unit, huge, once-only, UK, Ytterbium'.split(', '),
  an: 'open, unpaid, hourly, honest, SMS, FAQ, X-ray, 8-hour, 18th, invoice, heir, HTML, uninvited, Équipe'.split(', '),
};
/** Last words by their article, with their plurals; under “none” those that have no article. */
const LAST_WORDS = {
  a: 'loan loans, user users, person people, diary diaries, box boxes, series series, URL URLs, one-off one-offs, status statuses',
  an: 'appointment appointments, hour hours, SMS SMSes, FAQ FAQs, animal animals, heir heirs, analysis analyses, address addresses',
  none: 'staff staff, orders orders, equipment equipment, people people',
};
const lastWords = Object.entries(LAST_WORDS).flatMap(([article, pairs]) =>
  pairs.split(', ').map((pair) => ({ article, pair: pair.split(' ') })),
);
const givenName: fc.Arbitrary<GivenName> = fc
  .tuple(
    fc.option(
      fc
        .constantFrom(...(['a', 'an'] as const))
        .chain((a) => fc.tuple(fc.constant(a), fc.constantFrom(...FIRST_WORDS[a]))),
    ),
    fc.constantFrom(...lastWords),
    fc.boolean(),
  )
  .map(
    ([
      first,
      {
        article,
        pair: [one = '', many = ''],
      },
      isLarge,
    ]): GivenName => {
      const named = (words: string) => (isLarge ? capitalize(words) : words);
      const own = article === 'none' ? '' : (first?.[0] ?? (article as 'a' | 'an'));
      const before = first ? `${first[1]} ` : '';
      return { one: named(`${before}${one}`), many: named(`${before}${many}`), article: own };
    },
  );

/** What a text says wrongly of a name: with another article, or a number with another form of it. */
function slipsIn(text: string, { one, many, article }: GivenName): readonly string[] {
  const name = `(?:${[one, many].map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|')})`;
  const [single, several] = [one.toLowerCase(), many.toLowerCase()];
  const articles = [...text.matchAll(new RegExp(`\\b(an?) “?(${name})(?![\\p{L}\\d-])`, 'giu'))].filter(
    ([, said = '', word = '']) => (word.toLowerCase() === single ? said.toLowerCase() !== article : single !== several),
  );
  const counts = [...text.matchAll(new RegExp(`(?<![\\d.,:-])(\\d+) “?(${name})(?![\\p{L}\\d-])`, 'giu'))].filter(
    ([, count, word = '']) => word.toLowerCase() !== (count === '1' ? single : several),
  );
  return [...articles, ...counts].map(([words]) => words);
}

const bankAsks = Object.values(BANK).flatMap((questions) =>
  questions.flatMap(({ ask, why, raises }) => [ask, why, ...raises.map((raise) => raise.ask)]),
);

test('whatever things are called, articles and plurals are right in questions, findings, minutes and screens', () => {
  fc.assert(
    fc.property(givenName, (name) => {
      const id = itemId(name.one);
      const answers: Answers = Object.assign(
        {},
        ...named(name.one),
        fields(id, 'Amount | money | EUR | always', 'Kind | choice'),
        rules(
          id,
          'Least | Amount | between | at least 9 EUR',
          'Most | Amount | between | at most 1 EUR',
          'Once | Kind | only once',
        ),
      );
      const workspace = workspaceOf(answers);
      const raised = followUps(workspace).flatMap((question) => [
        question.ask,
        question.why,
        becauseOf(question, workspace) ?? '',
      ]);
      const told = story()
        .start('walk-0001')
        .decided('entities.records', { outcome: 'decided', value: [[name.one, name.one, '', '', '']] })
        .ended();
      const context = { today: '2026-11-20', now: '2026-11-20T12:00:00Z', taken: () => true };
      const problems = checkRow(modelOf(answers), id, { kind: 'b' }, [], null, context);
      const minutes = minutesOf(told.snapshot, 'walk-0001');
      const text = [
        ...bankAsks.map((ask) => insertNames(ask, name.one, name.one)),
        ...raised,
        minutes ? minutesText(minutes) : '',
        JSON.stringify([problems, allOf(answers)]),
      ].join('\n');
      // Both are sentences that begin with the name and its article.
      expect(text.match(/ cannot meet | with the same “Kind”/gu)?.length).toBeGreaterThanOrEqual(2);
      expect(slipsIn(text, name)).toEqual([]);
    }),
    { numRuns: howMuch(12, 200) },
  );
});

test('no question of the bank has a wrong article', () => {
  const pairs = bankAsks.flatMap((ask) => [...ask.matchAll(/\b(an?) (?!\{|“\{)(\W*[\p{L}\d]\S*)/giu)]);
  expect(pairs.length).toBeGreaterThan(50);
  expect(
    pairs.filter(([, said = '', word = '']) => article(word).trim() !== said.toLowerCase()).map(([ask]) => ask),
  ).toEqual([]);
});
