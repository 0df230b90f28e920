import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS } from '#core/kinds/kinds.ts';
import { openProduct } from '#core/prototype/open-product.ts';
import { conflictsIn } from '#core/rules/closing-status.ts';
import { judge } from '#core/rules/judge.ts';
import { parseValue } from '#core/shapes/index.ts';
import { decidedTexts } from '#core/texts/decided/decided-texts.ts';
import { THREE_PRODUCTS } from '#testing/core/three-products.ts';
import { type Step, type Walk, walked, walkedOn } from '#testing/core/walked.ts';
import { assumptionOf, isThin, usualOffers } from './usual-answers.ts';

const openIn = ({ workspace }: Walk) => workspace.questions.filter(({ status }) => status === 'open');

/** Says what is known of a product to the questions of the core, in the order of asking. */
function coreOf(said: Readonly<Record<string, string>>): Walk {
  let walk = walked();
  for (;;) {
    const next = openIn(walk).find(({ rank, question }) => rank.isCore && question.id in said);
    if (!next) return walk;
    const read = parseValue(said[next.question.id] ?? '', next.question.shape);
    if (!read.ok) throw new Error(`${next.question.id}: ${read.problem}`);
    walk = walkedOn(walk, [[next.question.id, read.value]]);
  }
}

const takes = (walk: Walk) =>
  walkedOn(
    walk,
    usualOffers(walk.workspace).map((offer): Step => [offer.view.question.id, assumptionOf(offer, '2027-01-01')]),
  );

/** Presses until nothing usual is left. */
function takesAll(walk: Walk): { readonly walk: Walk; readonly presses: number; readonly taken: number } {
  let [now, presses, taken] = [walk, 0, 0];
  for (; usualOffers(now.workspace).length > 0; presses += 1) {
    taken += usualOffers(now.workspace).length;
    now = takes(now);
  }
  return { walk: now, presses, taken };
}

const errorsIn = ({ workspace }: Walk) =>
  conflictsIn(judge(openProduct(workspace)), workspace).flatMap(({ findings }) =>
    findings.filter(({ severity }) => severity === 'error').map(({ sentence }) => sentence),
  );

/** Closes what is left by hand, and takes what is usual of all that it raises. */
function closes(walk: Walk): { readonly byHand: number; readonly presses: number; readonly taken: number } {
  let { walk: now, presses, taken } = takesAll(walk);
  let byHand = now.facts.filter(({ fact }) => fact === 'decision').length - taken;
  while (openIn(now).length > 0) {
    const left = openIn(now).map(({ question }): Step => [question.id, { outcome: 'not-applicable', reason: 'so' }]);
    byHand += left.length;
    const more = takesAll(walkedOn(now, left));
    [now, presses, taken] = [more.walk, presses + more.presses, taken + more.taken];
  }
  return { byHand, presses, taken };
}

describe.each(Object.entries(THREE_PRODUCTS))('once the core of a %s is said', (name, said) => {
  const core = coreOf(said);

  test('the core is done with at most 25 answers', () => {
    expect(openIn(core).filter(({ rank }) => rank.isCore)).toEqual([]);
    expect(core.facts.filter(({ fact }) => fact === 'decision').length).toBeLessThanOrEqual(25);
  });

  test('most of what is open has a usual answer, and the rest is closed with at most 60 by hand', () => {
    const [open, usual] = [openIn(core).length, usualOffers(core.workspace).length];
    expect(usual / open, `${name}: ${usual} of ${open}`).toBeGreaterThan(0.6);
    const { byHand, presses, taken } = closes(core);
    expect(byHand, `${name}: ${taken} taken in ${presses} presses`).toBeLessThanOrEqual(60);
    expect(presses).toBeLessThanOrEqual(8);
    expect(taken).toBeGreaterThan(byHand);
  });

  test('what is usual goes with what was said: nothing contradicts anything', () => {
    expect(errorsIn(core)).toEqual([]);
    expect(errorsIn(takesAll(core).walk)).toEqual([]);
  });

  test('taken and given back, it leaves the specification as it was', () => {
    const before = [...decidedTexts(core.workspace)];
    const { walk } = takesAll(core);
    const assumed = walk.workspace.questions.filter(({ status }) => status === 'assumed');
    expect([...decidedTexts(walk.workspace)]).not.toEqual(before);
    const back = walkedOn(
      walk,
      assumed.map(({ question }): Step => [question.id, { outcome: 'withdrawn', reason: '' }]),
    );
    expect([...decidedTexts(back.workspace)]).toEqual(before);
  });
});

test('taken in part and given back in any order, it leaves the specification as it was', () => {
  const kinds = fc.subarray(
    KINDS.map(({ id }) => id),
    { minLength: 1, maxLength: 2 },
  );
  fc.assert(
    fc.property(kinds, fc.infiniteStream(fc.boolean()), fc.nat(), (ids, leaves, seed) => {
      const core = walked(['purpose.what', 'A product'], ['purpose.kind', ids]);
      const before = [...decidedTexts(core.workspace)];
      const steps = usualOffers(core.workspace).flatMap((offer): readonly Step[] =>
        leaves.next().value ? [] : [[offer.view.question.id, assumptionOf(offer, '2027-01-01')]],
      );
      const turned = [...steps.slice(seed % (steps.length || 1)), ...steps.slice(0, seed % (steps.length || 1))];
      const back = turned.map(([id]): Step => [id, { outcome: 'withdrawn', reason: '' }]);
      expect([...decidedTexts(walkedOn(walkedOn(core, steps), back).workspace)]).toEqual(before);
    }),
    { numRuns: 20 },
  );
});

