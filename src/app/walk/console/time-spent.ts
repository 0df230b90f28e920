import { type AgendaItem, isSamePlace, type Shown } from '#core/index.ts';
import { type Stop, stopsOf } from '../way/stops.ts';

const MINUTE = 60_000;

/**
 * Minutes that a walkthrough has spent at each item of its agenda: from each move to the next one. What is off the agenda
 * counts for the item it was shown in.
 *
 * @param now milliseconds since 1970
 */
export function timeSpent(
  agenda: readonly AgendaItem[],
  shown: readonly Pick<Shown, 'place' | 'at'>[],
  now: number,
): readonly number[] {
  const stops = stopsOf(agenda);
  const spent = agenda.map(() => 0);
  let item = -1;
  shown.forEach(({ place, at }, index) => {
    item = itemAt(stops, place) ?? item;
    const until = Date.parse(shown[index + 1]?.at ?? '') || now;
    if (item >= 0) spent[item] = (spent[item] ?? 0) + Math.max(0, until - Date.parse(at));
  });
  return spent.map((milliseconds) => Math.round(milliseconds / MINUTE));
}

function itemAt(stops: readonly Stop[], place: string): number | undefined {
  return stops.find((stop) => isSamePlace(stop.place, place))?.item;
}
