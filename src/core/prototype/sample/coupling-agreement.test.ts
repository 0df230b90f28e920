import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { howMuch } from '#testing/how-much.ts';
import { sampleSet } from './sample-set.ts';
import type { PinnedRecord, SampleSet } from './types.ts';

const SAID: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Tool', 'Loan', 'Repair'),
  'entities.tool.fields': tableText('Field | Type', 'Name | text'),
  'entities.loan.fields': tableText(
    'Field | Type | Required when',
    'Tool | link | always',
    'Handed out at | date | Out',
  ),
  'entities.repair.fields': tableText('Field | Type', 'Tool | link', 'Loan | link'),
  'entities.relations': tableText(
    'From | To | Per first one, how many | Per second one, how many',
    'Loan | Tool | exactly one | any number',
    'Repair | Tool | exactly one | any number',
    'Repair | Loan | at most one | any number',
  ),
  'states.tool.list': tableText('Answer | Place', 'In stock | first', 'Out | ', 'In repair | ', 'Retired | last'),
  'states.tool.transitions': tableText(
    'From | To | What happens',
    'In stock | Out | lend',
    'Out | In stock | shelve',
    'In repair | In stock | shelve',
    'In stock | In repair | send to repair',
    'Out | Retired | write off',
    'In repair | Retired | retire',
  ),
  'states.loan.list': tableText('Answer | Place', 'Prepared | first', 'Out | ', 'Closed | last', 'Lost | last'),
  'states.loan.transitions': tableText(
    'From | To | What happens',
    'Prepared | Out | hand out',
    'Prepared | Closed | drop',
    'Out | Closed | take back',
    'Out | Lost | give up',
  ),
  'states.loan.effects': tableText(
    'Move | What else happens',
    'hand out | the tool is lent',
    'take back | the tool is shelved',
    'give up | write off the tool',
  ),
  'states.repair.list': tableText('Answer | Place', 'Reported | first', 'In the workshop | ', 'Mended | last'),
  'states.repair.transitions': tableText(
    'From | To | What happens',
    'Reported | In the workshop | take on',
    'In the workshop | Mended | finish',
  ),
  'states.repair.effects': tableText('Move | What else happens', 'finish | the tool is shelved'),
};
const model = modelOf(SAID);

const sampled = (sizes: Readonly<Record<string, number>>, workspace: string, pinned: readonly PinnedRecord[] = []) =>
  sampleSet(model, { ...optionsWith({ count: (entity) => sizes[entity] ?? 0, pinned }), workspace });

const loansOf = (set: SampleSet, tool: string, state: string) =>
  set.rows('loan').filter(({ cells, states }) => cells.get('tool')?.value === tool && states.get('loan') === state);

/** The contradictions between a tool and its loans and repairs. */
function contradictions(set: SampleSet): readonly string[] {
  const tools = set.rows('tool').flatMap(({ id, states, history }) => {
    const state = states.get('tool');
    const out = loansOf(set, id, 'out');
    const handedOut = out[0]?.history.at(-1)?.at;
    return [
      ...(out.length === Number(state === 'out') ? [] : [`${id} is ${state} and lent ${out.length} times`]),
      ...(out.length === 1 && history.at(-1)?.at !== handedOut ? [`${id} went out at another time`] : []),
      ...(loansOf(set, id, 'lost').length > 0 && state !== 'retired' ? [`${id} is lost and ${state}`] : []),
    ];
  });
  const repairs = set.rows('repair').flatMap(({ id, cells, states }) => {
    const loan = cells.get('loan')?.value;
    const tool = cells.get('tool')?.value;
    const lent = set.row('loan', String(loan))?.cells.get('tool')?.value;
    const at = set.row('tool', String(tool))?.states.get('tool');
    return [
      ...(loan !== null && lent !== tool ? [`${id} is of ${tool}, its loan of ${lent}`] : []),
      ...(states.get('repair') === 'in-the-workshop' && at !== 'in-repair' ? [`${id}: the tool is ${at}`] : []),
    ];
  });
  return [...tools, ...repairs];
}

describe('records whose moves move others agree with them', () => {
  test('however many there are: what is lent is lent once, what is lost is gone, and what is repaired is where that is done', () => {
    const size = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(size, size, size, fc.string(), (tool, loan, repair, workspace) => {
        expect(contradictions(sampled({ tool, loan, repair }, workspace))).toEqual([]);
      }),
      { numRuns: howMuch(16, 40) },
    );
  });

  test('there are some of each', () => {
    const set = sampled({ tool: 30, loan: 40, repair: 30 }, 'some');
    for (const thing of ['tool', 'loan', 'repair'])
      expect(new Set(set.rows(thing).map(({ states }) => states.get(thing))).size).toBeGreaterThan(2);
  });

  test('what is made up fits around what was written down', () => {
    const pinned: readonly PinnedRecord[] = [
      { entity: 'tool', id: 'T-1', values: {}, state: 'Out' },
      { entity: 'tool', id: 'T-2', values: {}, state: 'In stock' },
      { entity: 'tool', id: 'T-3', values: {} },
      { entity: 'loan', id: 'L-3', values: { tool: 'T-3', 'handed-out-at': '2026-11-02' }, state: 'Out' },
    ];
    fc.assert(
      fc.property(fc.string(), (workspace) => {
        const set = sampled({ tool: 9, loan: 12, repair: 6 }, workspace, pinned);
        expect(contradictions(set)).toEqual([]);
        expect(set.row('tool', 'T-3')?.states.get('tool')).toBe('out');
        expect(set.row('tool', 'T-3')?.history.at(-1)?.at).toMatch(/^2026-11-02/);
      }),
      { numRuns: howMuch(8, 20) },
    );
  });

  test('a record that was written down has come the way that its lines tell', () => {
    const values = { 'handed-out-at': '2026-11-02' };
    fc.assert(
      fc.property(fc.string(), (workspace) => {
        const set = sampled({ tool: 4, loan: 4 }, workspace, [{ entity: 'loan', id: 'L-1', values, state: 'Closed' }]);
        expect(set.row('loan', 'L-1')?.history.map(({ to }) => to)).toEqual(['prepared', 'out', 'closed']);
      }),
      { numRuns: howMuch(8, 20) },
    );
  });
});
