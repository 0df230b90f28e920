import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { AgendaEdit } from '#core/agenda.ts';
import { StatusTag } from '../../kit/status-tag.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { Grip, Step } from './step.tsx';
import { stepOf } from './step-keys.ts';
import type { Dragging } from './use-dragging.ts';
import { askedIn } from './words.ts';

interface AgendaQuestionProps {
  readonly id: string;
  /** On whose screen it is asked. */
  readonly point: string;
  readonly up: AgendaEdit | null;
  readonly down: AgendaEdit | null;
  readonly edit: (edit: AgendaEdit) => void;
  readonly isOver: boolean;
  readonly grip: ReturnType<Dragging['grip']>;
  readonly place: ReturnType<Dragging['place']>;
}

/** A question on the agenda, with the ways to move it. */
export function AgendaQuestion({ id, point, up, down, edit, isOver, grip, place }: AgendaQuestionProps) {
  const workspace = useWorkspace();
  const view = workspace.question(id);
  const short = `“${askedIn(id, workspace)}”`;
  const home = view && view.question.point !== point && workspace.point(view.question.point);
  const handleKey = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === null) return;
    event.preventDefault();
    event.stopPropagation();
    const made = step < 0 ? up : down;
    if (made) edit(made);
  };
  return (
    <li
      className="agenda-ask"
      data-asks={id}
      data-over={isOver || undefined}
      onKeyDown={handleKey}
      {...place}
    >
      <Grip {...grip} />
      <Link className="agenda-words" to={`/questions/${id}`} data-hold={`ask ${id}`}>
        {view?.question.ask ?? id}
      </Link>
      <span className="agenda-facts">
        {view && view.status !== 'open' && <StatusTag status={view.status} />}
        {home && <span>of “{home.point.title}”</span>}
        {view && <span>{view.question.minutes} min</span>}
      </span>
      <span className="agenda-steps">
        <Step does="up" label={`Move ${short} up`} hold={`up ${id}`} made={up} edit={edit} />
        <Step does="down" label={`Move ${short} down`} hold={`down ${id}`} made={down} edit={edit} />
        <Step
          does="out"
          label={`Leave ${short} for later`}
          hold={`out ${id}`}
          made={{ edit: 'take-out', question: id }}
          edit={edit}
        />
      </span>
    </li>
  );
}
