import './choices.css';
import { isClosed } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';

/**
 * The possible answers of a question as buttons on the stage; pressing one puts it into the answer. Gone once it is
 * closed. With `behind` they lie behind that word, so that the first thing seen is the guess and not a form.
 */
export function Choices({ q, behind }: { q: string; behind?: string }) {
  const asking = useAsking();
  const view = asking.view(q);
  if (!view || isClosed(view.status) || view.question.shape.shape !== 'choice') return null;
  const buttons = (
    <fieldset className="choices">
      <legend className="unseen">{view.question.ask}</legend>
      {view.question.shape.options.map(({ id, label }) => (
        <button type="button" className="button" key={id} onClick={() => asking.capture(q, id)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
  if (!behind) return buttons;
  return (
    <details className="choices-behind">
      <summary>{behind}</summary>
      {buttons}
    </details>
  );
}
