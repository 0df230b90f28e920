import type { TasksOf } from '#core/minutes.ts';
import { useRole } from '../../session/session.ts';
import { Remind } from './remind.tsx';
import { TaskLines } from './task-lines.tsx';
import './tasks.css';

/** What waits for whom; facilitators remind each of them. */
export function Tasks({ tasks }: { readonly tasks: readonly TasksOf[] }) {
  const isFacilitator = useRole() === 'facilitator';
  if (tasks.length === 0) return null;
  return (
    <section aria-label="Who answers what">
      <h2>
        Who answers what <small className="quiet">{tasks.length}</small>
      </h2>
      {tasks.map((one) => (
        <article className="tasks-of" key={one.person} data-person={one.person}>
          <h3>{one.person}</h3>
          <TaskLines tasks={one.tasks} to="them" />
          {isFacilitator && <Remind of={one} />}
        </article>
      ))}
    </section>
  );
}
