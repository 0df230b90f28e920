import { expect, test } from 'vitest';
import { buttonsFor, type SampleRow, screensOf } from '#core/product.ts';
import { drawn } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { ProductWindow } from '../running-product.tsx';

const product = libraryWith({ 'states.loan.list.back.editable': { na: 'It is over.' } });
const rows = [loan('L-1', { title: 'Saw' }, 'out'), loan('L-2', { title: 'Drill' }, 'back')];
const playing = { product, sample: sampleOf(rows), screens: screensOf(product) };
const text = (html: string) => html.replace(/<[^>]*>/g, '');
const at = (path: string, of = playing) => drawn(of, `/prototype${path}`, <ProductWindow />);

test('a record of which nothing may be changed any more offers no form for that, and says why', () => {
  const why = 'While it is “Back”, nothing can be changed.';
  const pages = ['/loan/L-1', '/loan/L-2', '/loan/new?edit=L-1', '/loan/new?edit=L-2'].map((path) => at(path));
  expect(pages.map((page) => page.includes('data-action="edit"'))).toEqual([true, false, false, false]);
  expect(pages.map((page) => page.includes('data-action="save"'))).toEqual([false, false, true, false]);
  expect(pages.map((page) => page.includes(why))).toEqual([false, true, false, true]);
});

test('since when a record is where it is: what leads back there begins no new stay', () => {
  const limited = (stay: string) => libraryWith({ 'states.loan.list.out.longest-stay': stay });
  const out = loan('L-1', { title: 'Saw' }, 'out');
  const extended = { cycle: 'loan', from: 'out', to: 'out', at: '2026-01-10T09:00:00Z', by: '' };
  const sample = sampleOf([{ ...out, history: [...out.history, extended] }]);
  const page = (stay: string) => {
    const product = limited(stay);
    return text(at('/loan/L-1', { product, sample, screens: screensOf(product) }));
  };
  expect(page('12 months')).toContain('Since 1 Jan 2026; may stay so for 12 months.');
  expect(page('42 days')).toContain('Since 1 Jan 2026: longer than the 42 days allowed, which ended on 12 Feb 2026.');
  expect(page('1 months')).toContain('which ended on 1 Feb 2026.');
});

test('where a record is gone, the screen shows that was decided for it, and nothing else', () => {
  const shared = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'All loans | list | Loan | /loans',
      'One loan | detail | Loan | /loans/:loan',
    ),
    'screens.shared-links': tableText(
      'Page | A stranger sees | When the record is gone',
      'One loan | nothing | All loans, with a note',
    ),
  });
  const html = at('/loans/L-9', { product: shared, sample: sampleOf(rows), screens: screensOf(shared) });
  expect(text(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe('All loans');
  expect(text(html)).toContain('There is no such loan here.');
  expect(text(html)).toContain('2 loans');
  expect(text(html)).not.toContain('One loan');
});

const UNSEEN = {
  'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Borrower | link | Member'),
  'roles.loan.permissions': tableText('Role \\ What they may do | list | open', 'Member | no | no'),
  'screens.inventory': tableText('Screen | Kind | About what | Address', 'Person | detail | Member | /people/{member}'),
};
const SECTION = { 'screens.person.related': '- Loans' };
const RELATION = {
  'entities.loan.relations': tableText('From | To | Per second one, how many', 'Loan | Member | any number'),
};

test.each([
  ['denied', SECTION, 'None'],
  ['admitted', SECTION, '1 that Member may not see'],
  ['', SECTION, '1 that Member may not see'],
  ['denied', RELATION, 'None'],
  ['', RELATION, '1 that Member may not see'],
])(
  'where it is decided “%s” that people learn of what they may not see, a page with %o tells “%s”',
  (said, more, told) => {
    const shy = libraryWith({ ...UNSEEN, ...more, ...(said && { 'errors.disclosure': said }) });
    const links = new Map([['loan-to-member', ['L-1']]]);
    const kim = { ...loan('kim', {}, ''), entity: 'member', states: new Map(), links };
    const sample = sampleOf([kim, loan('L-1', { borrower: 'kim' }, 'out')]);
    const html = at('/people/kim?as=member', { product: shy, sample, screens: screensOf(shy) });
    const section = /<section class="proto-related[^"]*" aria-label="Loans">(.*?)<\/section>/.exec(html);
    expect(text(section?.[1] ?? '')).toBe(`Loans${told}`);
  },
);

test.each([
  ['denied', true],
  ['admitted', false],
])(
  'where it is decided “%s” that people learn of what they may not see, that its page says nothing is there is %s',
  (said, isSo) => {
    const shy = libraryWith({
      ...UNSEEN,
      'screens.inventory': tableText(
        'Screen | Kind | About what | Address',
        'One loan | detail | Loan | /loan/:loan',
        'Person | detail | Member | /people/{member}',
      ),
      'screens.links': tableText('From | To | By which button or link', 'One loan | Person | the borrower'),
      'errors.disclosure': said,
    });
    const kim = { ...loan('kim', {}, ''), entity: 'member' };
    const sample = sampleOf([loan('L-1', { title: 'Saw', borrower: 'kim' }, 'out'), kim]);
    const html = at('/loan/L-1?as=member', { product: shy, sample, screens: screensOf(shy) });
    expect(text(html)).not.toContain('the borrower');
    expect(text(html).includes('There is no such loan here.')).toBe(isSo);
    expect(text(html).includes('Member may not')).toBe(!isSo);
    expect(text(html)).not.toContain('Saw');
  },
);

