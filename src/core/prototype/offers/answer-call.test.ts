import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { unreadOffers } from '../played/unread-decisions.ts';
import { answerCall } from './answer-call.ts';
import { answerPieces } from './answer-value.ts';
import { offeredCalls } from './offered-call.ts';
import type { CallRequest } from './request.ts';
import { curlLine, sampleRequest } from './sample-request.ts';

type Said = Parameters<typeof libraryWith>[0];

const OFFERS: Said = {
  'calls.offers': tableText(
    'Call | Method | Address | Who may',
    'Loans | GET | /loans | anybody',
    'One loan | GET | /loans/:id | whoever is signed in',
    'Lend | POST | /loans | Clerk',
    'Correct | PATCH | /loans/:id | Clerk',
    'Strike | DELETE | /loans/:id | Clerk, with a token',
    'Hand out | POST | /loans/:id/hand-out | Clerk',
    'Dance | POST | /loans/:id/dance | anybody',
    'Secret | GET | /loans/:id/secret | the moon',
  ),
  'calls.offers.loans.takes': tableText(
    'Part | Where | Type | Must be there',
    'limit | query | whole number | no',
    'offset | query | whole number | no',
    'borrower | query | text | no',
    'sort | query | text | no',
  ),
  'calls.offers.loans.gives': tableText(
    'Outcome | Status | Body',
    'The loans | 200 | list of loan {id, title, deposit, state}',
    'Wrong | 400 | ',
  ),
  'calls.offers.one-loan.gives': tableText(
    'Outcome | Status | Body',
    'The loan | 200 | loan {id, title, mood}',
    'Not there | 404 | {error text}',
    'Unknown | 401 | no body',
  ),
  'calls.offers.lend.takes': tableText(
    'Part | Where | Type | Must be there',
    'title | body | text | yes',
    'borrower | body | text | no',
    'deposit | body | number | no',
  ),
  'calls.offers.lend.gives': tableText(
    'Outcome | Status | Body',
    'Lent | 201 | the loan',
    'Wrong | 422 | ',
    'Not yours | 403 | ',
  ),
  'calls.offers.correct.gives': tableText('Outcome | Status | Body', 'Corrected | 200 | loan {title}'),
  'calls.offers.strike.gives': tableText('Outcome | Status | Body', 'Gone | 204 | no body'),
  'calls.offers.hand-out.gives': tableText('Outcome | Status | Body', 'Out | 200 | loan {state}', 'Not now | 409 | '),
  'calls.offers.common': tableText(
    'Of | Has | Example',
    'every list | limit and offset, at most 3 | ',
    'every list | count, next, results | ',
    'every error | {errors list of {message, field}} | ',
    'every answer | X-Version: 2 | ',
  ),
};

const ROWS = [
  loan('a', { title: 'Drill', borrower: 'Kim', deposit: 20 }, 'reserved'),
  loan('b', { title: 'Saw', borrower: 'Lee', deposit: 5 }, 'reserved'),
  loan('c', { title: 'Awl', borrower: 'Kim', deposit: 30 }, 'out'),
  loan('d', { title: 'Vice', borrower: 'Ann', deposit: 40 }, 'back'),
];

/** What a call is answered with: its status, its body as JSON with holes in ‹…›, and why. */
function answer(id: string, request: Partial<CallRequest> = {}, role: string | null = 'clerk', said: Said = {}) {
  const actor = actingAs(role, ROWS, libraryWith({ ...OFFERS, ...said }));
  const call = offeredCalls(actor.product).find(({ offer }) => offer.id === id);
  if (!call) throw new Error(`Nobody offers ${id}.`);
  const blank = { address: {}, query: {}, headers: {}, token: '', body: '' };
  const { status, body, because, holes, world, headers } = answerCall(
    actor,
    call,
    { ...blank, ...request },
    { freshId: 'new' },
  );
  const text =
    body &&
    answerPieces(body)
      .map((piece) => (typeof piece === 'string' ? piece : `"‹${piece.words}›"`))
      .join('');
  return { status, body: text && JSON.parse(text), because, holes: holes.map(({ words }) => words), world, headers };
}

