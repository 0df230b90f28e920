import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';

const LANDING = 'screens.landing';
const AGREE_LABELS = ['Agree', 'Agree again', 'Agree to all'] as const;

/** The made-up first page, as nobody has said anything better: cookies, to be agreed to three times. */
export function CookieWall() {
  const asking = useAsking();
  const [agreed, setAgreed] = useState(0);
  const isOpen = isUnanswered(asking.view(LANDING));
  const label = AGREE_LABELS[agreed];
  const look = isOpen ? 'border-dashed border-guess bg-guess-wash' : 'border-line-strong';

  const agree = () => {
    setAgreed(agreed + 1);
    announce(AGREE_LABELS[agreed + 1] ? 'Thank you. Please agree once more.' : 'Agreed. What should have come first?');
  };

  return (
    <section
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 border rounded-lg ${look}`}
      aria-label="What everybody sees first"
    >
      <div className="flex-[1_1_320px] min-w-0">
        <span className="small-head block mb-1">First of all</span>
        <Spot q={LANDING} />
      </div>
      {isOpen &&
        (label ? (
          <Button onClick={agree}>{label}</Button>
        ) : (
          <Button look="main" onClick={() => asking.ask(LANDING)}>
            What should have come first?
          </Button>
        ))}
    </section>
  );
}
