import { knownValue, listOf } from '../answers/sourced.ts';
import { mayView } from '../product/may.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { ActorContext } from './actor-context.ts';
import { mayDo } from './permission-verdicts.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

/** Kinds of screens that need no record. Signing in comes before the menu, and an error page opens by itself. */
const RECORDLESS_KINDS: ReadonlySet<ProtoScreen['kind']> = new Set(['list', 'dashboard', 'report', 'static', null]);

/** The screens in the menu of the actor: those that need no record, and that they may see. */
export function menuScreens(actor: ActorContext): readonly ProtoScreen[] {
  return screensOf(actor.product).filter(
    (screen) =>
      RECORDLESS_KINDS.has(screen.kind) &&
      !screen.path.includes(':') &&
      !isClosed(actor, screen) &&
      mayBeSeen(actor, screen),
  );
}

/** Whether the actor can get to a screen, as far as that was decided. */
export function mayComeTo(actor: ActorContext, screen: ProtoScreen): boolean {
  const { product, role } = actor;
  if (isClosed(actor, screen) || !mayBeSeen(actor, screen)) return false;
  return role === null || screen.screen === null || mayView(product, role, screen.screen);
}

/**
 * A list is open to those who may list any of its records; figures count all records, so they are for those who list
 * all.
 */
export function mayBeSeen(actor: ActorContext, screen: ProtoScreen): boolean {
  const { kind, entity } = screen;
  if (kind === 'list') return entity === null || mayDo(actor, entity, 'list').may !== 'no';
  if (kind !== 'dashboard' && kind !== 'report') return true;
  const { product, role } = actor;
  return (
    role === null ||
    countedBy(actor, screen).every((counted) => {
      const cell = product.permissions(role, counted, 'list');
      const may = knownValue(cell?.may);
      return may === undefined ? mayDo(actor, counted, 'list').may !== 'no' : may === 'yes';
    })
  );
}

/** The entities that the figures of a screen are about. */
function countedBy({ product: { index } }: ActorContext, { entity, screen }: ProtoScreen): readonly string[] {
  const figures = listOf(screen?.figures);
  const words = figures.map(({ from }) => ` ${foldCase(knownValue(from) ?? '')} `);
  const named = index.entities.all.filter(({ label, plural }) =>
    [label, plural].some((name) => words.some((from) => from.includes(` ${foldCase(name)} `))),
  );
  return [...new Set([...(entity === null ? [] : [entity]), ...named.map(({ id }) => id)])];
}

/** Whether links to it were decided, and all are for other roles. */
function isClosed({ product, role }: ActorContext, { id }: ProtoScreen): boolean {
  const links = listOf(product.model.screens.links).filter(({ to }) => to.id === id);
  if (role === null || links.length === 0) return false;
  return links.every(({ condition }) => {
    const only = knownValue(condition);
    const read = only && product.condition(only, null);
    if (read?.form !== 'exact' || read.mentions.some((name) => foldCase(name) !== 'role')) return false;
    const label = product.index.roles.get(role)?.label;
    const outcome = read.run({ value: () => label, today: '', now: '' });
    return outcome.ok && outcome.value !== true;
  });
}