const at = (id: string) => ({ address: { id } });
const body = (value: unknown) => ({ body: typeof value === 'string' ? value : JSON.stringify(value) });
const titles = (of: { readonly body: { readonly results: readonly { readonly title: string }[] } }) =>
  of.body.results.map(({ title }) => title);

describe('a list', () => {
  test('comes in the decided envelope, page by page, with the decided headers', () => {
    const first = answer('loans', {}, null);
    expect(first).toMatchObject({ status: '200', headers: [{ name: 'X-Version', value: '2' }] });
    expect(titles(first)).toEqual(['Drill', 'Saw', 'Awl']);
    expect(first.body).toMatchObject({ count: 4, next: '/loans?limit=3&offset=3' });
    expect(first.holes).toEqual(['nobody has said how many come without “limit”']);
    const second = answer('loans', { query: { limit: '3', offset: '3' } }, null);
    expect(titles(second)).toEqual(['Vice']);
    expect(second).toMatchObject({ body: { next: null }, holes: [] });
  });

  test('is filtered by its fields and put in order', () => {
    const found = answer('loans', { query: { limit: '3', borrower: 'kim', sort: '-deposit' } });
    expect(titles(found)).toEqual(['Awl', 'Drill']);
  });

  test.each([
    [{ limit: '9' }, '“limit” may be at most 3, not 9.'],
    [{ limit: 'many' }, '“limit” must be a whole number, not “many”.'],
    [{ offset: '-1' }, '“offset” has to be a whole number from 0, not “-1”.'],
    [{ limit: '3', sort: 'moon' }, 'Nothing can be put in order by “moon”.'],
  ])('refuses %o', (query, sentence) => {
    expect(answer('loans', { query })).toMatchObject({ status: '400', because: expect.arrayContaining([sentence]) });
  });

  test('does nothing by a parameter that nobody has said it takes, and says so', () => {
    const found = answer('loans', { query: { limit: '3', deposit: '20' } });
    expect(titles(found)).toHaveLength(3);
    expect(found.holes).toEqual(['nobody has said that it takes “deposit”']);
  });
});

describe('one record', () => {
  test('is answered in its shape, with a hole for what nothing backs', () => {
    expect(answer('one-loan', at('b')).body).toEqual({
      id: 'b',
      title: 'Saw',
      mood: '‹nobody has said what “mood” is›',
    });
  });
  test('that is not there is answered as decided', () => {
    expect(answer('one-loan', at('z'))).toMatchObject({
      status: '404',
      body: { error: '‹nobody has said what is read then›' },
      because: ['There is no Loan “z”.'],
    });
  });
  test('is for whom it was said to be', () => {
    expect(answer('one-loan', at('b'), null)).toMatchObject({
      status: '401',
      body: null,
      because: ['Nobody is signed in.'],
    });
    expect(answer('one-loan', at('b'), 'member').status).toBe('200');
    expect(answer('one-loan', at('a'), 'member')).toMatchObject({
      status: '401',
      because: ['Only their own; “Borrower” names somebody else here.'],
    });
    expect(answer('strike', at('b'))).toMatchObject({
      status: null,
      because: ['It needs a token, and none was sent.'],
    });
    expect(answer('secret', at('b')).holes[0]).toBe('who may: “the moon” is not exact enough');
  });
});

