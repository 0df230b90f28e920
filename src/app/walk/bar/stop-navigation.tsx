import type { ReactNode } from 'react';
import { addressOfPoint, inView, type WalkthroughView, type Workspace } from '#core/index.ts';
import { StatusTag } from '../../kit/status-tag.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { Popover } from './popover.tsx';
import { type AgendaPosition, currentStopIndex, type Stop, stopsOf } from './stops.ts';

interface AgendaPositionProps {
  readonly way: AgendaPosition;
  readonly show: (place: string) => void;
}

/** Buttons that take everybody to the previous or next stop; the children are between them. */
export function StopNavigation({ way, show, children }: AgendaPositionProps & { readonly children: ReactNode }) {
  const workspace = useWorkspace();
  const { stops, previous, next } = way;
  if (stops.length === 0) return null;
  return (
    <div className="walk-way flex gap-1 min-w-0 max-lg:flex-[1_1_280px]">
      <button
        type="button"
        className="walk-button"
        aria-disabled={!previous}
        title={previous && stopWords(previous, workspace)}
        onClick={() => previous && show(previous.place)}
      >
        <span aria-hidden="true">‹</span>
        <span className="unseen">Previous{previous && `: ${stopWords(previous, workspace)}`}</span>
      </button>
      {children}
      <button
        type="button"
        className="walk-button next-stop"
        aria-disabled={!next}
        title={next && stopWords(next, workspace)}
        onClick={() => next && show(next.place)}
      >
        {next ? (
          <span className="cut truncate min-w-0">
            Next: <em className="not-italic voice-lg">{stopWords(next, workspace)}</em>
          </span>
        ) : (
          'Last stop'
        )}
        <span aria-hidden="true"> ›</span>
      </button>
    </div>
  );
}

export function AgendaPopover({ view, way, show }: AgendaPositionProps & { readonly view: WalkthroughView }) {
  if (way.stops.length === 0) return null;
  return (
    <Popover name="Agenda" label={way.now ? `Agenda ${way.now.item + 1}/${view.agenda.length}` : 'Agenda'}>
      {(close) => (
        <AgendaList
          view={view}
          go={(place) => {
            close();
            show(place);
          }}
        />
      )}
    </Popover>
  );
}

function stopWords({ place, point }: Stop, workspace: Workspace): string {
  const { question, title } = inView(place, workspace);
  return question?.question.ask ?? (title || point);
}

interface AgendaListProps {
  readonly view: WalkthroughView;
  readonly go: (place: string) => void;
  /** Minutes spent at each item so far; absent: not shown. */
  readonly spent?: readonly number[];
}

export function AgendaList({ view, go, spent }: AgendaListProps) {
  const workspace = useWorkspace();
  const stops = stopsOf(view.agenda);
  const currentStop = stops[currentStopIndex(stops, view.shown)];
  return (
    <ol className="grid gap-3">
      {view.agenda.map(({ point, questions, goal, minutes }, item) => (
        <li
          className="pl-2.5 border-l-3 border-l-line data-now:border-l-pen"
          key={point + questions.join()}
          data-now={currentStop?.item === item || undefined}
        >
          <button
            type="button"
            className="agenda-stop flex items-baseline justify-between gap-2.5 w-full text-start bg-transparent border-0 rounded-sm"
            aria-current={currentStop?.item === item && currentStop.question === null ? 'step' : undefined}
            onClick={() => go(addressOfPoint(point))}
          >
            <b>{workspace.point(point)?.point.title ?? point}</b>
            <small className="quiet">{minuteWords(minutes, spent?.[item])}</small>
          </button>
          {goal && <p className="quiet mb-1 ml-2">{goal}</p>}
          <ul className="bare">
            {questions.map((id) => {
              const questionView = workspace.question(id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="agenda-stop flex items-baseline justify-between gap-2.5 w-full text-start bg-transparent border-0 rounded-sm"
                    aria-current={currentStop?.item === item && currentStop.question === id ? 'step' : undefined}
                    onClick={() => go(addressOfPoint(point, id))}
                  >
                    <span className="first:voice-lg first:min-w-0 first:wrap-anywhere">
                      {questionView?.question.ask ?? id}
                    </span>
                    {questionView && <StatusTag status={questionView.status} />}
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
