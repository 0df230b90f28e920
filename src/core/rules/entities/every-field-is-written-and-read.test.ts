import { describe, expect, test } from 'vitest';
import {
  calls,
  columns,
  effects,
  fields,
  may,
  offers,
  parts,
  records,
  roles,
  said,
  screens,
} from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [records('Order'), roles('Clerk', 'Boss')];
const PAGE = screens('Order page | detail | Order');

describe('each field has a writer', () => {
  test.each([
    ['Total | money | | | | Clerk', 0],
    ['Total | money | | | | the shop', 0],
    ['Total | money | | | 5', 0],
    ['Total | computed', 0],
    ['Total | money', 1],
  ])('%s: %i broken', (field, broken) => {
    expect(foundBy(12, ...HERE, PAGE, fields('order', field))).toHaveLength(broken);
  });

  test('a form, a line of a list, an effect or a call that we offer', () => {
    const total = fields('order', 'Note | text | | | | Clerk', 'Total | money | EUR');
    const home = screens('Home | page');
    const unwritten = (...answers: readonly Answers[]) =>
      foundBy(12, ...HERE, home, total, ...answers).filter((one) => one.startsWith('Nobody')).length;
    expect(unwritten(parts('home', 'All | table | all Orders | | total'))).toBe(1);
    expect(unwritten(parts('home', 'All | table | all Orders | | total (typed here)'))).toBe(0);
    expect(unwritten(parts('home', 'New | form | new order | | total'))).toBe(0);
    expect(unwritten(parts('home', 'New | form | new order | | note'))).toBe(1);
    expect(unwritten(effects('order', 'an order is created | Total = 3 EUR | nobody'))).toBe(0);
    const takes = said('calls.offers.make.takes', 'Part | Where | Type', 'total | body | number');
    expect(unwritten(offers('Make | POST | /orders'), takes)).toBe(0);
  });

  test('who may write', () => {
    const rights = (create: string, edit: string) =>
      may('order', 'create | edit', `Clerk | ${create} | ${edit}`, 'Boss | yes | yes');
    const total = fields('order', 'Total | money | | | | Clerk');
    expect(verdictOn(12, ...HERE, PAGE, total, rights('no', 'yes'))).toEqual([]);
    expect(verdictOn(12, ...HERE, PAGE, total, rights('no', 'no'))).toEqual([
      '“Clerk” should fill in “Total” of “Order”, but may neither create nor change it; allow one of the two, or name another role.',
    ]);
  });
});

describe('each field has a reader', () => {
  const total = fields('order', 'Total | money | | | | Clerk');
  const LIST = screens('Orders | list | Order');
  test('on a page, in a column, in a message, in a formula', () => {
    expect(verdictOn(12, ...HERE, total, PAGE)).toEqual([]);
    expect(verdictOn(12, ...HERE, total, LIST, columns('orders', 'Total'))).toEqual([]);
    expect(verdictOn(12, ...HERE, total, LIST, calls('Book | Ledger | daily | Total | ok'))).toEqual([]);
    const tax = fields('order', 'Total | money | | | | Clerk', 'Tax | computed | | | | itself');
    const formula = { 'entities.order.fields.tax.formula': 'Total * 0.2' };
    expect(verdictOn(12, ...HERE, tax, LIST, columns('orders', 'Tax'), formula)).toEqual([]);
    expect(verdictOn(12, ...HERE, total, LIST, columns('orders', 'Totl'))).toEqual([
      '“Total” of “Order” is shown to nobody and used by nothing; show it somewhere, or drop it.',
    ]);
  });

  const HOME = screens('Home | page');
  test.each([
    ['All | table | all Orders | | note', 1],
    ['All | table | all Orders | | total', 0],
    ['All | table | all Orders', 0],
    ['All | table | all Orders | Total > 3 EUR | note', 0],
    ['All | table | all Orders | | note (red if Total > 3 EUR)', 0],
    ['All | table | all Orders | | note; highest total first', 0],
    ['All | table | all Orders | | note | Pay (if Total > 3 EUR)', 0],
    ['New | form | new order | | total', 0],
    ['Sum | figure | all Orders | | sum(total)', 0],
    ['Sum | figure | | | sum(all Orders.Total) as Turnover', 0],
    ['By note | chart | all Orders | | total by note', 0],
    ['How many | figure | all Orders', 1],
  ])('in a part of a screen: %s: %i unread', (part, broken) => {
    const order = [fields('order', 'Note | text | | | | Clerk', 'Total | money | EUR | | | Clerk'), HOME];
    const unread = foundBy(12, ...HERE, ...order, parts('home', part)).filter((one) => one.startsWith('“Total”'));
    expect(unread).toHaveLength(broken);
  });

  test.each([
    ['delete it, if Total > 3 EUR', 0],
    ['Paid = Total', 0],
    ['tell the Boss: “{Total} to be paid”', 0],
    ['Total = 0 EUR', 1],
  ])('in an effect: %s: %i unread', (effect, broken) => {
    const order = fields('order', 'Note | text | | | | Clerk', 'Total | money | EUR | | | Clerk', 'Paid | money | EUR');
    const told = effects('order', `an order is created | ${effect} | nobody`);
    const unread = foundBy(12, ...HERE, order, HOME, told).filter((one) => one.startsWith('“Total”'));
    expect(unread).toHaveLength(broken);
  });

  test('by other programs', () => {
    const gives = (body: string) =>
      said('calls.offers.orders.gives', 'Outcome | Status | Body', `Done | 200 | ${body}`);
    const given = (body: string) => foundBy(12, ...HERE, HOME, total, offers('Orders | GET | /orders'), gives(body));
    expect(given('list of {total}')).toEqual([]);
    expect(given('list of order')).toEqual([]);
    expect(given('list of {sum: Total * 2}')).toEqual([]);
    expect(given('"OK"')).toHaveLength(1);
  });

  test('unless it is hidden from everybody', () => {
    const seen = (boss: string) =>
      said('roles.order.visibility', 'Field \\ Role | Clerk | Boss', `Total | hidden | ${boss}`);
    expect(verdictOn(12, ...HERE, total, PAGE, seen('masked'))).toEqual([]);
    expect(foundBy(12, ...HERE, total, PAGE, seen('hidden'))).toHaveLength(1);
  });

  test('not judged before the screens are named', () => {
    expect(verdictOn(12, ...HERE, total)).toEqual([]);
    expect(mendsOf(12)).toEqual(['entities.records']);
    expect(verdictOn(12, ...HERE)).toEqual([]);
  });
});
