import { Link } from 'react-router';
import { placeOf } from '#core/index.ts';
import { type Task, taskWords } from '#core/minutes.ts';

/** Tasks with their day, why they are there, and the way to where they are done. */
export function TaskLines({ tasks, to }: { readonly tasks: readonly Task[]; readonly to: 'you' | 'them' }) {
  return (
    <ul className="task-lines">
      {tasks.map((task) => (
        <li key={task.view.question.id}>
          <Link to={placeOf(task.view.question.point, task.view.question.id)}>{task.view.question.ask}</Link>
          <p className="quiet">{`${task.due === '' ? 'No day named' : `By ${task.due}`} · ${taskWords(task, to)}`}</p>
        </li>
      ))}
    </ul>
  );
}
