import { type AgendaItem, addressOfPoint, isSameAddress, type ShownPlace, type WalkthroughView } from '#core/index.ts';

/** One stop of an agenda: the screen of an item, then each of its questions. */
export interface Stop {
  readonly place: string;
  /** Index of its item. */
  readonly item: number;
  readonly point: string;
  /** Null: the screen itself. */
  readonly question: string | null;
}

export function stopsOf(agenda: readonly AgendaItem[]): readonly Stop[] {
  return agenda.flatMap(({ point, questions }, item) =>
    [null, ...questions].map((question) => ({
      place: addressOfPoint(point, question),
      item,
      point,
      question,
    })),
  );
}

/** Index of the last stop that was shown; places off the agenda are ignored. -1: none yet. */
export function currentStopIndex(stops: readonly Stop[], shown: readonly Pick<ShownPlace, 'place'>[]): number {
  for (const { place } of shown.toReversed()) {
    const at = stops.findIndex((stop) => isSameAddress(stop.place, place));
    if (at >= 0) return at;
  }
  return -1;
}

export type AgendaPosition = ReturnType<typeof agendaPositionOf>;

/** The current stop of a walkthrough, the one before and the one after; undefined if there is none. */
export function agendaPositionOf(
  { agenda }: Pick<WalkthroughView, 'agenda'>,
  shown: readonly Pick<ShownPlace, 'place'>[],
) {
  const stops = stopsOf(agenda);
  const at = currentStopIndex(stops, shown);
  const now = stops[at];
  return {
    stops,
    now,
    previous: at > 0 ? stops[at - 1] : undefined,
    next: stops[at + 1],
    /** Minutes planned for the current item; 0: none. */
    minutes: (now && agenda[now.item]?.minutes) ?? 0,
  };
}

const MINUTE = 60_000;

/**
 * Minutes that a walkthrough has spent at each item of its agenda: from each move to the next one. What is off the
 * agenda counts for the item during which it was shown.
 *
 * @param now milliseconds since 1970
 */
export function timeSpent(
  agenda: readonly AgendaItem[],
  shown: readonly Pick<ShownPlace, 'place' | 'at'>[],
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
  return stops.find((stop) => isSameAddress(stop.place, place))?.item;
}
