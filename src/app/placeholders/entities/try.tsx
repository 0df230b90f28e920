import { useId, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { isUnknown } from '../known/known-value.ts';
import { Choices } from '../pieces/choices.tsx';

/** Something to try on the record, what comes of it, and the choice it leads to. */
export interface Trial {
  readonly press: string;
  readonly shows: string;
  readonly ask: string;
  readonly onTry?: (tried: boolean) => void;
  readonly onPick?: (option: string) => void;
}

/** A button that shows what happens while nobody has chosen; the choice made of it goes into the answer. */
export function Try({ q, press, shows, ask, onTry, onPick }: Trial & { readonly q: string }) {
  const [tried, setTried] = useState(false);
  const body = useId();
  const view = useAsking().view(q);
  if (view?.question.shape.shape !== 'choice' || !isUnknown(view)) return null;
  return (
    <div>
      <Button
        aria-expanded={tried}
        aria-controls={body}
        onClick={() => {
          setTried(!tried);
          onTry?.(!tried);
          if (!tried) announce(shows);
        }}
      >
        {press}
      </Button>
      <div id={body} hidden={!tried} className="px-4 py-3 mt-3 bg-pen-wash border-l-3 border-l-pen">
        <p className="mb-2 voice-17/[1.4]">{shows}</p>
        <p className="mb-2 voice-17/[1.4] font-medium">{ask}</p>
        <Choices q={q} onPick={onPick} />
      </div>
    </div>
  );
}