const usualFor = (id: string, ...steps: readonly Step[]) => {
  const { workspace } = walked(['purpose.kind', ['booking']], ...steps);
  const offer = usualOffers(workspace).find(({ view }) => view.question.id === id);
  return offer && (offer.value ?? offer.reason);
};

test('before the kind is said, and where somebody has said something, nothing is offered', () => {
  expect(usualOffers(walked().workspace)).toEqual([]);
  expect(usualFor('roles.sign-in')).toBe('password');
  expect(usualFor('roles.sign-in', ['roles.sign-in', 'badge'])).toBeUndefined();
});

test('where it is free, nothing about money is usual', () => {
  const free: Step = ['purpose.what', 'Neighbours borrow tools, free of charge.'];
  expect(usualFor('constants.money', free)).toBe('Nobody pays anything here.');
});

test('where nobody signs in, nobody is signed out and nothing is secret', () => {
  const open: Step = ['roles.sign-in', 'none'];
  expect(usualFor('roles.sign-out', open)).toBeUndefined();
  expect(usualFor('roles.profile', open)).toBe('Nobody signs in.');
  expect(usualFor('roles.anonymous', open)).toEqual(['Everything']);
  expect(usualFor('errors.disclosure', open)).toBe('Nobody signs in.');
});

test('what is the same for all things is offered once; what differs is offered for each', () => {
  const things: Step = [
    'entities.records',
    [
      ['Tool', 'Drill', '', '', ''],
      ['Loan', 'Ann', '', '', ''],
    ],
  ];
  expect(usualFor('entities.history', things)).toBe('log');
  expect(usualFor('entities.tool.history', things)).toBeUndefined();
  expect(usualFor('states.tool.list', things)).toBe('It is there or it is not.');
  expect(usualFor('states.loan.list', things)).toContainEqual(['Out', 'somebody has it', 'on the way', '']);
  expect(usualFor('entities.history', things, ['entities.tool.history', 'none'])).toBeUndefined();
  expect(usualFor('entities.loan.history', things, ['entities.tool.history', 'none'])).toBe('log');
});

const BIKES: readonly Step[] = [
  ['purpose.what', 'A workshop: customers book a repair, and are told when the bike is ready.'],
  [
    'purpose.groups',
    [
      ['Customer', '600', '', ''],
      ['Mechanic', '4', '', ''],
      ['Front desk', '2', '', ''],
    ],
  ],
  [
    'entities.records',
    [
      ['Job', '2041, Trek, 89.50 €, waiting for parts', '2042, Brompton, 18 €, ready', '', ''],
      ['Customer', 'Mrs Ortiz, 0171 555 0142', '', '', ''],
    ],
  ],
  [
    'entities.job.fields',
    [
      ['Number', 'text', '', '', '', '', '2041\n2042', '', ''],
      ['Amount', 'money', '€', '', '', '', '89.50\n18', '', ''],
      ['State', 'choice', '', '', '', '', 'waiting for parts\nready', '', ''],
    ],
  ],
];

test('what was given or said goes before what is usual', () => {
  expect(usualFor('entities.job.fields.state.values', ...BIKES)).toEqual([
    ['waiting for parts', '', ''],
    ['ready', '', ''],
  ]);
  // Which of them comes first has to be said.
  expect(usualFor('states.job.list', ...BIKES)).toBeUndefined();
  expect(usualFor('states.job.effects', ...BIKES)).toBeUndefined();
  expect(usualFor('states.effects', ...BIKES)).toBeUndefined();
  expect(usualFor('screens.languages', ...BIKES)).toBeUndefined();
  expect(usualFor('screens.languages', ...BIKES, ['purpose.groups.mechanic.languages', ['German']])).toEqual([
    'German',
  ]);
  expect(usualFor('constants.money', ...BIKES)).toEqual([['Everything', 'EUR', '0.01', '', '']]);
  expect(usualFor('constants.money')).toBeUndefined();
});

test('what the kind is all about is never said to be seldom', () => {
  expect(usualFor('entities.kept-in-order')).toBeUndefined();
  expect(usualFor('screens.charts')).toBe('Products of this kind seldom have it.');
});

test('only whoever runs it deletes; how long something is kept is offered where the country is known', () => {
  const rights = usualFor('roles.job.permissions', ...BIKES);
  expect(rights).toMatchObject({
    rows: ['Customer', 'Mechanic', 'Front desk'],
    cells: [expect.anything(), ['yes', 'yes', 'yes', 'yes', 'no'], ['yes', 'yes', 'yes', 'yes', 'yes']],
  });
  const kept: readonly Step[] = [['entities.retention', 'archive']];
  expect(usualFor('entities.retention-time', ...kept)).toBeUndefined();
  expect(usualFor('entities.retention-time', ['purpose.what', 'A workshop in Germany.'], ...kept)).toEqual({
    amount: '3',
    unit: 'years',
  });
});

test('an action ends on a screen that there is', () => {
  const starts: readonly Step[] = [
    [
      'screens.landing',
      [
        ['Mechanic', 'bookings of today', 'start a job'],
        ['Customer', 'my jobs', 'cancel'],
      ],
    ],
    ['screens.inventory', [['My jobs', 'list', '', '/mine']]],
  ];
  expect(usualFor('screens.landing.mechanic.actions', ...starts)).toBeUndefined();
  expect(usualFor('screens.landing.customer.actions', ...starts)).toEqual([['Cancel', 'My jobs', '']]);
});

test('what only custom speaks for, and is dear to change, is not taken unseen', () => {
  const offers = usualOffers(walked(['purpose.kind', ['booking']]).workspace);
  const thin = offers.filter(isThin);
  expect(thin.length).toBeGreaterThan(0);
  expect(
    thin.every(({ source, view }) => source === 'most products of this kind' && view.question.reversal === 3),
  ).toBe(true);
});
