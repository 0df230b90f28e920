import { Link } from 'react-router';
import { inView, type SessionEvent, type WalkthroughView } from '#core/index.ts';
import { Section } from '../../kit/section.tsx';
import { StatusTag } from '../../kit/status-tag.tsx';
import { Timestamp } from '../../kit/timestamp.tsx';
import { pollProgressOf } from '../../presence/poll-progress.ts';
import { useSessionEvents } from '../../presence/use-session-events.ts';
import { usePresence, useServerNow } from '../../session/presence-store.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { HandsList, handsUp, PeopleList } from '../bar/people.tsx';
import { PollProgress } from '../bar/poll-control.tsx';
import { AgendaList } from '../bar/stop-navigation.tsx';
import { timeSpent } from '../bar/stops.ts';
import { WallLink } from '../invite/join-card.tsx';
import { Alarms, Lobby } from '../invite/lobby.tsx';
import { latestActivity } from './latest-activity.ts';
import '../bar/walk.css';

/** Milliseconds; only minutes are shown. */
const REFRESH_INTERVAL = 15_000;

/** The running walkthrough as the facilitator sees it; moves everybody without leaving this page. */
export function Console() {
  const { activeWalkthrough } = useWorkspace();
  return activeWalkthrough && <RunningConsole view={activeWalkthrough} />;
}

function RunningConsole({ view }: { view: WalkthroughView }) {
  const workspace = useWorkspace();
  const room = usePresence();
  const { emit } = useSessionEvents(view);
  const spent = timeSpent(view.agenda, view.shown, useServerNow(REFRESH_INTERVAL));
  const show = (place: string) => void emit({ happened: 'shown', place });
  return (
    <div className="console">
      <p className="flex flex-wrap gap-2 mb-4">
        {view.place && (
          <Link className="button" to={view.place}>
            Go where all are: {inView(view.place, workspace).title}
          </Link>
        )}
        <WallLink />
        <Link className="button" to="/walk/invite">
          Invite
        </Link>
      </p>
      <Alarms />
      <Lobby />
      <div className="console-columns">
        <Section head="Where we are">
          <AgendaList view={view} go={show} spent={spent} />
        </Section>
        <div>
          <QuestionInView view={view} />
          {room && (
            <Section head={`${room.count} here`} aria-label="People">
              {handsUp(room).length > 0 && <HandsList hands={handsUp(room)} />}
              <PeopleList />
            </Section>
          )}
        </div>
        <div>
          <LatestActivity view={view} />
          <FacilitatorNotes notes={view.notes} />
        </div>
      </div>
    </div>
  );
}

function QuestionInView({ view }: { view: WalkthroughView }) {
  const workspace = useWorkspace();
  const room = usePresence();
  const { question } = inView(view.place ?? '', workspace);
  const poll = view.polls.get(question?.question.id ?? '');
  if (!question) return null;
  return (
    <Section head={question.question.ask} aria-label="The question in view">
      <p>
        <StatusTag status={question.status} />
      </p>
      {poll ? (
        <PollProgress progress={pollProgressOf(poll, question.responses, room)} round={poll} />
      ) : (
        <p className="quiet">It has not been put to everybody yet.</p>
      )}
    </Section>
  );
}

function LatestActivity({ view }: { view: WalkthroughView }) {
  const latest = latestActivity(view.walkthrough.id, useWorkspace());
  return (
    <Section head="Said last" aria-label="What was said last">
      {latest.length === 0 && <p className="quiet">Nothing yet.</p>}
      <ol className="grid gap-3" aria-live="off">
        {latest.map(({ id, who, did, question, at }) => (
          <li className="grid gap-0.5 wrap-anywhere" key={id}>
            <span className="quiet">
              {who} {did} · <Timestamp at={at} />
            </span>
            <Link to={`/questions/${question.id}`}>{question.ask}</Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function FacilitatorNotes({ notes }: { notes: readonly SessionEvent[] }) {
  const workspace = useWorkspace();
  if (notes.length === 0) return null;
  return (
    <Section head="Notes" aria-label="Notes, for facilitators only">
      <ol className="grid gap-3">
        {notes.toReversed().map(
          ({ id, what, by, at }) =>
            what.happened === 'noted' && (
              <li className="grid gap-0.5 wrap-anywhere" key={id}>
                <span className="quiet">
                  {by.name} at <Link to={what.place}>{inView(what.place, workspace).title}</Link> ·{' '}
                  <Timestamp at={at} />
                </span>
                <span className="page-text">{what.text}</span>
              </li>
            ),
        )}
      </ol>
    </Section>
  );
}
