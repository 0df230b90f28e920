import { isClosed } from '#core/index.ts';
import { heldValue, lookOfHeld, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';

const WAYS = [
  ['hidden', 'It is not there', 'Where did the button go?'],
  ['greyed', 'It is greyed out, with the reason', 'Now they know that there is something.'],
  ['refused', 'It can be pressed, and says no', 'First they hope, then they are told.'],
] as const;

/** The three ways to say no, each to be tried; pressing one puts it into the answer. Once one was chosen it stands alone. */
export function Refusals({ product, example }: { product: Product; example: string }) {
  const asking = useAsking();
  const view = asking.view('roles.refusal');
  const { refusal, refusalWords } = product.model.roles;
  const chosen = heldValue(refusal);
  const look = lookOfHeld(refusal);
  const shown = WAYS.filter(([way]) => look !== 'said' || way === chosen);
  return (
    <ul className="roles-refusals" data-look={look}>
      {shown.map(([way, says, catchIt]) => (
        <li key={way} data-chosen={way === chosen || undefined}>
          <Sample way={way} example={example} words={heldValue(refusalWords) ?? 'Not for you.'} />
          <span>{says}.</span>
          <small>
            {way === chosen && look !== 'said' ? 'So it was said; it has to be said again.' : catchIt}
          </small>
          {view && !isClosed(view.status) && (
            <Button onClick={() => asking.capture('roles.refusal', way)}>Like this</Button>
          )}
        </li>
      ))}
      {look === 'said' && shown.length === 0 && <li>{chosen}</li>}
    </ul>
  );
}

function Sample({ way, example, words }: { way: string; example: string; words: string }) {
  if (way === 'hidden') return <span className="roles-gone" aria-hidden="true" />;
  return (
    <button
      type="button"
      className="button roles-sample"
      aria-disabled={way === 'greyed' || undefined}
      onClick={() => announce(words)}
    >
      {example}
      {way === 'greyed' && <small>{words}</small>}
    </button>
  );
}
