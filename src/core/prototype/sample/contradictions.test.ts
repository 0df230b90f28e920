import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { contradictions } from '#testing/core/prototype/contradictions.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { howMuch } from '#testing/how-much.ts';
import { closedExample } from '../../../examples/example.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { openProduct } from '../open-product.ts';
import { sampleSet } from './sample-set.ts';

/** The minimum of answers for contradictions to be possible at all. */
const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Tool', 'Member', 'Loan', 'Booking', 'Repair'),
  'entities.tool.fields': tableText('Field | Type', 'Name | text', 'Bought on | date'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit | If left empty',
    'Handed out at | date | | ',
    'Due on | date | | ',
    'Back on | date | | ',
    'Charge | money | EUR | 0',
    'Paid | money | EUR | 0',
    'Paid how | choice | | ',
    'Owed | computed | EUR | ',
  ),
  'entities.loan.fields.owed.formula': 'max(0 EUR, Charge - Paid)',
  'entities.loan.fields.paid-how.values': tableText('Value', 'Cash', 'Card', 'Not asked for'),
  'constants.values': tableText('Number | Value | Unit', 'Longest loan | 14 | days'),
  'entities.relations': tableText(
    'From | To | Per first one, how many | Per second one, how many',
    'Loan | Tool | exactly one | any number',
    'Loan | Member | exactly one | any number',
    'Booking | Member | exactly one | any number',
    'Booking | Tool | at most one | any number',
    'Repair | Tool | exactly one | any number',
    'Repair | Loan | at most one | any number',
  ),
  'states.tool.list': tableText('Answer | Place', 'In stock | first', 'Out | ', 'In repair | ', 'Gone | last'),
  'states.tool.transitions': tableText(
    'From | To | What happens | Started by | Who or what',
    'In stock | Out | lend | a person | Clerk',
    'Out | In stock | shelve | a person | Clerk',
    'In repair | In stock | shelve | a person | Clerk',
    'In stock | In repair | bench | a person | Clerk',
    'Out | Gone | write off | a person | Clerk',
    'In repair | Gone | retire | a person | Clerk',
  ),
  'states.member.list': tableText('Answer | Place', 'Applied | first', 'Active | ', 'Barred | ', 'Left | last'),
  'states.member.transitions': tableText(
    'From | To | What happens',
    'Applied | Active | admit',
    'Active | Barred | bar',
    'Barred | Active | readmit',
    'Active | Left | leave',
  ),
  'states.loan.list': tableText(
    'Answer | Place',
    'Ready | first',
    'Out | ',
    'Owing | ',
    'Closed | last',
    'Lost | last',
  ),
  'states.loan.transitions': tableText(
    'From | To | What happens | Started by | Who or what | Only if',
    'Ready | Out | hand out | a person | Clerk | ',
    'Ready | Closed | drop | a person | Clerk | ',
    'Out | Owing | take back | a person | Clerk | Owed > 0 EUR',
    'Out | Closed | take back | a person | Clerk | Owed == 0 EUR',
    'Out | Lost | give up | a person | Boss | ',
    'Owing | Closed | pay | a person | Clerk | Owed == 0 EUR',
    'Owing | Closed | wire | another system | Bank | ',
  ),
  'states.booking.list': tableText('Answer | Place', 'Waiting | first', 'Kept | ', 'Over | last'),
  'states.booking.transitions': tableText(
    'From | To | What happens',
    'Waiting | Kept | keep',
    'Kept | Over | fetch',
    'Waiting | Over | cancel',
  ),
  'states.repair.list': tableText('Answer | Place', 'Reported | first', 'In hand | ', 'Mended | last'),
  'states.repair.transitions': tableText(
    'From | To | What happens',
    'Reported | In hand | take on',
    'In hand | Mended | finish',
  ),
};

