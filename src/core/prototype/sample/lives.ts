import { knownValue, listOf } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { lazily, memoize } from '../../base/memoize.ts';
import { DAY } from '../../conditions/calendar.ts';
import { folded } from '../../shapes/folded.ts';
import { scopeOf } from '../checks/scope.ts';
import type { Bond } from './bonds.ts';
import { courseOf } from './course.ts';
import { type Draft, firstCell, newDraft } from './draft.ts';
import { guestsOf, welcoming } from './guests.ts';
import { begunInTurn } from './in-turn.ts';
import { beginOf, isEnd, isOver, type Life, within } from './life.ts';
import { live } from './live.ts';
import { scheduleOf, spanOf } from './schedule.ts';
import { below, seedOf } from './seed.ts';
import { type Span, spansIn, type Tie } from './ties.ts';
import type { PinnedRecord } from './types.ts';
import type { Move } from './walk.ts';
import type { World } from './world.ts';

/**
 * What records have been through, settled for all related ones before any is made:
 * src/decisions/018-lives-of-sample-records.md.
 */
export interface Lives {
  readonly of: (entity: string, slot: number) => Life;
  /** Whether a record could depend on another one, by their lives. */
  readonly suits: (tie: Tie, slot: number, host: number) => boolean;
}

export interface Around extends Pick<World, 'model' | 'options' | 'today' | 'alone' | 'plan' | 'roster' | 'agreement'> {
  readonly bonds: readonly Bond[];
  readonly ties: (entity: string) => readonly Tie[];
  /** The moves that none of its records ever makes. */
  readonly never: (entity: string) => ReadonlySet<Move>;
  readonly leads: (tie: Pick<Tie, 'entity' | 'other' | 'key'>, slot: number) => number | undefined;
  /** Only as far as somebody wrote it down or gave it in an example. */
  readonly told: (tie: Tie, slot: number) => number | undefined;
}

/**
 * Works out what every record has been through: first each alone; then records that move each other, at times that
 * fit together; then records that depend on a host, within the time in which the host could have them.
 */
export function livesOf(around: Around): Lives {
  const { plan, roster, bonds, today, options } = around;
  const now = today * DAY - 1;
  const isTold = (entity: string, slot: number) => roster(entity).pinnedAt(slot) !== undefined;
  const inTurn = memoize((entity: string): ReadonlyMap<string, Life> => {
    const { pinned, slotOf } = roster(entity);
    const own = plan(entity);
    const lifeOf = ({ id }: PinnedRecord) => naturalLife(entity, slotOf(id) ?? -1, around);
    const told = pinned.map((one) => ({ pinned: one, life: lifeOf(one) }));
    return own ? begunInTurn(own, told, now) : new Map();
  });
  const natural = bySlot(
    (entity, slot) =>
      inTurn(entity).get(roster(entity).idAt(slot)) ?? anchored(naturalLife(entity, slot, around), entity, slot),
  );
  const size = (entity: string) => roster(entity).size;
  const schedule = lazily(() =>
    bonds.length === 0 ? undefined : scheduleOf(bonds, { lives: natural, size, leads: around.leads, isTold, now }),
  );
  const tiesTo = lazily(() =>
    grouped(
      listOf(around.model.entities.entities).flatMap(({ id }) => around.ties(id)),
      ({ other }) => other,
    ),
  );
  const anchored = (life: Life, entity: string, slot: number): Life => {
    const all = slot === 0 && !isTold(entity, slot) ? (tiesTo().get(entity) ?? []) : [];
    const ties = all.filter(({ isNeeded }) => isNeeded);
    return ties.length === 0 || held.has(entity) ? life : anchorOf(life, ties, entity, around);
  };
  const holding = new Set(bonds.map(({ entity }) => entity));
  const held = new Set(bonds.map(({ other }) => other));
  const scheduled = (entity: string, slot: number): Life =>
    (holding.has(entity) ? schedule()?.lifeOf(entity, slot) : undefined) ?? natural(entity, slot);
  const isBond = (tie: Tie) => bonds.some(({ entity, key }) => entity === tie.entity && key === tie.key);
  const isPlaced = (entity: string, life: Life) =>
    holding.has(entity) && bonds.some((bond) => bond.entity === entity && spanOf(bond, life));
  const hostsOf = (entity: string, slot: number, isMeant: (tie: Tie) => boolean) =>
    around.ties(entity).flatMap((tie) => {
      const host = isMeant(tie) ? around.leads(tie, slot) : undefined;
      return host === undefined ? [] : [{ tie, life: of(tie.other, host) }];
    });
  // A record that sometimes moves another, and does not now, began when that one could have been moved.
  const base = bySlot((entity, slot): Life => {
    const life = scheduled(entity, slot);
    if (!holding.has(entity) || isTold(entity, slot) || isPlaced(entity, life)) return life;
    return near(life, hostsOf(entity, slot, isBond), now);
  });
  const guests = guestsOf(around, base);
  const of = bySlot((entity, slot): Life => {
    const seed = below(seedOf(options.workspace, 'course', entity), slot);
    const needs = held.has(entity) ? (schedule()?.needsOf(entity, slot) ?? []) : [];
    const moved = (plan(entity)?.paths ?? []).reduce(
      (so, paths) => courseOf(paths, so, needs, { seed, now, isTold: isTold(entity, slot) }),
      base(entity, slot),
    );
    const open = needs.length > 0 ? moved : guests(entity, slot, moved, now);
    return isTold(entity, slot) || isPlaced(entity, open) ? open : fitting(open, entity, slot);
  });
  const fitting = (life: Life, entity: string, slot: number): Life => {
    const hosts = hostsOf(entity, slot, () => true);
    const isLeft = hosts.some(({ tie, life: { states } }) => tie.over.has(states.get(tie.paths.cycle.id) ?? ''));
    const paths = plan(entity)?.paths ?? [];
    const ends = !isLeft || isOver(paths, life) ? [] : endsFor(entity, slot, around);
    return near(ends.find((one) => !isPlaced(entity, one)) ?? life, hosts, now);
  };
  return {
    of,
    suits: (tie, slot, host) => {
      const life = isBond(tie) ? natural(tie.entity, slot) : base(tie.entity, slot);
      const other = isBond(tie) ? natural(tie.other, host) : of(tie.other, host);
      const state = other.states.get(tie.paths.cycle.id) ?? '';
      if (tie.over.has(state) && !isOver(plan(tie.entity)?.paths ?? [], life)) return false;
      const begin = beginOf(life);
      if (isBond(tie) || begin === undefined) return true;
      return spansIn(tie, other).some(({ from, to }) => begin >= from && begin < to);
    },
  };
}

