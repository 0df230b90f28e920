import { DAY_MS } from '../../base/dates.ts';
import { groupBy } from '../../base/group-by.ts';
import type { TimeSpan } from './host-dependencies.ts';
import { type Coupling, holdAfter } from './state-couplings.ts';
import { movedWithin, shifted, type Timeline } from './timeline.ts';
import type { ResolvedTransition } from './walk.ts';

/** At one time, a record changes the state of the record it holds (`does`), or needs it in a state (`be`). */
export interface Need {
  readonly at: number;
  /** When the holder’s timeline began. */
  readonly since: number;
  readonly by: string;
  readonly coupling: Coupling;
  /** The transitions of the held record that may be meant; the one that starts at its present state is made. */
  readonly does?: readonly ResolvedTransition[];
  readonly be?: ReadonlySet<string>;
}

/** Timelines of holders, moved so that no two hold one record at the same time, and what each held record needs. */
interface Schedule {
  readonly lifeOf: (entity: string, slot: number) => Timeline | undefined;
  readonly needsOf: (entity: string, slot: number) => readonly Need[];
}

interface ScheduleContext {
  readonly lives: (entity: string, slot: number) => Timeline;
  readonly size: (entity: string) => number;
  readonly targetOf: (coupling: Coupling, slot: number) => number | undefined;
  /** Whether the record is written down, so that its times are fixed. */
  readonly isPinned: (entity: string, slot: number) => boolean;
  readonly now: number;
}

type Holder = ReturnType<typeof holdersOf>[number];

/** Places pinned records first, at their own times; then those that still hold another record; then all others. */
export function scheduleOf(couplings: readonly Coupling[], context: ScheduleContext): Schedule {
  const busy = new Map<string, TimeSpan[]>();
  const timelines = new Map<string, Timeline>();
  const needs: { readonly target: string; readonly need: Need }[] = [];
  for (const holder of inOrder(holdersOf(couplings, context))) {
    const timeline = holder.isPinned ? holder.life : movedToFreeTime(holder, busy, context.now);
    timelines.set(holder.key, timeline);
    for (const { bond, target } of holder.holds) {
      const span = holdSpan(bond, timeline);
      if (span) busy.set(target, [...(busy.get(target) ?? []), span]);
      for (const need of needsIn(bond, timeline)) needs.push({ target, need });
    }
  }
  const byTarget = groupBy(needs, ({ target }) => target);
  return {
    lifeOf: (entity, slot) => timelines.get(`${entity} ${slot}`),
    needsOf: (entity, slot) =>
      (byTarget.get(`${entity} ${slot}`) ?? []).map(({ need }) => need).sort((one, other) => one.at - other.at),
  };
}

function holdersOf(couplings: readonly Coupling[], context: ScheduleContext) {
  return [...groupBy(couplings, ({ entity }) => entity)].flatMap(([entity, own]) =>
    Array.from({ length: context.size(entity) }, (_, slot) => {
      const life = context.lives(entity, slot);
      const holds = own.flatMap((bond) => {
        const target = context.targetOf(bond, slot);
        const span = target === undefined ? undefined : holdSpan(bond, life);
        return span ? [{ bond, target: `${bond.other} ${target}`, span }] : [];
      });
      return { key: `${entity} ${slot}`, isPinned: context.isPinned(entity, slot), life, holds };
    }),
  );
}

function inOrder(holders: readonly Holder[]): readonly Holder[] {
  const rank = ({ isPinned, holds }: Holder) =>
    isPinned ? Number.POSITIVE_INFINITY : Math.max(0, ...holds.map(({ span }) => Math.min(span.to, 9e15)));
  const ranks = new Map(holders.map((holder) => [holder, rank(holder)]));
  return holders.toSorted((one, other) => ((ranks.get(other) ?? 0) < (ranks.get(one) ?? 0) ? -1 : 1));
}

/** Unchanged where the time is free; else earlier, or later where it still holds the record. */
function movedToFreeTime(
  { life, holds }: Holder,
  busy: ReadonlyMap<string, readonly TimeSpan[]>,
  now: number,
): Timeline {
  if (holds.length === 0) return life;
  let by = 0;
  for (let clash: { readonly span: TimeSpan; readonly with: TimeSpan } | undefined; ; ) {
    clash = clashOf(holds, busy, by);
    if (!clash) return by === 0 ? life : shifted(life, by);
    if (clash.span.to === Number.POSITIVE_INFINITY) {
      const begin = Date.parse(life.history[0]?.at ?? '');
      return movedWithin(life, { from: begin + clash.with.to + DAY_MS - clash.span.from, to: now }, now);
    }
    by -= Math.max(DAY_MS, Math.ceil((clash.span.to + by - clash.with.from) / DAY_MS + 1) * DAY_MS);
  }
}

function clashOf(holds: Holder['holds'], busy: ReadonlyMap<string, readonly TimeSpan[]>, by: number) {
  for (const { target, span } of holds)
    for (const other of busy.get(target) ?? [])
      if (span.from + by < other.to && other.from < span.to + by) return { span, with: other };
  return undefined;
}

/** From when it waits for the other record, or needs it in a state, to the last time it changes that one’s state. */
export function holdSpan(coupling: Coupling, timeline: Timeline): TimeSpan | undefined {
  const needs = needsIn(coupling, timeline);
  const [first, last] = [needs[0], needs.at(-1)];
  if (!first || !last) return undefined;
  const to = holdAfter(coupling, movesIn(coupling, timeline)) ? Number.POSITIVE_INFINITY : last.at;
  return { from: first.be ? first.at : first.since, to };
}

function movesIn({ paths }: Coupling, { moves }: Timeline): readonly ResolvedTransition[] {
  return moves.filter((move) => paths.moves.includes(move));
}

function needsIn(coupling: Coupling, timeline: Timeline): readonly Need[] {
  const { paths, moved, comesTo, comesFrom } = coupling;
  const visits = timeline.history.filter(({ cycle }) => cycle === paths.cycle.id);
  const moves = movesIn(coupling, timeline);
  const time = (place: number) => Date.parse(visits[place]?.at ?? '');
  const since = time(0);
  // The other record may have to be in a state that only this record brings it to.
  const start = moves.findIndex(({ transition }) => comesTo.has(transition));
  const needs = moves.flatMap(({ transition }, place): readonly Need[] => {
    const does = coupling.does.get(transition);
    if (!does || !comesTo.has(transition)) return [];
    const before = comesFrom.get(transition) ?? new Set();
    const isBrought = place === start && before.size > 0 && ![...before].some((state) => moved.firsts.includes(state));
    const by = visits[place + 1]?.by ?? '';
    return [
      ...(isBrought ? [{ at: time(place), since, by: '', coupling, be: before }] : []),
      { at: time(place + 1), since, by, coupling, does },
    ];
  });
  const hold = holdAfter(coupling, moves);
  if (hold?.move !== null) return needs;
  return [...needs, { at: time(visits.length - 1), since, by: '', coupling, be: hold.states }];
}
