import { groupBy } from '../../base/group-by.ts';
import { DAY_MS } from '../../conditions/calendar.ts';
import { type Coupling, holdAfter } from './couplings.ts';
import type { TimeSpan } from './host-dependencies.ts';
import { movedWithin, shifted, type Timeline } from './timeline.ts';
import type { ResolvedTransition } from './walk.ts';

/** What a record does to another one that it moves, or the state it needs that one to be in. */
export interface Need {
  readonly at: number;
  /** When the life that needs it began. */
  readonly since: number;
  readonly by: string;
  readonly bond: Coupling;
  /** The moves of the other one that were meant; the one that leads on from its state is made. */
  readonly does?: readonly ResolvedTransition[];
  readonly be?: ReadonlySet<string>;
}

/** When holders live, so that no two hold the same record at a time, and what that means for those held. */
export interface Schedule {
  readonly lifeOf: (entity: string, slot: number) => Timeline | undefined;
  readonly needsOf: (entity: string, slot: number) => readonly Need[];
}

interface ScheduleContext {
  readonly lives: (entity: string, slot: number) => Timeline;
  readonly size: (entity: string) => number;
  readonly leads: (bond: Coupling, slot: number) => number | undefined;
  /** Whether somebody wrote the record down, so that its times are fixed. */
  readonly isTold: (entity: string, slot: number) => boolean;
  readonly now: number;
}

type Holder = ReturnType<typeof holdersOf>[number];

/** First those that were written down, where they are; then those that still hold another one; then all others. */
export function scheduleOf(couplings: readonly Coupling[], context: ScheduleContext): Schedule {
  const busy = new Map<string, TimeSpan[]>();
  const lives = new Map<string, Timeline>();
  const needs: { readonly target: string; readonly need: Need }[] = [];
  for (const holder of inOrder(holdersOf(couplings, context))) {
    const timeline = holder.isTold ? holder.life : movedToFreeTime(holder, busy, context.now);
    lives.set(holder.key, timeline);
    for (const { bond, target } of holder.holds) {
      const span = holdSpan(bond, timeline);
      if (span) busy.set(target, [...(busy.get(target) ?? []), span]);
      for (const need of needsIn(bond, timeline)) needs.push({ target, need });
    }
  }
  const byTarget = groupBy(needs, ({ target }) => target);
  return {
    lifeOf: (entity, slot) => lives.get(`${entity} ${slot}`),
    needsOf: (entity, slot) =>
      (byTarget.get(`${entity} ${slot}`) ?? []).map(({ need }) => need).sort((one, other) => one.at - other.at),
  };
}

function holdersOf(couplings: readonly Coupling[], context: ScheduleContext) {
  return [...groupBy(couplings, ({ entity }) => entity)].flatMap(([entity, own]) =>
    Array.from({ length: context.size(entity) }, (_, slot) => {
      const life = context.lives(entity, slot);
      const holds = own.flatMap((bond) => {
        const target = context.leads(bond, slot);
        const span = target === undefined ? undefined : holdSpan(bond, life);
        return span ? [{ bond, target: `${bond.other} ${target}`, span }] : [];
      });
      return { key: `${entity} ${slot}`, isTold: context.isTold(entity, slot), life, holds };
    }),
  );
}

function inOrder(holders: readonly Holder[]): readonly Holder[] {
  const rank = ({ isTold, holds }: Holder) =>
    isTold ? Number.POSITIVE_INFINITY : Math.max(0, ...holds.map(({ span }) => Math.min(span.to, 9e15)));
  const ranks = new Map(holders.map((holder) => [holder, rank(holder)]));
  return holders.toSorted((one, other) => ((ranks.get(other) ?? 0) < (ranks.get(one) ?? 0) ? -1 : 1));
}

/** Unchanged where the time is free; else earlier, or later where it still holds another one. */
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

/** From when it waits for the other one, or needs it somewhere, to the last time it moves it. */
export function holdSpan(bond: Coupling, timeline: Timeline): TimeSpan | undefined {
  const needs = needsIn(bond, timeline);
  const [first, last] = [needs[0], needs.at(-1)];
  if (!first || !last) return undefined;
  const to = holdAfter(bond, movesIn(bond, timeline)) ? Number.POSITIVE_INFINITY : last.at;
  return { from: first.be ? first.at : first.since, to };
}

function movesIn({ paths }: Coupling, { moves }: Timeline): readonly ResolvedTransition[] {
  return moves.filter((move) => paths.moves.includes(move));
}

function needsIn(bond: Coupling, timeline: Timeline): readonly Need[] {
  const { paths, moved, comesTo, comesFrom } = bond;
  const visits = timeline.history.filter(({ cycle }) => cycle === paths.cycle.id);
  const moves = movesIn(bond, timeline);
  const time = (place: number) => Date.parse(visits[place]?.at ?? '');
  const since = time(0);
  // It finds there what it has brought there itself.
  const start = moves.findIndex(({ transition }) => comesTo.has(transition));
  const needs = moves.flatMap(({ transition }, place): readonly Need[] => {
    const does = bond.does.get(transition);
    if (!does || !comesTo.has(transition)) return [];
    const before = comesFrom.get(transition) ?? new Set();
    const isBrought = place === start && before.size > 0 && ![...before].some((state) => moved.firsts.includes(state));
    const by = visits[place + 1]?.by ?? '';
    return [
      ...(isBrought ? [{ at: time(place), since, by: '', bond, be: before }] : []),
      { at: time(place + 1), since, by, bond, does },
    ];
  });
  const hold = holdAfter(bond, moves);
  if (hold?.move !== null) return needs;
  return [...needs, { at: time(visits.length - 1), since, by: '', bond, be: hold.states }];
}
