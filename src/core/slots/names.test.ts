import { expect, test } from 'vitest';
import { columnsIn } from '../shapes/columns.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import { BANK, followUpShape } from './bank.ts';
import { namesAt } from './names.ts';

/** Every answer that can be given, by its slot. */
const ANSWERS: readonly (readonly [slot: string, shape: ShapeSpec])[] = Object.values(BANK)
  .flat()
  .flatMap(({ slot, shape, raises }) => [
    [slot, shape] as const,
    ...raises.map((raise) => [raise.slot, followUpShape(raise)] as const),
  ]);

/** “landing.role roles”: what a column uses, for each that uses something. */
function used(slot: string): readonly string[] {
  const shape = new Map(ANSWERS).get(slot) ?? expect.fail(`The bank does not ask “${slot}”.`);
  const columns = shape.shape === 'matrix' ? ['rows', 'columns'] : columnsIn(shape).map(({ id }) => id);
  return namesAt(slot, shape).uses.flatMap((kind, at) => (kind ? [`${columns[at] ?? 'it'}: ${kind}`] : []));
}

test.each([
  ['screens/landing', ['role: roles', 'first: screens']],
  ['screens/inventory', ['about: things']],
  ['states/transitions', ['from: states', 'to: states', 'who: roles']],
  ['entities/relations', ['from: things', 'to: things']],
  ['roles/permissions', ['rows: roles', 'columns: actions']],
  ['roles/grants', ['role: groups', 'given: roles']],
  ['states/list/{item}/visible-to', ['it: roles']],
  ['states/list/{item}/responsible', ['it: roles']],
  ['purpose/groups', []],
  ['entities/records', []],
  ['entities/fields/{item}/values', []],
])('%s uses %j', (slot, expected) => {
  expect(used(slot)).toEqual(expected);
});

test('each kind of name is given by some answer, or is made of what others give', () => {
  const given = new Set(ANSWERS.flatMap(([slot, shape]) => namesAt(slot, shape).gives ?? []));
  const uses = new Set(ANSWERS.flatMap(([slot, shape]) => namesAt(slot, shape).uses.flatMap((kind) => kind ?? [])));
  expect([...uses].filter((kind) => !given.has(kind)).sort()).toEqual(['actions', 'moments', 'moves']);
});
