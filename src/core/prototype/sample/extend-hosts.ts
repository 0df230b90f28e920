import { listOf } from '../../answers/sourced.ts';
import { DAY_MS } from '../../base/dates.ts';
import { lazily } from '../../base/memoize.ts';
import { beginSpans, type HostDependency } from './host-dependencies.ts';
import { beginOf, mapTimes, type Timeline } from './timeline.ts';
import type { TimelineContext } from './timelines.ts';

/** Makes a host begin early enough, and last long enough, for the records that are fixed to depend on it. */
export function hostExtender(context: TimelineContext, base: (entity: string, slot: number) => Timeline) {
  const { plan, roster } = context;
  const begins = lazily(() => {
    const found = new Map<string, { readonly tie: HostDependency; readonly begin: number }[]>();
    for (const { id } of listOf(context.model.entities.entities))
      for (const tie of context.dependencies(id)) {
        const given = (plan(id)?.given ?? []).map((_, slot) => slot);
        const pinned = roster(id).pinned.flatMap((record) => roster(id).slotOf(record.id) ?? []);
        for (const slot of new Set([...given, ...pinned])) {
          if (slot >= roster(id).size) continue;
          const host = context.fixedTarget(tie, slot);
          const begin = host === undefined ? undefined : beginOf(base(id, slot));
          if (begin === undefined) continue;
          const key = `${tie.other} ${host}`;
          found.set(key, [...(found.get(key) ?? []), { tie, begin }]);
        }
      }
    return found;
  });
  return (entity: string, slot: number, timeline: Timeline, now: number): Timeline =>
    (begins().get(`${entity} ${slot}`) ?? []).reduce(
      (so, { tie, begin }) => extendedFor(so, tie, begin, now),
      timeline,
    );
}

/** The timeline of a host, extended so that a dependent record could begin at a time. */
export function extendedFor(timeline: Timeline, dependency: HostDependency, begin: number, now: number): Timeline {
  const spans = beginSpans(dependency, timeline);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last || spans.some(({ from, to }) => begin >= from && begin < to)) return timeline;
  const isMine = ({ cycle }: Timeline['history'][number]) => cycle === dependency.paths.cycle.id;
  if (begin < first.from) {
    const by = (Math.ceil((first.from - begin) / DAY_MS) + 1) * DAY_MS;
    return mapTimes(timeline, (at, visit) => (isMine(visit) && at <= first.from ? at - by : at));
  }
  const by = Math.max(0, begin + DAY_MS - last.to);
  return mapTimes(timeline, (at, visit) => (isMine(visit) && at >= last.to ? Math.min(now, at + by) : at));
}
