import { describe, expect, test } from 'vitest';
import { closedExample } from '../../../examples/example.ts';
import { unreadClauses } from '../../model/effects/clauses-of.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import type { ActorContext } from '../actor-context.ts';
import { buttonsFor } from '../buttons.ts';
import { valueText } from '../cell-text.ts';
import { playedRecords } from '../computed-fields.ts';
import { NO_EDITS } from '../edits.ts';
import { openProduct } from '../open-product.ts';
import { NEW_SESSION } from '../prototype-session.ts';
import { sampleSet } from '../sample/sample-set.ts';
import { GENERATOR_VERSION } from '../sample/seed.ts';
import { savedRecord } from '../saved-record.ts';
import { playCall } from '../simulated-calls.ts';
import { advanceTime } from './advance-time.ts';
import { pressButton } from './pressing.ts';
import { saveRecords } from './save-records.ts';
import type { World } from './world.ts';

const BEGINS = '2026-03-02';
const workspace = openWorkspace(await closedExample());
const product = openProduct(workspace);
const sample = sampleSet(product.model, {
  workspace: 'tool-library',
  refDate: BEGINS,
  generator: GENERATOR_VERSION,
  faker: null,
  pinned: workspace.records.flatMap(({ entity, records }) => records.map((record) => ({ entity, ...record }))),
  count: () => 4,
});

/** The closed example on its first day, as a role sees it. */
function as(role: string, day = BEGINS, edits = NO_EDITS): ActorContext {
  const days = { begins: BEGINS, today: day };
  return { product, role, records: playedRecords(product, sample, edits, days), today: day };
}

function row({ records }: ActorContext, entity: string, id: string) {
  const found = records.get(entity, id);
  if (!found) throw new Error(`There is no ${entity} ${id}.`);
  return found;
}

function press(actor: ActorContext, entity: string, id: string, label: string, values = {}, why = ''): World {
  const one = row(actor, entity, id);
  const button = buttonsFor(actor, one).find((found) => found.label === label);
  if (!button) throw new Error(`There is no button “${label}” on ${id}.`);
  return pressButton(actor, one, button, { values, why });
}

const euro = (amount: number) => ({ amount, unit: 'EUR' });
const says = ({ stopped }: World) => [stopped?.error?.label, stopped?.text];
const states = (actor: ActorContext, entity: string, id: string) => [...row(actor, entity, id).states.values()];
const told = (actor: ActorContext, entity: string, id: string, ...fields: string[]) =>
  fields.map((field) => valueText(row(actor, entity, id).cells.get(field)?.value));

/** The messages that go out, with the day and the amounts in them. */
function sentBy(world: World): readonly string[] {
  return [...world.messages].map((message) => {
    const { call: id, entity, id: record, stood = world.actor } = message;
    const call = product.index.calls.get(id);
    if (!call) throw new Error(`There is no call ${id}.`);
    const occasion = { event: '', action: 'move', entity, row: row(stood, entity, record) } as const;
    const sent = new Map(playCall(stood, call, occasion, NEW_SESSION.knobs, 'x').entry.sent);
    return [call.label, sent.get('Due on'), sent.get('Late fee'), sent.get('Owed')].filter(Boolean).join(' ');
  });
}

function written(actor: ActorContext, tool: string, member: string): World {
  const none = { 'deposit-taken': euro(0), paid: euro(0), 'damage-charge': euro(0) };
  const subject = { entity: 'loan', row: undefined, around: new Map() };
  const values = { tool, member, 'times-extended': 0, ...none };
  const { changes } = savedRecord(actor, subject, values, 'x');
  const occasion = { event: 'Create Loan', action: 'create', entity: 'loan', row: undefined } as const;
  return saveRecords(actor, occasion, changes);
}

test('nothing of what happens at a move is left in words in the closed example', () => {
  expect(unreadClauses(product.model)).toEqual([]);
});

