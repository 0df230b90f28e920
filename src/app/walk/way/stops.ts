import { type AgendaItem, isSamePlace, placeOf, type Shown } from '#core/index.ts';

/** One place on the way through an agenda: the screen of an item, then each of its questions. */
export interface Stop {
  readonly place: string;
  /** Index of its item. */
  readonly item: number;
  readonly point: string;
  /** Null: the screen itself. */
  readonly question: string | null;
}

/** The way through an agenda. */
export function stopsOf(agenda: readonly AgendaItem[]): readonly Stop[] {
  return agenda.flatMap(({ point, questions }, item) =>
    [null, ...questions].map((question) => ({ place: placeOf(point, question), item, point, question })),
  );
}

/** Index of the stop where a walkthrough stands: the last that was shown, whatever was looked at since; -1: none yet. */
export function standsAt(stops: readonly Stop[], shown: readonly Pick<Shown, 'place'>[]): number {
  for (const { place } of shown.toReversed()) {
    const at = stops.findIndex((stop) => isSamePlace(stop.place, place));
    if (at >= 0) return at;
  }
  return -1;
}
