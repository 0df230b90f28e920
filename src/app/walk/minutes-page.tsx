import { useDeferredValue } from 'react';
import { Link, useParams } from 'react-router';
import type { QuestionView } from '#core/index.ts';
import { type DiffLine, type Minutes, minutesOf, partsOf, type TextChange } from '#core/minutes.ts';
import { deferred } from '../kit/deferred.tsx';
import { Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { useKnown } from '../workspace/store.ts';
import { BurnDown, Coverage } from './figures/figures.tsx';
import { Attendance, MinutesHead, Shown } from './minutes/minutes-head.tsx';
import { TalkPart } from './minutes/talk-part.tsx';
import { Tasks } from './tasks/tasks.tsx';
import './minutes/minutes.css';

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
    <ul className="minutes-lines">
      {views.map(({ question, status }) => (
        <li className="grid items-baseline gap-3 line-top" key={question.id}>
          <StatusTag status={status} />
          <Link to={`/questions/${question.id}`}>{question.ask}</Link>
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

/** The lines with a sign each, as they read without colour and aloud. Lines never change places. */
function Diff({ lines, label }: { readonly lines: readonly DiffLine[]; readonly label: string }) {
  return (
    <ul className="diff mb-5 bg-sheet framed-thin rounded" aria-label={label}>
      {numbered(lines).map(({ line: { is, text }, key }) => (
        <li key={key} data-is={is}>
          <span aria-hidden="true" className="diff-sign">
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
