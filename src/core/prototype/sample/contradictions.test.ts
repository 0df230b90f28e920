import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedExample } from '../../../examples/closed-example.ts';
import { modelOf, type Said, tableText } from '../../model/testing/workspace-of.ts';
import { openProduct } from '../../open-product.ts';
import { openWorkspace } from '../../workspace.ts';
import { sampleSet } from './sample-set.ts';
import { contradictions } from './testing/contradictions.ts';
import { optionsWith } from './testing/shop.ts';

/** What must be there for there to be anything to hold against each other. */
const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Tool', 'Member', 'Loan', 'Booking', 'Repair'),
  'entities.tool.fields': tableText('Field | Type', 'Name | text', 'Bought on | date'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit | If nobody types',
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
  'states.tool.list': tableText(
    'Answer | Place',
    'In stock | first',
    'Out | ',
    'In repair | ',
    'Gone | last',
  ),
  'states.tool.transitions': tableText(
    'From | To | What happens | Set off by | Who or what',
    'In stock | Out | lend | a person | Clerk',
    'Out | In stock | shelve | a person | Clerk',
    'In repair | In stock | shelve | a person | Clerk',
    'In stock | In repair | bench | a person | Clerk',
    'Out | Gone | write off | a person | Clerk',
    'In repair | Gone | retire | a person | Clerk',
  ),
  'states.member.list': tableText(
    'Answer | Place',
    'Applied | first',
    'Active | ',
    'Barred | ',
    'Left | last',
  ),
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
    'From | To | What happens | Set off by | Who or what | Only if',
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

/** What may have been said besides, each by itself. */
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
      { numRuns: 25 },
    );
  });

  test.each([12, 30])('in %i records of each thing of the closed example', (count) => {
    const workspace = openWorkspace(closedExample());
    const { model } = openProduct(workspace);
    const pinned = workspace.records.flatMap(({ entity, records }) =>
      records.map((record) => ({ entity, ...record })),
    );
    const options = {
      ...optionsWith({ refDate: '2026-03-02', pinned, count: () => count }),
      workspace: 'tool-library',
    };
    expect(contradictions(model, sampleSet(model, options), options)).toEqual([]);
  });
});
