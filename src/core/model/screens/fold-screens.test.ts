import { describe, expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { DESK } from '#testing/core/model/desk.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, tableText } from '#testing/core/model/workspace-of.ts';

const LIST = 'screens.screens all-loans';
const ONE = 'screens.screens one-loan';
const FORM = 'screens.screens new-loan';

const one = (cells: Readonly<Record<string, string>>) => tableText(Object.keys(cells), Object.values(cells));
const screen = (column: string, cell: string) => one({ Screen: 'One loan', [column]: cell });

const CASES: readonly Standing[] = [
  ['screens.reports', tableText('Report | For whom', 'Yearly | the town'), 'screens.reports yearly who', 'the town'],
  [
    'screens.reports',
    tableText('Report | What goes into it', 'Yearly | loans'),
    'screens.reports yearly holds',
    'loans',
  ],
  ['screens.reports', tableText('Report | Taken out as', 'Yearly | a file'), 'screens.reports yearly taken', 'a file'],
  ['screens.about-us', tableText('About | What it tells', 'Us | since 1990'), 'screens.aboutUs us says', 'since 1990'],
  ['screens.shown', tableText('What | What is told', 'Books | its title'), 'screens.shown books told', 'its title'],
  ['screens.shown', tableText('What | In which form', 'Books | cards'), 'screens.shown books form', 'cards'],
  ['screens.shown', tableText('What | New how often', 'Books | weekly'), 'screens.shown books fresh', 'weekly'],
  ['screens.background', 'ivory', 'screens background', 'ivory'],
  ['screens.background', 'sky blue', 'screens background', 'sky blue'],
  ['screens.colour', 'teal', 'screens colour', 'teal'],
  ['screens.impression', '- roomy\n- serif', 'screens impression', ['roomy', 'serif']],
  ['screens.layout', 'side', 'screens layout', 'side'],
  ['screens.own-settings', '- theme', 'screens ownSettings', ['theme']],
  ['screens.help', '- phone', 'screens help', ['phone']],
  ['screens.finding', tableText('What | Search by', 'Books | title'), 'screens.finding books by', 'title'],
  ['screens.finding', tableText('What | Narrow by', 'Books | author'), 'screens.finding books narrow', 'author'],
  ['screens.finding', tableText('What | Sort by', 'Books | age'), 'screens.finding books sort', 'age'],
  [
    'screens.finding',
    tableText('What | Near which place', 'Books | the desk'),
    'screens.finding books place',
    'the desk',
  ],
  [
    'screens.looking-through',
    tableText('What | Shown as', 'Books | cards'),
    'screens.lookingThrough books form',
    'cards',
  ],
  [
    'screens.looking-through',
    tableText('What | Each entry tells', 'Books | title'),
    'screens.lookingThrough books tells',
    'title',
  ],
  [
    'screens.looking-through',
    tableText('What | Opens', 'Books | its page'),
    'screens.lookingThrough books opens',
    'its page',
  ],
  [
    'screens.looking-through',
    tableText('What | Shown with it', 'Books | its series'),
    'screens.lookingThrough books beside',
    'its series',
  ],
  [
    'screens.looking-through',
    tableText('What | Can be put aside for later', 'Books | yes'),
    'screens.lookingThrough books aside',
    'yes',
  ],
  ['screens.charts', tableText('Figure or chart | Shown as', 'Lent | a line'), 'screens.figures lent form', 'a line'],
  [
    'screens.charts',
    tableText('Figure or chart | Over what time', 'Lent | a year'),
    'screens.figures lent time',
    'a year',
  ],
  [
    'screens.charts',
    tableText('Figure or chart | Compared with', 'Lent | last year'),
    'screens.figures lent compared',
    'last year',
  ],
  ['screens.charts', tableText('Figure or chart | How fresh', 'Lent | a day'), 'screens.figures lent fresh', 'a day'],
  [
    'screens.looking-back',
    tableText('What | Who sees it', 'Loans | its reader'),
    'screens.lookingBack loans who',
    'its reader',
  ],
  [
    'screens.looking-back',
    tableText('What | How far back', 'Loans | a year'),
    'screens.lookingBack loans far',
    'a year',
  ],
  [
    'screens.content',
    tableText('Page or section | What it tells', 'About | who we are'),
    'screens.content about says',
    'who we are',
  ],
  ['screens.content', tableText('Page or section | Shown as', 'About | text'), 'screens.content about shown', 'text'],
  [
    'screens.content',
    tableText('Page or section | Who writes it', 'About | Ann'),
    'screens.content about writer',
    'Ann',
  ],
  [
    'screens.published',
    tableText('What | About which subjects', 'News | books'),
    'screens.published news about',
    'books',
  ],
  ['screens.published', tableText('What | Sorted into', 'News | ages'), 'screens.published news groups', 'ages'],
  [
    'screens.published',
    tableText('What | Pictures, videos, sound', 'News | covers'),
    'screens.published news media',
    'covers',
  ],
  [
    'screens.handed-in',
    tableText('What | Which details', 'Wishes | a name'),
    'screens.handedIn wishes details',
    'a name',
  ],
  [
    'screens.handed-in',
    tableText('What | What they hear back', 'Wishes | a letter'),
    'screens.handedIn wishes back',
    'a letter',
  ],
  [
    'screens.by-itself',
    tableText('What | A person chooses or sets', 'Reminders | a day'),
    'screens.byItself reminders chosen',
    'a day',
  ],
  ['screens.by-itself', tableText('What | Out of', 'Reminders | seven'), 'screens.byItself reminders choices', 'seven'],
  [
    'screens.by-itself',
    tableText('What | Then, by itself', 'Reminders | it reminds'),
    'screens.byItself reminders result',
    'it reminds',
  ],
  ['screens.tools', tableText('Where | Stays in sight', 'Desk | the list'), 'screens.tools desk sight', 'the list'],
  ['screens.tools', tableText('Where | Tools and controls', 'Desk | a search'), 'screens.tools desk tools', 'a search'],
  ['screens.tools', tableText('Where | Can be used again', 'Desk | a card'), 'screens.tools desk reuse', 'a card'],
  ['screens.rounds', tableText('What | Made of', 'Quiz | ten questions'), 'screens.rounds quiz made', 'ten questions'],
  ['screens.rounds', tableText('What | Choices and levels', 'Quiz | two'), 'screens.rounds quiz choices', 'two'],
  ['screens.rounds', tableText('What | Rules', 'Quiz | one try'), 'screens.rounds quiz rules', 'one try'],
  ['screens.rounds', tableText('What | What comes out', 'Quiz | a mark'), 'screens.rounds quiz outcome', 'a mark'],
  ['screens.inventory', screen('Kind', 'Details'), `${ONE} kind`, 'detail'],
  ['screens.inventory', screen('About what', 'loans'), `${ONE} about`, { label: 'Loan', id: 'loan' }],
  ['screens.inventory', screen('About what', 'Boats'), `${ONE} about`, { label: 'Boats', id: null }],
  ['screens.inventory', screen('Address', 'loans/{id}/'), `${ONE} address`, '/loans/:id'],
  [
    'screens.all-loans.columns',
    tableText('Column | Sort | Filter | Search', 'due | yes | no | ', 'Rack |  |  | yes'),
    `${LIST} columns`,
    [
      { field: { label: 'Due', id: 'due' }, sort: true, filter: false, search: false },
      { field: { label: 'Rack', id: null }, sort: false, filter: false, search: true },
    ],
  ],
  ['screens.all-loans.order', 'newest first', `${LIST} order`, 'newest first'],
  ['screens.all-loans.page-size', '25 lines', `${LIST} pageSize amount`, 25],
  ['screens.all-loans.bulk', '- return', `${LIST} bulk`, ['return']],
  [
    'screens.one-loan.parts',
    tableText('Part | Kind | Of', 'Fees | list | its fees'),
    `${ONE} regions fees kind`,
    'table',
  ],
  ['screens.one-loan.related', '- history', `${ONE} related`, ['history']],
  ['screens.new-loan.leaving', 'draft', `${FORM} leaving`, 'draft'],
  [
    'screens.big-step.steps',
    one({ Step: 'Who', 'What it asks': 'Borrower, due and Rack', 'Can be continued here': 'yes' }),
    'screens.screens big-step steps who asks',
    [
      { label: 'Borrower', id: 'borrower' },
      { label: 'Due', id: 'due' },
      { label: 'Rack', id: null },
    ],
  ],
  [
    'screens.big-step.steps',
    one({ Step: 'Who', 'Can be continued here': 'yes' }),
    'screens.screens big-step steps who resume',
    true,
  ],
  [
    'screens.figures.figures',
    one({ Figure: 'Late', 'Comes from': 'Due' }),
    'screens.screens figures figures late from',
    'Due',
  ],
  [
    'screens.figures.figures',
    one({ Figure: 'Late', 'What somebody does about it': 'call' }),
    'screens.screens figures figures late for',
    'call',
  ],
  ['screens.landing', one({ Role: 'clerk', 'Sees first': 'all loans' }), 'screens.landings 0 screen id', 'all-loans'],
  [
    'screens.landing',
    one({ Role: 'Clerk', 'Three most frequent actions': 'lend, take back; renew' }),
    'screens.landings 0 actions',
    ['lend', 'take back', 'renew'],
  ],
  [
    'screens.landing.clerk.actions',
    one({ Action: 'lend', 'Ends up on': 'One loan', 'Not allowed when': 'Sunday' }),
    'screens.landings 0 targets',
    [{ action: 'lend', screen: { label: 'One loan', id: 'one-loan' }, refused: 'Sunday' }],
  ],
  ['screens.links', one({ From: 'All loans', To: 'New loan' }), 'screens.links 0 to id', 'new-loan'],
  [
    'screens.links',
    one({ From: 'All loans', To: 'New loan', 'By which button or link': 'New' }),
    'screens.links 0 control',
    'New',
  ],
  [
    'screens.links',
    one({ From: 'All loans', To: 'New loan', 'Only when': 'Due < today' }),
    'screens.links 0 condition text',
    'Due < today',
  ],
  ['screens.links.dead-ends', '- figures', 'screens.deadEnds', [{ label: 'Figures', id: 'figures' }]],
  ['screens.links.back', 'asked', 'screens.back', 'asked'],
  [
    'screens.conditions',
    tableText('Screen \\ When it is | broken', 'all loans | a blank page'),
    `${LIST} conditions failed`,
    'a blank page',
  ],
  ['screens.conditions.all-loans.first-step', 'lend one', `${LIST} firstStep`, 'lend one'],
  [
    'screens.conditions.all-loans.words',
    one({ 'When it is': 'Empty', 'They read': 'No loans' }),
    `${LIST} words empty`,
    'No loans',
  ],
  [
    'screens.shared-links',
    one({ Page: 'one loan', 'A stranger sees': 'nothing' }),
    'screens.sharedLinks 0 stranger',
    'nothing',
  ],
  [
    'screens.shared-links',
    one({ Page: 'one loan', 'When the record is gone': 'a note' }),
    'screens.sharedLinks 0 gone',
    'a note',
  ],
  ['screens.shared-links.after-sign-in', 'that-page', 'screens.afterSignIn', 'that-page'],
  [
    'screens.irreversible',
    one({ Action: 'Burn', 'Before it happens': 'A question' }),
    'screens.irreversible burn before',
    'a question',
  ],
  [
    'screens.irreversible',
    one({ Action: 'Burn', 'What a mistake would cost': 'all' }),
    'screens.irreversible burn harm',
    'all',
  ],
  ['screens.irreversible.delete.typed', 'the name', 'screens.irreversible delete typed', 'the name'],
  ['screens.irreversible.close.second', 'Lee', 'screens.irreversible close second', 'Lee'],
  ['screens.undo-window', '10 seconds', 'screens.undoWindow amount', 10],
  ['screens.devices', '- phone\n- A drone', 'screens.devices', ['phone', 'A drone']],
  ['screens.devices.offline-clash', 'person', 'screens.offlineClash', 'person'],
  ['screens.devices.offline-age', '1 hours', 'screens.offlineAge amount', 1],
  ['screens.devices.print', one({ What: 'Label', Paper: 'A7' }), 'screens.prints label paper', 'A7'],
  ['screens.devices.print', one({ What: 'Label', 'On every page': 'date' }), 'screens.prints label always', 'date'],
  ['screens.devices.next-person', 'a badge', 'screens.nextPerson', 'a badge'],
  ['screens.outputs', one({ 'What goes out': 'Bill', 'To whom': 'Ann' }), 'screens.outputs bill to', 'Ann'],
  ['screens.outputs', one({ 'What goes out': 'Bill', When: 'June' }), 'screens.outputs bill when', 'June'],
  ['screens.outputs', one({ 'What goes out': 'Bill', How: 'mail' }), 'screens.outputs bill how', 'mail'],
  ['screens.outputs.receipt.refuse', 'no', 'screens.outputs receipt refuse', false],
  ['screens.outputs.receipt.undelivered', 'call', 'screens.outputs receipt undelivered', 'call'],
  ['screens.languages', '- Deutsch', 'screens.languages 0 label', 'Deutsch'],
  ['screens.languages.german.writer', 'Lee', 'screens.languages german writer', 'Lee'],
];

describe('screens', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each));

  test('have a place for every answer the bank asks for', () => {
    const told = new Set(CASES.map(([question]) => slotPattern(question)));
    expect(slotsOf('screens').filter((slot) => !told.has(slot))).toEqual([]);
  });
});

