import { useState } from 'react';
import { Link } from 'react-router';
import { becauseOf, capitalize, hintFor, isClosed, positionsIn, type QuestionView, whyAsked } from '#core/index.ts';
import { speakerLine } from '../session/speaker.ts';
import { isTabular } from '../shapes/index.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { answerDrafts, isBlank } from './answer-drafts.ts';
import { AnswerPart } from './answer-part.tsx';
import { DecideForm } from './decide-form.tsx';
import { DecisionPart } from './decision-part.tsx';
import { Quotes } from './quotes.tsx';
import { Receipt, useReceiptUntilLeft } from './receipt.tsx';
import { ResponseList, useVisibleResponses } from './response-list.tsx';
import { UsualLine } from './usual-answers.tsx';
import { DecideRow } from './verdict.tsx';

interface QuestionBodyProps {
  readonly view: QuestionView;
  /** Whether the field of the answer takes the focus. */
  readonly autoFocus: boolean;
}

/**
 * Everything about one question below its heading, as wide as the place it is put in: why it is asked; while it is
 * open, the form to answer, with what was said beside it; once people disagree, their answers side by side and what
 * settles it; then the decision.
 */
export function QuestionBody(props: QuestionBodyProps) {
  return <Body key={props.view.question.id} {...props} />;
}

function Body({ view, autoFocus }: QuestionBodyProps) {
  const { question, decision } = view;
  const responses = useVisibleResponses(view);
  const isOpen = !decision && positionsIn(question, responses).length <= 1;
  const isTyping = !isBlank(answerDrafts.use(question.id));
  const [isFormFirst, setFormFirst] = useState(isOpen);
  // Whatever others say, the form stays where it is while somebody types.
  if (isFormFirst !== isOpen && !isTyping) setFormFirst(isOpen);
  const [isDeciding, setDeciding] = useState(false);
  useReceiptUntilLeft(question.id);
  const form = isDeciding ? null : (
    <div key="form" className="grid content-start gap-3 min-w-0 empty:hidden">
      <UsualLine view={view} />
      <AnswerPart view={view} autoFocus={autoFocus && !decision} />
    </div>
  );
  const said = (
    <div key="said" className="grid content-start gap-4 min-w-0 empty:hidden">
      <ResponseList view={view} responses={responses} />
      {!decision && !isDeciding && <DecideRow view={view} openForm={() => setDeciding(true)} />}
      {!decision && <Receipt view={view} />}
    </div>
  );
  const isBeside = isFormFirst && responses.length > 0 && !isTabular(question.shape);
  const answers = (
    <div key="answers" className={`grid gap-x-8 gap-y-5 empty:hidden ${isBeside ? BESIDE : ''}`}>
      {isFormFirst ? [form, said] : [said, form]}
    </div>
  );
  const deciding = isDeciding && <DecideForm key="deciding" view={view} done={() => setDeciding(false)} />;
  return (
    <div className="question-body @container grid gap-4 min-w-0">
      <div className="grid gap-1">
        <MetaLine view={view} />
        <Reason view={view} />
      </div>
      {decision
        ? [
            <DecisionPart
              key="decision"
              view={view}
              decision={decision}
              openForm={isDeciding ? null : () => setDeciding(true)}
            />,
            deciding,
            answers,
          ]
        : [answers, deciding]}
      <Quotes view={view} />
    </div>
  );
}

/** What was said stands beside the form where there is room for both, else below it. */
const BESIDE = '@min-[720px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] *:only:col-span-full';

/** Why it is asked: in general, because of an answer, or why not now; and what else can be said. */
function Reason({ view: { question, parkedBecause } }: { view: QuestionView }) {
  const because = becauseOf(question, useWorkspace());
  const words = [because, question.why, parkedBecause, hintFor(question.slot ?? '')].filter(Boolean).join(' ');
  return words === '' ? null : <p className="m-0 text-ink-2 max-w-[75ch] text-pretty">{words}</p>;
}

/** What waits for a question, how long it takes, whom it asks and where it comes from, on one line; more on demand. */
function MetaLine({ view }: { view: QuestionView }) {
  const workspace = useWorkspace();
  const { question, rank, status } = view;
  const home = workspace.point(question.point);
  const facts = [
    !isClosed(status) && capitalize(whyAsked(view) ?? ''),
    `${question.minutes} min`,
    question.who.join(', '),
  ].filter(Boolean);
  const first = rank.unmet.flatMap((id) => workspace.question(id) ?? []);
  return (
    <div className="hint">
      <span>
        {facts.join(' · ')}
        {home && (
          <>
            {' · '}
            <Link to={`/spec#${encodeURIComponent(home.point.id)}`}>in the specification</Link>
          </>
        )}
      </span>
      <details className="inline-block ml-1 align-top open:block open:ml-0 print:hidden">
        <summary className="list-none px-1" aria-label="More about this question">
          ⋯
        </summary>
        <dl className="grid gap-x-3 gap-y-1 mt-1 cols-96 wrap-anywhere">
          <dt>Files</dt>
          <dd className="mono">questions/{question.id}/</dd>
          <dt>Raised by</dt>
          <dd>{home ? raisedBy(view) : 'a section that is no longer in the specification'}</dd>
          {first.length > 0 && (
            <>
              <dt>Ask first</dt>
              <dd className="grid">
                {first.map(({ question: { id, ask } }) => (
                  <Link key={id} to={`/questions/${id}`}>
                    {ask}
                  </Link>
                ))}
              </dd>
            </>
          )}
        </dl>
      </details>
    </div>
  );
}

function raisedBy({ question: { origin } }: QuestionView): string {
  switch (origin.from) {
    case 'bank':
      return 'the specification, which says nothing here';
    case 'point':
      return 'an unanswered section';
    case 'mark':
      return `a mark in the text: “${origin.text}”`;
    case 'edit':
      return 'a change made by hand in SPEC.md';
    case 'answer':
      return 'an answer';
    case 'hand':
      return origin.by.name ? speakerLine(origin.by) : 'somebody, by hand';
  }
}
