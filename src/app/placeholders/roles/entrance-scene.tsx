import { isClosed } from '#core/index.ts';
import { knownValue, lookOfSourced, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { SpotCard } from '../pieces/spot-card.tsx';

/** The way in and out: how people show who they are, what a stranger sees, and what a refusal looks like. */
export function EntranceScene({ product }: SceneProps) {
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 @wide:grid-cols-3">
        <article className="grid gap-3 p-4 bg-raised border border-line-strong rounded-lg" aria-label="The way in">
          <h2 className="m-0">Come in</h2>
          <div className="grid gap-2" aria-hidden="true">
            <i className="h-9 border border-line-strong rounded bg-sheet" />
            <i className="h-9 border border-hatch rounded bg-hatched" />
          </div>
          <SpotCard says="Who are you?" q="roles.sign-in" choices />
        </article>
        <SpotCard says="What a stranger may see and do" q="roles.anonymous" />
        <SpotCard says="Gone for coffee. Signed out after" q="roles.sign-out" />
      </div>
      <section className="grid gap-3" aria-label="And if they may not?">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 voice-lg">
          <span className="font-semibold">And if they may not?</span>
          <Spot q="roles.refusal" />
        </p>
        <RefusalChoices product={product} example="Delete" />
      </section>
    </div>
  );
}

const REFUSALS = [
  ['hidden', 'It is not there', 'Where did the button go?'],
  ['greyed', 'It is greyed out, with the reason', 'Now they know that there is something.'],
  ['refused', 'It can be pressed, and says no', 'First they hope, then they are told.'],
] as const;

/** The three styles of refusal, each to be tried and chosen; once one is decided, only that one. */
function RefusalChoices({ product, example }: { product: Product; example: string }) {
  const asking = useAsking();
  const view = asking.view('roles.refusal');
  const { refusal, refusalWords } = product.model.roles;
  const chosen = knownValue(refusal);
  const look = lookOfSourced(refusal);
  const card = `grid gap-2 content-start justify-items-start p-4 voice-lg font-semibold border rounded-lg ${LOOK_BORDERS[look]}`;
  const shown = REFUSALS.filter(([style]) => look !== 'decided' || style === chosen);
  return (
    <ul className="roles-refusals grid grid-fit-210 gap-4" data-look={look}>
      {shown.map(([style, says, drawback]) => (
        <li key={style} className={`${card} ${style === chosen && look !== 'decided' ? 'bg-decided-wash' : ''}`}>
          <RefusalSample way={style} example={example} words={knownValue(refusalWords) ?? 'Not for you.'} />
          <span>{says}.</span>
          <small className="ui-sm text-ink-2">
            {style === chosen && look !== 'decided' ? 'That was the answer. It has to be checked again.' : drawback}
          </small>
          {view && !isClosed(view.status) && (
            <Button onClick={() => asking.capture('roles.refusal', style)}>Like this</Button>
          )}
        </li>
      ))}
      {look === 'decided' && shown.length === 0 && <li className={card}>{chosen}</li>}
    </ul>
  );
}

function RefusalSample({ way, example, words }: { way: string; example: string; words: string }) {
  if (way === 'hidden') return <span className="w-30 h-9 border-1 border-dotted border-line" aria-hidden="true" />;
  return (
    <Button
      className={`button ${way === 'greyed' ? 'flex-col items-start border-line text-ink-2' : ''}`}
      aria-disabled={way === 'greyed' || undefined}
      onClick={() => announce(words)}
    >
      {example}
      {way === 'greyed' && <small className="ui-sm text-ink-2">{words}</small>}
    </Button>
  );
}
