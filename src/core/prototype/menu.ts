import { knownValue, listOf } from '../answers/sourced.ts';
import { mapOfDefined } from '../base/group-by.ts';
import { mayView } from '../product/may.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { ActorContext } from './actor-context.ts';
import { mayDo } from './permission-verdicts.ts';
import { addressFor } from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

/** Kinds of screens that need no record. Signing in comes before the menu, and an error page opens by itself. */
const RECORDLESS_KINDS: ReadonlySet<ProtoScreen['kind']> = new Set([
  'page',
  'list',
  'dashboard',
  'report',
  'static',
  null,
]);

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
