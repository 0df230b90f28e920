import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import type { Fact } from '../../facts/types.ts';
import type { Walkthrough } from '../../facts/walkthrough/types.ts';
import { openProduct } from '../../prototype/open-product.ts';
import { type ProtoScreen, screensOf } from '../../prototype/screens-of.ts';
import type { SpecReading } from '../../spec/types.ts';
import { basisOf } from '../../workspace/questions/follow-up-basis.ts';
import type { WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import { openWorkspace, type Snapshot, type Workspace } from '../../workspace/workspace.ts';
import { factsUntil, factsWithout } from './facts-until.ts';
import { fingerprintOf, type InventoryItem, type ItemKind, inventoryOf } from './inventory.ts';

export interface ProductChanges {
  readonly items: readonly ItemChange[];
  /** Screens that look different, those that matter most first. */
  readonly screens: readonly ScreenChange[];
}

/** Something in the product that is new, gone, renamed or described differently. */
export interface ItemChange {
  readonly is: 'new' | 'renamed' | 'changed' | 'gone';
  readonly kind: ItemKind;
  readonly label: string;
  readonly was: string;
  /** Label of what it belongs to; empty: nothing. */
  readonly of: string;
}

export interface ScreenChange {
  readonly id: string;
  readonly label: string;
  /** Null: there was none, or there is none any more. */
  readonly before: ProtoScreen | null;
  readonly after: ProtoScreen | null;
}

export function productChanges({ before, after }: BeforeAndAfter): ProductChanges {
  const old = openProduct(before);
  const now = openProduct(after);
  const items = changesBetween(inventoryOf(old), inventoryOf(now));
  const touched = new Set(items.flatMap(({ entity }) => entity ?? []));
  return {
    items: items.map(({ entity: _entity, ...change }) => change),
    screens: screenChanges(screensOf(old), screensOf(now), touched),
  };
}

type EntityChange = ItemChange & { readonly entity: string | null };

function changesBetween(
  old: ReadonlyMap<string, InventoryItem>,
  now: ReadonlyMap<string, InventoryItem>,
): readonly EntityChange[] {
  const here = [...now].flatMap(([key, item]) => changeOf(old.get(key), item) ?? []);
  const gone = [...old].flatMap(([key, item]) => (now.has(key) ? [] : [itemChange('gone', item)]));
  return [...here, ...gone];
}

function changeOf(old: InventoryItem | undefined, now: InventoryItem): EntityChange | null {
  if (!old) return itemChange('new', now);
  if (old.label !== now.label) return { ...itemChange('renamed', now), was: old.label };
  return old.fingerprint === now.fingerprint ? null : itemChange('changed', now);
}

function itemChange(is: ItemChange['is'], { kind, label, of, entity }: InventoryItem): EntityChange {
  return { is, kind, label, was: '', of, entity };
}

/** New screens first, then those that changed themselves, then those whose entity did; those that are gone last. */
function screenChanges(
  old: readonly ProtoScreen[],
  now: readonly ProtoScreen[],
  touched: ReadonlySet<string>,
): readonly ScreenChange[] {
  const before = new Map(old.map((screen) => [screen.id, screen]));
  const after = new Set(now.map(({ id }) => id));
  const classified = now.flatMap((screen) => {
    const was = before.get(screen.id) ?? null;
    const weight = weightOf(was, screen, touched);
    return weight === 0 ? [] : [{ weight, change: { ...named(screen), before: was, after: screen } }];
  });
  const gone = old
    .filter(({ id }) => !after.has(id))
    .map((screen) => ({ ...named(screen), before: screen, after: null }));
  return [...classified.sort((a, b) => b.weight - a.weight).map(({ change }) => change), ...gone];
}

function named({ id, label }: ProtoScreen) {
  return { id, label };
}

function weightOf(was: ProtoScreen | null, is: ProtoScreen, touched: ReadonlySet<string>): number {
  if (!was) return 3;
  if (was.label !== is.label || fingerprintOf(was) !== fingerprintOf(is)) return 2;
  return is.entity !== null && touched.has(is.entity) ? 1 : 0;
}

/** A workspace at the end of a walkthrough: without what it brought, and with it. */
export interface BeforeAndAfter {
  readonly before: Workspace;
  readonly after: Workspace;
}

const beforeAfterCache = memoizeByDeps<Walkthrough, BeforeAndAfter>();

/** The same object for the same facts and points. */
export function beforeAndAfter(snapshot: Snapshot, view: WalkthroughView): BeforeAndAfter {
  const facts = factsUntil(snapshot.facts, view);
  const restsOn = [snapshot.name, pointsKey(snapshot.spec), snapshot.sample, snapshot.records, ...facts];
  return beforeAfterCache(view.walkthrough, restsOn, () => ({
    before: workspaceWith(snapshot, factsWithout(facts, view)),
    after: workspaceWith(snapshot, facts),
  }));
}

/** Without lines: decided text that is written into the specification moves them, and nothing here depends on them. */
const pointsKey = memoizeByObject(({ points }: SpecReading) =>
  JSON.stringify(points.map(({ line: _line, endLine: _endLine, ...point }) => point)),
);

/** Questions without a reason at that time are left out, so that reasons given later change nothing. */
function workspaceWith(snapshot: Snapshot, facts: readonly Fact[]): Workspace {
  const workspace = openWorkspace({ ...snapshot, facts, quarantined: [] });
  const gone = new Set(
    workspace.questionsAsRaised.flatMap((view) => (isGone(view, workspace) ? view.question.id : [])),
  );
  if (gone.size === 0) return workspace;
  const rest = facts.filter((fact) => fact.fact !== 'question' || !gone.has(fact.id));
  return openWorkspace({ ...snapshot, facts: rest, quarantined: [] });
}

function isGone({ question, status }: Workspace['questionsAsRaised'][number], workspace: Workspace): boolean {
  return status === 'parked' && question.origin.from === 'answer' && basisOf(question, workspace).status === 'gone';
}
