import { expect, test } from 'vitest';
import { looseEnds, unplayedDecisions } from '#core/product.ts';
import { NO_RECORDS } from '#core/prototype/edits.ts';
import { drawn, played } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { ProductWindow } from '../running-product.tsx';

const PAGE = {
  'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loan page | detail | Loan | /loans/:loan'),
};
type Said = Parameters<typeof libraryWith>[0];

function loanPage(said: Said, role = ''): string {
  const playing = played(libraryWith({ ...PAGE, ...said }).workspace);
  const [row] = playing.sample.page('loan', 0, 1);
  return drawn(playing, `/prototype/loans/${row?.id}${role && `?as=${role}`}`, <ProductWindow />);
}

/** A failure says less than the whole page. */
const has = (html: string, words: string) => html.includes(words);

const together = (cells: string, columns = 'Comment | Rate | Like') => ({
  'roles.together': tableText(`What others made | ${columns}`, cells),
});

test('what people may do together with a thing is on its page, and what was said not to be is not', () => {
  const html = loanPage(together('A loan | yes | yes | no'));
  expect(has(html, 'Your comment')).toBe(true);
  expect(has(html, '3 of 5 stars')).toBe(true);
  expect(has(html, '>Like')).toBe(false);
  expect(has(loanPage(together('Members | yes | yes | yes')), 'Your comment')).toBe(false);
});

test('only those may comment who were named, and others read who may', () => {
  const said = together('A loan | clerks | no | no');
  expect(has(loanPage(said, 'clerk'), 'Your comment')).toBe(true);
  const html = loanPage(said, 'member');
  expect(has(html, 'Your comment')).toBe(false);
  expect(has(html, 'only clerks')).toBe(true);
});

test('words that name no role are dashed, and what the row leaves out is told and counted', () => {
  expect(/proto-guess[^>]*>Comments/u.test(loanPage(together('A loan | after a year | no | no')))).toBe(true);
  const said = together('A loan | yes | no |');
  expect(has(loanPage(said), 'data-left-out="roles.together"')).toBe(true);
  expect(looseEnds(libraryWith({ ...PAGE, ...said })).map(({ place }) => place)).toContain(
    'what people do together with Loan',
  );
});

test('a thing that people put up is a hole until it is said what others do with it, and no other thing is', () => {
  const open = { 'roles.together': { deferred: 'next week' } };
  const put = { 'roles.contributed': tableText('What | By whom', 'Loans | anybody') };
  expect(
    /nobody has said whether people rate, like.*data-pin="roles.together"/u.test(loanPage({ ...open, ...put })),
  ).toBe(true);
  expect(has(loanPage(open), 'nobody has said whether people')).toBe(false);
});

test('comments that are a thing of their own are played as that', () => {
  const kept = {
    'entities.records': tableText('Thing | Example', 'Loan | L-1', 'Comment | hello'),
    'entities.comment.fields': tableText('Field | Type | Unit', 'Loan | link | Loan'),
  };
  expect(has(loanPage({ ...kept, ...together('A loan | yes | no | no') }), 'Your comment')).toBe(false);
});

test('a thing that is bought tells its terms, and has a button; what is free is only booked', () => {
  const orders = (cells: string) => ({
    'constants.orders': tableText(
      'What | They choose | Paid by | They get it by | Changed or cancelled until | If something is wrong',
      cells,
    ),
  });
  const html = loanPage(orders('A loan | the colour | card or invoice | post, the shop | 3 days before | money back'));
  expect(has(html, 'card, invoice')).toBe(true);
  expect(has(html, 'money back')).toBe(true);
  expect(has(html, '>Go to payment<')).toBe(true);
  expect(has(loanPage(orders('A loan | | nothing, it is free | | never | ')), '>Go to payment<')).toBe(false);
});

test('a list is searched, narrowed and sorted by what was said, also by what is no column, and drawn as cards', () => {
  const lists = {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.loans.columns': tableText('Column | Sort | Filter | Search', 'Title | | |'),
  };
  const said = {
    'screens.finding': tableText(
      'What | Search by | Narrow by | Sort by | Near which place',
      'A loan | its title, the borrower, the moon | state | its title | nowhere',
    ),
    'screens.looking-through': tableText('What | Shown as', 'Loans | cards'),
  };
  const listOf = (more: Said) => {
    const playing = played(libraryWith({ ...lists, ...more }).workspace);
    return drawn(playing, '/prototype/loans', <ProductWindow />);
  };
  expect(has(listOf({}), 'Search Title')).toBe(false);
  const html = listOf(said);
  expect(has(html, 'placeholder="Search Title, Borrower"')).toBe(true);
  expect(has(html, 'State: all')).toBe(true);
  expect(has(html, '<table')).toBe(false);
  const product = libraryWith({ ...lists, ...said });
  const told = unplayedDecisions({ product, role: null, records: NO_RECORDS, today: '' });
  expect(told.map(({ decided }) => decided)).toContain('Loan: the moon');
});

test('a figure that was said for no screen in particular is counted on a page of figures, or told as not played', () => {
  const said = {
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Desk | dashboard | - | /desk'),
    'screens.charts': tableText('Figure or chart | Shown as', 'Loans that are Out | a number', 'Joy | a curve'),
  };
  const product = libraryWith(said);
  const html = drawn(played(product.workspace), '/prototype/desk', <ProductWindow />);
  expect(/Loans that are Out<\/span><b[^>]*>\d/u.test(html)).toBe(true);
  const told = unplayedDecisions({ product, role: null, records: NO_RECORDS, today: '' });
  expect(told.flatMap(({ decided, question }) => (question === 'screens.charts' ? decided : []))).toEqual(['Joy']);
});

test('what pages tell is at the foot, or on the screen of that name; a page without words is told and counted', () => {
  const said = {
    'screens.content': tableText(
      'Page or section | What it tells',
      'Imprint | Loans Ltd',
      'Loan page | Take care',
      'Privacy |',
    ),
    'screens.about-us': { deferred: 'next week' },
    'screens.help': '- form',
  };
  const html = loanPage(said);
  const [top = '', foot = ''] = html.split('aria-label="More about it"');
  expect(has(foot, 'Loans Ltd')).toBe(true);
  expect(has(foot, 'Your message')).toBe(true);
  expect(has(foot, 'nobody has said what people read about you')).toBe(true);
  expect(has(top, 'Take care')).toBe(true);
  expect(has(foot, 'data-left-out="screens.content"')).toBe(true);
  expect(looseEnds(libraryWith({ ...PAGE, ...said })).map(({ place }) => place)).toContain('what “Privacy” tells');
});
