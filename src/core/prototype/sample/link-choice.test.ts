import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import type { Cardinality } from '../../model/types.ts';
import { backLink } from './relations.ts';
import { sampleSet } from './sample-set.ts';

const MANY: readonly Cardinality[] = ['exactly one', 'at most one', 'one or more', 'any number'];
const ENDS = 'From | To | Per first one, how many | Per second one, how many';

function linked(line: string, sizes: Readonly<Record<string, number>>, more = {}) {
  const model = modelOf({
    'entities.records': tableText('Thing', 'Loan', 'Member'),
    'entities.relations': tableText(ENDS, line),
    ...more,
  });
  return sampleSet(model, optionsWith({ count: (entity) => sizes[entity] ?? 0 }));
}

const FITS: Readonly<Record<Cardinality, (count: number) => boolean>> = {
  'exactly one': (count) => count === 1,
  'at most one': (count) => count <= 1,
  'one or more': (count) => count >= 1,
  'any number': () => true,
};

/** Whether these counts can satisfy both cardinalities at all. */
function isPossible(loans: number, members: number, forth: Cardinality, back: Cardinality): boolean {
  if (loans === 0 || members === 0) return true;
  const one = (many: Cardinality) => many.endsWith('one');
  const needed = (many: Cardinality) => many === 'exactly one' || many === 'one or more';
  if (one(back) && needed(forth) && loans > members) return false;
  return !(one(forth) && needed(back) && members > loans);
}

describe('how many belong together', () => {
  test('any numbers both ways are kept to, and both ways tell the same', () => {
    const many = fc.constantFrom(...MANY);
    const size = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(size, size, many, many, (loans, members, forth, back) => {
        fc.pre(isPossible(loans, members, forth, back));
        const set = linked(`Loan | Member | ${forth} | ${back}`, { loan: loans, member: members });
        const [from, to] = ['loan', 'member'].map((entity) =>
          set.rows(entity).map(({ id, links }) => ({ id, ids: links.get('loan-to-member') ?? [] })),
        );
        expect(from?.filter(({ ids }) => !FITS[forth](ids.length))).toEqual([]);
        expect(to?.filter(({ ids }) => !FITS[back](ids.length))).toEqual([]);
        const pairs = from?.flatMap(({ id, ids }) => ids.map((other) => `${id} ${other}`)) ?? [];
        const turned = to?.flatMap(({ id, ids }) => ids.map((other) => `${other} ${id}`)) ?? [];
        expect(pairs.toSorted()).toEqual(turned.toSorted());
        expect(new Set(pairs).size).toBe(pairs.length);
      }),
      { numRuns: 60 },
    );
  });

  test('nobody is above themselves, however many steps away', () => {
    const set = linked('Member | Member | at most one | any number', { member: 60 });
    for (const { id, links } of set.rows('member')) {
      const way = new Set([id]);
      let above = links.get('member-to-member')?.[0];
      while (above !== undefined) {
        expect(way.has(above)).toBe(false);
        way.add(above);
        above = set.row('member', above)?.links.get('member-to-member')?.[0];
      }
    }
    const led = set.rows('member').flatMap(({ links }) => links.get(backLink('member-to-member')) ?? []);
    expect(led.length).toBeGreaterThan(30);
  });

  test.each(MANY)('records of one kind, %s of them, leave themselves out', (many) => {
    const set = linked(`Member | Member | ${many} | any number`, { member: 40 });
    expect(set.rows('member').filter(({ id, links }) => links.get('member-to-member')?.includes(id))).toEqual([]);
  });

  test('nobody has said how many: nobody knows', () => {
    const [row] = linked('Loan | Member |  | ', { loan: 3, member: 3 }).rows('loan');
    expect(row?.links.has('loan-to-member')).toBe(false);
  });

  test('both ends have spoken of it: it is one', () => {
    const set = linked(
      'Loan | Member | exactly one | any number',
      { loan: 20, member: 6 },
      {
        'entities.member.relations': tableText(ENDS, 'Member | Loan |  | '),
      },
    );
    const back = set.rows('member').map(({ id, links }) => [id, links.get('member-to-loan')]);
    const turned = set.rows('member').map(({ id }) => [
      id,
      set
        .rows('loan')
        .filter(({ links }) => links.get('loan-to-member')?.includes(id))
        .map((loan) => loan.id),
    ]);
    expect(back).toEqual(turned);
  });

  test('the line and the relation tell the same, also of a record that is pinned', () => {
    const model = modelOf({
      'entities.records': tableText('Thing', 'Loan', 'Member'),
      'entities.loan.fields': tableText('Field | Type', 'Member | link'),
      'entities.relations': tableText(ENDS, 'Loan | Member | exactly one | any number'),
    });
    const pinned = [{ entity: 'loan', id: 'loan-2', values: { member: 'member-7' } }];
    const set = sampleSet(model, optionsWith({ pinned }));
    for (const { cells, links } of set.rows('loan'))
      expect([cells.get('member')?.value]).toEqual(links.get('loan-to-member'));
    expect(set.row('member', 'member-7')?.links.get('loan-to-member')).toContain('loan-2');
  });
});
