import { Link } from 'react-router';
import { type AgendaItem, addressOfPoint, isSameScreen } from '#core/index.ts';
import { Miniature } from '../../kit/miniature.tsx';
import { useWorkspace } from '../../workspace/store.ts';

export function AgendaGoals({ agenda, place }: { agenda: readonly AgendaItem[]; place: string | null }) {
  const workspace = useWorkspace();
  return (
    <ol className="grid gap-2 max-w-160" aria-label="Agenda">
      {agenda.map(({ point, questions, goal, minutes }) => {
        const view = workspace.point(point);
        const isHere = place !== null && isSameScreen(place, addressOfPoint(point));
        return (
          <li
            className={`grid grid-cols-[56px_minmax(0,1fr)_auto] gap-3 items-center p-2 rounded
              ${isHere ? 'border border-pen' : 'border-1 border-line'}`}
            key={`${point} ${questions.join()}`}
            aria-current={isHere ? 'step' : undefined}
          >
            {view && <Miniature view={view} />}
            <span className="grid">
              <Link to={addressOfPoint(point)}>{view?.point.title ?? point}</Link>
              <small className="text-ink-2">{goal}</small>
            </span>
            <small className="text-ink-2">{isHere ? 'in view' : `${minutes} min`}</small>
          </li>
        );
      })}
    </ol>
  );
}
