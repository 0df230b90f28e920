import { Link } from 'react-router';
import { plural, type Somebody } from '#core/index.ts';
import { type OwnList, ownListOf } from '#core/minutes.ts';
import { useMe } from '../session/session.ts';
import { speakerLine } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import { QuestionLine } from './mine/question-line.tsx';
import { SinceLook } from './mine/since-look.tsx';
import { TaskLines } from './tasks/task-lines.tsx';
import './mine/mine.css';
import './tasks/tasks.css';

/** What waits for one person, at any time, and what has changed since they last looked. */
export function Component() {
  const who = useMe();
  return (
    <div className="page mine">
      <title>What waits for you · Specwalk</title>
      <h1>What waits for you</h1>
      {who.name === '' ? (
        <p className="lead">
          Say who you are, with the button at the top; then this page shows what waits for you.
        </p>
      ) : (
        <Mine who={who} />
      )}
    </div>
  );
}

function Mine({ who }: { readonly who: Somebody }) {
  const workspace = useWorkspace();
  const list = ownListOf(workspace, who);
  const count = list.tasks.length + list.shaken.length;
  return (
    <>
      <p className="lead">
        {speakerLine(who)}. {leadOf(count, list.group.length)}
      </p>
      <SinceLook key={`${workspace.name} ${speakerLine(who)}`} who={who} />
      <Asked list={list} />
      <Shaken list={list} />
      <Group list={list} who={who} />
    </>
  );
}

function leadOf(count: number, group: number): string {
  const yours =
    count === 0
      ? 'Nothing waits for you alone'
      : plural(count, 'One thing waits for you', '# things wait for you');
  return group === 0
    ? `${yours}.`
    : `${yours}; ${plural(group, 'one open question', '# open questions')} you could know.`;
}

function Asked({ list: { tasks } }: { readonly list: OwnList }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-label="You were asked">
      <h2>
        You were asked <small className="quiet">{tasks.length}</small>
      </h2>
      <TaskLines tasks={tasks} to="you" />
    </section>
  );
}

function Shaken({ list: { shaken } }: { readonly list: OwnList }) {
  if (shaken.length === 0) return null;
  return (
    <section aria-label="Your answers that are in doubt">
      <h2>
        Your answers that are in doubt <small className="quiet">{shaken.length}</small>
      </h2>
      <ul className="task-lines">
        {shaken.map(({ view, because }) => (
          <li key={view.question.id}>
            <QuestionLine view={view} />
            <p className="quiet">{because}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many as one takes in at a glance. */
const FIRST = 10;

function Group({ list: { group }, who }: { readonly list: OwnList; readonly who: Somebody }) {
  if (group.length === 0) return null;
  return (
    <section aria-label="You could know">
      <h2>
        You could know <small className="quiet">{group.length}</small>
      </h2>
      <ul className="task-lines">
        {group.slice(0, FIRST).map((view) => (
          <li key={view.question.id}>
            <QuestionLine view={view} />
          </li>
        ))}
      </ul>
      {group.length > FIRST && (
        <p>
          <Link to={`/questions?room=${encodeURIComponent(who.role)}`}>All {group.length} in the list</Link>
        </p>
      )}
    </section>
  );
}