/** Moved to the nearest earlier time at which it could begin with all its hosts. */
function near(life: Life, hosts: readonly { readonly tie: Tie; readonly life: Life }[], now: number): Life {
  const begin = beginOf(life);
  if (begin === undefined) return life;
  const both = hosts.map((host) => spansIn(host.tie, host.life)).reduce(inBoth, [ALWAYS]);
  const span = both.findLast(({ from }) => from <= begin) ?? both[0];
  return span ? within(life, span, now) : life;
}

const ALWAYS: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Ended lives, for a record whose host is gone. */
function endsFor(entity: string, slot: number, around: Around): readonly Life[] {
  const [paths] = around.plan(entity)?.paths ?? [];
  return (paths?.states ?? []).flatMap((state) => {
    if (!paths || !isEnd(paths, state)) return [];
    const life = naturalLife(entity, slot, around, new Map([[paths.cycle.id, state.id]]));
    return life.history.length > 0 ? [life] : [];
  });
}

function inBoth(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return spans.flatMap((one) =>
    others.flatMap((other) => {
      const both = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
      return both.from < both.to ? [both] : [];
    }),
  );
}

export function bySlot<T>(make: (entity: string, slot: number) => T) {
  const made = memoize((entity: string) => memoize((slot: number) => make(entity, slot)));
  return (entity: string, slot: number): T => made(entity)(slot);
}

const NONE: Life = { states: new Map(), history: [], moves: [] };

/** A life by itself: the moves that are open to the record, by its own fields. */
function naturalLife(entity: string, slot: number, around: Around, goals = around.agreement.goals(entity, slot)): Life {
  const plan = around.plan(entity);
  if (!plan || plan.paths.length === 0) return NONE;
  const draft = newDraft(around, plan, slot);
  const never = around.never(entity);
  for (const guard of plan.guards.values())
    for (const label of guard.mentions) {
      const field = plan.byLabel.get(folded(label));
      if (field?.late === null && !draft.cells.has(field.field.id))
        draft.cells.set(field.field.id, firstCell(field, draft, around));
    }
  live(draft, around, (move) => !never.has(move) && isOpen(draft, move, around), goals);
  return draft;
}

/**
 * Whether a move is open to the record, by an exact guard. Days follow from the moves, and other records and computed
 * values come later: a guard that needs them closes nothing.
 */
function isOpen(draft: Draft, { transition }: Move, { model, alone }: Pick<Around, 'model' | 'alone'>) {
  const { plan, cells, stateIds } = draft;
  const guard = plan.guards.get(transition);
  const isKnown = (label: string) => {
    const field = plan.byLabel.get(folded(label));
    return field?.late === null && knownValue(field.field.type) !== 'date';
  };
  if (!guard?.mentions.every(isKnown)) return true;
  const { today, now } = alone.scope;
  const value = (field: string) => cells.get(field)?.value;
  const outcome = guard.run(scopeOf(model, plan.entity.id, value, stateIds, { today, now }));
  return !(outcome.ok && outcome.value === false);
}

/** How many days the first of all hosts has existed. */
const OLDEST = 2_500;

/** The first host is one that others can depend on, and has been so for long, so that every record finds a host. */
function anchorOf(life: Life, ties: readonly Tie[], entity: string, around: Around): Life {
  const [first] = ties;
  if (!first || life.history.length === 0) return life;
  const { cycle, states } = first.paths;
  const isOpen = (state: string | undefined) =>
    state !== undefined && ties.every(({ shut, over }) => !shut.has(state) && !over.has(state));
  const others = isOpen(life.states.get(cycle.id)) ? [] : states.filter(({ id }) => isOpen(id));
  const found = others
    .map(({ id }) => naturalLife(entity, 0, around, new Map([[cycle.id, id]])))
    .find(({ history }) => history.length > 0);
  if (around.ties(entity).length > 0) return found ?? life;
  const begin = (around.today - OLDEST) * DAY;
  return ties.reduce((so, tie) => welcoming(so, tie, begin, begin), found ?? life);
}
