import type { PointView } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import { Stage } from '../../stage/stage.tsx';

/** The placeholder of a point without a kind: its text, and a hole for each question about it. */
export default function General({ view }: { view: PointView }) {
  const { point, questions } = view;
  return (
    <>
      <h1>{point.title}</h1>
      <p className="lead">
        {point.text
          ? 'This is all that it says. Where does it stop too early?'
          : 'A heading, and below it nothing. What belongs here?'}
      </p>
      <Stage
        view={view}
        label={`Placeholder: ${point.title}`}
        address={<span>SPEC.md</span>}
        badge={<span className="tag hole">As written</span>}
      >
        <article className="pb-6 [border-bottom:2px_dashed_var(--color-ink-2)] grid gap-4">
          {point.text && <pre className="page-text">{point.text}</pre>}
          {questions.map(({ question }) => (
            <Spot
              key={question.id}
              className="flex! [&_.void]:block! [&_.void]:p-4! [&_.void]:voice-lg!"
              q={question.id}
              guess={null}
              hole={question.ask}
            />
          ))}
        </article>
      </Stage>
    </>
  );
}
