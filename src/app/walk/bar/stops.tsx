import {
  type AgendaItem,
  addressOfPoint,
  inView,
  isSameAddress,
  type ShownPlace,
  type WalkthroughView,
  type Workspace,
} from '#core/index.ts';
import { StatusTag } from '../../kit/status-tag.tsx';
import { useWorkspace } from '../../workspace/store.ts';

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

export function stopWords({ place, point }: Stop, workspace: Workspace): string {
  const { question, title } = inView(place, workspace);
  return question?.question.ask ?? (title || point);
}

const STOP = `flex items-baseline justify-between gap-2.5 w-full min-h-8 px-2 py-1 text-start bg-transparent border-0 rounded-sm
  hover:bg-pen-wash aria-[current]:shadow-[inset_0_0_0_1.5px_var(--color-pen)]`;

interface AgendaListProps {
  readonly view: WalkthroughView;
  readonly go: (place: string) => void;
  /** Minutes spent at each item so far; absent: not shown. */
  readonly spent?: readonly number[];
}

/** The agenda as buttons that take everybody to a stop. */
export function AgendaList({ view, go, spent }: AgendaListProps) {
  const workspace = useWorkspace();
  const stops = stopsOf(view.agenda);
  const current = stops[currentStopIndex(stops, view.shown)];
  const currentIf = (item: number, question: string | null) =>
    current?.item === item && current.question === question ? ('step' as const) : undefined;
  return (
    <ol className="grid gap-3">
      {view.agenda.map(({ point, questions, goal, minutes }, item) => (
        <li
          className="pl-2.5 border-l-3 border-l-line data-now:border-l-pen"
          key={point + questions.join()}
          data-now={current?.item === item || undefined}
        >
          <button
            type="button"
            className={STOP}
            aria-current={currentIf(item, null)}
            onClick={() => go(addressOfPoint(point))}
          >
            <b className="font-semibold">{workspace.point(point)?.point.title ?? point}</b>
            <small className="quiet">{spent ? `${spent[item]} of ${minutes} min` : `${minutes} min`}</small>
          </button>
          {goal && <p className="quiet mb-1 ml-2">{goal}</p>}
          <ul className="bare">
            {questions.map((id) => {
              const question = workspace.question(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={STOP}
                    aria-current={currentIf(item, id)}
                    onClick={() => go(addressOfPoint(point, id))}
                  >
                    <span className="voice-lg min-w-0 wrap-anywhere">{question?.question.ask ?? id}</span>
                    {question && question.status !== 'open' && <StatusTag status={question.status} />}
                  </button>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
