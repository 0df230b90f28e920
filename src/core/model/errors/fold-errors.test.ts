import { describe, expect, test } from 'vitest';
import { answersIn } from '#testing/core/model/answers-in.ts';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { modelOf, type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { errorsDiagnostics, errorsOf } from './fold-errors.ts';
import type { NamedRaiser } from './raisers.ts';

const one = (head: string, row: string) => tableText(head, row);
const MESSAGES = tableText(
  'What goes wrong | When | They read | They can | How bad',
  'No money | the card is declined | Sorry. | try again | stop',
);
const BASE: Readonly<Record<string, Said>> = {
  'errors.messages': MESSAGES,
  'errors.classes': one('What goes wrong | It is', 'no money | trouble outside'),
  'errors.alerts': one('What goes wrong | Who is told', 'NO MONEY | Ann'),
  'errors.mistakes': '- Wrong date\n- Two of the same',
  'errors.kept-work': 'draft',
  'errors.bulk': 'per-row',
};
const ENTRY = 'errors.catalogue no-money';

const CASES: readonly Standing[] = [
  [
    'errors.messages',
    one('What goes wrong | When', 'Late | after June'),
    'errors.catalogue late trigger',
    'after June',
  ],
  [
    'errors.messages',
    one('What goes wrong | They read', 'Late | Too late.'),
    'errors.catalogue late text',
    'Too late.',
  ],
  ['errors.messages', one('What goes wrong | They can', 'Late | wait'), 'errors.catalogue late action', 'wait'],
  [
    'errors.messages',
    one('What goes wrong | How bad', 'Late | Take care'),
    'errors.catalogue late severity',
    'take care',
  ],
  ['errors.messages.approver', 'Lee', 'errors.approver', 'Lee'],
  [
    'errors.messages.no-money.raised-by',
    '- Pay up\n- signed out',
    `${ENTRY} raisedBy`,
    [
      { label: 'Pay up', kind: 'unknown', id: null, entity: null, failure: null },
      { label: 'signed out', kind: 'sign-in', id: 'sign-in', entity: null, failure: null },
    ],
  ],
  ['errors.classes', one('What goes wrong | It is', 'No money | yours to fix'), `${ENTRY} class`, 'yours'],
  ['errors.classes', one('What goes wrong | It is', 'No money | not allowed'), `${ENTRY} class`, 'permission'],
  ['errors.classes', one('What goes wrong | It is', 'No money | somebody was faster'), `${ENTRY} class`, 'conflict'],
  ['errors.classes', one('What goes wrong | It is', 'No money | trouble outside'), `${ENTRY} class`, 'outside'],
  ['errors.classes', one('What goes wrong | It is', 'No money | our own fault'), `${ENTRY} class`, 'defect'],
  ['errors.classes.no-money.contact', 'the bank', `${ENTRY} contact`, 'the bank'],
  ['errors.classes.no-money.again', '5 minutes', `${ENTRY} again text`, '5 minutes'],
  [
    'errors.alerts',
    one('What goes wrong | Who is told | How soon | How', 'no money | Bob | at once | mail'),
    `${ENTRY} alert`,
    { audience: 'Bob', within: 'at once', how: 'mail' },
  ],
  ['errors.alerts.no-money.at-night', 'nobody', `${ENTRY} atNight`, 'nobody'],
  ['errors.mistakes', '- One\n- Two', 'errors.mistakes', ['One', 'Two']],
  ['errors.mistakes.wrong-date.today', 'a call', 'errors.mistakesToday wrong-date today', 'a call'],
  ['errors.mistakes.wrong-date.prevent', 'partly', 'errors.mistakesToday wrong-date preventable', 'partly'],
  ['errors.kept-work', 'form', 'errors.keptWork', 'form'],
  ['errors.kept-work.how-long', '3 days', 'errors.keptFor text', '3 days'],
  ['errors.disclosure', 'mixed', 'errors.disclosure', 'mixed'],
  ['errors.bulk', 'stops-there', 'errors.bulk', 'stops-there'],
  ['errors.bulk.again', 'by hand', 'errors.bulkAgain', 'by hand'],
];

describe('errors', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each, BASE));

  test('have a place for every answer the bank asks for', () => {
    const told = new Set(['errors/messages/{item}/languages', ...CASES.map(([question]) => slotPattern(question))]);
    expect(slotsOf('errors').filter((slot) => !told.has(slot))).toEqual([]);
  });

  test('have a text in every language in which one was given', () => {
    const { errors } = modelOf({
      ...BASE,
      'errors.messages.no-money.languages': tableText(
        'Language | They read | They can',
        'Deutsch | Leider nein. | noch einmal',
        '日本語 | だめ |',
        'Suomi |  |',
      ),
    });
    const [entry] = errors.catalogue.is === 'known' ? errors.catalogue.value : [];
    expect(
      [...(entry?.texts ?? [])].map(([language, { text, action, source }]) => [
        language,
        text,
        action,
        source.question,
      ]),
    ).toEqual([
      ['', 'Sorry.', 'try again', 'errors.messages'],
      ['Deutsch', 'Leider nein.', 'noch einmal', 'errors.messages.no-money.languages'],
      ['日本語', 'だめ', '', 'errors.messages.no-money.languages'],
    ]);
  });

  test('keep their id and their notes when they are called otherwise', () => {
    const { errors } = modelOf({
      ...BASE,
      'errors.messages': {
        history: [MESSAGES, MESSAGES.replace('No money', 'Card refused')],
        renamed: [{ from: 'No money', to: 'Card refused' }],
      },
      'errors.messages.no-money.raised-by': '- not allowed',
    });
    expect(errors.catalogue).toMatchObject({
      value: [
        {
          id: 'no-money',
          label: 'Card refused',
          class: { value: 'outside' },
          alert: { value: { audience: 'Ann' } },
          raisedBy: { value: [{ kind: 'refusal' }] },
        },
      ],
    });
    expect(errors.strays).toEqual([]);
  });

  test('that are not among those somebody else hears of are told to nobody else', () => {
    const { errors } = modelOf({ ...BASE, 'errors.messages': one('What goes wrong', 'Quiet') });
    const [entry] = errors.catalogue.is === 'known' ? errors.catalogue.value : [];
    expect(entry?.alert).toMatchObject({ is: 'not-applicable', source: { question: 'errors.alerts' } });
    expect(entry?.class).toEqual({ is: 'unknown', question: 'errors.classes' });
  });

  test('that have a class or an audience but no entry are told', () => {
    const said = { ...BASE, 'errors.classes': one('What goes wrong | It is', 'Fire | our own fault') };
    const model = modelOf(said);
    expect(model.errors.strays).toMatchObject([{ label: 'Fire', source: { question: 'errors.classes' } }]);
    expect(errorsDiagnostics(answersIn(workspaceOf(said)), model).map(({ sentence }) => sentence)).toEqual([
      'Something is said about “Fire”, but nothing that can go wrong is called that; add it to the messages, or correct the name.',
    ]);
  });
});