describe('a loan', () => {
  const begun = written(as('volunteer'), 'T-0143', 'M-0340');
  const made = begun.actor;
  const id = [...begun.changes][0]?.id ?? '';

  test('is among those of its tool and of its member as soon as it is written', () => {
    expect([...row(made, 'tool', 'T-0143').links.values()].flat()).toContain(id);
    expect([...row(made, 'member', 'M-0340').links.values()].flat()).toContain(id);
  });

  const handedOut = press(made, 'loan', id, 'hand out', { 'deposit-taken': euro(20) });
  const out = handedOut.actor;

  test('is handed out: dates, counter, tool, and a message with the values as they are then', () => {
    expect(handedOut.stopped).toBeNull();
    expect(told(out, 'loan', id, 'handed-out-at', 'due-on', 'times-extended')).toEqual([
      '2026-03-02T12:00:00Z',
      '2026-03-16',
      '0',
    ]);
    expect([states(out, 'loan', id), states(out, 'tool', 'T-0143')]).toEqual([['out'], ['out']]);
    expect(told(out, 'member', 'M-0340', 'tools-out-now')).toEqual(['1']);
    expect(sentBy(handedOut)).toEqual(['Send a receipt 2026-03-16']);
  });

  test('is not handed out below the deposit, and says what must hold', () => {
    const refused = press(made, 'loan', id, 'hand out', { 'deposit-taken': euro(19) });
    expect(says(refused)).toEqual([undefined, 'Only if Deposit taken is at least the tool’s Deposit.']);
  });

  test('is extended by the longest loan, and at the limit refused in the decided words', () => {
    const once = press(out, 'loan', id, 'extend').actor;
    const twice = press(once, 'loan', id, 'extend').actor;
    expect(told(twice, 'loan', id, 'due-on', 'times-extended')).toEqual(['2026-04-13', '2']);
    expect(says(press(twice, 'loan', id, 'extend'))).toEqual([
      'Extended often enough',
      'This loan cannot be extended any further.',
    ]);
  });

  const later = advanceTime(out, 20).actor;

  test('falls due the day after its last day, and tells the member so with the fee of that day', () => {
    expect(states(advanceTime(out, 14).actor, 'loan', id)).toEqual(['out']);
    const due = advanceTime(out, 15);
    expect(states(due.actor, 'loan', id)).toEqual(['overdue']);
    expect(row(due.actor, 'loan', id).history.at(-1)?.at.slice(0, 10)).toBe('2026-03-17');
    expect(sentBy(advanceTime(out, 20)).filter((one) => one.includes('2026-03-16'))).toEqual([
      'Send an overdue notice 2026-03-16 0.5 EUR',
    ]);
  });

  test('is taken back late: owes what was decided, frees the tool, and owes no more from then on', () => {
    const back = press(later, 'loan', id, 'take back', { 'damage-charge': euro(10) });
    expect(states(back.actor, 'loan', id)).toEqual(['owing']);
    expect(told(back.actor, 'loan', id, 'returned-on', 'days-late', 'late-fee', 'owed')).toEqual([
      '2026-03-22',
      '6',
      '3 EUR',
      '13 EUR',
    ]);
    expect([states(back.actor, 'tool', 'T-0143'), told(back.actor, 'member', 'M-0340', 'tools-out-now')]).toEqual([
      ['in-stock'],
      ['0'],
    ]);
    expect(sentBy(back)).toEqual(['Ask for a payment 13 EUR']);
    const month = advanceTime(back.actor, 30).actor;
    expect(told(month, 'loan', id, 'owed')).toEqual(['13 EUR']);
    const paid = press(month, 'loan', id, 'payment comes in').actor;
    expect([states(paid, 'loan', id), told(paid, 'loan', id, 'owed', 'paid', 'paid-how')]).toEqual([
      ['closed'],
      ['0 EUR', '13 EUR', 'Card'],
    ]);
    const waived = press({ ...month, role: 'steward' }, 'loan', id, 'waive').actor;
    expect([states(waived, 'loan', id), told(waived, 'loan', id, 'owed')]).toEqual([['closed'], ['0 EUR']]);
  });
});

describe('what was decided to be refused', () => {
  test.each([
    ['T-0007', 'M-0340', 'Tool is retired'],
    ['T-0205', 'M-0340', 'Tool is not here'],
    ['T-0143', 'M-0009', 'Member has left'],
    ['T-0143', 'M-0112', 'Member is not active'],
    ['T-0143', 'M-0340', undefined],
  ])('a new loan of %s to %s: %s', (tool, member, error) => {
    expect(written(as('volunteer'), tool, member).stopped?.error?.label).toBe(error);
  });

  test('a tool that is out is not retired, and a member with tools does not leave', () => {
    const steward = as('steward');
    expect(says(press(steward, 'tool', 'T-0144', 'retire'))[0]).toBe('Tool is not here');
    expect(says(press(steward, 'member', 'M-0217', 'leave'))[0]).toBe('Still has tools');
    expect(press(steward, 'member', 'M-0340', 'leave').stopped?.text).toContain('while Loan');
  });

  test('what is ignored says so and changes nothing', () => {
    const ignored = press(as('steward'), 'tool', 'T-0143', 'shelve');
    expect([[...ignored.changes], [...ignored.notes]]).toEqual([
      [],
      ['“shelve” changes nothing on “Cordless drill” now.'],
    ]);
  });
});

test('a tool that is written off takes its reservations along', () => {
  const gone = advanceTime(as('steward'), 80).actor;
  expect([states(gone, 'loan', 'L-2026-0033'), states(gone, 'tool', 'T-0021')]).toEqual([['lost'], ['retired']]);
  expect(states(gone, 'reservation', 'R-2026-0021')).toEqual(['dropped']);
});

describe('what goes too when a record is deleted', () => {
  const gone = (entity: string, id: string) => {
    const steward = as('steward');
    const occasion = { event: 'Delete', action: 'delete', entity, row: row(steward, entity, id) } as const;
    return saveRecords(steward, occasion, [{ entity, id, change: { fate: 'deleted' } }]);
  };

  test('a tool with loans stays, and says what has to be done first', () => {
    expect(gone('tool', 'T-0144').stopped?.text).toContain('Its loans must be over');
  });

  test('one without takes its repairs and reservations along', () => {
    const { actor, stopped } = gone('tool', 'T-0502');
    expect(stopped).toBeNull();
    const all = [
      actor.records.get('tool', 'T-0502'),
      actor.records.get('repair', 'J-0060'),
      actor.records.get('reservation', 'R-2026-0020'),
    ];
    expect(all).toEqual([undefined, undefined, undefined]);
  });
});
