import { isClosed } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';

const SUMMARY = 'flex items-center w-fit min-h-9 text-ink-2 ui-13/[1.3] font-medium underline underline-offset-3';

interface ChoiceButtonsProps {
  readonly q: string;
  readonly behind?: string;
  /** What else happens when one is picked, by its id. */
  readonly onPick?: ((option: string) => void) | undefined;
}

/**
 * The possible answers of a question as buttons on the stage; pressing one puts it into the answer. Gone once it is
 * closed. With `behind` they are folded behind that word, so that the guess is seen first, and not a form.
 */
export function ChoiceButtons({ q, behind, onPick }: ChoiceButtonsProps) {
  const asking = useAsking();
  const view = asking.view(q);
  if (!view || isClosed(view.status) || view.question.shape.shape !== 'choice') return null;
  const pick = (id: string) => {
    onPick?.(id);
    asking.capture(q, id);
  };
  const buttons = (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="unseen">{view.question.ask}</legend>
      {view.question.shape.options.map(({ id, label }) => (
        <Button className="button text-left" key={id} onClick={() => pick(id)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
  if (!behind) return buttons;
  return (
    <details>
      <summary className={SUMMARY}>{behind}</summary>
      {buttons}
    </details>
  );
}
