import { becauseOf, type QuestionView } from '#core/index.ts';
import { useWorkspace } from '../workspace/store.ts';
import { AnswerPart } from './answer-part.tsx';
import { DecisionPart } from './decision-part.tsx';
import { ResponseList } from './response-list.tsx';

interface QuestionBodyProps {
  readonly view: QuestionView;
  /** Whether the field of the answer takes the focus. */
  readonly autoFocus: boolean;
}

/** Everything about one question below its heading: why it is asked, what was said and decided, and the answer form. */
export function QuestionBody({ view, autoFocus }: QuestionBodyProps) {
  const { question } = view;
  return (
    <>
      <AskedBecause view={view} />
      {question.why && <p className="text-ink-2 text-sm">{question.why}</p>}
      <QuestionHint view={view} />
      <ResponseList view={view} />
      {view.decision && <DecisionPart view={view} />}
      <AnswerPart view={view} autoFocus={autoFocus && !view.decision} />
      {!view.decision && <DecisionPart view={view} />}
    </>
  );
}

/** If an answer raised it, why it is asked; if it is parked, why it need not be asked. */
function AskedBecause({ view: { question, parkedBecause } }: { view: QuestionView }) {
  const because = becauseOf(question, useWorkspace());
  const words = [because, parkedBecause].filter(Boolean).join(' ');
  return words === '' ? null : <p className="mb-2 voice-lg italic">{words}</p>;
}

/** Whom a question asks, and how long it takes. */
export function QuestionHint({ view: { question } }: { view: QuestionView }) {
  return (
    <span className="hint">
      {question.who.length > 0 && `Asks: ${question.who.join(', ')} · `}
      {question.minutes} min
    </span>
  );
}
