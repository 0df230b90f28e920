import { expect, test } from 'vitest';
import { screensOf } from '#core/product.ts';
import { drawn } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { ProductWindow } from '../running-product.tsx';

test('a form tells the file that is kept, and what must be filled in as the record is now', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText(
      'Field | Type | Required when',
      'Title | text | always',
      'Photo | file | ',
      'Receipt | file | ',
      'Place | text | Out',
    ),
  });
  const rows = [loan('L-1', { title: 'Saw', photo: 'saw.jpg' }, 'out'), loan('L-2', { title: 'Drill' }, 'back')];
  const playing = { product, sample: sampleOf(rows), screens: screensOf(product) };
  const told = rows.map(({ id }) => {
    const html = drawn(playing, `/prototype/loan/new?edit=${id}`, <ProductWindow />);
    const fields = html.split('class="proto-field"').slice(1);
    return fields.map((field) => /Kept: <bdi>(.*?)<\/bdi>/.exec(field)?.[1] ?? field.includes('proto-must'));
  });
  expect(told).toEqual([
    [true, 'saw.jpg', false, true],
    [true, false, false, false],
  ]);
});

test('the box of a yes or no stands before its label, and is not called required, as it always says one of them', () => {
  const fields = tableText('Field | Type | Required when', 'Title | text | always', 'Insured | yes or no | always');
  const product = libraryWith({ 'entities.loan.fields': fields });
  const playing = { product, sample: sampleOf([]), screens: screensOf(product) };
  const html = drawn(playing, '/prototype/loan/new', <ProductWindow />);
  const [, field = ''] = /data-field="insured"(.*?)<\/div>/su.exec(html) ?? [];
  expect(field).toMatch(/<input[^>]*type="checkbox"[^>]*><label[^>]*><bdi>Insured<\/bdi><\/label>/u);
  expect(html).toContain('<bdi>Title</bdi><span class="proto-must"> required</span>');
});

const FORMS = {
  'screens.new-loan.steps': tableText('Step | Asks | Can be continued here', 'First | Title | yes'),
};
const screensWith = (form: string, way = '') => ({
  ...FORMS,
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Tool page | detail | Member | /tools/{member}',
    'Loan page | detail | Loan | /loans/{loan}',
    form,
  ),
  ...(way && { 'screens.links': tableText('From | To | By which button or link | Only when', way) }),
});

test.each([
  ['its name', '/loan-desk', screensWith('New loan | wizard | Loan | /loan-desk'), 'Change L-1', 'guess'],
  ['its address', '/loans/new', screensWith('Loan form | form | Loan | /loans/new'), 'Change L-1', 'guess'],
  [
    'the ways to it',
    '/tools/1/lend',
    screensWith('Lend | form | Loan | /tools/{member}/lend', 'Tool page | Lend | Lend it | '),
    'Change L-1',
    'guess',
  ],
  ['nothing', '/loan-form', screensWith('Loan form | form | Loan | /loan-form'), 'Loan form', 'decided'],
  ['its name, of changing', '/edit', screensWith('Edit loan | form | Loan | /edit'), 'Edit loan', 'decided'],
  [
    'its name, and the way from a record leads to it',
    '/loans/new',
    screensWith('New loan | wizard | Loan | /loans/new', 'Loan page | New loan | Change | '),
    'New loan',
    'decided',
  ],
])('a form that by %s is for making records changes one as a guess only', (_, path, said, heading, look) => {
  const product = libraryWith(said);
  const playing = {
    product,
    sample: sampleOf([loan('L-1', { title: 'L-1' }, 'out')]),
    screens: screensOf(product),
  };
  const html = drawn(playing, `/prototype${path}?edit=L-1`, <ProductWindow />);
  const shown = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  expect(
    shown
      .replace(/<button.*/, '')
      .replace(/<[^>]*>/g, '')
      .trim(),
  ).toBe(heading);
  expect(shown.includes('proto-guess')).toBe(look === 'guess');
  expect(html).toContain(`data-look="${look}"><button type="button"`);
  expect(html.includes('stands in.')).toBe(look === 'guess');
  const isContinued = html.includes('can be continued another day');
  expect(isContinued).toBe(html.includes('data-kind="wizard"') && look === 'decided');
  const fresh = drawn(playing, `/prototype${path}`, <ProductWindow />);
  expect(fresh).not.toMatch(/Change |stands in/);
});

test('below a record, a link of a new record that leads to such a record as well offers those that lead to this one', () => {
  const product = libraryWith({
    'entities.records': tableText('Thing | Example', 'Tool | T-1', 'Loan | L-1', 'Repair | J-1'),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Tool | link | Tool'),
    'entities.repair.fields': tableText('Field | Type | Unit', 'Tool | link | Tool', 'Loan | link | Loan'),
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Report damage | form | Repair | /tools/{tool}/damage',
      'Note damage | form | Repair | /damage',
    ),
  });
  const tools = ['t1', 't2'].map((id) => ({ ...loan(id, {}, ''), entity: 'tool' }));
  const loans = ['t1', 't2'].map((tool) => loan(`of-${tool}`, { title: `Of ${tool}`, tool }, 'out'));
  const repair = { ...loan('j1', { tool: 't2' }, ''), entity: 'repair' };
  const playing = { product, sample: sampleOf([...tools, ...loans, repair]), screens: screensOf(product) };
  const offered = ['/tools/t1/damage', '/damage', '/tools/t1/damage?edit=j1'].map((path) => {
    const [, html = ''] = drawn(playing, `/prototype${path}`, <ProductWindow />).split('data-field="loan"');
    return [...html.matchAll(/<option value="(of-t.)"/g)].map(([, id]) => id);
  });
  expect(offered).toEqual([['of-t1'], ['of-t1', 'of-t2'], ['of-t1', 'of-t2']]);
});
