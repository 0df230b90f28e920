import { Chain } from '../../base/chain.ts';
import type { Operation } from '../../model/effects/types.ts';
import type { ActorContext } from '../actor-context.ts';
import type { SampleRow } from '../sample/types.ts';
import { deleteRecord } from './deleting.ts';
import { makeRecord } from './make-record.ts';
import { notify } from './notify.ts';
import { moveTo } from './open-move.ts';
import { runClause } from './run-clause.ts';
import { setField } from './set-field.ts';
import { applyEach, reached, type World, withMessages } from './world.ts';

type Carry<O> = (world: World, row: SampleRow, operation: O, event: string) => World;

const CARRIERS: { readonly [D in Operation['does']]: Carry<Extract<Operation, { does: D }>> } = {
  set: setField,
  delete: (world, row, { way }) => applyEach(world, reached(world, row, way), deleteRecord),
  become: (world, row, { to }) => moveTo(world, row, to),
  make: makeRecord,
  each: forEach,
  notify,
  tell: (world, row, { call }, event) => withMessages(world, [{ id: call }], event, row),
  move: (world, row, { way, to }) => applyEach(world, reached(world, row, way), (now, one) => moveTo(now, one, to)),
};

/** The same clause for each of several records, as they are at the beginning. */
function forEach(world: World, row: SampleRow, operation: Extract<Operation, { does: 'each' }>, event: string): World {
  const { way, clause, begun: name } = operation;
  const begun = world.begun ?? { name, row };
  const done = applyEach({ ...world, begun }, reached(world, row, way), (now, one) =>
    runClause(now, one, event, clause),
  );
  return { ...done, begun: world.begun };
}

/** Where an action begins: nothing is done yet. */
export function worldOf(actor: ActorContext): World {
  return {
    actor,
    changes: new Chain(),
    messages: new Chain(),
    notices: new Chain(),
    notes: new Chain(),
    begun: null,
    before: null,
    path: [],
    stopped: null,
    carryOut: (world, row, operation, event) => CARRIERS[operation.does](world, row, operation as never, event),
  };
}
