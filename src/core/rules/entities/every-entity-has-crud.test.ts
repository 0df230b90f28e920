import { describe, expect, test } from 'vitest';
import {
  calls,
  effects,
  fields,
  may,
  offers,
  parts,
  records,
  relations,
  roles,
  said,
  screens,
  states,
} from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const VERBS = 'list | view | create | edit | delete';
const HERE = [roles('Clerk', 'Boss'), records('Order')];
const RIGHTS = may('order', VERBS, 'Clerk | yes | yes | yes | yes | yes', 'Boss | yes | yes | yes | yes | yes');
const ALL = ['Orders | list | Order', 'Order page | detail | Order', 'Order form | form | Order'];
const lacks = (...answers: readonly Answers[]) =>
  verdictOn(11, ...HERE, RIGHTS, ...answers).map((sentence) => /cannot be (.*) anywhere;/.exec(sentence)?.[1]);

describe('each record is created, opened, changed, deleted and listed', () => {
  test('on a screen of the fitting kind', () => {
    expect(lacks(screens(...ALL))).toEqual([]);
    expect(lacks(screens(...ALL.slice(0, 2)))).toEqual(['created or changed']);
    expect(lacks(screens(...ALL.slice(1)))).toEqual(['listed']);
    expect(lacks(screens(...ALL.slice(0, 1)))).toEqual(['created, opened or changed']);
    expect(lacks(screens('Help | static'))).toEqual(['created, opened, changed, deleted or listed']);
  });

  test('or it is said that nobody may', () => {
    const list = screens(...ALL.slice(0, 2));
    const never = (boss: string) =>
      may('order', VERBS, 'Clerk | yes | yes | no | no | no', `Boss | yes | yes | no | ${boss} | no`);
    expect(verdictOn(11, ...HERE, list, never('no'))).toEqual([]);
    expect(foundBy(11, ...HERE, list, never('yes'))).toHaveLength(1);
    expect(foundBy(11, ...HERE, list, never(''))).toHaveLength(1);
    expect(verdictOn(11, ...HERE, list, never(''), { 'roles.permissions.blank': 'forbidden' })).toEqual([]);
  });

  test('a blank that forbids says it too: a thing that is only created, a note that nobody may edit', () => {
    const form = screens('Order form | form | Order', 'Help | static');
    const forbidden = { 'roles.permissions.blank': 'forbidden' };
    const created = may('order', 'create', 'Clerk | yes', 'Boss | yes');
    expect(verdictOn(11, ...HERE, form, created, forbidden)).toEqual([]);
    const list = screens('Orders | list | Order', 'Order page | detail | Order', 'Help | static');
    const note = may('order', 'list | view | delete', 'Clerk | yes | yes | own', 'Boss | yes | yes | yes');
    expect(verdictOn(11, ...HERE, list, note, forbidden)).toEqual([]);
    // What somebody may do but no screen offers is still found, and so is what nobody has said.
    expect(lacks(screens('Help | static'), created, forbidden)).toEqual(['created']);
    expect(foundBy(11, ...HERE, form, created)).toHaveLength(1);
    expect(foundBy(11, ...HERE, list, note)).toHaveLength(1);
  });

  test('or nothing of it may be changed in any state', () => {
    const list = screens(...ALL.slice(0, 2), 'Help | static');
    const rights = may('order', VERBS, 'Clerk | yes | yes | no | yes | yes', 'Boss | no | no | no | no | no');
    const cycle = states('order', 'Open |  | first', 'Done |  | last');
    const editable = (last: string) => ({
      'states.order.list.open.editable': '- nothing',
      'states.order.list.done.editable': `- ${last}`,
    });
    expect(lacks(list, rights, cycle, editable('nothing'))).toEqual([]);
    expect(lacks(list, rights, cycle, editable('everything'))).toEqual(['changed']);
  });

  test('or a message, a file or the clean-up does it', () => {
    const list = screens(...ALL.slice(0, 2));
    const inbound = said('calls.inbound', 'What comes in | From | What is in it | How many', 'New order | Shop');
    const changes = { 'calls.inbound.new-order.changes': 'makes an order' };
    expect(lacks(list, inbound, changes)).toEqual([]);
    const files = said('entities.order.brought-in', 'Which way | From or to | Format | How often', 'in | Shop');
    expect(lacks(list, files)).toEqual(['changed']);
    const form = may('order', VERBS, 'Clerk | no | no | no | no | yes', 'Boss | no | no | no | no | no');
    expect(foundBy(11, ...HERE, form, screens('Help | static'))).toHaveLength(1);
    const cleaned = { 'entities.order.retention': 'delete' };
    expect(verdictOn(11, ...HERE, form, screens('Help | static'), cleaned)).toEqual([]);
    expect(lacks(list, calls('Ask for orders | Shop | daily | nothing | orders'))).toEqual(['created or changed']);
  });

  test('a part lives on the screens of its whole', () => {
    const line = [
      records('Order', 'Line'),
      may('line', VERBS, 'Clerk | yes | yes | yes | yes | yes', 'Boss | no | no | no | no | no'),
      screens(...ALL, 'Help | static'),
    ];
    const part = (gone: string) => relations(`Order | Line | any number | exactly one | no | ${gone}`);
    expect(lacks(...line, part('goes too'))).toEqual([]);
    expect(lacks(...line, part('not allowed'))).toEqual(['created, opened, changed, deleted or listed']);
  });

  const PAGE = [screens('Home | page'), fields('order', 'Note | text | | | | Clerk')];
  test.each([
    ['All | table | all Orders', 'created, opened, changed or deleted'],
    ['All | table | all Orders | | note', 'created, changed or deleted'],
    ['All | table | all Orders | | note (typed here) | Delete', 'created'],
    ['All | table | all Orders | | | New order, Open, Edit, Delete', undefined],
    ['One | form | new order', 'opened, changed, deleted or listed'],
    ['How many | figure | | | count(all Orders)', 'created, opened, changed or deleted'],
    ['All | chart | all Orders', 'created, opened, changed or deleted'],
  ])('or a part of a screen does it: %s', (part, lacking) => {
    expect(lacks(...PAGE, parts('home', part))).toEqual(lacking === undefined ? [] : [lacking]);
  });

  test('or it happens with something else', () => {
    const order = [
      records('Shop', 'Order'),
      fields('order', 'Note | text', 'Shop | link | Shop'),
      screens('Home | page'),
    ];
    const told = (what: string) => lacks(...order, effects('shop', `a shop is created | ${what} | nobody`)).at(-1);
    expect(told('make an order: Note = "first"')).toBe('opened, changed, deleted or listed');
    expect(told('Note of its Orders = "late"')).toBe('created, opened, deleted or listed');
    expect(told('delete its Orders')).toBe('created, opened, changed or listed');
  });

  test('or other programs may do it by a call that we offer', () => {
    const offered = offers(
      'All orders | GET | /orders',
      'Make an order | POST | /orders',
      'Drop | DELETE | /orders/:order',
    );
    expect(lacks(...PAGE, offered)).toEqual(['opened or changed']);
  });

  test('waits for the things, the screens and the rights', () => {
    expect(mendsOf(11)).toEqual(['entities.records']);
    expect(mendsOf(11, ...HERE)).toEqual(['screens.inventory']);
    expect(mendsOf(11, ...HERE, screens('Orders | list | Order'))).toEqual(['roles.order.permissions']);
  });
});
