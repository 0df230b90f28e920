import { useState } from 'react';
import { Link } from 'react-router';
import { type PointView, settledIn } from '#core/index.ts';
import { usePrinting } from '../kit/printing.ts';
import { useMay } from '../session/may.ts';
import { AddQuestion } from './add-question.tsx';
import { useAsking } from './asking.tsx';
import { besideScreen } from './beside.ts';
import { QuestionCard } from './question-card.tsx';

/** More than this nobody reads beside a screen; the rest waits in the list. */
const MOST = 40;

/** The questions asked on one screen, in the order of their pins, those that are parked last. */
export function AskPanel({ view }: { view: PointView }) {
  const [adding, setAdding] = useState(false);
  const { open } = useAsking();
  const printing = usePrinting();
  const may = useMay();
  const { point, questions } = view;
  const shown = besideScreen(questions, printing ? questions.length : MOST, open);
  return (
    <section className="panel" aria-label="Questions asked on this screen">
      <header className="panel-head">
        <h2 className="small-head">Asked on this screen</h2>
        <span className="count">
          {settledIn(view)} of {view.asked} settled
        </span>
      </header>
      <ol className="cards">
        {shown.map(({ question, number }) => (
          <QuestionCard key={question.question.id} view={question} number={number} />
        ))}
      </ol>
      {shown.length < questions.length && (
        <p className="quiet">
          <Link to={`/questions?point=${encodeURIComponent(point.id)}`}>
            All {questions.length} questions of this point
          </Link>
        </p>
      )}
      {questions.length === 0 && (
        <p className="quiet">Nothing is asked here. Does something still bother you?</p>
      )}
      {!may.ask ? null : adding ? (
        <AddQuestion point={point.id} done={() => setAdding(false)} />
      ) : (
        <button type="button" className="button" onClick={() => setAdding(true)}>
          Ask something else
        </button>
      )}
    </section>
  );
}
