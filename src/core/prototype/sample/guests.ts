import { listOf } from '../../answers/sourced.ts';
import { lazily } from '../../base/memoize.ts';
import { DAY } from '../../conditions/calendar.ts';
import { beginOf, type Life, timed } from './life.ts';
import type { Around } from './lives.ts';
import { spansIn, type Tie } from './ties.ts';

/** Makes a host begin early enough, and last long enough, for those said to depend on it. */
export function guestsOf(around: Around, base: (entity: string, slot: number) => Life) {
  const { plan, roster } = around;
  const begins = lazily(() => {
    const found = new Map<string, { readonly tie: Tie; readonly begin: number }[]>();
    for (const { id } of listOf(around.model.entities.entities))
      for (const tie of around.ties(id)) {
        const given = (plan(id)?.given ?? []).map((_, slot) => slot);
        const pinned = roster(id).pinned.flatMap((record) => roster(id).slotOf(record.id) ?? []);
        for (const slot of new Set([...given, ...pinned])) {
          if (slot >= roster(id).size) continue;
          const host = around.told(tie, slot);
          const begin = host === undefined ? undefined : beginOf(base(id, slot));
          if (begin === undefined) continue;
          const key = `${tie.other} ${host}`;
          found.set(key, [...(found.get(key) ?? []), { tie, begin }]);
        }
      }
    return found;
  });
  return (entity: string, slot: number, life: Life, now: number): Life =>
    (begins().get(`${entity} ${slot}`) ?? []).reduce((so, { tie, begin }) => welcoming(so, tie, begin, now), life);
}

/** The same host, begun earlier or lasting longer, so that a guest could begin then. */
export function welcoming(life: Life, tie: Tie, begin: number, now: number): Life {
  const spans = spansIn(tie, life);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last || spans.some(({ from, to }) => begin >= from && begin < to)) return life;
  const isMine = ({ cycle }: Life['history'][number]) => cycle === tie.paths.cycle.id;
  if (begin < first.from) {
    const by = (Math.ceil((first.from - begin) / DAY) + 1) * DAY;
    return timed(life, (at, visit) => (isMine(visit) && at <= first.from ? at - by : at));
  }
  const by = Math.max(0, begin + DAY - last.to);
  return timed(life, (at, visit) => (isMine(visit) && at >= last.to ? Math.min(now, at + by) : at));
}