const NAMES: readonly NamedRaiser[] = [
  { kind: 'rule', id: 'r1', label: 'Due date must be filled in', entity: 'loan' },
  { kind: 'rule', id: 'r2', label: 'Name must be filled in', entity: 'loan' },
  { kind: 'rule', id: 'r3', label: 'Name must be filled in', entity: 'member' },
  { kind: 'transition', id: 't1', label: 'lend out', entity: 'loan', formerly: ['hand over'] },
  { kind: 'transition', id: 't2', label: 'lend', entity: 'loan' },
  { kind: 'call', id: 'c1', label: 'Charge card' },
  { kind: 'call', id: 'c2', label: 'カード請求' },
  { kind: 'inbound', id: 'i1', label: 'A return' },
  { kind: 'limit', id: 'l1', label: 'Largest scan' },
  { kind: 'state', id: 's1', label: 'Up', entity: 'loan' },
  { kind: 'rule', id: 'odd', label: 'constructor', entity: null, raises: ['Late'] },
];

/** The raisers of the error “Late”: "kind id" or "kind id failure". */
function raisersOf(said: Readonly<Record<string, Said>>, names = NAMES): unknown {
  const { catalogue } = errorsOf(answersIn(workspaceOf(said)), names);
  const [entry] = catalogue.is === 'known' ? catalogue.value : [];
  const held = entry?.raisedBy;
  if (held?.is !== 'known') return held;
  return held.value.map(({ kind, id, failure }) => [kind, id, failure].filter((part) => part !== null).join(' '));
}

