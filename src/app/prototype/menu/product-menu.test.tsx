import { expect, test } from 'vitest';
import { screensOf } from '#core/product.ts';
import { drawn } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { ProductWindow } from '../running-product.tsx';

const HEAD = 'Part | Kind | Of | Only those | Shows | Can be pressed';

function page(menu: string, home: readonly string[] = ['Words | text | | | Hello. | '], address = '/home') {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Every page | page | - | -',
      'Home | page | - | /home',
      'Loans | list | Loan | /loans',
    ),
    'screens.every-page.parts': tableText(HEAD, `Menu | menu | | | ${menu} | `),
    'screens.home.parts': tableText(HEAD, ...home),
    'screens.links': tableText(
      'From | To | By which button or link',
      'Home | Loans | Loans',
      'Home | Loans | All of them',
    ),
  });
  const sample = sampleOf([loan('L-1', { title: 'Saw' }, 'out'), loan('L-2', { title: 'Axe' }, 'back')]);
  return drawn({ product, sample, screens: screensOf(product) }, `/prototype${address}`, <ProductWindow />);
}

/** The words of each link in the menu of all pages. */
function menuIn(html: string) {
  const [, menu = ''] = /<nav[^>]*aria-label="The product’s pages"[^>]*>(.*?)<\/nav>/su.exec(html) ?? [];
  return [...menu.matchAll(/<a [^>]*>(.*?)<\/a>/gsu)].map(([, words = '']) => words.replaceAll(/<[^>]*>/gu, ''));
}

test('a menu at the side stands once, and folds behind a button', () => {
  const html = page('at the side; Home, Loans (count(all Loans))');
  expect(menuIn(html)).toEqual(['Home', 'Loans 2']);
  expect(html.match(/aria-label="The product’s pages"/gu)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Menu/u);
});

test.each([
  ['/home', ['Home']],
  ['/loans', ['Loans']],
  ['', ['Home']],
  ['/', ['Home']],
])('at “%s” the entry of the screen that is shown is marked', (address, marked) => {
  const html = page('at the side; Home, Loans', undefined, address);
  const links = [...html.matchAll(/<a ([^>]*)><bdi[^>]*>(.*?)<\/bdi>/gsu)];
  expect(links.flatMap(([, attributes = '', label]) => (attributes.includes('aria-current') ? label : []))).toEqual(
    marked,
  );
});

test('a menu at the head has its groups below “More” once they do not fit', () => {
  const five = 'Home, One → Home, Two → Home, Three → Home, Four → Home';
  expect(menuIn(page(`${five}; Rest: Loans`)).slice(0, 5)).toEqual(['Home', 'One', 'Two', 'Three', 'Four']);
  expect(page(`${five}; Rest: Loans`)).toContain('More');
  expect(page(`${five}; Rest: Loans`)).toContain('<ul class="grid m-0 p-0 list-none" aria-label="Rest">');
});

test('a link that the menu has under the same name is not drawn again', () => {
  const ways = (html: string) =>
    [...(/<nav class="proto-ways.*?<\/nav>/su.exec(html)?.[0] ?? '').matchAll(/<a [^>]*>(.*?)<\/a>/gsu)].map(
      ([, words]) => words,
    );
  expect(ways(page('Home'))).toEqual(['Loans', 'All of them']);
  expect(ways(page('Home, Loans'))).toEqual(['All of them']);
});

test('what cannot be read of the menu is told at the foot', () => {
  expect(page('Home, Ledgers')).toMatch(/<footer.*“Menu”: “Ledgers” is no screen; name one that is there\./su);
  expect(page('Home')).not.toContain('“Menu”');
});

test('more than five tabs are a list to choose from where it is narrow', () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const tabs = (count: number) =>
    page('Home', [
      `Which | tabs | | | ${names.slice(0, count).join(', ')} | `,
      ...names.slice(0, count).map((name) => `${name} | text | | | The ${name} text. | `),
    ]);
  expect(tabs(6)).toMatch(/<select[^>]*aria-label="Which"/u);
  expect(tabs(5)).not.toMatch(/<select[^>]*aria-label="Which"/u);
});