describe('what is sent', () => {
  test('makes a record with the checks of a form', () => {
    const made = answer('lend', body({ title: 'Lathe', borrower: 'Kim', deposit: 12 }));
    expect(made).toMatchObject({ status: '201', body: { title: 'Lathe', borrower: 'Kim', deposit: 12, due: null } });
    expect(made.world?.actor.records.get('loan', 'new')?.states.get('loan')).toBe('reserved');
    expect(answer('lend', body({ title: 'Lathe' }))).toMatchObject({
      status: '422',
      body: { errors: [{ message: '‹nobody has said what is read then›', field: 'borrower' }] },
      because: ['“Borrower” is required.'],
      world: null,
    });
  });

  test.each([
    ['', '“title” must be there.'],
    ['{"title": "x",\n "deposit" 3}', 'The body is no JSON: line 2, column 12 does not go on with “3”.'],
    ['{"title": "x"', 'The body is no JSON: it ends too early; something is not closed.'],
    ['[]', 'The body must be an object, not a list.'],
    [{ title: 5, borrower: 'Kim' }, '“title” must be text, not 5.'],
    [{ title: 'x', deposit: '3' }, '“deposit” must be a number, not “3”.'],
    [{ title: 'x', colour: 'red' }, '“colour” is not taken here; it takes title, borrower and deposit.'],
  ])('is refused in one sentence: %o', (sent, sentence) => {
    expect(answer('lend', body(sent))).toMatchObject({ status: '422', because: [sentence], world: null });
  });

  test('is refused to whom the roles do not let do it, before anything else', () => {
    expect(answer('lend', body('nonsense'), 'member')).toMatchObject({
      status: '403',
      because: ['Clerk may use it, not Member.'],
    });
  });

  test('changes and deletes, by the permissions of the record', () => {
    const changed = answer('correct', { ...at('a'), ...body({ title: 'Big drill' }) });
    expect(changed).toMatchObject({
      status: '200',
      body: { title: 'Big drill' },
      holes: ['nobody has said what it takes'],
    });
    expect(answer('strike', { ...at('a'), token: 't' }).because).toEqual(['Clerk may not do this.']);
  });
});

describe('a move', () => {
  test('is made where its record can make it', () => {
    expect(answer('hand-out', at('a'))).toMatchObject({ status: '200', body: { state: 'Out' } });
    expect(answer('hand-out', at('b'))).toMatchObject({
      status: '409',
      because: ['Only if Deposit is above 10.'],
      world: null,
    });
    expect(answer('hand-out', at('d'))).toMatchObject({
      status: '409',
      because: ['“hand out” is not possible while it is “Back”.'],
    });
  });
  test('that nothing names does nothing, and is a hole', () => {
    expect(answer('dance', at('a'))).toMatchObject({
      status: null,
      holes: ['nobody has said what “Dance” does to our records'],
      world: null,
    });
  });
});

test('an error has the status and the words of the catalogue', () => {
  const said = {
    'errors.messages': tableText('What goes wrong | They read | Status', 'Not allowed | Ask Kim. | 418'),
    'errors.messages.not-allowed.raised-by': '- Not allowed',
  };
  expect(answer('correct', at('a'), 'member', said)).toMatchObject({
    status: '418',
    body: { errors: [{ message: 'Ask Kim.' }] },
  });
});

test('a request is filled in from the records, and told as a line for a terminal', () => {
  const actor = actingAs('clerk', ROWS, libraryWith(OFFERS));
  const [, , lend, , strike, handOut] = offeredCalls(actor.product);
  const lines = [lend, strike, handOut].map((call) => call && curlLine(actor, call, sampleRequest(actor, call)));
  expect(lines).toEqual([
    `curl -X POST "$BASE"/loans -d '{"title":"Drill","borrower":"Kim","deposit":20}'`,
    'curl -X DELETE "$BASE"/loans/a',
    'curl -X POST "$BASE"/loans/a/hand-out',
  ]);
});

test('what is said in words that cannot be obeyed is listed', () => {
  const common = tableText('Of | Has', 'every list | sorted as one likes', 'every error | a good mood');
  const { product } = actingAs(null, ROWS, libraryWith({ ...OFFERS, 'calls.offers.common': common }));
  expect(unreadOffers(product).map(({ decided }) => decided)).toEqual([
    'every list: sorted as one likes',
    'every error: a good mood',
    'Dance',
    'Secret, who may: the moon',
  ]);
});

test('what stands at the end of an address is about what is answered, or what the call is called', () => {
  const { product } = actingAs(
    'clerk',
    ROWS,
    libraryWith({
      'calls.offers': tableText(
        'Call | Method | Address | Who may',
        'Things lent | GET | /members/:member/borrowings | anybody',
        'Strike a loan | DELETE | /members/:member/borrowings/:code | anybody',
        'Members | GET | /members | anybody',
      ),
      'calls.offers.things-lent.gives': tableText('Outcome | Status | Body', 'They | 200 | list of loan {title}'),
      'calls.offers.strike-a-loan.gives': tableText('Outcome | Status | Body', 'Gone | 204 | no body'),
    }),
  );
  expect(offeredCalls(product).map(({ entity }) => entity)).toEqual(['loan', 'loan', 'member']);
});

