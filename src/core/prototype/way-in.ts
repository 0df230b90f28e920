import type { Acting } from './acting.ts';
import { mayDo } from './may.ts';
import { mayComeTo } from './menu.ts';
import { addressFor } from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';

/** How one gets to a screen by itself. */
export interface WayIn {
  readonly path: string;
  /** Id of the role that may open what the address names; null where only nobody in particular may. */
  readonly role: string | null;
}

/**
 * The address at which whoever acts gets to a screen, with the first records it needs that they may open, else as
 * nobody in particular; undefined where the screen is for others, and where there is no such record.
 */
export function wayIn(acting: Acting, screen: ProtoScreen): WayIn | undefined {
  if (!mayComeTo(acting, screen)) return undefined;
  const { role } = acting;
  const path = pathIn(acting, screen);
  if (path !== undefined) return { path, role };
  return role === null ? undefined : wayIn({ ...acting, role: null }, screen);
}

function pathIn(acting: Acting, screen: ProtoScreen): string | undefined {
  if (!screen.path.includes(':')) return screen.path;
  const first = new Map(
    acting.product.index.entities.all.flatMap(({ id }) => {
      const row = firstOpen(acting, id);
      return row ? [[id, row] as const] : [];
    }),
  );
  return addressFor(acting, screen, first.get(screen.entity ?? ''), first);
}

/** Among how many records the first that may be opened is looked for. */
const LOOKED_AT = 50;

function firstOpen(acting: Acting, entity: string): SampleRow | undefined {
  return acting.records
    .page(entity, 0, LOOKED_AT)
    .find((row) => mayDo(acting, entity, 'view', row).may !== 'no');
}
