import { knownValue, listOf } from '../../answers/sourced.ts';
import { namesUsed } from '../../conditions/names-used.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { type OfferedDeed, offeredCalls } from '../../prototype/offers/offered-call.ts';
import type { Deed } from '../../prototype/regions/types.ts';
import type { Action } from '../../slots/roles/actions.ts';
import type { RegionKind } from '../../slots/screens/regions.ts';
import { conditionsIn } from './conditions-of-parts.ts';
import { operationsIn, type ToldOperation } from './operations.ts';
import { partsOfScreens, type ScreenPart } from './parts-of-screens.ts';

/** Something that is done to the records of an entity. */
interface Done {
  readonly action: Action;
  readonly entity: string;
}

/** Whether a part of a screen, an effect or an offered call does something to the records of an entity. */
export function isDoneTo(product: Product, entity: string, action: Action): boolean {
  return doneByAction(product).get(action)?.has(entity) === true;
}

const doneByAction = memoizeByProduct((product): ReadonlyMap<Action, ReadonlySet<string>> => {
  const all = [
    ...partsOfScreens(product).flatMap(doneByPart),
    ...operationsIn(product).flatMap(doneByOperation),
    ...offeredCalls(product).flatMap(({ entity, does }) => (entity && does ? doneByOffer(entity, does) : [])),
  ];
  const done = new Map<Action, Set<string>>();
  for (const { action, entity } of all) done.set(action, (done.get(action) ?? new Set()).add(entity));
  return new Map([...done, ['delete', withParts(product, done.get('delete') ?? new Set())]]);
});

/** What goes when what it belongs to goes can be deleted with it. */
function withParts({ model }: Product, deleted: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(deleted);
  const relations = listOf(model.entities.relations).filter(({ gone }) => knownValue(gone) === 'goes too');
  for (const owner of all) for (const { from, to } of relations) if (from.id === owner && to.id) all.add(to.id);
  return all;
}

/** Parts that show a record itself; others show what was said of each, so that nothing is left to be opened. */
const SHOW_RECORDS: ReadonlySet<RegionKind | null> = new Set(['record', 'form', 'cards', 'feed']);

function doneByPart({ screen, view }: ScreenPart): readonly Done[] {
  const { kind, data, items, actions } = view;
  const about = data.is === 'nothing' ? screen.entity : data.of;
  const counted = [...conditionsIn(view)].flatMap(namesUsed).filter(({ many }) => many);
  const anywhere = [
    ...counted.flatMap(({ to }): readonly Done[] => (to === null ? [] : [{ action: 'list', entity: to }])),
    ...actions.flatMap(({ does }) => doneByDeed(does, about)),
  ];
  if (data.is === 'nothing') return anywhere;
  const { of: entity } = data;
  if (data.is === 'new') return [...anywhere, { action: 'create', entity }];
  const isEdited = (kind === 'form' && data.is === 'record') || items.some(({ typed }) => typed);
  return [
    ...anywhere,
    ...(data.is === 'records' ? [{ action: 'list', entity } as const] : []),
    ...(SHOW_RECORDS.has(kind) || items.length > 0 ? [{ action: 'view', entity } as const] : []),
    ...(isEdited ? [{ action: 'edit', entity } as const] : []),
  ];
}

function doneByDeed(deed: Deed, about: string | null): readonly Done[] {
  switch (deed.is) {
    case 'create':
    case 'edit':
    case 'delete':
      return [{ action: deed.is, entity: deed.of }];
    case 'open':
      return [{ action: 'view', entity: deed.of }];
    case 'move':
      return about === null ? [] : [{ action: 'edit', entity: about }];
    case 'place':
      return [{ action: 'edit', entity: deed.of }];
    default:
      return [];
  }
}

function doneByOperation({ entity, operation }: ToldOperation): readonly Done[] {
  switch (operation.does) {
    case 'make':
      return [{ action: 'create', entity: operation.entity.id }];
    case 'set':
      return [{ action: 'edit', entity: operation.way?.to.id ?? entity }];
    case 'delete':
      return [{ action: 'delete', entity: operation.way?.to.id ?? entity }];
    case 'move':
      return [{ action: 'edit', entity: operation.way.to.id }];
    case 'become':
      return [{ action: 'edit', entity }];
    default:
      return [];
  }
}

function doneByOffer(entity: string, { is }: OfferedDeed): readonly Done[] {
  switch (is) {
    case 'find or create':
      return [{ action: 'create', entity }];
    case 'move':
      return [{ action: 'edit', entity }];
    case 'tell':
      return [];
    default:
      return [{ action: is, entity }];
  }
}
