import { useId, useState } from 'react';
import { Link } from 'react-router';
import { addressOfPoint, workspaceTitle } from '#core/index.ts';
import { calendarFile, mailAddress, type PersonTasks, reminderOf, type Task, taskWords } from '#core/minutes.ts';
import { Button, SaveLink } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { LazyDisclosure } from '../../kit/disclosure.tsx';
import { Section } from '../../kit/section.tsx';
import { TaskLink } from '../../presence/task-link.tsx';
import { useRole } from '../../session/session.ts';
import { useSpeaker } from '../../session/speaker.ts';
import { useWorkspace } from '../../workspace/store.ts';

export function Tasks({ tasks }: { readonly tasks: readonly PersonTasks[] }) {
  const isFacilitator = useRole() === 'facilitator';
  if (tasks.length === 0) return null;
  return (
    <Section head="To do" aria-label="Who answers what" count={tasks.length}>
      {tasks.map((personTasks) => (
        <article
          className="py-3 border-t-1 border-line print:break-inside-avoid"
          key={personTasks.person}
          data-person={personTasks.person}
        >
          <h3>{personTasks.person}</h3>
          <TaskList tasks={personTasks.tasks} to="them" />
          {isFacilitator && (
            <LazyDisclosure
              className="print:hidden"
              summary={
                <span className="inline-block mt-2 py-1.5 text-ink-2 underline">Remind {personTasks.person}</span>
              }
            >
              <ReminderMail personTasks={personTasks} />
            </LazyDisclosure>
          )}
        </article>
      ))}
    </Section>
  );
}

/**
 * A reminder for one person: a mail to copy or open, and their due dates as a calendar file. Nothing is sent from here.
 */
function ReminderMail({ personTasks: { person, tasks } }: { readonly personTasks: PersonTasks }) {
  const workspace = useWorkspace();
  const [link, setLink] = useState<string | null>(null);
  const senderName = useSpeaker().name;
  const textId = useId();
  const origin = link === null ? window.location.origin : new URL(link).origin;
  const addressOf = ({ view: { question } }: Task) => `${origin}${addressOfPoint(question.point, question.id)}`;
  const reminder = reminderOf({ about: workspaceTitle(workspace), person, tasks, from: senderName, link, addressOf });
  const calendar = calendarFile({ workspace: workspace.name, tasks, addressOf, now: new Date() });
  return (
    <div className="grid gap-3 px-4 py-3 bg-sheet border-1 border-line rounded">
      <TaskLink person={person} onLink={setLink} />
      <label htmlFor={textId} className="quiet">
        The mail
      </label>
      <textarea
        className="w-full p-3 border-1 border-line-strong rounded bg-raised voice-lg resize-y"
        id={textId}
        readOnly
        rows={10}
        value={`${reminder.subject}\n\n${reminder.body}`}
      />
      <div className="row">
        <Button onClick={() => void copyText(reminder.body)}>Copy the text</Button>
        <a className="button" href={mailAddress(reminder)}>
          Open in mail
        </a>
        {calendar !== null && (
          <SaveLink name="reminder.ics" type="text/calendar" text={calendar}>
            Save for a calendar
          </SaveLink>
        )}
      </div>
    </div>
  );
}

export function TaskList({ tasks, to }: { readonly tasks: readonly Task[]; readonly to: 'you' | 'them' }) {
  return (
    <ul className="grid gap-3 mt-2">
      {tasks.map((task) => (
        <li className="print:break-inside-avoid" key={task.view.question.id}>
          <Link className="voice-lg wrap-anywhere" to={addressOfPoint(task.view.question.point, task.view.question.id)}>
            {task.view.question.ask}
          </Link>
          <p className="quiet m-0 mt-0.5">{`${task.due === '' ? 'No date' : `By ${task.due}`} · ${taskWords(task, to)}`}</p>
        </li>
      ))}
    </ul>
  );
}
