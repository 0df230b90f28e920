import { mapOfDefined } from '../base/group-by.ts';
import type { ActorContext } from './actor-context.ts';
import { mayComeTo } from './menu.ts';
import { mayDo } from './permission-verdicts.ts';
import { addressFor } from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';

/** An address that opens a screen without coming from another one. */
export interface DirectAddress {
  readonly path: string;
  /** Id of the role that can open the address; null where only nobody in particular can. */
  readonly role: string | null;
}

/**
 * The address at which the actor gets to a screen, with the first records it needs that they may open, else as nobody
 * in particular; undefined where the screen is for others, and where there is no such record.
 */
export function directAddressOf(actor: ActorContext, screen: ProtoScreen): DirectAddress | undefined {
  if (!mayComeTo(actor, screen)) return undefined;
  const { role } = actor;
  const path = pathIn(actor, screen);
  if (path !== undefined) return { path, role };
  return role === null ? undefined : directAddressOf({ ...actor, role: null }, screen);
}

function pathIn(actor: ActorContext, screen: ProtoScreen): string | undefined {
  if (!screen.path.includes(':')) return screen.path;
  const first = mapOfDefined(actor.product.index.entities.all.map(({ id }) => [id, firstOpen(actor, id)]));
  return addressFor(actor, screen, first.get(screen.entity ?? ''), first);
}

/** The first record that may be opened is searched among this many. */
const SEARCHED_ROWS = 50;

function firstOpen(actor: ActorContext, entity: string): SampleRow | undefined {
  return actor.records.page(entity, 0, SEARCHED_ROWS).find((row) => mayDo(actor, entity, 'view', row).may !== 'no');
}
