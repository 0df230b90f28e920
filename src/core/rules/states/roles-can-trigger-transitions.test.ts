import { describe, expect, test } from 'vitest';
import {
  effects,
  fields,
  landings,
  links,
  may,
  moves,
  records,
  roles,
  said,
  screens,
  states,
} from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';
import { itemId } from '../../answers/naming.ts';

const OFFERED = `states.order.transitions.${itemId('New → Paid: pay')}.where`;
const on = (...rows: string[]) => said(OFFERED, 'Screen | Must type', ...rows);
const HERE = [
  records('Order'),
  roles('Clerk', 'Boss'),
  states('order', 'New | | first', 'Paid | | last'),
  moves('order', 'New | Paid | pay | a person | Clerk'),
  landings('Clerk | Orders', 'Boss | Vault'),
  screens('Orders | list | Order', 'Order page | detail | Order', 'Vault | static'),
  links('Orders | Order page', 'Vault | Vault'),
];
const broken = (...answers: readonly Answers[]) => verdictOn(17, ...HERE, ...answers);

describe('who is to set off a move can', () => {
  test('on a screen they get to', () => {
    expect(broken(on('Order page'))).toEqual([]);
    expect(broken(on('Vault', 'Orders'))).toEqual([]);
    expect(broken(on('Vault'))).toEqual([
      '“Clerk” cannot get to “Vault”, where “New → Paid: pay” starts; add a link, allow the screen, or offer it elsewhere.',
    ]);
    expect(mendsOf(17, ...HERE, on('Vault'))).toEqual([OFFERED, 'screens.links']);
    expect(broken(on('Till'))).toEqual([
      '“New → Paid: pay” should start on “Till”, but no screen is called that; name one of the screens, or add it.',
    ]);
  });

  test('without a screen, where something else sets it off', () => {
    const nowhere = { [OFFERED]: { na: 'Nobody presses it.' } };
    expect(broken(nowhere)).toEqual(['No screen offers “New → Paid: pay”; name one where somebody starts it.']);
    const payment = [records('Order', 'Payment'), fields('payment', 'Order | link | Order')];
    expect(broken(nowhere, ...payment, effects('payment', 'a payment is created | Order: pay | nobody'))).toEqual([]);
  });

  test('as everybody, each of them', () => {
    const anybody = moves('order', 'New | Paid | pay | a person | anybody');
    expect(broken(anybody, on('Order page'))).toEqual([
      '“Boss” cannot get to “Order page”, where “New → Paid: pay” starts; add a link, allow the screen, or offer it elsewhere.',
    ]);
  });

  test('if the permissions allow it', () => {
    const rights = (pay: string) => may('order', 'view | pay', `Clerk | yes | ${pay}`, 'Boss | yes | yes');
    expect(broken(on('Order page'), rights('yes'))).toEqual([]);
    expect(broken(on('Order page'), rights('if'))).toEqual([]);
    expect(broken(on('Order page'), rights('no'))).toEqual([
      '“Clerk” should start “New → Paid: pay”, but may not “pay”; allow it, or name another role.',
    ]);
  });

  test('while they can see it', () => {
    const seen = (words: string) => ({ 'states.order.list.new.visible-to': words });
    expect(broken(on('Order page'), seen('- Clerk'))).toEqual([]);
    expect(broken(on('Order page'), seen('- everybody'))).toEqual([]);
    expect(foundBy(17, ...HERE, on('Order page'), seen('- Boss'))).toHaveLength(1);
  });

  test('waits for the screen that offers it; the clock needs none', () => {
    expect(mendsOf(17, ...HERE)).toEqual([OFFERED]);
    expect(mendsOf(17)).toEqual(['states.list']);
    expect(broken(moves('order', 'New | Paid | pay | the clock |'))).toEqual([]);
  });
});
