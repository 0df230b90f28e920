import { useEffect } from 'react';
import { Link } from 'react-router';
import { addressOfPoint, type KnownPerson, plural, type QuestionView, withCount } from '#core/index.ts';
import {
  type ChangesSince,
  changesSince,
  minutesOfQuestions,
  type SeenFacts,
  seenFactsOf,
  type WaitingForPerson,
  waitingForPerson,
} from '#core/minutes.ts';
import { reasonFor } from '../asking/reason.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { draftStore } from '../session/drafts.ts';
import { useMe, usePermissions } from '../session/session.ts';
import { speakerLine } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import { TaskList } from './minutes/tasks.tsx';
import { RoleMatch } from './role-match.tsx';

/** What waits for one person, and what has changed since their last visit. */
export function Component() {
  const who = useMe();
  return (
    <div className="page">
      <title>What waits for you · Specwalk</title>
      <h1>What waits for you</h1>
      {who.name === '' ? (
        <p className="lead">
          Tell us who you are, with the button at the top. Then this page shows what waits for you.
        </p>
      ) : (
        <OwnWork who={who} />
      )}
    </div>
  );
}

function OwnWork({ who }: { readonly who: KnownPerson }) {
  const workspace = useWorkspace();
  const may = usePermissions();
  const { tasks, shaken, first } = waitingForPerson(workspace, who);
  return (
    <>
      <p className="lead">{leadText(who, tasks.length + shaken.length, first)}</p>
      {may.answer && <RoleMatch roles={[who.role]} isOwn />}
      <ChangesSinceSeen key={`${workspace.name} ${speakerLine(who)}`} who={who} />
      {tasks.length > 0 && (
        <Section head="You were asked" count={tasks.length}>
          <TaskList tasks={tasks} to="you" />
        </Section>
      )}
      <DoubtedAnswers shaken={shaken} />
      <FirstQuestions first={first} role={who.role} />
    </>
  );
}

/** Says how long it takes, not how much there is: nobody begins where hundreds wait. */
function leadText({ name }: KnownPerson, count: number, first: readonly QuestionView[]): string {
  if (count > 0) return `${name}, ${plural(count, 'one thing waits for you', '# things wait for you')}.`;
  if (first.length === 0) return `${name}, nothing waits for you.`;
  return `${name}, ${withCount(minutesOfQuestions(first), 'minute')} of your time would help us on.`;
}

function DoubtedAnswers({ shaken }: Pick<WaitingForPerson, 'shaken'>) {
  if (shaken.length === 0) return null;
  return (
    <Section head="Your answers that others doubt" count={shaken.length}>
      <ul className="grid gap-3 mt-2">
        {shaken.map(({ view, because }) => (
          <li className="print:break-inside-avoid" key={view.question.id}>
            <QuestionItem view={view} />
            <p className="quiet m-0 mt-0.5">{because}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FirstQuestions({ first, role }: { readonly first: readonly QuestionView[]; readonly role: string }) {
  if (first.length === 0) return null;
  return (
    <Section head="You could begin here" aria-label="Questions to begin with">
      <QuestionItems views={first} isReasoned />
      <p>
        <Link to={role === '' ? '/questions' : `/questions?room=${encodeURIComponent(role)}`}>More questions</Link>
      </p>
    </Section>
  );
}

function QuestionItem({ view: { question, status } }: { readonly view: QuestionView }) {
  return (
    <>
      <Link className="voice-lg wrap-anywhere" to={addressOfPoint(question.point, question.id)}>
        {question.ask}
      </Link>{' '}
      {status !== 'open' && <StatusTag status={status} />}
    </>
  );
}

function QuestionItems({ views, isReasoned = false }: { views: readonly QuestionView[]; isReasoned?: boolean }) {
  return (
    <ul className="grid gap-3 mt-2">
      {views.map((view) => (
        <li className="print:break-inside-avoid" key={view.question.id}>
          <QuestionItem view={view} />
          {isReasoned && <p className="quiet m-0">{reasonFor(view)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What each person has seen, stored on this device. */
const seenStore = draftStore<{ readonly look: SeenFacts }>('look', { look: '' });

const CHANGE_HEADS: readonly (readonly [list: keyof ChangesSince, head: string])[] = [
  ['decided', 'Decided'],
  ['contested', 'Contested now'],
  ['answered', 'Other answers to your questions'],
  ['raised', 'New questions'],
];

/** What has changed since this person last looked. The first visit counts as having seen everything. */
function ChangesSinceSeen({ who }: { readonly who: KnownPerson }) {
  const workspace = useWorkspace();
  const key = `${workspace.name}.${who.name}.${who.role}`;
  const { look } = seenStore.use(key);
  useEffect(() => {
    if (seenStore.read(key).look === '') seenStore.edit(key, { look: seenFactsOf(workspace) });
  }, [key, workspace]);
  if (look === '') return null;
  const changes = changesSince(workspace, look, who);
  const count = CHANGE_HEADS.reduce((sum, [list]) => sum + changes[list].length, 0);
  const markAsSeen = () => {
    seenStore.edit(key, { look: seenFactsOf(workspace) });
    announce('Marked as seen.');
  };
  return (
    <Section
      className="since p-4 border-1 border-line rounded bg-sheet [&>h2]:mt-0"
      head="Since you last looked"
      count={count}
      aria-label="What changed since you last looked"
    >
      {count === 0 ? (
        <p className="quiet">Nothing has changed.</p>
      ) : (
        <>
          {CHANGE_HEADS.map(([list, head]) => (
            <ChangedQuestions key={list} head={head} views={changes[list]} />
          ))}
          <Button className="button mt-4" onClick={markAsSeen}>
            Mark as seen
          </Button>
        </>
      )}
    </Section>
  );
}

const MAX_CHANGED = 20;

function ChangedQuestions({ head, views }: { readonly head: string; readonly views: readonly QuestionView[] }) {
  if (views.length === 0) return null;
  const more = views.length - MAX_CHANGED;
  return (
    <>
      <h3 className="small-head mx-0 mt-4 mb-0">{head}</h3>
      <QuestionItems views={views.slice(0, MAX_CHANGED)} />
      {more > 0 && <p className="quiet">and {more} more.</p>}
    </>
  );
}
