import { memoizeByObject } from '../../base/memoize.ts';
import { isTrue } from '../../conditions/index.ts';
import type { ExactCondition, Scope } from '../../conditions/types.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { readOrder, sortRows } from '../list-order.ts';
import { mayComeTo } from '../menu.ts';
import { mayDo } from '../permission-verdicts.ts';
import { recordLabel } from '../record-label.ts';
import { addressFor, type ParentRecords } from '../routes.ts';
import type { SampleRow } from '../sample/types.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { listedRows } from './region-rows.ts';
import { frameOf, regionsOf } from './regions-of.ts';
import { screenScope } from './screen-scope.ts';
import type { Menu, MenuEntry } from './types.ts';

/** An entry of a menu as somebody sees it now. */
export interface MenuLink {
  readonly label: string;
  readonly to: ProtoScreen;
  /** In the product. */
  readonly path: string;
  /** How much waits there; 0 is not shown. */
  readonly number: number;
}

export interface MenuLinks {
  /** Empty for what is not in a group. */
  readonly label: string;
  readonly links: readonly MenuLink[];
}

interface Place {
  readonly row: SampleRow | undefined;
  readonly around: ParentRecords;
  readonly scope: Scope;
}

/** The menu that stands on every screen, for the actor; null while nobody has said. */
export const menuOfProduct = memoizeByObject(
  (actor: ActorContext): { readonly isAtSide: boolean; readonly groups: readonly MenuLinks[] } | null => {
    const frame = frameOf(actor.product);
    const views = frame ? (regionsOf(actor.product)(frame) ?? []) : [];
    const menu = views.find((view) => view.menu !== null)?.menu;
    if (!frame || !menu) return null;
    const around: ParentRecords = new Map();
    const place = { row: undefined, around, scope: screenScope(actor, frame, undefined, around) };
    return { isAtSide: menu.isAtSide, groups: menuLinks(actor, menu, place) };
  },
);

/** The groups of a menu with what the actor may come to; a group without any is left out. */
export function menuLinks(actor: ActorContext, { groups }: Menu, place: Place): readonly MenuLinks[] {
  return groups
    .map(({ label, entries }) => ({ label, links: entries.flatMap((entry) => linksOf(actor, entry, place)) }))
    .filter(({ links }) => links.length > 0);
}

function linksOf(actor: ActorContext, entry: MenuEntry, { row, around, scope }: Place): readonly MenuLink[] {
  const to = entry.pages.find((page) => mayComeTo(actor, page));
  if (!to) return [];
  if (!entry.each) return linkTo(entry, { label: entry.label, to, path: addressFor(actor, to, row, around), scope });
  const { of, expression, order } = entry.each;
  const rows = listedRows(actor, of, expression, scope).filter((one) => mayDo(actor, of, 'view', one).may !== 'no');
  return sortRows(rows, readOrder(actor, of, order)).flatMap((one) =>
    linkTo(entry, {
      ...{ label: recordLabel(actor.product, one), to },
      ...{ path: addressFor(actor, to, one, around), scope: scopeOf(actor, one) },
    }),
  );
}

interface Found extends Pick<MenuLink, 'label' | 'to'> {
  readonly path: string | undefined;
  readonly scope: Scope;
}

function linkTo({ onlyIf, number }: MenuEntry, { label, to, path, scope }: Found): readonly MenuLink[] {
  const isThere = path !== undefined && (onlyIf === null || isTrue(onlyIf.run(scope)));
  return isThere ? [{ label, to, path, number: number ? numberOf(number, scope) : 0 }] : [];
}

function numberOf(number: ExactCondition, scope: Scope): number {
  const outcome = number.run(scope);
  return outcome.ok && typeof outcome.value === 'number' ? outcome.value : 0;
}