const LATE = one('What goes wrong | When', 'Late | never mind');

describe('what brings an error up', () => {
  const lines: readonly [line: string, raisers: readonly string[]][] = [
    ['due date must be filled in', ['rule r1']],
    ['Name must be filled in', ['rule r2', 'rule r3']],
    ['Hand over', ['transition t1']],
    ['Charge card: unreachable', ['call c1 unreachable']],
    ['charge card : takes too long', ['call c1 timeout']],
    ['Charge card: they decline it', ['call c1 refused']],
    ['Charge card: duplicate', ['call c1 duplicate']],
    ['Charge card: somebody was faster', ['call c1 conflict']],
    ['Charge card', ['call c1']],
    ['the charge card message is not answering', ['call c1 unreachable']],
    ['カード請求が timeout', ['call c2 timeout']],
    ['when they lend out too many', ['transition t1']],
    ['Largest scan', ['limit l1']],
    ['over the “Largest scan”', ['limit l1']],
    ['Up', ['state s1']],
    ['they give up', ['unknown']],
    ['a return cannot be read', ['inbound i1']],
    ['not allowed', ['refusal refusal']],
    ['They are signed out meanwhile', ['sign-in sign-in']],
    ['toString', ['unknown']],
    ['every call: unreachable', ['call unreachable']],
    ['Any message to another system: too slow', ['call timeout']],
    ['timeout', ['call timeout']],
    ['every member: too slow to bring it back', ['unknown']],
  ];
  test.each(lines)('“%s”: %j', (line, raisers) => {
    const said = { 'errors.messages': LATE, 'errors.messages.late.raised-by': `- ${line}` };
    expect(raisersOf(said, NAMES.slice(0, -1))).toEqual(raisers);
  });

  test('is also what says so of itself, with its own source', () => {
    expect(raisersOf({ 'errors.messages': LATE })).toEqual(['rule odd']);
    expect(raisersOf({ 'errors.messages': LATE, 'errors.messages.late.raised-by': '- Up' })).toEqual([
      'state s1',
      'rule odd',
    ]);
  });

  test('is what the words of its “when” name, while nobody has listed anything', () => {
    const said = {
      'errors.messages': one('What goes wrong | When', 'Early | Charge card is down, up or not allowed'),
    };
    expect(raisersOf(said)).toEqual(['call c1 unreachable', 'refusal refusal']);
    expect(raisersOf({ ...said, 'errors.messages.early.raised-by': '- lend' })).toEqual(['transition t2']);
    expect(raisersOf({ ...said, 'errors.messages.early.raised-by': { na: 'by hand' } })).toMatchObject({
      is: 'not-applicable',
    });
  });

  test('is open where nothing names it', () => {
    expect(raisersOf({ 'errors.messages': LATE }, [])).toEqual({
      is: 'unknown',
      question: 'errors.messages.late.raised-by',
    });
  });

  test('is found among the rules, moves, calls and numbers of the model', () => {
    const { errors } = modelOf({
      'entities.records': one('Thing', 'Loan'),
      'entities.loan.fields': one('Field | Required when', 'Due | always'),
      'states.loan.list': tableText('Answer', 'New', 'Lent'),
      'states.loan.transitions': one('From | To | What happens', 'New | Lent | hand it over'),
      'validation.loan.rules': one('Rule | Fields | What goes wrong', 'Not in the past | Due | Late'),
      'calls.exchanges': one('What for', 'Charge card'),
      'constants.timers': one('What | How long', 'Longest loan | 14 days'),
      'errors.messages': one('What goes wrong', 'Late'),
      'errors.messages.late.raised-by':
        '- Due must be filled in\n- Hand it over\n- Charge card: too slow\n- Longest loan\n- lent',
    });
    const [entry] = errors.catalogue.is === 'known' ? errors.catalogue.value : [];
    expect(entry?.raisedBy).toMatchObject({
      value: [
        { kind: 'rule', entity: 'loan' },
        { kind: 'transition', entity: 'loan' },
        { kind: 'call', id: 'charge-card', failure: 'timeout' },
        { kind: 'limit', id: 'longest-loan' },
        { kind: 'state', id: 'lent', entity: 'loan' },
        { kind: 'rule', label: 'Not in the past', entity: 'loan' },
      ],
    });
  });
});
