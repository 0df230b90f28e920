import { useId, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { ChoiceButtons } from './choice-buttons.tsx';

export interface Trial {
  readonly press: string;
  /** What happens, as long as nobody has said what should. */
  readonly shows: string;
  /** What is asked then. */
  readonly ask: string;
}

interface TrialButtonProps extends Trial {
  readonly q: string;
  readonly look?: 'main' | 'plain';
  readonly onTry?: (tried: boolean) => void;
  /** Called with the option that was picked. */
  readonly onPick?: (option: string) => void;
}

/** A button that plays what happens while its question is unanswered, and then asks it. */
export function TrialButton({ q, press, shows, ask, look, onTry, onPick }: TrialButtonProps) {
  const [tried, setTried] = useState(false);
  const body = useId();
  const asking = useAsking();
  const view = asking.view(q);
  if (!view || view.status === 'parked' || !isUnanswered(view)) return null;
  const play = () => {
    setTried(!tried);
    onTry?.(!tried);
    if (!tried) announce(shows);
  };
  return (
    <div>
      <Button {...(look && { look })} aria-expanded={tried} aria-controls={body} onClick={play}>
        {press}
      </Button>
      <div id={body} hidden={!tried} className="px-4 py-3 mt-2 bg-paper border-l-3 border-l-ink">
        <p className="mb-2 voice-lg">
          {shows} <b className="font-semibold">{ask}</b>
        </p>
        {view.question.shape.shape === 'choice' ? (
          <ChoiceButtons q={q} onPick={onPick} />
        ) : (
          <Button onClick={() => asking.ask(q)}>Say it</Button>
        )}
      </div>
    </div>
  );
}
