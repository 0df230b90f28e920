import { Button } from '../../kit/button.tsx';
import './choices.css';
import { isClosed } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';

interface ChoicesProps {
  readonly q: string;
  readonly behind?: string;
  /** What else comes of picking one, by its id. */
  readonly onPick?: ((option: string) => void) | undefined;
}

/**
 * The possible answers of a question as buttons on the stage; pressing one puts it into the answer. Gone once it is
 * closed. With `behind` they lie behind that word, so that the first thing seen is the guess and not a form.
 */
export function Choices({ q, behind, onPick }: ChoicesProps) {
  const asking = useAsking();
  const view = asking.view(q);
  if (!view || isClosed(view.status) || view.question.shape.shape !== 'choice') return null;
  const pick = (id: string) => {
    onPick?.(id);
    asking.capture(q, id);
  };
  const buttons = (
    <fieldset className="choices flex flex-wrap gap-2">
      <legend className="unseen">{view.question.ask}</legend>
      {view.question.shape.options.map(({ id, label }) => (
        <Button key={id} onClick={() => pick(id)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
  if (!behind) return buttons;
  return (
    <details className="choices-behind">
      <summary className="flex items-center text-ink-2">{behind}</summary>
      {buttons}
    </details>
  );
}
