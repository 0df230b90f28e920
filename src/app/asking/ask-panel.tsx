import { useState } from 'react';
import { Link } from 'react-router';
import { countQuestions, isClosed, type PointView, type QuestionView } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { usePrinting } from '../kit/printing.ts';
import { usePermissions } from '../session/session.ts';
import { AddQuestion } from './add-question.tsx';
import { useAsking } from './asking.tsx';
import { QuestionCard } from './question-card.tsx';

/** More cards than this are left to the list of questions. */
const MAX_CARDS = 40;

/** The classes of the panel of questions: next to a screen, or below it if there is little room. */
export const PANEL = [
  'panel min-w-0 p-6 max-lg:px-4 bg-sheet border-line lg:border-l-1 max-lg:border-t-1',
  'lg:sticky lg:top-(--head) lg:h-[calc(100vh-var(--head))] overflow-auto',
  'print:static print:h-auto print:px-0 print:pb-0 print:overflow-visible print:border-0',
].join(' ');

/** The questions of one screen, in the order of their pins, parked ones last. */
export function AskPanel({ view }: { view: PointView }) {
  const [adding, setAdding] = useState(false);
  const { open } = useAsking();
  const printing = usePrinting();
  const may = usePermissions();
  const { point, questions } = view;
  const { settled, asked } = countQuestions(questions);
  const shown = cardsToShow(questions, printing ? questions.length : MAX_CARDS, open);
  return (
    <section className={PANEL} aria-label="Questions asked on this screen">
      <header className="flex items-baseline justify-between">
        <h2 className="small-head">Asked on this screen</h2>
        <span className="count">
          {settled} of {asked} settled
        </span>
      </header>
      <ol className="cards mb-4">
        {shown.map(({ question, number }) => (
          <QuestionCard key={question.question.id} view={question} number={number} />
        ))}
      </ol>
      {shown.length < questions.length && (
        <p className="quiet">
          <Link to={`/questions?point=${encodeURIComponent(point.id)}`}>All {asked} questions of this point</Link>
        </p>
      )}
      {questions.length === 0 && <p className="quiet">Nothing is asked here. Does something still bother you?</p>}
      {!may.ask ? null : adding ? (
        <AddQuestion point={point.id} done={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)}>Ask something else</Button>
      )}
    </section>
  );
}

const NEED = { waits: 0, settled: 1, parked: 2 } as const;

/**
 * In the order of pins, parked last. Over `max`, parked and settled ones are left out first, and never the open one.
 */
export function cardsToShow(views: readonly QuestionView[], max: number, open: string | null) {
  const numbered = views.map((question, at) => ({ question, number: at + 1 }));
  const byNeed = numbered.toSorted((one, other) => needOf(one) - needOf(other));
  const chosen = new Set(byNeed.slice(0, max));
  return numbered
    .filter((one) => chosen.has(one) || one.question.question.id === open)
    .toSorted((one, other) => Number(isParked(one)) - Number(isParked(other)));
}

function isParked({ question }: { question: QuestionView }): boolean {
  return question.status === 'parked';
}

function needOf(one: { question: QuestionView }): number {
  if (isParked(one)) return NEED.parked;
  return isClosed(one.question.status) ? NEED.settled : NEED.waits;
}
