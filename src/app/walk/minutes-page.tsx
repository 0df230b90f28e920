import { lazy, Suspense, useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { type Minutes, minutesOf, partsOf } from '#core/minutes.ts';
import { NotFound } from '../pages/not-found.tsx';
import { useKnown } from '../workspace/store.ts';
import { BurnDown } from './figures/burn-down.tsx';
import { Coverage } from './figures/coverage.tsx';
import { Attendance } from './minutes/attendance.tsx';
import { MinutesHead } from './minutes/minutes-head.tsx';
import { NextQuestions, QuestionLines } from './minutes/question-lines.tsx';
import { Shown } from './minutes/shown.tsx';
import { SpecChanges } from './minutes/spec-changes.tsx';
import { TalkPart } from './minutes/talk-part.tsx';
import { Tasks } from './tasks/tasks.tsx';
import './minutes/minutes.css';

const BeforeAfter = lazy(async () => ({
  default: (await import('./minutes/before-after.tsx')).BeforeAfter,
}));

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
      <Suspense fallback={null}>
        <BeforeAfter minutes={minutes} />
      </Suspense>
      <section aria-label="How far it is">
        <h2>How far it is</h2>
        <BurnDown burnDown={minutes.burnDown} />
        <Coverage coverage={minutes.coverage} />
      </section>
      <Tasks tasks={minutes.next.tasks} />
      <NextQuestions next={minutes.next} />
    </article>
  );
}

function Talks({ minutes }: { readonly minutes: Minutes }) {
  const parts = partsOf(minutes.talks);
  if (parts.length === 0)
    return (
      <section aria-label="What was said">
        <h2>What was said</h2>
        <p className="quiet">No question was put, and nobody answered one.</p>
      </section>
    );
  return parts.map(({ head, status, talks }) => (
    <section key={head} id={`minutes-${status}`} aria-label={head}>
      <h2>
        {head} <small className="quiet">{talks.length}</small>
      </h2>
      {talks.map((talk) => (
        <TalkPart key={talk.view.question.id} talk={talk} />
      ))}
    </section>
  ));
}
