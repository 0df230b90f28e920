import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withArticle } from './article.ts';
import { decapitalize } from './capitalize.ts';
import { pluralOf, singularOf, withCount } from './plural.ts';

/** One and many, as a book of grammar has them. */
const PAIRS = `
  appointment appointments, Loan Loans, category categories, day days, key keys, address addresses, box boxes,
  branch branches, wish wishes, status statuses, bonus bonuses, virus viruses, invoice invoices, purchase purchases,
  case cases, course courses, house houses, clause clauses, licence licences, size sizes, analysis analyses,
  diagnosis diagnoses, hypothesis hypotheses, axis axes, Person People, Salesperson Salespeople, child children,
  woman women, foreman foremen, human humans, German Germans, specimen specimens, shelf shelves, Bookshelf Bookshelves,
  life lives, quiz quizzes, criterion criteria, photo photos, hero heroes, alias aliases, lens lenses, stomach stomachs,
  PDF PDFs, SMS SMSes, ORDER ORDERS, area areas, menu menus, café cafés, no-show no-shows, e-mail e-mails,
  series series, Aircraft Aircraft, soliloquy soliloquies, X-ray X-rays, waltz waltzes, leave leaves, pickup pickups`
  .split(',')
  .map((pair) => pair.trim().split(' '));

describe('the plural of a given name', () => {
  test('is the one that English has, and leads back', () => {
    expect(PAIRS.map(([one = '']) => pluralOf(one))).toEqual(PAIRS.map(([, many]) => many));
    const words = PAIRS.filter(([one]) => !/^(?:PDF|SMS|menu|leave|size)$/.test(one ?? ''));
    expect(words.map(([, many = '']) => singularOf(many))).toEqual(words.map(([one]) => one));
  });

  test.each([
    ['Proof of delivery', 'Proofs of delivery'],
    ['Price per unit', 'Prices per unit'],
    ['Member (active)', 'Members (active)'],
    ['Purchase order', 'Purchase orders'],
    ['Owner/keeper', 'Owner/keepers'],
  ])('changes the main word of “%s”', (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });

  test.each(['Orders', 'Sales', 'News', 'Equipment', 'People', 'Staff', '予約', 'Größe', 'заказ', 'Form 3', ''])(
    'leaves “%s” as it is',
    (name) => {
      expect(pluralOf(name)).toBe(name);
    },
  );

  test('of a plural is itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{3,10}[a-hj-tv-z]$/), (name) => {
        expect(pluralOf(pluralOf(name))).toBe(pluralOf(name));
      }),
      { examples: [['Arabia'], ['Magnolia'], ['Aabia']] },
    );
  });

  test('goes with every number but one', () => {
    expect([0, 1, 2].map((count) => withCount(count, 'loan'))).toEqual(['0 loans', '1 loan', '2 loans']);
    expect(withCount(3, 'belongs', 'belong')).toBe('3 belong');
  });
});

const AN = `appointment animal hour honest heir item order invoice umbrella urgent uninvited unidentified unissued umpire
  usher 8 80 8,000 11 18 11,000 SMS X-ray MRI FAQ HTML ISBN LDAP RFID ID API IOU e-mail F-note Étude HOUR SLA NDA RSS XML`;
const A = `loan user unit university uniform unique USER European Ukrainian utility usage one-off once UUID URL USB UI
  1 10 100 110 1800 12 PIN SIM LAN NASA PDF QR U-turn B2B house history year hotel 予約 заказ ewe`;

describe('the article of a given name', () => {
  test('follows the sound', () => {
    const names = (text: string) => text.split(/\s+/);
    expect(names(AN).map(withArticle)).toEqual(names(AN).map((name) => `an ${name}`));
    expect(names(A).map(withArticle)).toEqual(names(A).map((name) => `a ${name}`));
  });

  test('is the one of the first word', () => {
    expect(['“appointment”', 'user account', 'unpaid invoice', '(old) order'].map(withArticle)).toEqual([
      'an “appointment”',
      'a user account',
      'an unpaid invoice',
      'an (old) order',
    ]);
  });

  test('is left out where there is no one of it', () => {
    expect(['Orders', 'equipment', 'staff', 'series'].map(withArticle)).toEqual([
      'Orders',
      'equipment',
      'staff',
      'a series',
    ]);
  });
});

test.each([
  ['Loan', 'loan'],
  ['Purchase Order', 'purchase Order'],
  ['Éclair', 'éclair'],
  ['SMS', 'SMS'],
  ['PDFs', 'PDFs'],
  ['iPhone', 'iPhone'],
  ['', ''],
])('“%s” stands within a sentence as “%s”', (name, within) => {
  expect(decapitalize(name)).toBe(within);
});
