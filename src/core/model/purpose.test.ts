import { describe, expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { DESK } from '#testing/core/model/desk.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, tableText } from '#testing/core/model/workspace-of.ts';

const CASES: readonly Standing[] = [
  ['purpose.name', 'Desk', 'purpose name', 'Desk'],
  ['purpose.problem', 'Books get lost', 'purpose problem', 'Books get lost'],
  ['purpose.problem.noticed-by', 'Ann', 'purpose noticedBy', 'Ann'],
  ['purpose.problem.workaround', 'A list', 'purpose workaround', 'A list'],
  ['purpose.problem.do-nothing', 'We close', 'purpose doNothing', 'We close'],
  ['purpose.cost', '20 000 euros a year', 'purpose cost amount', 20000],
  ['purpose.quitting', 'If it is slow', 'purpose quitting', 'If it is slow'],
  ['purpose.groups', tableText('Who | How many', 'Clerks | 4'), 'purpose groups clerks count', '4'],
  ['purpose.groups', tableText('Who | How often', 'Clerks | daily'), 'purpose groups clerks frequency', 'daily'],
  ['purpose.groups', tableText('Who | On what device', 'Us | desk'), 'purpose groups us device', 'desk'],
  ['purpose.groups.clerks.task', 'Lend', 'purpose groups clerks task', 'Lend'],
  ['purpose.groups.clerks.role', 'own', 'purpose groups clerks role', { label: 'Clerk', id: 'clerk' }],
  ['purpose.groups.clerks.role', 'manager', 'purpose groups clerks role id', 'manager'],
  ['purpose.groups.clerks.role', 'no-access', 'purpose groups clerks role', 'no-access'],
  ['purpose.groups.clerks.languages', '- de\n- fr', 'purpose groups clerks languages', ['de', 'fr']],
  ['purpose.groups.clerks.hindrances', '- gloves', 'purpose groups clerks hindrances', ['gloves']],
  ['purpose.groups.clerks.shared-device', 'shared', 'purpose groups clerks sharedDevice', 'shared'],
  ['purpose.groups.clerks.spokesperson', 'Ann', 'purpose groups clerks spokesperson', 'Ann'],
  ['purpose.last-case', tableText('Step | Who', 'Ask | Ann'), 'purpose lastCase ask actor', 'Ann'],
  ['purpose.last-case.a-book-is-wanted.where', 'Desk', 'purpose lastCase 0 where', 'Desk'],
  ['purpose.last-case.a-book-is-wanted.change', 'All', 'purpose lastCase 0 change', 'All'],
  ['purpose.last-case.a-book-is-wanted.wait', '2 days', 'purpose lastCase 0 wait unit', 'days'],
  ['purpose.last-case.a-book-is-wanted.near-miss', 'Rain', 'purpose lastCase 0 nearMiss', 'Rain'],
  ['purpose.measure', tableText('What is counted | Today', 'Lost | 7'), 'purpose measures lost from', '7'],
  ['purpose.measure', tableText('What is counted | Goal', 'Lost | 1'), 'purpose measures lost to', '1'],
  ['purpose.measure', tableText('What is counted | By when', 'Lost | May'), 'purpose measures lost by', 'May'],
  ['purpose.measure.late-loans.counted-by', 'Lee', 'purpose measures late-loans countedBy', 'Lee'],
  ['purpose.what', 'A register.', 'purpose what', 'A register.'],
  ['purpose.what.kind', '- A shop', 'purpose kind', ['A shop']],
  ['purpose.kind', '- shop', 'purpose kinds', ['shop']],
  ['purpose.what.why', 'One shed', 'purpose reason', 'One shed'],
  [
    'purpose.constraints',
    tableText('It must, or must not | About', 'run offline | places'),
    'purpose constraints run-offline about',
    'places',
  ],
  [
    'purpose.constraints',
    tableText('It must, or must not | Because', 'run offline | cellars'),
    'purpose constraints run-offline because',
    'cellars',
  ],
  ['purpose.measure.must-not-worsen', '- Fun', 'purpose mustNotWorsen', ['Fun']],
  ['purpose.out-of-scope', '- Fines\n- Rent', 'purpose outOfScope 1 label', 'Rent'],
  ['purpose.out-of-scope.fines.when', 'never', 'purpose outOfScope fines when', 'never'],
  [
    'purpose.replaces',
    tableText('System, spreadsheet or form | What happens to it', 'Box | Goes'),
    'purpose replaces box fate',
    'goes',
  ],
  [
    'purpose.replaces',
    tableText('System, spreadsheet or form | What it is still right about', 'Box | names'),
    'purpose replaces box owns',
    'names',
  ],
  ['purpose.replaces.card-box.brought-over', '- 2025', 'purpose replaces card-box broughtOver', ['2025']],
  ['purpose.replaces.card-box.last-day', 'May 1', 'purpose replaces card-box lastDay', 'May 1'],
  ['purpose.replaces.card-box.look-only', '2 years', 'purpose replaces card-box lookOnly amount', 2],
  ['purpose.deciders', tableText('About what | Who decides', 'Money | Lee'), 'purpose deciders money decider', 'Lee'],
  ['purpose.deciders', tableText('About what | Who stands in', 'Money | Kim'), 'purpose deciders money deputy', 'Kim'],
  ['purpose.deciders.money.within', '3 working days', 'purpose deciders money within text', '3 working days'],
  ['purpose.obligations', '- audit', 'purpose obligations audit label', 'A regular audit'],
  ['purpose.obligations', '- House rules', 'purpose obligations house-rules label', 'House rules'],
  ['purpose.obligations.ground', 'Consent', 'purpose ground', 'Consent'],
  [
    'purpose.obligations.erasure',
    tableText('What | Then | Because of', 'Name | goes | law'),
    'purpose erasure 0 fate',
    'goes',
  ],
  ['purpose.obligations.residency', '- Norway', 'purpose residency', ['Norway']],
  ['purpose.obligations.approval', '500 euros', 'purpose approvalFrom amount', 500],
  ['purpose.obligations.rounding', '§ 4', 'purpose bookRounding', '§ 4'],
  ['purpose.obligations.contract.wording', '§ 5', 'purpose obligations contract wording', '§ 5'],
];

describe('the purpose', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each));

  test('has a place for every answer the bank asks for', () => {
    const told = new Set(CASES.map(([question]) => slotPattern(question)));
    expect(slotsOf('purpose').filter((slot) => !told.has(slot))).toEqual([]);
  });

  test('gives an obligation all that was answered about it, in the question’s words', () => {
    const model = modelOf({ ...DESK, 'purpose.obligations.ground': 'Consent' });
    expect(walk(model, 'purpose obligations personal-data details 0')).toMatchObject({
      value: { asks: 'What about purpose.obligations.ground?', text: 'Consent' },
    });
  });

  test('keeps a step that comes twice in a story, with an id of its own', () => {
    const { lastCase } = modelOf({
      'purpose.last-case': tableText('Step | Who', 'Call | Ann', 'Wait | Bob', 'Call | Cem'),
    }).purpose;
    expect(lastCase).toMatchObject({
      value: [{ id: 'call' }, { id: 'wait' }, { id: 'call-2', label: 'Call', actor: { value: 'Cem' } }],
    });
  });
});
