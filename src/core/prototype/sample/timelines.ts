import { knownValue, listOf } from '../../answers/sourced.ts';
import { DAY_MS } from '../../base/dates.ts';
import { groupBy } from '../../base/group-by.ts';
import { lazily, memoize } from '../../base/memoize.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { conditionScopeOf } from '../checks/scope.ts';
import { drivenTimeline } from './driven-timeline.ts';
import { beginSpans, extendedFor, type HostDependency, hostExtender, type TimeSpan } from './host-dependencies.ts';
import { firstCell, newDraft, type RecordDraft } from './record-draft.ts';
import type { SampleWorld } from './sample-world.ts';
import { holdSpan, scheduleOf } from './schedule.ts';
import { seedOf, subSeed } from './seed.ts';
import type { Coupling } from './state-couplings.ts';
import { beginOf, hasEnded, isEnd, movedWithin, type Timeline } from './timeline.ts';
import { timelinesByNumber } from './timelines-by-number.ts';
import type { PinnedRecord } from './types.ts';
import type { ResolvedTransition } from './walk.ts';
import { walkLifecycles } from './walk-lifecycles.ts';

/**
 * What records have been through, worked out for all related ones before any is made:
 * src/decisions/018-lives-of-sample-records.md.
 */
interface Timelines {
  readonly of: (entity: string, slot: number) => Timeline;
  /** Whether a record could depend on another one, by their timelines. */
  readonly suits: (dependency: HostDependency, slot: number, host: number) => boolean;
}

export interface TimelineContext
  extends Pick<SampleWorld, 'model' | 'options' | 'today' | 'alone' | 'plan' | 'roster' | 'agreement'> {
  readonly couplings: readonly Coupling[];
  readonly dependencies: (entity: string) => readonly HostDependency[];
  /** The transitions that none of its records ever makes. */
  readonly impossible: (entity: string) => ReadonlySet<ResolvedTransition>;
  readonly targetOf: (dependency: Pick<HostDependency, 'entity' | 'other' | 'key'>, slot: number) => number | undefined;
  /** Only where it is written down or given in an example. */
  readonly fixedTarget: (dependency: HostDependency, slot: number) => number | undefined;
}

/**
 * Works out the timelines of all records: first each by itself; then coupled records, at times that fit together; then
 * dependent records, within the times at which their hosts allow them.
 */
