import { describe, expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { DESK } from '#testing/core/model/desk.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { itemId } from '../../answers/naming.ts';

const LOAN = 'states.cycles loan';
const LENT = `${LOAN} states lent`;
const LEND = `${LOAN} transitions 0`;

const one = (cells: Readonly<Record<string, string>>) => tableText(Object.keys(cells), Object.values(cells));
const move = (column: string, cell: string) => one({ From: 'New', To: 'lent', 'What happens': 'lend', [column]: cell });

const CASES: readonly Standing[] = [
  ['states.loan.list', one({ Answer: 'Lent', 'It means': 'it is out' }), `${LENT} meaning`, 'it is out'],
  ['states.loan.list', one({ Answer: 'Lent', Place: 'On the way' }), `${LENT} place`, 'on the way'],
  ['states.loan.list.lent.responsible', 'the clerk', `${LENT} responsible`, 'the clerk'],
  ['states.loan.list.lent.editable', '- due', `${LENT} editable`, [{ label: 'Due', id: 'due' }]],
  ['states.loan.list.lent.visible-to', '- clerks', `${LENT} visibleTo`, [{ label: 'Clerk', id: 'clerk' }]],
  ['states.loan.list.lent.longest-stay', '30 days', `${LENT} longestStay text`, '30 days'],
  ['states.loan.transitions', move('What happens', 'lend'), `${LEND} event`, 'lend'],
  ['states.loan.transitions', move('Started by', 'A person'), `${LEND} by`, 'person'],
  [
    'states.loan.transitions',
    move('Who or what', 'the clerk, a porter or manager'),
    `${LEND} actors`,
    [
      { label: 'Clerk', id: 'clerk' },
      { label: 'a porter', id: null },
      { label: 'Manager', id: 'manager' },
    ],
  ],
  ['states.loan.transitions', move('Only if', 'Fee < 5 EUR'), `${LEND} guard text`, 'Fee < 5 EUR'],
  [
    `states.loan.transitions.${itemId('New → Lent: lend')}.where`,
    one({ Screen: 'new loan', 'Must type': 'Due' }),
    `${LEND} offeredOn`,
    [{ screen: { label: 'New loan', id: 'new-loan' }, types: 'Due' }],
  ],
  [
    `states.loan.transitions.${itemId('Lent → Back: return')}.after`,
    '14 days',
    `${LOAN} transitions 1 after text`,
    '14 days',
  ],
  [
    `states.loan.transitions.${itemId('New → Back: cancel')}.system`,
    'by mail',
    `${LOAN} transitions 2 system`,
    'by mail',
  ],
  [
    'states.loan.transitions.exact',
    one({ Move: 'lend', 'Looks at': 'Fee', 'Must say': 'below 5' }),
    `${LEND} looksAt`,
    [{ line: { label: 'Fee', id: 'fee' }, says: 'below 5' }],
  ],
  [
    'states.loan.effects',
    one({ Move: 'New → Lent', 'What else happens': 'a mail', 'For whom': 'Ann' }),
    `${LEND} effects`,
    [
      {
        what: 'a mail',
        for: 'Ann',
        fails: { is: 'unknown', question: 'states.loan.effects.new-to-lent.fails' },
      },
    ],
  ],
  ['states.loan.effects.lend.fails', 'undo', `${LEND} effects 0 fails`, 'undo'],
  [
    'states.loan.matrix',
    tableText('Now it is \\ Somebody tries to | return', 'lent | allow'),
    `${LOAN} matrix 0 does`,
    'allow',
  ],
  [
    'states.loan.matrix.new.refusal',
    one({ Action: 'Return', 'They read': 'Not out' }),
    `${LOAN} matrix 1 refusal`,
    'Not out',
  ],
  ['states.loan.matrix.lent.queue', 'the desk', `${LOAN} matrix 3 waitsFor`, 'the desk'],
  [
    'states.loan.reversal',
    one({ From: 'Back', To: 'Lent', 'Which way back': 'Reopen' }),
    `${LOAN} reversals back-to-lent how`,
    'reopen',
  ],
  [
    'states.loan.reversal',
    one({ From: 'Back', To: 'Lent', 'By whom': 'clerk' }),
    `${LOAN} reversals 0 actors 0 id`,
    'clerk',
  ],
  ['states.loan.reversal', one({ From: 'Back', To: 'New', 'Only if': 'a' }), `${LOAN} reversals 0 guard text`, 'a'],
  ['states.loan.reversal.back-to-lent.effects', 'kept', `${LOAN} reversals 0 effects`, 'kept'],
  ['states.loan.reversal.back-to-lent.reason', 'yes', `${LOAN} reversals 0 reason`, true],
  ['states.loan.reversal-time', '3 days', `${LOAN} reversalTime text`, '3 days'],
  [
    'states.loan.idle',
    one({ 'While it is': 'Lent', 'After how long': '2 weeks' }),
    `${LOAN} idle 0 after text`,
    '2 weeks',
  ],
  ['states.loan.idle', one({ 'While it is': 'Lent', Then: 'Remind' }), `${LOAN} idle 0 next`, 'remind'],
  ['states.loan.idle', one({ 'While it is': 'Lent', 'Who is told': 'Lee' }), `${LOAN} idle 0 told`, 'Lee'],
  ['states.loan.idle.days', 'skip', `${LOAN} idleDays`, 'skip'],
  ['states.loan.idle.lent.passed-to', 'Lee', `${LOAN} idle 0 passedTo`, 'Lee'],
  ['states.conflict', 'merge', 'states.conflict counts', 'merge'],
  ['states.conflict.words', 'Sorry', 'states.conflict words', 'Sorry'],
  ['states.conflict.release', '5 minutes', 'states.conflict release amount', 5],
  ['states.conflict.twice', 'told', 'states.conflict twice', 'told'],
  [
    'states.cascade',
    tableText('The whole becomes \\ Its part | copy | line', 'Back | follows |'),
    'states.cascade',
    [{ whole: 'Back', part: 'copy', does: 'follows' }],
  ],
  ['states.cascade.upwards', 'asked', 'states.upwards', 'asked'],
];

/** Without a list of states there is no lifecycle. */
const WHOLE_LIFE = 'states.loan.list';

describe('states', () => {
  test.each(casesOf(CASES.filter(([question]) => question !== WHOLE_LIFE)))('$title', (each) => expectStanding(each));

  test.each(casesOf(CASES.filter(([question]) => question === WHOLE_LIFE)))('$title', ({ standing }) => {
    const [question, answer, path, value] = standing;
    const found = (said: Said) => walk(modelOf({ ...DESK, [question]: said }), path);
    expect(found(answer)).toMatchObject({ value, source: { question, firmness: 'decided' } });
    expect(found({ assumed: answer })).toMatchObject({ value, source: { firmness: 'assumed' } });
  });

  test('have a place for every answer the bank asks for', () => {
    const told = new Set(CASES.map(([question]) => slotPattern(question)));
    expect(slotsOf('states').filter((slot) => !told.has(slot))).toEqual([]);
  });
});

const LIST = tableText('Answer | Place', 'New | first', 'Gone | last');
const THINGS = { one: tableText('Thing', 'Loan'), two: tableText('Thing', 'Loan', 'Member') };
const MOVES = tableText('From | To | What happens', 'New | Gone | go', 'Here | There | walk');

/** Lifecycles as "loan: New, Gone | go"; an entity decided to have none as "loan: none". */
function lives(said: Readonly<Record<string, Said>>): readonly string[] {
  const { states } = modelOf(said);
  return [
    ...states.cycles.map((cycle) => {
      const labels = cycle.states.is === 'known' ? cycle.states.value.map(({ label }) => label) : [cycle.states.is];
      const moves = cycle.transitions.is === 'known' ? cycle.transitions.value : [];
      const events = moves.map(({ event }) => (event.is === 'known' ? event.value : '?'));
      return `${cycle.entity} ${cycle.id}: ${labels.join(', ')}${events.length > 0 ? ` | ${events.join(', ')}` : ''}`;
    }),
    ...states.stateless.map(({ entity }) => `${entity}: none`),
  ];
}

describe('whose life it is', () => {
  const general = { 'states.list': LIST };
  const own = { 'states.loan.list': LIST };

  test.each<[string, Readonly<Record<string, Said>>, readonly string[]]>([
    ['nothing said', {}, []],
    ['general, no things', general, ['null general: New, Gone']],
    ['general, one thing', { 'entities.records': THINGS.one, ...general }, ['loan loan: New, Gone']],
    ['general, two things', { 'entities.records': THINGS.two, ...general }, ['null general: New, Gone']],
    ['own', { 'entities.records': THINGS.two, ...own }, ['loan loan: New, Gone']],
    [
      'own and general',
      { 'entities.records': THINGS.two, ...own, 'states.list': tableText('Answer', 'In') },
      ['loan loan: New, Gone', 'null general: In'],
    ],
    [
      'all have their own',
      { 'entities.records': THINGS.two, ...own, ...general, 'states.member.list': { na: 'always here' } },
      ['loan loan: New, Gone', 'member: none'],
    ],
    [
      'none for all',
      { 'entities.records': THINGS.two, 'states.list': { na: 'static' } },
      ['loan: none', 'member: none'],
    ],
    ['none, no things', { 'states.list': { na: 'static' } }, ['null: none']],
    [
      'general moves go where their ends are',
      { 'entities.records': THINGS.two, ...own, 'states.transitions': MOVES },
      ['loan loan: New, Gone | go', 'null general: unknown | walk'],
    ],
    [
      'general moves of the only thing',
      { 'entities.records': THINGS.one, ...own, 'states.transitions': MOVES },
      ['loan loan: New, Gone | go, walk'],
    ],
    [
      'own moves only',
      { 'entities.records': THINGS.two, 'states.loan.transitions': MOVES },
      ['loan loan: unknown | go, walk'],
    ],
    [
      'own moves before general ones',
      {
        'entities.records': THINGS.one,
        ...own,
        'states.transitions': MOVES,
        'states.loan.transitions': tableText('From | To | What happens', 'New | Gone | fly'),
      },
      ['loan loan: New, Gone | fly'],
    ],
    [
      'several lives',
      {
        'entities.records': THINGS.one,
        'states.loan.list': tableText(
          'Answer | If it has several lives, which',
          'New | Lending',
          'Open | Payment',
          'Gone | lending',
          'Paid | Payment',
        ),
        'states.loan.transitions': tableText(
          'From | To | What happens',
          'Open | Paid | pay',
          'New | Gone | go',
          'New | Paid | mix',
        ),
      },
      ['loan loan.lending: New, Gone | go, mix', 'loan loan.payment: Open, Paid | pay'],
    ],
  ])('%s', (_, said, expected) => expect(lives(said)).toEqual(expected));

  test('is asked where several things are there and nobody has said', () => {
    const { diagnostics } = modelOf({ 'entities.records': THINGS.two, ...general });
    expect(diagnostics.map(({ sentence }) => sentence)).toEqual([
      'Nobody has said whose states these are, and there are 2 things; answer “where is it now?” for each of them.',
    ]);
    expect(modelOf({ 'entities.records': THINGS.one, ...general }).diagnostics).toEqual([]);
  });
});

describe('moves', () => {
  const CYCLE = {
    'entities.records': THINGS.one,
    'roles.grants': tableText('Role', 'Research and Development', 'Clerk'),
    'calls.systems': tableText('System', 'Clerk', 'Till'),
    'states.loan.list': LIST,
  };
  const actor = (by: string, who: string) => {
    const row = ['New', 'Gone', 'go', by, who];
    const moves = tableText(['From', 'To', 'What happens', 'Started by', 'Who or what'], row);
    const found = walk(modelOf({ ...CYCLE, 'states.loan.transitions': moves }), `${LEND} actors`);
    return found.is === 'known' ? found.value : found.is;
  };

  test.each([
    ['a person', 'research and development', ['research-and-development']],
    ['a person', 'Clerk and Research and Development', ['clerk', 'research-and-development']],
    ['a person', 'clerks; Till', ['clerk', 'till']],
    ['another system', 'till', ['till']],
    ['the clock', '-', 'not-applicable'],
    ['the clock', '', 'unknown'],
  ])('%s: %s → %j', (by, who, ids) => {
    const actors = actor(by, who);
    const found = Array.isArray(actors) ? actors.map((ref) => Object(ref).id) : actors;
    expect(found).toEqual(ids);
  });

  test('that share an event all have what else happens then; what fits no move is told', () => {
    const model = modelOf({
      ...CYCLE,
      'states.loan.transitions': tableText('From | To | What happens', 'New | Gone | go', 'Gone | New | go'),
      'states.loan.effects': tableText('Move | What else happens', 'Go | a mail', 'fly | a bang'),
    });
    expect(walk(model, `${LOAN} transitions`)).toMatchObject({
      value: [{ effects: { value: [{ what: 'a mail' }] } }, { effects: { value: [{ what: 'a mail' }] } }],
    });
    expect(model.diagnostics).toMatchObject([
      {
        sentence:
          'Something should happen with “fly”, but no move is called that; use a name from the list of moves, or say when, as in “created” or “3 days before Due”.',
      },
    ]);
  });
});
