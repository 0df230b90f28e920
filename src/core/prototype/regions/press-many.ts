import type { ActorContext } from '../actor-context.ts';
import { buttonsFor } from '../buttons.ts';
import { worldOf } from '../consequences/operations.ts';
import { pressButton } from '../consequences/pressing.ts';
import { saveRecords } from '../consequences/save-records.ts';
import { pressNamed } from '../consequences/set-off.ts';
import { unlessStopped, type World } from '../consequences/world.ts';
import type { SampleRow } from '../sample/types.ts';
import type { Deed } from './types.ts';

/** One deed on many records, one after the other; where one is refused, nothing is done to any. */
export function pressMany(actor: ActorContext, rows: readonly SampleRow[], does: Deed): World {
  return rows.reduce(
    (world, { entity, id }) => unlessStopped(world, (now) => joined(now, pressOne(now.actor, entity, id, does))),
    worldOf(actor),
  );
}

function pressOne(actor: ActorContext, entity: string, id: string, does: Deed): World {
  const row = actor.records.get(entity, id);
  if (!row) return worldOf(actor);
  if (does.is === 'delete') {
    const event = `Delete ${actor.product.index.entities.get(entity)?.label ?? ''}`;
    return saveRecords(actor, { event, action: 'delete', entity, row }, [{ entity, id, change: { fate: 'deleted' } }]);
  }
  if (does.is === 'run') return pressNamed(actor, row, does.name);
  const button = does.is === 'move' ? buttonsFor(actor, row).find(({ label }) => label === does.event) : undefined;
  return button ? pressButton(actor, row, button, { values: {}, why: '' }) : worldOf(actor);
}

function joined(before: World, after: World): World {
  return {
    ...after,
    changes: before.changes.with(after.changes),
    messages: before.messages.with(after.messages),
    notices: before.notices.with(after.notices),
    notes: before.notes.with(after.notes),
  };
}
