import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnknown } from '../known/known-value.ts';
import { Drawing, type Thing } from './drawing.tsx';

interface FeatureProps extends ComponentProps<'div'> {
  readonly of: Thing;
  readonly head: string;
  readonly q: string;
  /** More that was said of it. */
  readonly more?: ReactNode;
}

/** Something in the house with its question, to be tried while nobody has said anything. */
export function Feature({ of, head, q, more, children, ...rest }: FeatureProps) {
  const unsaid = isUnknown(useAsking().view(q));
  return (
    <div className="screens-feature" {...rest}>
      <h3 className="flex items-center gap-3">
        <Drawing of={of} />
        {head}
      </h3>
      <Spot q={q} />
      {more}
      {unsaid && children}
    </div>
  );
}

/** A button, and what comes of it. */
export function Trick({ press, shows }: { press: string; shows: string }) {
  const [tried, setTried] = useState(false);
  const turn = () => {
    setTried(!tried);
    if (!tried) announce(shows);
  };
  return (
    <>
      <Button aria-expanded={tried} onClick={turn}>
        {press}
      </Button>
      {tried && <p className="screens-then">{shows}</p>}
    </>
  );
}