/** Further answers, each independent of the others. */
const MORE: readonly Readonly<Record<string, Said>>[] = [
  {
    'states.loan.effects': tableText(
      'Move | What else happens',
      'hand out | Handed out at = now; Due on = today + Longest loan; the tool is lent',
      'take back | Back on = today; the tool is shelved',
      'give up | write off the tool',
      'wire | Paid = Paid + Owed; Paid how = Card',
    ),
  },
  {
    'states.loan.list': tableText(
      'Answer | Place',
      'Ready | first',
      'Out | ',
      'Late | ',
      'Owing | ',
      'Closed | last',
      'Lost | last',
    ),
    'states.loan.list.ready.longest-stay': '2 hours',
    'states.loan.list.ready.editable': '- Charge',
    'states.loan.list.out.editable': '- Charge',
    'states.loan.list.late.editable': '- Charge',
    'states.loan.list.owing.editable': '- Charge\n- Paid\n- Paid how',
    'states.loan.list.closed.editable': { na: 'It is over.' },
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'Ready | Out | hand out | a person | Clerk | ',
      'Out | Late | fall due | the clock | | Due on < today()',
      'Out | Owing | take back | a person | Clerk | Owed > 0 EUR',
      'Out | Closed | take back | a person | Clerk | Owed == 0 EUR',
      'Late | Owing | take back | a person | Clerk | Owed > 0 EUR',
      'Late | Closed | take back | a person | Clerk | Owed == 0 EUR',
      'Late | Lost | give up | the clock | | ',
      'Owing | Closed | pay | a person | Clerk | Owed == 0 EUR',
    ),
    'states.loan.transitions.out-to-late-fall-du-167c4e93.after': '14 days',
    'states.loan.transitions.late-to-lost-give-u-98152abe.after': '2 months',
    'entities.loan.fields.owed.formula':
      'max(0 EUR, max(0, (Back on is empty ? today() : Back on) - Due on) * 1 EUR + Charge - Paid)',
  },
  {
    'states.member.transitions': tableText(
      'From | To | What happens | Started by',
      'Applied | Active | admit | a person',
      'Active | Barred | bar | a person',
      'Barred | Active | readmit | a person',
      'Active | Left | leave | a person',
      'Barred | Left | strike off | the clock',
    ),
    'states.member.transitions.barred-to-left-stri-ddb2b626.after': '12 months',
  },
  { 'states.repair.effects': tableText('Move | What else happens', 'finish | the tool is shelved') },
  {
    'states.cascade': tableText(
      'The whole becomes \\ Its part | Loan | Booking | Repair',
      'Barred | stays as it is | follows | stays as it is',
      'Gone | prevents it | follows | stays as it is',
    ),
  },
  { 'states.member.matrix': tableText('Now it is \\ Somebody tries to | new loan', 'Barred | refuse') },
];

const size = fc.integer({ min: 1, max: 12 });

describe('no value contradicts another', () => {
  test('whatever was said of what moves do, and however many records there are', () => {
    fc.assert(
      fc.property(
        fc.subarray([...MORE]),
        fc.record({ tool: size, member: size, loan: size, booking: size, repair: size }),
        fc.string(),
        (more, sizes, workspace) => {
          const model = modelOf(Object.assign({}, BASE, ...more));
          const count = (entity: string) => (sizes as Readonly<Record<string, number>>)[entity] ?? 0;
          const options = { ...optionsWith({ count }), workspace };
          expect(contradictions(model, sampleSet(model, options), options)).toEqual([]);
        },
      ),
      { numRuns: howMuch(10, 25) },
    );
  });

  test.each([12, 30])('in %i records of each thing of the closed example', async (count) => {
    const workspace = openWorkspace(await closedExample());
    const { model } = openProduct(workspace);
    const pinned = workspace.records.flatMap(({ entity, records }) => records.map((record) => ({ entity, ...record })));
    const options = {
      ...optionsWith({ refDate: '2026-03-02', pinned, count: () => count }),
      workspace: 'tool-library',
    };
    expect(contradictions(model, sampleSet(model, options), options)).toEqual([]);
  });

  test('made-up loans that are late are paid before they are over, and are late by the clock', async () => {
    const { model } = openProduct(openWorkspace(await closedExample()));
    const options = optionsWith({ refDate: '2026-03-02', count: () => 90 });
    const ways = sampleSet(model, options)
      .rows('loan')
      .map(({ history }) => history.map(({ to }) => to).join(' '));
    expect(ways).toContain('prepared out overdue owing closed');
    expect(ways).not.toContain('prepared out overdue closed');
  });

  test('a made-up tool begins no longer before its first loan than it may stay in stock', async () => {
    const { model } = openProduct(openWorkspace(await closedExample()));
    const options = { ...optionsWith({ refDate: '2026-03-02' }), workspace: 'b' };
    const said = contradictions(model, sampleSet(model, options), options);
    expect(said.filter((words) => words.endsWith('longer than 24 months'))).toEqual([]);
  });
});

