import { describe, expect, test } from 'vitest';
import { landings, links, may, records, roles, said, screens } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [
  roles('Clerk', 'Boss'),
  records('Order', 'Bill'),
  landings('Clerk | Orders', 'Boss | Orders'),
  screens('Orders | list | Order', 'Order page | detail | Order', 'Bills | list | Bill', 'Help | static'),
];
const broken = (...answers: readonly Answers[]) =>
  verdictOn(7, ...HERE, ...answers).flatMap(
    (sentence) => /“(?:Bills|Help|Orders|Order page)”[;,]/.exec(sentence) ?? sentence,
  );

describe('somebody gets to each screen', () => {
  test('over links from a first screen', () => {
    expect(broken(links('Orders | Bills', 'Bills | Help'))).toEqual(['“Order page”;']);
    expect(broken(links('Orders | Order page', 'Order page | Bills', 'Bills | Help'))).toEqual([]);
    expect(broken(links('Orders | Order page', 'Help | Bills', 'Bills | Help'))).toEqual(['“Bills”;', '“Help”;']);
  });

  test('a way in a circle and a link to itself lead nowhere new, and end', () => {
    expect(broken(links('Orders | Orders', 'Orders | Order page', 'Order page | Orders'))).toEqual([
      '“Bills”;',
      '“Help”;',
    ]);
  });

  test('from the menu, which is on every page', () => {
    expect(broken(links('Every page | Bills', 'Every page | Help', 'Orders | Order page'))).toEqual([]);
  });

  test('over what the menu of every page leads to, without saying it again', () => {
    const menu = said('screens.every-page.parts', 'Part | Kind | Shows', 'Menu | menu | Bills; More: Help');
    const frame = screens('Every page | page | ', 'Orders | list | Order', 'Bills | list | Bill', 'Help | static');
    expect(broken(frame, menu, links('Orders | Orders'))).toEqual([]);
  });

  test('over the buttons of a part that name a screen', () => {
    const parts = said('screens.help.parts', 'Part | Kind | Can be pressed', 'Ways | buttons | Pay → Bills');
    const linked = links('Orders | Order page', 'Order page | Help');
    expect(broken(linked)).toEqual(['“Bills”;']);
    expect(broken(linked, parts)).toEqual([]);
    const called = said('screens.help.parts', 'Part | Kind | Can be pressed', 'Ways | buttons | Bills');
    expect(broken(linked, called)).toEqual([]);
  });

  test('from a list to its page, where nobody has said where the list leads', () => {
    expect(broken(links('Order page | Bills', 'Bills | Help'))).toEqual([]);
  });

  test('over what is done most on a first screen', () => {
    const actions = said(
      'screens.landing.clerk.actions',
      'Action | Ends up on | Not allowed when',
      'read | Help',
      'pay | Bills',
    );
    expect(broken(links('Orders | Order page'), actions)).toEqual([]);
  });

  test('only over screens that one may see', () => {
    const linked = links('Orders | Order page', 'Orders | Bills', 'Bills | Help');
    const shut = may('bill', 'list | view', 'Clerk | no | no', 'Boss | no | no');
    expect(verdictOn(7, ...HERE, linked, shut)).toEqual([
      '“Orders” leads to “Bills”, but nobody who gets that far may see it; allow it for a role, or drop the screen.',
      'No way leads from a first screen to “Help”; add a link to it, or drop the screen.',
    ]);
    const open = may('bill', 'list | view', 'Clerk | no | no', 'Boss | yes | no');
    expect(verdictOn(7, ...HERE, linked, open)).toEqual([]);
  });

  test('a form needs the right to fill it in', () => {
    const form = screens('Orders | list | Order', 'New order | form | Order');
    const rights = (create: string) =>
      may(
        'order',
        'list | create | edit | approve',
        `Clerk | yes | ${create} | no | no`,
        `Boss | yes | ${create} | no | no`,
      );
    expect(verdictOn(7, ...HERE, form, links('Orders | New order'), rights('yes'))).toEqual([]);
    expect(foundBy(7, ...HERE, form, links('Orders | New order'), rights('no'))).toHaveLength(1);
  });

  test('before signing in, after a failure, and without a role', () => {
    const more = screens('Orders | list | Order', 'Welcome | sign-in', 'Oops | error', 'News | static');
    const said = [...HERE, more, links('Orders | Orders')];
    expect(foundBy(7, ...said)).toHaveLength(1);
    expect(verdictOn(7, ...said, { 'roles.anonymous': '- News' })).toEqual([]);
  });

  test('waits for the screens, the first screens and the links', () => {
    expect(mendsOf(7)).toEqual(['screens.inventory']);
    expect(mendsOf(7, screens('Orders | list | Order'))).toEqual(['screens.landing']);
    expect(mendsOf(7, ...HERE)).toEqual(['screens.links']);
  });
});
