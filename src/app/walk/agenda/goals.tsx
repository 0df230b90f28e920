import { Link } from 'react-router';
import { type AgendaItem, isSameScreen, placeOf } from '#core/index.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { KindDrawing } from './kind-drawing.tsx';
import './agenda.css';

interface AgendaGoalsProps {
  readonly agenda: readonly AgendaItem[];
  /** Where all are; null: nowhere yet. */
  readonly place: string | null;
}

/** The agenda to read: which screens come, what for, and which one is in view. */
export function AgendaGoals({ agenda, place }: AgendaGoalsProps) {
  const workspace = useWorkspace();
  return (
    <ol className="goals" aria-label="Agenda">
      {agenda.map(({ point, questions, goal, minutes }) => {
        const view = workspace.point(point);
        const isHere = place !== null && isSameScreen(place, placeOf(point));
        return (
          <li key={`${point} ${questions.join()}`} aria-current={isHere ? 'step' : undefined}>
            {view && <KindDrawing view={view} />}
            <span>
              <Link to={placeOf(point)}>{view?.point.title ?? point}</Link>
              <small>{goal}</small>
            </span>
            <small>{isHere ? 'in view' : `${minutes} min`}</small>
          </li>
        );
      })}
    </ol>
  );
}