describe('a call that makes a record', () => {
  const product = libraryWith({
    'entities.note.fields': tableText(
      'Field | Type',
      'Loan | link',
      'Kind | text',
      'Grade | number',
      'Body | long text',
    ),
    'entities.records': tableText('Thing | Example | Plural', 'Loan | L-1 | Loans', 'Note | N-1 | Notes'),
    'calls.offers': tableText(
      'Call | Method | Address | Who may',
      'Note a fault | POST | /:loan/fault/:grade | anybody',
      'Note a look | GET | /:loan_title/look | anybody',
    ),
    'calls.offers.note-a-fault.takes': tableText(
      'Part | Where | Type | Must be there',
      'grade | path | whole number | yes',
      'body | body | text | no',
      'Kind | fixed | Fault | ',
    ),
    'calls.offers.note-a-fault.gives': tableText(
      'Outcome | Status | Body | When',
      'Noted | 201 | “Thanks” with the header Kept: 100 | ',
    ),
    'calls.offers.note-a-look.takes': tableText('Part | Where | Type', 'Kind | fixed | Look'),
    'calls.offers.note-a-look.gives': tableText(
      'Outcome | Status | Body | When',
      'Seen | 200 | “Seen” | ',
      'Seen by a clerk | 200 | “Seen, clerk” | Role is Clerk',
      'Several | 409 | “Which one?” | ',
    ),
  });
  const loans = [
    loan('L-1', { title: 'Saw' }, 'out'),
    loan('L-2', { title: 'Drill' }, 'out'),
    loan('L-3', { title: 'Drill' }, 'out'),
  ];
  const call = (label: string, request: Partial<CallRequest>, role: string | null = null) => {
    const found = offeredCalls(product).find(({ offer }) => offer.label === label);
    if (!found) throw new Error(`There is no call “${label}”.`);
    const blank = { address: {}, query: {}, headers: {}, token: '', body: '' };
    const answer = answerCall(actingAs(role, loans, product), found, { ...blank, ...request }, { freshId: 'fresh' });
    const made = answer.world?.actor.records.get('note', 'fresh');
    const kept = made && Object.fromEntries([...made.cells].map(([field, { value }]) => [field, value]));
    return { ...answer, kept };
  };

  test('keeps what stands in the address and in a text, and what the call itself says', () => {
    const { status, headers, body, kept } = call('Note a fault', {
      address: { loan: 'L-1', grade: '4' },
      body: 'It hums',
    });
    expect({ status, body, headers, kept }).toMatchObject({
      status: '201',
      body: { value: 'Thanks' },
      headers: [{ name: 'Kept', value: '100' }],
      kept: { loan: 'L-1', kind: 'Fault', grade: 4, body: 'It hums' },
    });
  });

  test('finds a record by the field that the address names, and says so where there are several', () => {
    expect(call('Note a look', { address: { loan_title: 'saw' } })).toMatchObject({
      status: '200',
      kept: { loan: 'L-1' },
    });
    expect(call('Note a look', { address: { loan_title: 'drill' } })).toMatchObject({
      status: '409',
      body: { value: 'Which one?' },
      because: ['Several Loans have the Title “drill”.'],
    });
  });

  test('is about those that it was said to be about', () => {
    const some = libraryWith({
      'calls.offers': tableText(
        'Call | Method | Address | Who may',
        'Dear loans | GET | /loans | anybody',
        'The dear one | GET | /loans/dear | anybody',
      ),
      'calls.offers.dear-loans.takes': tableText(
        'Part | Where | Type',
        'title | query | text',
        'without a filter, only those | fixed | Deposit > 10',
      ),
      'calls.offers.dear-loans.gives': tableText('Outcome | Status | Body', 'All | 200 | list of loan {title}'),
      'calls.offers.the-dear-one.takes': tableText('Part | Where | Type', 'only those | fixed | Deposit > 10'),
      'calls.offers.the-dear-one.gives': tableText('Outcome | Status | Body', 'One | 200 | loan {title}'),
    });
    const rows = [
      loan('L-1', { title: 'Saw', deposit: 5 }, 'out'),
      loan('L-2', { title: 'Drill', deposit: 20 }, 'out'),
    ];
    const [dear, one] = offeredCalls(some);
    const ask = (call: typeof dear, query: CallRequest['query']) => {
      const request = { address: {}, query, headers: {}, token: '', body: '' };
      const answer = call && answerCall(actingAs('clerk', rows, some), call, request, { freshId: 'fresh' });
      return answer?.body ? answerPieces(answer.body).join('').replace(/\s+/g, ' ') : null;
    };
    expect([ask(dear, {}), ask(dear, { title: 'Saw' }), ask(one, {})]).toEqual([
      '[ { "title": "Drill" } ]',
      '[ { "title": "Saw" } ]',
      '{ "title": "Drill" }',
    ]);
  });

  test('gives as many as a constant says', () => {
    const some = libraryWith({
      'constants.values': tableText('Number | Value | Unit', 'Most loans | 2 | loans'),
      'calls.offers': tableText('Call | Method | Address | Who may', 'Loans | GET | /loans | anybody'),
      'calls.offers.loans.gives': tableText(
        'Outcome | Status | Body',
        'All | 200 | list of loan {title}, at most Most loans',
      ),
    });
    const [found] = offeredCalls(some);
    const request = { address: {}, query: {}, headers: {}, token: '', body: '' };
    const answer = found && answerCall(actingAs('clerk', loans, some), found, request, { freshId: 'fresh' });
    expect(answer?.body).toMatchObject({ items: [{ is: 'object' }, { is: 'object' }] });
    expect(answer?.body).not.toMatchObject({ items: { length: 3 } });
  });

  test('answers as its caller is meant to be answered', () => {
    const words = (role: string | null) => call('Note a look', { address: { loan_title: 'saw' } }, role).body;
    expect([words(null), words('clerk')]).toMatchObject([{ value: 'Seen' }, { value: 'Seen, clerk' }]);
  });
});