describe('“every screen”', () => {
  const model = modelOf(DESK);

  test('shows what is said of it wherever nothing else is said', () => {
    const shown = (screen: string, condition: string) =>
      walk(model, `screens.screens ${screen} conditions ${condition}`);
    expect(shown('all-loans', 'empty')).toMatchObject({ value: 'a message and a button' });
    expect(shown('one-loan', 'empty')).toMatchObject({ value: 'a message' });
    expect(shown('one-loan', 'forbidden')).toEqual({ is: 'unknown', question: 'screens.conditions' });
  });

  test('leads from each screen, but not to itself', () => {
    const { links } = model.screens;
    const ends = links.is === 'known' ? links.value.map(({ from, to }) => `${from.id} → ${to.id}`) : [];
    expect(ends).toEqual([
      'all-loans → one-loan',
      'all-loans → figures',
      'one-loan → figures',
      'new-loan → figures',
      'big-step → figures',
    ]);
  });
});

test('a link from the menu leads from each screen', () => {
  const { links } = modelOf({ ...DESK, 'screens.links': one({ From: 'The menu', To: 'Figures' }) }).screens;
  const starts = links.is === 'known' ? links.value.map(({ from }) => from.id) : [];
  expect(starts).toEqual(['all-loans', 'one-loan', 'new-loan', 'big-step']);
});

test('“-” where a screen is about something or has an address means that there is none', () => {
  const figures = (place: string) => walk(modelOf(DESK), `screens.screens figures ${place}`);
  expect([figures('about'), figures('address')]).toMatchObject([{ is: 'not-applicable' }, { is: 'not-applicable' }]);
  expect(walk(modelOf(DESK), 'screens.screens big-step address')).toMatchObject({ is: 'unknown' });
});

test('one row may say where several roles arrive', () => {
  const both = one({ Role: 'Clerk and managers', 'Sees first': 'All loans' });
  const { landings } = modelOf({ ...DESK, 'screens.landing': both }).screens;
  expect(landings).toMatchObject({ value: [{ role: { id: 'clerk' } }, { role: { id: 'manager' } }] });
});
