import './minutes/minutes.css';
import { useDeferredValue } from 'react';
import { Link, useParams } from 'react-router';
import { counted, type QuestionView } from '#core/index.ts';
import {
  type DiffLine,
  type Minutes,
  minutesBetween,
  minutesOf,
  minutesText,
  type Present,
  partsOf,
  type Station,
  speakerWords,
  type TextChange,
} from '#core/minutes.ts';
import { Button, SaveLink } from '../kit/button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { deferred } from '../kit/deferred.tsx';
import { Moment } from '../kit/moment.tsx';
import { Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { useKnown } from '../workspace/store.ts';
import { BurnDown, Coverage, FiguresTable } from './figures/figures.tsx';
import { TalkPart } from './minutes/talk-part.tsx';
import { Tasks } from './tasks/tasks.tsx';

function MinutesHead({ minutes }: { readonly minutes: Minutes }) {
  const { walkthrough, endedAt } = minutes;
  const parts = partsOf(minutes.talks);
  const text = minutesText(minutes);
  return (
    <header>
      <p className="quiet row gap-y-1 mb-2">
        Minutes{endedAt === null && <span className="tag guess ml-2">so far, it goes on</span>}
      </p>
      <h1>{walkthrough.title}</h1>
      <p className="lead">
        <Moment at={walkthrough.at} />
        {took(minutes)}; run by {speakerWords(walkthrough.by)}.
      </p>
      {parts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 mb-4" aria-label="What came of it">
          {parts.map(({ head, status, talks }) => (
            <li key={head}>
              <a className="inline-flex items-baseline gap-1.5 min-h-7 no-underline" href={`#minutes-${status}`}>
                <b className="voice-24/1 font-medium">{talks.length}</b> {head}
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

function took({ walkthrough, endedAt }: Minutes): string {
  const minutes = minutesBetween(walkthrough.at, endedAt);
  if (minutes === null) return '';
  const given = walkthrough.minutes > 0 ? ` of the ${walkthrough.minutes} given` : '';
  return `, ${counted(minutes, 'minute')}${given}`;
}

function Shown({ shown }: { readonly shown: readonly Station[] }) {
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
            <Link className="voice-17/[1.4] wrap-anywhere" to={station.place}>
              {station.words}
            </Link>
            <span className="quiet max-md:col-2">{lasted(station)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function lasted({ at, until }: Station): string {
  const minutes = minutesBetween(at, until);
  return minutes === null ? 'still here' : `${minutes} min`;
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

function TimeOfDay({ at }: { readonly at: string }) {
  return <time dateTime={at}>{TIME.format(new Date(at))}</time>;
}

function Attendance({ people }: { readonly people: readonly Present[] }) {
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

const BeforeAfter = deferred(async () => (await import('./minutes/before-after.tsx')).BeforeAfter);

/** What came of a walkthrough; of one that goes on, so far. */
export function Component() {
  const { walkthrough: id = '' } = useParams();
  const opened = useDeferredValue(useKnown().opened);
  const minutes = minutesOf(opened, id);
  if (!minutes) return <NotFound what={`There is no walkthrough “${id}”.`} />;
  return (
    <article className="page minutes-page">
      <title>{`Minutes: ${minutes.walkthrough.title} · Specwalk`}</title>
      <MinutesHead minutes={minutes} />
      <Attendance people={minutes.people} />
      <Shown shown={minutes.shown} />
      <Talks minutes={minutes} />
      <QuestionLines head="Parked for later" views={minutes.parked} />
      <QuestionLines head="What the answers ask next" views={minutes.raised} />
      <SpecChanges changes={minutes.spec} />
      <BeforeAfter minutes={minutes} />
      <Section head="How far it is">
        <BurnDown burnDown={minutes.burnDown} />
        <Coverage coverage={minutes.coverage} />
      </Section>
      <Tasks tasks={minutes.next.tasks} />
      <NextQuestions next={minutes.next} />
    </article>
  );
}

function Talks({ minutes }: { readonly minutes: Minutes }) {
  const parts = partsOf(minutes.talks);
  if (parts.length === 0)
    return (
      <Section head="What was said">
        <p className="quiet">No question was put, and nobody answered one.</p>
      </Section>
    );
  return parts.map(({ head, status, talks }) => (
    <Section key={head} id={`minutes-${status}`} head={head} count={talks.length}>
      {talks.map((talk) => (
        <TalkPart key={talk.view.question.id} talk={talk} />
      ))}
    </Section>
  ));
}

function QuestionLines({ head, views }: { readonly head: string; readonly views: readonly QuestionView[] }) {
  if (views.length === 0) return null;
  return (
    <Section head={head} count={views.length}>
      <Lines views={views} />
    </Section>
  );
}

function Lines({ views }: { readonly views: readonly QuestionView[] }) {
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
          <Link className="voice-17/[1.4] wrap-anywhere" to={`/questions/${question.id}`}>
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
      <Lines views={next.questions} />
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

const SIGNS: Readonly<Record<DiffLine['is'], readonly [sign: string, words: string]>> = {
  same: ['', ''],
  added: ['+', 'Added: '],
  removed: ['−', 'Removed: '],
  gap: ['⋯', 'Lines that stay are left out.'],
};

/** The lines with a sign each, for reading without colour and for screen readers. Lines never change places. */
function Diff({ lines, label }: { readonly lines: readonly DiffLine[]; readonly label: string }) {
  return (
    <ul className="diff mb-6 bg-sheet border-1 border-line rounded py-2 mono-13/[1.55]" aria-label={label}>
      {numbered(lines).map(({ line: { is, text }, key }) => (
        <li key={key} data-is={is}>
          <span aria-hidden="true" className="text-center font-bold">
            {SIGNS[is][0]}
          </span>
          <span>
            <span className="unseen">{SIGNS[is][1]}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function numbered(lines: readonly DiffLine[]) {
  return lines.map((line, at) => ({ line, key: `${at} ${line.is}` }));
}