test('a thing has other words in addresses, a field another name in a body, and an outcome its code', () => {
  const said = {
    'entities.terms': tableText('Word | It means', 'Rental | a loan'),
    'calls.offers': tableText(
      'Call | Method | Address | Who may',
      'Begin | POST | /rentals | anybody, with a key',
      'All | GET | /rentals | anybody',
    ),
    'calls.offers.begin.takes': tableText(
      'Part | Where | Type | Must be there',
      'name_of_tool | body | Title | yes',
      'borrower | body | text | no',
      'deposit | body | number | no',
      'X-Cart-Token | header | text | no',
    ),
    'calls.offers.begin.gives': tableText(
      'Outcome | Status | Body',
      'Begun | 201 | loan {title}',
      'title_missing | 422 | {error {code}}',
      'no_key | 401 | ',
    ),
    'calls.offers.all.gives': tableText('Outcome | Status | Body', 'The loans | 200 | list of loan {id, deposit}'),
    'entities.loan.fields': tableText(
      'Field | Type | Unit',
      'Title | text | ',
      'Borrower | text | ',
      'Deposit | money | USD',
    ),
    'entities.loan.fields.deposit.currency': '- USD',
    'calls.offers.common': tableText(
      'Of | Has | Example',
      'every request | a key in the header X-Key | ',
      'every list | page and limit, 3 by default | ',
      'every list | data, meta {count, pages} | ',
      'every error | {error {code}} | ',
      'every answer | amounts of money as text, each once more with display_ before its name | ',
    ),
  };
  const begin = (request: Partial<CallRequest>) => answer('begin', request, 'clerk', said);
  const key = { headers: { 'X-Key': 'k' } };
  expect(begin({ ...key, ...body({ name_of_tool: 'Rasp', borrower: 'Kim', deposit: 5 }) })).toMatchObject({
    status: '201',
    body: { title: 'Rasp' },
  });
  expect(begin({ ...key, ...body({}) })).toMatchObject({ status: '422', body: { error: { code: 'title_missing' } } });
  expect(
    begin({ headers: { 'X-Cart-Token': 't' }, ...body({ name_of_tool: 'Rasp', borrower: 'Kim', deposit: 5 }) }).status,
  ).toBe('401');
  expect(answer('all', {}, 'clerk', said).body).toMatchObject({
    data: [{ id: 'a', deposit: '20.00', display_deposit: '$20.00' }, {}, {}],
    meta: { count: 4, pages: 2 },
  });
});