export function timelinesOf(context: TimelineContext): Timelines {
  const { plan, roster, couplings, today, options } = context;
  const now = today * DAY_MS - 1;
  const isPinned = (entity: string, slot: number) => roster(entity).pinnedAt(slot) !== undefined;
  const byNumber = memoize((entity: string): ReadonlyMap<string, Timeline> => {
    const { pinned, slotOf } = roster(entity);
    const own = plan(entity);
    const lifeOf = ({ id }: PinnedRecord) => standaloneTimeline(entity, slotOf(id) ?? -1, context);
    const pinnedTimelines = pinned.map((one) => ({ pinned: one, life: lifeOf(one) }));
    return own ? timelinesByNumber(own, pinnedTimelines, now) : new Map();
  });
  const natural = memoizeBySlot(
    (entity, slot) =>
      byNumber(entity).get(roster(entity).idAt(slot)) ??
      asFirstHost(standaloneTimeline(entity, slot, context), entity, slot),
  );
  const size = (entity: string) => roster(entity).size;
  const schedule = lazily(() =>
    couplings.length === 0
      ? undefined
      : scheduleOf(couplings, { lives: natural, size, targetOf: context.targetOf, isPinned, now }),
  );
  const tiesTo = lazily(() =>
    groupBy(
      listOf(context.model.entities.entities).flatMap(({ id }) => context.dependencies(id)),
      ({ other }) => other,
    ),
  );
  const asFirstHost = (timeline: Timeline, entity: string, slot: number): Timeline => {
    const all = slot === 0 && !isPinned(entity, slot) ? (tiesTo().get(entity) ?? []) : [];
    const needed = all.filter(({ isNeeded }) => isNeeded);
    return needed.length === 0 || heldEntities.has(entity)
      ? timeline
      : firstHostTimeline(timeline, needed, entity, context);
  };
  const holders = new Set(couplings.map(({ entity }) => entity));
  const heldEntities = new Set(couplings.map(({ other }) => other));
  const scheduled = (entity: string, slot: number): Timeline =>
    (holders.has(entity) ? schedule()?.lifeOf(entity, slot) : undefined) ?? natural(entity, slot);
  const isCoupling = (dependency: HostDependency) =>
    couplings.some(({ entity, key }) => entity === dependency.entity && key === dependency.key);
  const isPlaced = (entity: string, timeline: Timeline) =>
    holders.has(entity) && couplings.some((coupling) => coupling.entity === entity && holdSpan(coupling, timeline));
  const hostsOf = (entity: string, slot: number, isMeant: (dependency: HostDependency) => boolean) =>
    context.dependencies(entity).flatMap((tie) => {
      const host = isMeant(tie) ? context.targetOf(tie, slot) : undefined;
      return host === undefined ? [] : [{ tie, life: of(tie.other, host) }];
    });
  // A record that could hold another one, and does not, began at a time when that one was open to it.
  const base = memoizeBySlot((entity, slot): Timeline => {
    const timeline = scheduled(entity, slot);
    if (!holders.has(entity) || isPinned(entity, slot) || isPlaced(entity, timeline)) return timeline;
    return movedToHosts(timeline, hostsOf(entity, slot, isCoupling), now);
  });
  // By their own times, for a record that is moved to its host would ask for that host again.
  const guests = hostExtender(context, scheduled);
  const of = memoizeBySlot((entity, slot): Timeline => {
    const seed = subSeed(seedOf(options.workspace, 'course', entity), slot);
    const needs = heldEntities.has(entity) ? (schedule()?.needsOf(entity, slot) ?? []) : [];
    const moved = (plan(entity)?.paths ?? []).reduce(
      (so, paths) => drivenTimeline(paths, so, needs, { seed, now, isPinned: isPinned(entity, slot) }),
      base(entity, slot),
    );
    const open = needs.length > 0 ? moved : guests(entity, slot, moved, now);
    return isPinned(entity, slot) || isPlaced(entity, open) ? open : fitting(open, entity, slot);
  });
  const fitting = (timeline: Timeline, entity: string, slot: number): Timeline => {
    const hosts = hostsOf(entity, slot, () => true);
    const isLeft = hosts.some(({ tie, life: { states } }) =>
      tie.closedStates.has(states.get(tie.paths.cycle.id) ?? ''),
    );
    const paths = plan(entity)?.paths ?? [];
    const ends = !isLeft || hasEnded(paths, timeline) ? [] : endsFor(entity, slot, context);
    return movedToHosts(ends.find((one) => !isPlaced(entity, one)) ?? timeline, hosts, now);
  };
  return {
    of,
    suits: (dependency, slot, host) => {
      const timeline = isCoupling(dependency) ? natural(dependency.entity, slot) : base(dependency.entity, slot);
      const other = isCoupling(dependency) ? natural(dependency.other, host) : of(dependency.other, host);
      const state = other.states.get(dependency.paths.cycle.id) ?? '';
      if (dependency.closedStates.has(state) && !hasEnded(plan(dependency.entity)?.paths ?? [], timeline)) return false;
      const begin = beginOf(timeline);
      if (isCoupling(dependency) || begin === undefined) return true;
      return beginSpans(dependency, other).some(({ from, to }) => begin >= from && begin < to);
    },
  };
}

/** Moved to the nearest earlier time at which it could begin with all its hosts. */
function movedToHosts(
  timeline: Timeline,
  hosts: readonly { readonly tie: HostDependency; readonly life: Timeline }[],
  now: number,
): Timeline {
  const begin = beginOf(timeline);
  if (begin === undefined) return timeline;
  const both = hosts.map((host) => beginSpans(host.tie, host.life)).reduce(inBoth, [ALWAYS]);
  const span = both.findLast(({ from }) => from <= begin) ?? both[0];
  return span ? movedWithin(timeline, span, now) : timeline;
}

