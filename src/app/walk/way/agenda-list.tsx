import { placeOf, type WalkthroughView, type Workspace } from '#core/index.ts';
import { StatusTag } from '../../kit/status-tag.tsx';
import { standsAt, stopsOf } from './stops.ts';

interface AgendaListProps {
  readonly view: WalkthroughView;
  readonly workspace: Workspace;
  /** Takes everybody to an address. */
  readonly go: (place: string) => void;
  /** Minutes spent at each item so far, where they are to be shown. */
  readonly spent?: readonly number[];
}

/** The agenda with where everybody is; pressing a stop takes all there. */
export function AgendaList({ view, workspace, go, spent }: AgendaListProps) {
  const stops = stopsOf(view.agenda);
  const now = stops[standsAt(stops, view.shown)];
  return (
    <ol className="agenda-list">
      {view.agenda.map(({ point, questions, goal, minutes }, item) => (
        <li key={point + questions.join()} data-now={now?.item === item || undefined}>
          <button
            type="button"
            className="agenda-stop"
            aria-current={now?.item === item && now.question === null ? 'step' : undefined}
            onClick={() => go(placeOf(point))}
          >
            <b>{workspace.point(point)?.point.title ?? point}</b>
            <small className="quiet">{minuteWords(minutes, spent?.[item])}</small>
          </button>
          {goal && <p className="quiet">{goal}</p>}
          <ul>
            {questions.map((id) => {
              const asked = workspace.question(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="agenda-stop"
                    aria-current={now?.item === item && now.question === id ? 'step' : undefined}
                    onClick={() => go(placeOf(point, id))}
                  >
                    <span>{asked?.question.ask ?? id}</span>
                    {asked && <StatusTag status={asked.status} />}
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

function minuteWords(planned: number, spent: number | undefined): string {
  return spent === undefined ? `${planned} min` : `${spent} of ${planned} min`;
}