describe('the past of what was written down', async () => {
  const { model } = openProduct(openWorkspace(await closedExample()));
  const lived = (state: string, values: Readonly<Record<string, unknown>>) => {
    const day = { 'handed-out-at': '2026-01-03T11:40:00Z', 'due-on': '2026-01-17', 'times-extended': 0 };
    const pinned = [{ entity: 'loan', id: 'mine', state, values: { ...day, ...values } }];
    return sampleSet(model, optionsWith({ refDate: '2026-03-02', pinned }))
      .row('loan', 'mine')
      ?.history.map(({ to, at }) => `${to} ${at.slice(5, 10)}`);
  };

  test('takes a move of the clock on the day on which it was due', () => {
    expect(lived('Owing', { 'returned-on': '2026-01-21', paid: 0 })).toEqual([
      'prepared 01-03',
      'out 01-03',
      'overdue 01-18',
      'owing 01-21',
    ]);
  });

  test('goes where the condition led then, without what was written only later', () => {
    const paid = { 'damage-charge': 0, paid: 2, 'paid-how': 'Cash' };
    expect(lived('Closed', { 'returned-on': '2026-01-21', ...paid })?.slice(2, 4)).toEqual([
      'overdue 01-18',
      'owing 01-21',
    ]);
    expect(lived('Closed', { 'returned-on': '2026-01-10', paid: 0 })?.slice(2)).toEqual(['closed 01-10']);
    const harmed = { 'damage-charge': 10, paid: 10, 'paid-how': 'Card' };
    expect(lived('Closed', { 'returned-on': '2026-01-10', ...harmed })?.[2]).toBe('owing 01-10');
  });

  test('says by which of several moves it came where it is', () => {
    const values = {
      'handed-out-at': '2026-01-03T11:40:00Z',
      'due-on': '2026-01-17',
      paid: 2,
      'paid-how': 'Cash',
    };
    const pinned = [
      { entity: 'loan', id: 'mine', state: 'Closed', values: { ...values, 'returned-on': '2026-01-21' } },
    ];
    const mine = sampleSet(model, optionsWith({ refDate: '2026-03-02', pinned })).row('loan', 'mine');
    expect(mine?.history.at(-1)?.event).toBe('pay at the counter');
  });

  test('tells when a fee ran out by the day until which it was paid', () => {
    const values = { 'paid-until': '2025-12-31', 'born-on': '1990-02-11' };
    const pinned = ['a', 'b', 'c', 'd'].map((id) => ({ entity: 'member', id, state: 'Suspended', values }));
    const set = sampleSet(model, optionsWith({ refDate: '2026-03-02', pinned }));
    const steps = pinned.flatMap(({ id }) => set.row('member', id)?.history.at(-1) ?? []);
    const ranOut = steps.filter(({ by }) => by === 'the clock').map(({ at }) => at.slice(0, 10));
    expect(new Set(ranOut)).toEqual(new Set(['2026-01-01']));
  });

  test('has gone with the name of whoever is forgotten, and was over so long ago that it had to go', () => {
    const values = { name: 'Former member', 'address-seen': true };
    const pinned = [{ entity: 'member', id: 'mine', state: 'Left', values }];
    const mine = sampleSet(model, optionsWith({ refDate: '2026-03-02', pinned })).row('member', 'mine');
    const gone = ['e-mail', 'mobile', 'address'].map((line) => mine?.cells.get(line)?.value);
    expect(gone).toEqual([null, null, null]);
    expect(mine?.cells.get('born-on')?.value).toEqual(expect.any(String));
    expect((mine?.history.at(-1)?.at ?? '') < '2025-03-02').toBe(true);
  });
});
