import { describe, expect, test } from 'vitest';
import { tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';

const RECORDS = tableText('Thing | Example', 'Loan | L-1', 'Tool | T-1');
const FIELDS = tableText('Field | Type', 'Price | money', 'Due | date');

/** Status and reason of a question after decisions one after another. */
function standing(id: string, said: Parameters<typeof workspaceOf>[0]) {
  const view = workspaceOf(said).question(id);
  return { status: view?.status, stale: view?.stale };
}

describe('a decision rests on what raised its question', () => {
  const currency = 'entities.loan.fields.price.currency';
  const with2 = (second: string, renamed?: readonly { from: string; to: string }[]) => ({
    'entities.records': RECORDS,
    [currency]: '- EUR',
    'entities.loan.fields': renamed ? { history: [FIELDS, second], renamed } : { history: [FIELDS, second] },
  });

  test('it stands while the row that raised it reads as it did, whatever else changes', () => {
    const more = tableText('Field | Type', 'Due | text', 'Price | money', 'Colour | text');
    expect(standing(currency, with2(more))).toEqual({ status: 'decided', stale: null });
  });

  test('the item is gone: it is kept, and shown as such', () => {
    const { status, stale } = standing(currency, with2(tableText('Field | Type', 'Due | date')));
    expect([status, stale?.gone, stale?.because]).toEqual(['parked', true, '“Price” is no longer named.']);
  });

  test('the item has another name: nothing is lost', () => {
    const second = tableText('Field | Type', 'Fee | money', 'Due | date');
    expect(standing(currency, with2(second, [{ from: 'Price', to: 'Fee' }]))).toEqual({
      status: 'decided',
      stale: null,
    });
  });

  test('the thing is gone with everything that was decided about it', () => {
    const said = {
      'entities.records': { history: [RECORDS, tableText('Thing | Example', 'Tool | T-1')] },
      'entities.loan.fields': FIELDS,
    };
    expect(standing('entities.loan.fields', said).stale).toMatchObject({
      gone: true,
      because: '“Loan” is no longer named.',
    });
  });
});

test('a decision rests on the answers it cites: who changed their mind, from what to what', () => {
  const { status, stale } = standing('purpose.problem', { 'purpose.problem': { stale: 'Tools get lost' } });
  expect([status, stale?.gone, stale?.changed]).toEqual(['stale', false, 'purpose.problem']);
  expect(stale?.before.join()).toContain('Tools get lost');
  expect(stale?.now).toHaveLength(1);
});

test('what is open, and what nothing has raised, is not stale', () => {
  expect(standing('purpose.problem', { 'purpose.problem': 'Tools get lost' }).stale).toBeNull();
  expect(standing('purpose.name', { 'purpose.problem': 'x' }).stale ?? null).toBeNull();
});
