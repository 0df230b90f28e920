import './minutes/minutes.css';
import { useDeferredValue } from 'react';
import { Link, useParams } from 'react-router';
import { type QuestionView, withCount } from '#core/index.ts';
import {
  type DiffLine,
  discussionsByStatus,
  type Minutes,
  minutesBetween,
  minutesOf,
  minutesText,
  type Participant,
  speakerWords,
  type TextChange,
  type VisitedPlace,
} from '#core/minutes.ts';
import { Button, SaveLink } from '../kit/button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { useWorkspaceState } from '../workspace/store.ts';
import { BurnDownFigure, CoverageFigure, FiguresTable } from './figures/figures.tsx';
import { DiscussionArticle } from './minutes/discussion-article.tsx';
import { Tasks } from './tasks/tasks.tsx';

function MinutesHead({ minutes }: { readonly minutes: Minutes }) {
  const { walkthrough, endedAt } = minutes;
  const parts = discussionsByStatus(minutes.discussions);
  const text = minutesText(minutes);
  return (
    <header>
      <p className="quiet row gap-y-1 mb-2">
        Minutes{endedAt === null && <span className="tag guess ml-2">so far, it goes on</span>}
      </p>
      <h1>{walkthrough.title}</h1>
      <p className="lead">
        <Timestamp at={walkthrough.at} />
        {durationWords(minutes)}; run by {speakerWords(walkthrough.by)}.
      </p>
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
      </div>
    </header>
  );
}

function durationWords({ walkthrough, endedAt }: Minutes): string {
  const minutes = minutesBetween(walkthrough.at, endedAt);
  if (minutes === null) return '';
  const given = walkthrough.minutes > 0 ? ` of the ${walkthrough.minutes} given` : '';
  return `, ${withCount(minutes, 'minute')}${given}`;
}

function ShownPlaces({ shown }: { readonly shown: readonly VisitedPlace[] }) {
  return (
    <Section head="What was shown" count={shown.length}>
      {shown.length === 0 && <p className="quiet">Nobody was taken anywhere.</p>}
      <ol className="bare">
        {shown.map((station) => (
          <li
            className="grid grid-cols-[80px_minmax(0,1fr)_auto] max-md:grid-cols-[72px_minmax(0,1fr)] items-baseline gap-3 py-2 border-t-1 border-line print:break-inside-avoid"
            key={station.at}
          >
            <span className="text-ink-2 whitespace-nowrap tabular-nums">
              <TimeOfDay at={station.at} />
            </span>
            <Link className="voice-lg wrap-anywhere" to={station.place}>
              {station.words}
            </Link>
            <span className="quiet max-md:col-2">{visitDuration(station)}</span>
          </li>
        ))}
      </ol>
    </Section>
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
    <Section head="Who was there" count={people.length}>
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
    </Section>
  );
}

const BeforeAfter = lazyComponent(async () => (await import('./minutes/before-after.tsx')).BeforeAfter);

/** The minutes of a walkthrough; of a running one, so far. */
export function Component() {
  const { walkthrough: id = '' } = useParams();
  const opened = useDeferredValue(useWorkspaceState().opened);
  const minutes = minutesOf(opened, id);
  if (!minutes) return <NotFound what={`There is no walkthrough “${id}”.`} />;
  return (
    <article className="page minutes-page">
      <title>{`Minutes: ${minutes.walkthrough.title} · Specwalk`}</title>
      <MinutesHead minutes={minutes} />
      <Attendance people={minutes.people} />
      <ShownPlaces shown={minutes.shown} />
      <Discussions minutes={minutes} />
      <QuestionSection head="Parked for later" views={minutes.parked} />
      <QuestionSection head="What the answers ask next" views={minutes.raised} />
      <SpecChanges changes={minutes.spec} />
      <BeforeAfter minutes={minutes} />
      <Section head="How far it is">
        <BurnDownFigure burnDown={minutes.burnDown} />
        <CoverageFigure coverage={minutes.coverage} />
      </Section>
      <Tasks tasks={minutes.next.tasks} />
      <NextQuestions next={minutes.next} />
    </article>
  );
}

function Discussions({ minutes }: { readonly minutes: Minutes }) {
  const parts = discussionsByStatus(minutes.discussions);
  if (parts.length === 0)
    return (
      <Section head="What was said">
        <p className="quiet">No question was put, and nobody answered one.</p>
      </Section>
    );
  return parts.map(({ head, status, discussions }) => (
    <Section key={head} id={`minutes-${status}`} head={head} count={discussions.length}>
      {discussions.map((talk) => (
        <DiscussionArticle key={talk.view.question.id} talk={talk} />
      ))}
    </Section>
  ));
}

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
          className="grid grid-cols-[140px_minmax(0,1fr)] max-md:grid-cols-1 items-baseline gap-3 py-2 border-t-1 border-line print:break-inside-avoid"
          key={question.id}
        >
          <div>
            <StatusTag status={status} />
          </div>
          <Link className="voice-lg wrap-anywhere" to={`/questions/${question.id}`}>
            {question.ask}
          </Link>
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

function SpecChanges({ changes }: { readonly changes: readonly TextChange[] }) {
  return (
    <Section head="What changed in the specification">
      {changes.length === 0 && <p className="quiet">Nothing was decided that changes its text.</p>}
      {changes.map(({ point, title, lines }) => (
        <div key={point}>
          <h3 className="mb-2">
            <Link to={`/spec#${encodeURIComponent(point)}`}>{title}</Link>
          </h3>
          <Diff lines={lines} label={`Changes under ${title}`} />
        </div>
      ))}
    </Section>
  );
}

const DIFF_SIGNS: Readonly<Record<DiffLine['is'], readonly [sign: string, words: string]>> = {
  same: ['', ''],
  added: ['+', 'Added: '],
  removed: ['−', 'Removed: '],
  gap: ['⋯', 'Lines that stay are left out.'],
};

/** The lines with a sign each, for reading without colour and for screen readers. */
function Diff({ lines, label }: { readonly lines: readonly DiffLine[]; readonly label: string }) {
  return (
    <ul className="diff mb-6 bg-sheet border-1 border-line rounded py-2 mono-sm" aria-label={label}>
      {withKeys(lines).map(({ line: { is, text }, key }) => (
        <li key={key} data-is={is}>
          <span aria-hidden="true" className="text-center font-semibold">
            {DIFF_SIGNS[is][0]}
          </span>
          <span>
            <span className="unseen">{DIFF_SIGNS[is][1]}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function withKeys(lines: readonly DiffLine[]) {
  return lines.map((line, at) => ({ line, key: `${at} ${line.is}` }));
}
