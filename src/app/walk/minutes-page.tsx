import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router';
import { isSaidBy, plural, type QuestionView, type WalkthroughView, withCount } from '#core/index.ts';
import {
  discussionsByStatus,
  type Minutes,
  minutesBetween,
  minutesOf,
  minutesText,
  type Participant,
  speakerWords,
  type VisitedPlace,
} from '#core/minutes.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button, SaveLink } from '../kit/button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { usePrinting } from '../kit/media.ts';
import { Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { useSessionEvents } from '../presence/use-session-events.ts';
import { serverNow } from '../session/presence-store.ts';
import { useMe, useRole } from '../session/session.ts';
import { useWorkspace, useWorkspaceState } from '../workspace/store.ts';
import { Discussions } from './minutes/discussions.tsx';
import { BurnDownFigure, CoverageFigure, FiguresTable } from './minutes/figures.tsx';
import { Tasks } from './minutes/tasks.tsx';
import { WORDS } from './words.ts';

/** The minutes of a walkthrough; of a running one, so far. What came of it first, how it went last. */
export function Component() {
  const { walkthrough: id = '' } = useParams();
  const opened = useDeferredValue(useWorkspaceState().opened);
  const minutes = minutesOf(opened, id);
  if (!minutes) return <NotFound what={`There is no walkthrough “${id}”.`} />;
  return (
    <article className="page minutes-page print:[&_a]:no-underline">
      <title>{`Minutes: ${minutes.walkthrough.title} · Specwalk`}</title>
      <MinutesHead minutes={minutes} />
      <Discussions discussions={minutes.discussions} />
      <QuestionSection head="Parked for later" views={minutes.parked} />
      <Tasks tasks={minutes.next.tasks} />
      <NextQuestions next={minutes.next} />
      <QuestionSection head="New questions from the answers" views={minutes.raised} />
      <h2>Details</h2>
      <Fold head="What changed in the specification" count={minutes.spec.length}>
        <SpecChanges changes={minutes.spec} />
      </Fold>
      <Fold head="What changed in the prototype" count={minutes.product.items.length}>
        <BeforeAfter minutes={minutes} />
      </Fold>
      <Fold head="Who was there" count={minutes.people.length}>
        <Attendance people={minutes.people} />
      </Fold>
      <Fold head="What was shown" count={minutes.shown.length}>
        <ShownPlaces shown={minutes.shown} />
      </Fold>
      <Fold head="Progress">
        <BurnDownFigure burnDown={minutes.burnDown} />
        <CoverageFigure coverage={minutes.coverage} />
      </Fold>
    </article>
  );
}

function MinutesHead({ minutes }: { readonly minutes: Minutes }) {
  const { walkthrough, endedAt, people, closingWord } = minutes;
  const { walkthroughs } = useWorkspace();
  const parts = discussionsByStatus(minutes.discussions);
  const text = minutesText(minutes);
  const [newest] = walkthroughs;
  return (
    <header>
      <p className="quiet row gap-y-1 mb-2">
        Minutes{endedAt === null && <span className="tag">so far: the walkthrough is running</span>}
      </p>
      <h1>{walkthrough.title}</h1>
      <p className="lead mb-4">
        <Timestamp at={walkthrough.at} />
        {durationWords(minutes)} · with {people.map(speakerWords).join(', ')}
      </p>
      {closingWord && (
        <blockquote className="mb-4 pl-4 border-l-3 border-ink voice-lg whitespace-pre-line">
          {closingWord}
          <footer className="quiet font-ui">{walkthrough.by.name}</footer>
        </blockquote>
      )}
      <OwnPart minutes={minutes} />
      {parts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 mb-4" aria-label="What came of it">
          {parts.map(({ head, status, discussions }) => (
            <li key={head}>
              <a className="inline-flex items-baseline gap-1.5 min-h-7 no-underline" href={`#minutes-${status}`}>
                <b className="voice-xl font-semibold">{discussions.length}</b> {head}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="row print:hidden">
        <SaveLink name={`minutes-${walkthrough.id}.md`} type="text/markdown" text={text}>
          Download as Markdown
        </SaveLink>
        <Button onClick={() => void copyText(text)}>Copy</Button>
        <Button onClick={() => window.print()}>Print</Button>
        {newest?.walkthrough.id === walkthrough.id && <UndoEnd view={newest} />}
      </div>
    </header>
  );
}

function durationWords({ walkthrough, endedAt }: Minutes): string {
  const minutes = minutesBetween(walkthrough.at, endedAt);
  if (minutes === null) return '';
  return walkthrough.minutes > 0
    ? ` · ${minutes} of ${withCount(walkthrough.minutes, 'minute')}`
    : ` · ${withCount(minutes, 'minute')}`;
}

/** For somebody who took part: thanks, what became of what they said, and what is still theirs to do. */
function OwnPart({ minutes: { people, discussions, endedAt } }: { readonly minutes: Minutes }) {
  const me = useMe();
  const isFacilitator = useRole() === 'facilitator';
  const isHere = people.some(({ name, role }) => name === me.name && role === me.role);
  if (isFacilitator || !isHere || endedAt === null) return null;
  const answered = discussions.filter(({ view }) => view.responses.some((response) => isSaidBy(response, me)));
  const decided = discussions.filter(({ restsOn }) => restsOn.some((response) => isSaidBy(response, me)));
  return (
    <p className="mb-4 p-4 rounded-xl bg-decided-wash voice-lg" role="status">
      Thank you, {me.name}.{' '}
      {answered.length > 0 && plural(answered.length, 'You answered one question', 'You answered # questions')}
      {decided.length > 0 && plural(decided.length, '; one was decided on your word', '; # were decided on your word')}
      {answered.length > 0 && '. '}
      <Link to="/walk/mine">{WORDS.mine}</Link>
    </p>
  );
}

/** Minutes after which the end of a walkthrough cannot be taken back any more. */
const UNDO_WITHIN = 30;

/** Takes the end back, by one press or key, as long as people may still be there. */
function UndoEnd({ view }: { readonly view: WalkthroughView }) {
  const { emit, problem } = useSessionEvents(view);
  const isFacilitator = useRole() === 'facilitator';
  const { endedAt, events } = view;
  const event = events.find(({ what }) => what.happened === 'ended')?.id;
  const canUndo =
    isFacilitator &&
    event !== undefined &&
    endedAt !== null &&
    serverNow() - Date.parse(endedAt) < UNDO_WITHIN * 60_000;
  const undo = () => void (event && emit({ happened: 'undone', event }));
  useKeys('Walk', [{ keys: 'u', label: 'Undo: go on with the walkthrough', run: undo, when: () => canUndo }]);
  if (!canUndo) return null;
  return (
    <>
      <Button onClick={undo}>Undo: go on with the walkthrough</Button>
      {problem}
    </>
  );
}

interface FoldProps {
  readonly head: string;
  readonly count?: number;
  readonly children: ReactNode;
}

/** Details that are rendered only while they are open; on paper all are. */
function Fold({ head, count, children }: FoldProps) {
  const isPrinting = usePrinting();
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <details
      className="border-t-1 border-line"
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="py-2.5">
        <h3 className="inline">{head}</h3> {count !== undefined && <small className="quiet">{count}</small>}
      </summary>
      <div className="pb-6">{(isOpen || isPrinting) && children}</div>
    </details>
  );
}

function ShownPlaces({ shown }: { readonly shown: readonly VisitedPlace[] }) {
  return (
    <ol className="bare">
      {shown.map((station) => (
        <li
          className="grid grid-cols-[80px_minmax(0,1fr)_auto] max-md:grid-cols-[72px_minmax(0,1fr)] items-baseline gap-3 py-2 border-t-1
            border-line print:break-inside-avoid"
          key={station.at}
        >
          <span className="text-ink-2 whitespace-nowrap tabular-nums">
            <TimeOfDay at={station.at} />
          </span>
          <Link className="wrap-anywhere" to={station.place}>
            {station.words}
          </Link>
          <span className="quiet max-md:col-2">{visitDuration(station)}</span>
        </li>
      ))}
    </ol>
  );
}

function visitDuration({ at, until }: VisitedPlace): string {
  const minutes = minutesBetween(at, until);
  return minutes === null ? 'still here' : `${minutes} min`;
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

function TimeOfDay({ at }: { readonly at: string }) {
  return <time dateTime={at}>{TIME.format(new Date(at))}</time>;
}

function Attendance({ people }: { readonly people: readonly Participant[] }) {
  return (
    <FiguresTable
      heads={['Name', 'Speaks for', 'As', 'Came']}
      rows={people.map(({ name, role, as, at }) => [
        `${name} · ${role}`,
        name,
        role,
        as ?? 'spoke',
        at === null ? '–' : <TimeOfDay key="came" at={at} />,
      ])}
    />
  );
}

const SpecChanges = lazyComponent(async () => (await import('./minutes/changes.tsx')).SpecChanges);
const BeforeAfter = lazyComponent(async () => (await import('./minutes/changes.tsx')).BeforeAfter);

function QuestionSection({ head, views }: { readonly head: string; readonly views: readonly QuestionView[] }) {
  if (views.length === 0) return null;
  return (
    <Section head={head} count={views.length}>
      <QuestionItems views={views} />
    </Section>
  );
}

function QuestionItems({ views }: { readonly views: readonly QuestionView[] }) {
  return (
    <ul className="bare">
      {views.map(({ question, status }) => (
        <li
          className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 border-t-1 border-line print:break-inside-avoid"
          key={question.id}
        >
          <Link className="wrap-anywhere no-underline hover:underline" to={`/questions/${question.id}`}>
            {question.ask}
          </Link>
          {status !== 'open' && <StatusTag status={status} />}
        </li>
      ))}
    </ul>
  );
}

function NextQuestions({ next }: { readonly next: Minutes['next'] }) {
  const more = next.open - next.questions.length;
  if (next.open === 0) return null;
  return (
    <Section head="What to ask next">
      <QuestionItems views={next.questions} />
      {more > 0 && (
        <p className="quiet">
          and {more} more, all under <Link to="/questions">Questions</Link>.
        </p>
      )}
    </Section>
  );
}
