import type { ReactNode } from 'react';
import { inView, type WalkthroughView, type Workspace } from '#core/index.ts';
import { AgendaList } from '../way/agenda-list.tsx';
import type { Stop, Way } from '../way/stops.ts';
import { Pop } from './pop.tsx';

interface WayProps {
  readonly workspace: Workspace;
  readonly way: Way;
  readonly show: (place: string) => void;
}

/** Takes everybody one stop on or back; between the two, what is given. */
export function WayPart({ workspace, way, show, children }: WayProps & { readonly children: ReactNode }) {
  const { stops, previous, next } = way;
  if (stops.length === 0) return null;
  return (
    <div className="walk-way">
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
          <span className="cut">
            Next: <em>{stopWords(next, workspace)}</em>
          </span>
        ) : (
          'Last stop'
        )}
        <span aria-hidden="true"> ›</span>
      </button>
    </div>
  );
}

/** How far it is on the agenda; opened, all of it, to jump to any stop. */
export function AgendaPart({ view, workspace, way, show }: WayProps & { readonly view: WalkthroughView }) {
  if (way.stops.length === 0) return null;
  return (
    <Pop name="Agenda" label={way.now ? `Agenda ${way.now.item + 1}/${view.agenda.length}` : 'Agenda'}>
      {(close) => (
        <AgendaList
          view={view}
          workspace={workspace}
          go={(place) => {
            close();
            show(place);
          }}
        />
      )}
    </Pop>
  );
}

/** A stop in a few words: the question, or the title of its screen. */
function stopWords({ place, point }: Stop, workspace: Workspace): string {
  const { question, title } = inView(place, workspace);
  return question?.question.ask ?? (title || point);
}
