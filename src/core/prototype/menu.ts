import { heldValue } from '../answers/held.ts';
import { mayView } from '../product/may-view.ts';
import { folded } from '../shapes/folded.ts';
import type { Acting } from './acting.ts';
import { mayDo } from './may.ts';
import type { ProtoScreen } from './screens-of.ts';

/** Kinds of screens that stand by themselves. One signs in before the menu is there, and an error comes by itself. */
const ALONE: ReadonlySet<ProtoScreen['kind']> = new Set(['list', 'dashboard', 'report', 'static', null]);

/** The screens that a menu offers to whoever acts: those that need no record, and that they may see. */
export function inMenu(acting: Acting, screens: readonly ProtoScreen[]): readonly ProtoScreen[] {
  return screens.filter(
    (screen) =>
      ALONE.has(screen.kind) &&
      !screen.path.includes(':') &&
      !isClosed(acting, screen) &&
      mayBeSeen(acting, screen),
  );
}

/** Whether whoever acts has a way to a screen, as far as anybody has said. */
export function mayComeTo(acting: Acting, screen: ProtoScreen): boolean {
  const { product, role } = acting;
  if (isClosed(acting, screen) || !mayBeSeen(acting, screen)) return false;
  return role === null || screen.screen === null || mayView(product, role, screen.screen);
}

/** A list may be seen by whoever may list anything of it; figures are of all records, and so for whoever may list them all. */
export function mayBeSeen(acting: Acting, screen: ProtoScreen): boolean {
  const { kind, entity } = screen;
  if (kind === 'list') return entity === null || mayDo(acting, entity, 'list').may !== 'no';
  if (kind !== 'dashboard' && kind !== 'report') return true;
  const { product, role } = acting;
  return (
    role === null ||
    countedBy(acting, screen).every((thing) => {
      const cell = product.permissions(role, thing, 'list');
      const may = cell && heldValue(cell.may);
      return may === undefined ? mayDo(acting, thing, 'list').may !== 'no' : may === 'yes';
    })
  );
}

/** The things that the figures of a screen are about. */
function countedBy({ product: { index } }: Acting, { entity, screen }: ProtoScreen): readonly string[] {
  const figures = (screen && heldValue(screen.figures)) ?? [];
  const words = figures.map(({ from }) => ` ${folded(heldValue(from) ?? '')} `);
  const named = index.entities.all.filter(({ label, plural }) =>
    [label, plural].some((name) => words.some((from) => from.includes(` ${folded(name)} `))),
  );
  return [...new Set([...(entity === null ? [] : [entity]), ...named.map(({ id }) => id)])];
}

/** Whether ways to it were decided, and each is for other roles. */
function isClosed({ product, role }: Acting, { id }: ProtoScreen): boolean {
  const links = (heldValue(product.model.screens.links) ?? []).filter(({ to }) => to.id === id);
  if (role === null || links.length === 0) return false;
  return links.every(({ condition }) => {
    const only = heldValue(condition);
    const read = only && product.condition(only, null);
    if (read?.form !== 'exact' || read.mentions.some((name) => folded(name) !== 'role')) return false;
    const label = product.index.roles.get(role)?.label;
    const outcome = read.run({ value: () => label, today: '', now: '' });
    return outcome.ok && outcome.value !== true;
  });
}