const ALWAYS: TimeSpan = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Timelines to an end state, for a record whose host is closed. */
function endsFor(entity: string, slot: number, context: TimelineContext): readonly Timeline[] {
  const [paths] = context.plan(entity)?.paths ?? [];
  return (paths?.states ?? []).flatMap((state) => {
    if (!paths || !isEnd(paths, state)) return [];
    const timeline = standaloneTimeline(entity, slot, context, new Map([[paths.cycle.id, state.id]]));
    return timeline.history.length > 0 ? [timeline] : [];
  });
}

function inBoth(spans: readonly TimeSpan[], others: readonly TimeSpan[]): readonly TimeSpan[] {
  return spans.flatMap((one) =>
    others.flatMap((other) => {
      const both = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
      return both.from < both.to ? [both] : [];
    }),
  );
}

export function memoizeBySlot<T>(make: (entity: string, slot: number) => T) {
  const made = memoize((entity: string) => memoize((slot: number) => make(entity, slot)));
  return (entity: string, slot: number): T => made(entity)(slot);
}

const EMPTY_TIMELINE: Timeline = { states: new Map(), history: [], moves: [] };

/** The timeline of a record without regard to others: a walk along the transitions that its own fields allow. */
function standaloneTimeline(
  entity: string,
  slot: number,
  context: TimelineContext,
  goals = context.agreement.goals(entity, slot),
): Timeline {
  const plan = context.plan(entity);
  if (!plan || plan.paths.length === 0) return EMPTY_TIMELINE;
  const draft = newDraft(context, plan, slot);
  const never = context.impossible(entity);
  for (const guard of plan.guards.values())
    for (const label of guard.mentions) {
      const field = plan.byLabel.get(foldCase(label));
      if (field?.filledBy === null && !draft.cells.has(field.field.id))
        draft.cells.set(field.field.id, firstCell(field, draft, context));
    }
  walkLifecycles(draft, context, (move) => !never.has(move) && isMoveOpen(draft, move, context), goals);
  return draft;
}

/**
 * Whether a transition is open to the record, by an exact guard. Dates follow from the transitions, and other records
 * and computed values come later: a guard that reads them rules nothing out.
 */
function isMoveOpen(
  draft: RecordDraft,
  { transition }: ResolvedTransition,
  { model, alone }: Pick<TimelineContext, 'model' | 'alone'>,
) {
  const { plan, cells, stateIds } = draft;
  const guard = plan.guards.get(transition);
  const isKnown = (label: string) => {
    const field = plan.byLabel.get(foldCase(label));
    return field?.filledBy === null && knownValue(field.field.type) !== 'date';
  };
  if (!guard?.mentions.every(isKnown)) return true;
  const { today, now } = alone.scope;
  const value = (field: string) => cells.get(field)?.value;
  const outcome = guard.run(conditionScopeOf(model, plan.entity.id, { value, states: stateIds }, { today, now }));
  return !(outcome.ok && outcome.value === false);
}

/** How many days ago the oldest host began. */
const OLDEST = 2_500;

/** The first host accepts dependent records, and has done so for long, so that every record finds a host. */
function firstHostTimeline(
  timeline: Timeline,
  dependencies: readonly HostDependency[],
  entity: string,
  context: TimelineContext,
): Timeline {
  const [first] = dependencies;
  if (!first || timeline.history.length === 0) return timeline;
  const { cycle, states } = first.paths;
  const isOpen = (state: string | undefined) =>
    state !== undefined &&
    dependencies.every(({ blockedStates, closedStates }) => !blockedStates.has(state) && !closedStates.has(state));
  const others = isOpen(timeline.states.get(cycle.id)) ? [] : states.filter(({ id }) => isOpen(id));
  const found = others
    .map(({ id }) => standaloneTimeline(entity, 0, context, new Map([[cycle.id, id]])))
    .find(({ history }) => history.length > 0);
  if (context.dependencies(entity).length > 0) return found ?? timeline;
  const begin = (context.today - OLDEST) * DAY_MS;
  return dependencies.reduce((so, dependency) => extendedFor(so, dependency, begin, begin), found ?? timeline);
}
