import type { ReactNode } from 'react';
import { type AskedMark, isClosed, type PointView, plural, questionsInText, withCount } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Markdown } from '../../kit/markdown.tsx';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { usePermissions } from '../../session/session.ts';
import { Spot } from '../../stage/spot.tsx';
import { Stage } from '../../stage/stage.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { promptsFor } from './prompts.ts';

/** The placeholder of a point without a kind: its text as it reads, each open place in it with its pin. */
export default function General({ view }: { view: PointView }) {
  const { spec } = useWorkspace();
  const { point } = view;
  const { asked, rest } = questionsInText(view, spec);
  const whole = view.questions.find(({ question, status }) => question.origin.from === 'point' && !isClosed(status));
  return (
    <>
      <h1>{point.title}</h1>
      <p className="lead">{leadOf(view)}</p>
      <Stage
        view={view}
        label={`Placeholder: ${point.title}`}
        address={<span>{`SPEC.md line ${point.line}`}</span>}
        badge={<span className="tag aside">As written</span>}
      >
        <ScrollBox
          label="The text of the section"
          className="max-h-[56vh] overflow-y-auto voice-lg space-y-5 print:max-h-none"
          ref={showFirstHole}
        >
          {point.text && <Markdown text={point.text} document={spec.bare} places={asked} draw={drawMark} />}
          {rest
            .filter(({ status }) => status !== 'parked')
            .map(({ question }) => (
              <div key={question.id}>
                {question.origin.from !== 'point' && <p className="m-0 mb-1">{question.ask}</p>}
                <Spot q={question.id} guess={null} as="whole" />
              </div>
            ))}
          {whole && point.status === 'unanswered' && <Prompts title={point.title} question={whole.question.id} />}
        </ScrollBox>
      </Stage>
    </>
  );
}

function leadOf({ point, questions }: PointView): string {
  const open = questions.filter(({ status }) => !isClosed(status)).length;
  if (point.unticked) return `${withCount(point.unticked, 'box is', 'boxes are')} not ticked.`;
  if (point.unsaid === 'empty') return 'A heading, and nothing below it yet.';
  if (point.unsaid === 'template' || point.unsaid === 'instructions')
    return 'So far it only tells its author what to write.';
  if (open === 0) return 'Nothing is open here. Does something still bother you?';
  return `${withCount(open, 'place')} in this text ${plural(open, 'is', 'are')} open.`;
}

/** A mark with the pin of its question: a question keeps its words, other marks make room for the answer. */
function drawMark({ view, mark }: AskedMark, content: ReactNode, isBlock: boolean): ReactNode {
  const { id } = view.question;
  const asks = mark.kind === 'open-question' || mark.kind === 'unresolved-block';
  if (!asks) return <Spot q={id} guess={null} hole={mark.kind === 'empty-cell' ? 'nothing yet' : mark.text} />;
  return (
    <>
      {content}{' '}
      {isBlock ? (
        <p className="m-0">
          <Spot q={id} guess={null} />
        </p>
      ) : (
        <Spot q={id} guess={null} />
      )}
    </>
  );
}

/** What a good section of this kind answers, to think along; never a guess. */
function Prompts({ title, question }: { title: string; question: string }) {
  const asking = useAsking();
  const may = usePermissions();
  const { lead, prompts } = promptsFor(title);
  return (
    <div className="ui-md text-ink-2">
      <p className="m-0 mb-2 font-semibold">{lead}</p>
      <ul className="list-disc pl-5 space-y-1">
        {prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
      {may.answer && (
        <p className="mt-3">
          <Button onClick={() => asking.capture(question, prompts.map((prompt) => `${prompt}\n`).join('\n'))}>
            Answer these
          </Button>
        </p>
      )}
    </div>
  );
}

/** Scrolls a long text to its first hole; the page stays where it is. */
function showFirstHole(box: HTMLElement | null): void {
  const hole = box?.querySelector('[data-look="hole"]');
  if (box && hole)
    box.scrollTop += hole.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
}
