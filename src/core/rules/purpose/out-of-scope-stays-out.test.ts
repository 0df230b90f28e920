import { describe, expect, test } from 'vitest';
import { calls, records, screens } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const out = (item: string) => ({ 'purpose.out-of-scope': `- ${item}` });
const HERE = [records('Invoice | a | b | c | Bills'), screens('Statistics | report'), calls('Pay | Bank | monthly')];

describe('what is left out is not there', () => {
  test.each([
    ['Invoice', 1],
    ['invoices', 1],
    ['Bills', 1],
    ['the Statistics', 1],
    ['Pay', 1],
    ['Invoices by mail', 0],
    ['Fines', 0],
  ])('“%s”: %i broken', (item, broken) => {
    expect(foundBy(4, out(item), ...HERE)).toHaveLength(broken);
  });

  test('a message may go to the system that does it instead', () => {
    const elsewhere = { 'purpose.out-of-scope.pay.when': 'elsewhere' };
    expect(verdictOn(4, out('Pay'), ...HERE, elsewhere)).toEqual([]);
  });

  test('names the thing and both questions', () => {
    expect(verdictOn(4, out('Invoices'), ...HERE)).toEqual([
      '“Invoices” is left out of the first version, but “Invoice” is there as something we keep records of; remove that, or no longer leave it out.',
    ]);
    expect(mendsOf(4, out('Invoices'), ...HERE)).toEqual(['entities.records', 'purpose.out-of-scope']);
    expect(mendsOf(4)).toEqual(['purpose.out-of-scope']);
  });
});
