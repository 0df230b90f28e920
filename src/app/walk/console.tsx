import { useState } from 'react';
import { Link } from 'react-router';
import { agendaPlanOf } from '#core/agenda.ts';
import { type AgendaItem, inView, type SessionEvent, type WalkthroughView, type Workspace } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { pollProgressOf } from '../presence/poll-progress.ts';
import { useSessionEvents } from '../presence/use-session-events.ts';
import { draftStore } from '../session/drafts.ts';
import { usePresence, useServerNow } from '../session/presence-store.ts';
import { useWorkspace } from '../workspace/store.ts';
import { AgendaEditor } from './agenda/editor.tsx';
import { HandsList, handsUp, PeopleList } from './bar/people.tsx';
import { PollProgress } from './bar/polls.tsx';
import { AgendaList, timeSpent } from './bar/stops.tsx';
import { WallLink } from './invite/join-card.tsx';
import { Alarms, Lobby } from './invite/lobby.tsx';
import { OUTCOME_WORDS, WORDS } from './words.ts';
import './bar/walk.css';

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
            Go to {inView(view.place, workspace).title}, where everybody is
          </Link>
        )}
        <WallLink />
        <Link className="button" to="/walk/invite">
          {WORDS.invite}
        </Link>
      </p>
      <Alarms />
      <Lobby />
      <div className="grid lg:grid-cols-[1.3fr_1fr_1fr] *:min-w-0 gap-x-8 mb-8">
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
      <RunningAgenda view={view} />
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
        <p className="quiet">It has not been asked yet.</p>
      )}
    </Section>
  );
}

function LatestActivity({ view }: { view: WalkthroughView }) {
  const latest = latestActivity(view.walkthrough.id, useWorkspace());
  return (
    <Section head="Latest">
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

/** Number of entries shown. */
const MAX_LATEST = 12;

/** What was answered and decided in a walkthrough, newest first, without what is hidden. */
function latestActivity(walkthrough: string, { questionsAsRaised }: Pick<Workspace, 'questionsAsRaised'>) {
  const activities = questionsAsRaised.flatMap(({ question, responses, decisions, reactions }) => {
    const { id, origin } = question;
    const ofQuestion = [
      ...responses.map((response) => ({ ...response, did: 'answered' })),
      ...reactions.map((reaction) => ({ ...reaction, did: 'responded' })),
      ...decisions.map(({ result, ...decision }) => ({
        ...decision,
        id: `${decision.id}/${decision.number}`,
        did: OUTCOME_WORDS[result.outcome],
      })),
      ...(origin.from === 'hand' ? [{ ...origin, id, did: 'parked' }] : []),
    ];
    return ofQuestion
      .filter(({ during }) => during === walkthrough)
      .map(({ id, by, did, at }) => ({ id, who: by.name, did, question, at }));
  });
  return activities.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MAX_LATEST);
}

/** Unsaved changes of the agenda, by walkthrough. */
const agendaDrafts = draftStore<{ readonly items: readonly AgendaItem[] | null }>('agenda', { items: null });

/** The agenda of a running walkthrough: edited locally, then applied for everybody. */
function RunningAgenda({ view }: { readonly view: WalkthroughView }) {
  const { walkthrough, agenda } = view;
  const workspace = useWorkspace();
  const draft = agendaDrafts.use(walkthrough.id);
  const { items } = draft;
  const { emit, problem } = useSessionEvents(view);
  const isChanged = items !== null && JSON.stringify(items) !== JSON.stringify(agenda);
  const [isOpen, setOpen] = useState(isChanged);
  const applyAgenda = async () => {
    if (!items || !(await emit({ happened: 'planned', agenda: items }))) return;
    agendaDrafts.drop(walkthrough.id, draft);
    setOpen(false);
  };
  return (
    <details
      className="agenda-running mt-6 border-t-1 border-t-line"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="py-2.5 px-0">Change the agenda</summary>
      <AgendaEditor
        plan={agendaPlanOf(workspace, walkthrough, items ?? agenda)}
        onChange={(next) => agendaDrafts.edit(walkthrough.id, { items: next })}
      >
        {isChanged && (
          <div className="row">
            <Button look="main" onClick={applyAgenda}>
              Use this agenda
            </Button>
            <Button onClick={() => agendaDrafts.drop(walkthrough.id)}>Discard the changes</Button>
          </div>
        )}
      </AgendaEditor>
      {problem}
    </details>
  );
}