test('what there is to know of a move stands below the row of buttons under its name, and each button points to it', () => {
  const guarded = libraryWith({
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'Out | Back | take back | a person | anybody | Deposit > 900 EUR',
      'Out | Back | give up | a person | anybody | ',
    ),
  });
  const html = at('/loan/L-1', { product: guarded, sample: sampleOf(rows), screens: screensOf(guarded) });
  const hints = [...html.matchAll(/<li id="([^"]+)">(.*?)<\/li>/g)].map(([, id, words = '']) => [id, text(words)]);
  const described = [...html.matchAll(/<button[^>]*aria-describedby="([^"]+)"[^>]*>(.*?)<\/button>/g)];
  expect(described.map(([, id, label = '']) => [id, text(label)])).toEqual([[hints[0]?.[0], 'take back']]);
  expect(hints.map(([, words]) => words)).toEqual(['take back: only if Deposit is above 900 EUR. “Deposit” is empty.']);
});

test.each([
  ['denied', false],
  ['admitted', true],
])(
  'where it is decided “%s” that people learn of what they may not see, that links on pages, lists and forms tell of it is %s',
  (said, isSo) => {
    const shy = libraryWith({
      ...UNSEEN,
      'entities.member.fields': tableText('Field | Type | Unit', 'Name | text | ', 'Now | link | Loan'),
      'roles.member.permissions': tableText(
        'Role \\ What they may do | list | open | change',
        'Member | yes | yes | yes',
      ),
      'roles.member.visibility': tableText('Field \\ Role | Member', 'Now | read-only'),
      'screens.inventory': tableText(
        'Screen | Kind | About what | Address',
        'People | list | Member | /people',
        'Person | detail | Member | /people/{member}',
        'Person form | form | Member | /people/new',
      ),
      'screens.people.columns': tableText(
        'Column | Sort | Filter | Search',
        'Name | no | no | no',
        'Now | yes | yes | yes',
      ),
      'errors.disclosure': said,
    });
    const kim = { ...loan('kim', { name: 'Kim', now: 'L-1' }, ''), entity: 'member', states: new Map() };
    const of = { product: shy, screens: screensOf(shy), sample: sampleOf([kim, ...rows]) };
    const pages = ['/people/kim?', '/people?', '/people?find=saw&', '/people/new?edit=kim&'].map((page) =>
      text(at(`${page}as=member`, of).replace(/^.*?<\/header>/, '')),
    );
    expect(pages.map((page) => page.includes('Kim'))).toEqual([true, true, isSo, true]);
    expect(pages.map((page) => page.includes('Saw'))).toEqual([isSo, isSo, isSo, isSo]);
  },
);

test.each([
  [{ 'roles.refusal.words': 'Not for you.' }, 'Not for you.', 0],
  [
    {
      'errors.messages': tableText(
        'What goes wrong | When | They read | They can | How bad',
        'Not allowed | no right | This is not yours to see. | ask the desk | stop',
      ),
    },
    'This is not yours to see.',
    0,
  ],
  [{}, 'Member may not do this.', 1],
] as const)('whoever may not do something reads the decided words: %j', (said, words, guesses) => {
  const product = libraryWith({
    'roles.loan.permissions': tableText(
      'Role \\ What they may do | list | open | create | change | delete',
      'Member | no | no | no | no | no',
    ),
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Loans | list | Loan | /loans',
      'One loan | detail | Loan | /loans/:loan',
      'New loan | form | Loan | /new-loan',
    ),
    'screens.conditions': tableText(
      'Screen \\ When it is | forbidden',
      'Loans | a blank page',
      'One loan | a blank page',
      'New loan | a blank page',
    ),
    ...said,
  });
  for (const path of ['/loans', '/loans/L-1', '/new-loan']) {
    const page = at(`${path}?as=member`, { ...playing, product, screens: screensOf(product) });
    const [, refused = ''] = page.split('class="proto-refused"');
    expect(text(refused)).toContain(words);
    expect(text(refused)).toContain('a blank page');
    expect(refused.split('class="proto-guess"').length - 1).toBe(guesses);
  }
});

test('as nobody in particular all can be tried on a record that some role may do with it, and nothing else', () => {
  const told = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'One loan | detail | Loan | /loan/:loan',
      'Loan form | form | Loan | /loan/new',
    ),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      'One loan | Loan form | Mend | Role is Clerk',
    ),
    'roles.refusal': 'hidden',
  });
  const offered = (role: string) => {
    const html = at(`/loan/L-1?as=${role}`, {
      product: told,
      sample: sampleOf(rows),
      screens: screensOf(told),
    });
    return ['take back', 'Mend', 'Delete'].filter((words) => text(html).includes(words));
  };
  expect([offered(''), offered('member')]).toEqual([['take back', 'Mend'], []]);
});

test('what was decided to come before an action stands before it, whatever words it was called by', () => {
  const product = libraryWith({
    'roles.loan.permissions': tableText('Role \\ What they may do | open | delete', 'Clerk | yes | yes'),
    'screens.irreversible': tableText(
      'Action | Before it happens | What a mistake would cost',
      'Erase a loan | typing the name | its past',
      'Taking a loan back | a second person agrees | a fine',
    ),
    'screens.irreversible.erase-a-loan.typed': 'The deposit of the loan.',
  });
  const of = {
    product,
    sample: sampleOf([loan('L-1', { title: 'Saw', deposit: 12 }, 'out')]),
    screens: screensOf(product),
  };
  expect(text(at('/loan/L-1', of))).toContain('Delete: SawA slip would cost: its pastType “12” to continue');
  const button = buttonsFor(actingAs('clerk', rows, product), rows[0] as SampleRow).find(
    ({ label }) => label === 'take back',
  );
  expect(button?.before?.label).toBe('Taking a loan back');
});
