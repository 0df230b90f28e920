import { expect, test } from 'vitest';
import { screensOf } from '#core/product.ts';
import { drawn } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { ProductWindow } from './running-product.tsx';

test.each([
  ['Name', 2],
  ['E-mail', 1],
])('on the page where one signs in, words that nobody has decided are dashed: people have %s', (line, count) => {
  const product = libraryWith({
    'roles.sign-in': 'mail-link',
    'entities.member.fields': tableText('Field | Type', `${line} | text`),
    'screens.inventory': tableText('Screen | Kind | About what', 'Sign in | sign-in | '),
  });
  const playing = { product, sample: sampleOf([]), screens: screensOf(product) };
  const [, html = ''] = drawn(playing, '/prototype/sign-in', <ProductWindow />).split('class="proto-sign-in ');
  expect(html).toContain('Signing in: With a link sent by email');
  expect(html.match(/class="proto-guess"/g)).toHaveLength(count);
});

test('on a report of a year, that a figure counts what began in it is dashed, with what was decided', () => {
  const product = libraryWith({
    'entities.records': tableText('Thing | Example | Together', 'Loan | L-1 | Loans'),
    'screens.inventory': tableText('Screen | Kind | About what', 'Year report | dashboard | '),
    'screens.year-report.figures': tableText('Figure | Comes from', 'All loans | Loans', 'Away | Loans that are Out'),
  });
  const rows = [loan('L-1', { title: 'Saw' }, 'out')];
  const playing = { product, sample: sampleOf(rows), screens: screensOf(product) };
  const html = drawn(playing, '/prototype/year-report', <ProductWindow />);
  expect(html.match(/proto-guess[^>]*>what began this year is counted/g)).toHaveLength(1);
});

test.each([
  ['the next morning', 'the next morning'],
  ['2 hours', 'within 2 hours'],
  ['two working days', 'within two working days'],
  ['an hour', 'within an hour'],
  ['within the hour', 'within the hour'],
  ['after two days', 'after two days'],
  ['at once', 'at once'],
])('who else is told of an error “%s” is told %s', (said, words) => {
  const product = libraryWith({
    'errors.messages': tableText(
      'What goes wrong | When | They read | They can | How bad',
      'Away | silent | Try later. | wait | stop',
    ),
    'errors.alerts': tableText('What goes wrong | Who is told | How soon | How', `Away | Pat | ${said} | mail`),
    'screens.inventory': tableText('Screen | Kind | About what', 'Wrong | error | '),
  });
  const playing = { product, sample: sampleOf([]), screens: screensOf(product) };
  expect(drawn(playing, '/prototype/wrong', <ProductWindow />)).toContain(`Also told: Pat, ${words}, mail`);
});

test('at the front door the address is that of the screen which stands there', () => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Sign in | sign-in | | /sign-in',
      'Loans | list | Loan | /loans',
    ),
    'screens.landing': tableText('Role | Sees first | Three most frequent actions', 'Clerk | Loans | hand out'),
  });
  const playing = { product, sample: sampleOf([]), screens: screensOf(product) };
  const address = (at: string) =>
    drawn(playing, at, <ProductWindow />).match(/id="proto-address"[^>]*value="([^"]*)"/)?.[1];
  expect(address('/prototype')).toBe('/sign-in');
  expect(address('/prototype/?as=clerk')).toBe('/loans');
  expect(address('/prototype/loans')).toBe('/loans');
  expect(address('/prototype/nowhere')).toBe('/nowhere');
});

test('a figure of which whoever looks sees nothing is a dash, and is not told as one that cannot be worked out', () => {
  const product = libraryWith({
    'entities.records': tableText('Thing | Example | Together', 'Loan | L-1 | Loans'),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Borrower | text | ', 'Fee | money | EUR'),
    'screens.inventory': tableText('Screen | Kind | About what', 'Report | report | '),
    'screens.report.figures': tableText('Figure | Comes from', 'Money | Fee of Loans', 'Fun | the mood'),
  });
  const rows = [
    loan('L-1', { borrower: 'Kim', fee: { amount: 2, unit: 'EUR' } }, 'out'),
    loan('L-2', { borrower: 'Lee' }, 'out'),
  ];
  const playing = { product, sample: sampleOf(rows), screens: screensOf(product) };
  const shown = (role: string) => {
    const html = drawn(playing, `/prototype/report?as=${role}`, <ProductWindow />);
    const told = html.match(/data-unplayed="screens.report.figures"/g) ?? [];
    return [[...html.matchAll(/<li[^>]*><span.*?<b[^>]*>([^<]*)/g)].map(([, words]) => words), told.length];
  };
  expect(shown('clerk')).toEqual([['2.00 EUR', ''], 1]);
  expect(shown('member')).toEqual([['–', ''], 1]);
});

test('ways that are called the same say where they lead, and two to the same screen are one', () => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what',
      'Sign in | sign-in | ',
      'Loans | list | Loan',
      'Rules | static | ',
    ),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      'Sign in | Loans | Sign in | Role is Clerk',
      'Sign in | Rules | Sign in | Role is Member',
      'Rules | Loans | All | Role is Clerk',
      'Rules | Loans | All | Role is Member',
    ),
  });
  const playing = { product, sample: sampleOf([]), screens: screensOf(product) };
  const ways = ['/sign-in', '/sign-in?as=clerk', '/rules'].map((path) => {
    const [, html = ''] = drawn(playing, `/prototype${path}`, <ProductWindow />).split('class="proto-ways ');
    return [...(html.split('</nav>')[0] ?? '').matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, words]) => words);
  });
  expect(ways).toEqual([['Sign in: Loans', 'Sign in: Rules'], ['Sign in'], ['All']]);
});

test('a record leads to the first of its pages that its reader may come to', () => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Loans | list | Loan | /loans',
      'File | detail | Loan | /files/:loan',
      'My loan | detail | Loan | /mine/:loan',
    ),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      'Loans | File | a line | Role is Clerk',
    ),
  });
  const playing = {
    product,
    sample: sampleOf([loan('L-1', { title: 'Saw', borrower: 'Lee' }, 'out')]),
    screens: screensOf(product),
  };
  const page = (role: string) => drawn(playing, `/prototype/loans?as=${role}`, <ProductWindow />);
  expect(page('clerk')).toContain('/files/');
  expect(page('member')).toContain('/mine/');
  expect(page('member')).not.toContain('/files/');
});
