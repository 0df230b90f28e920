import { type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/look-borders.ts';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import type { Door } from './doors.ts';

interface HallProps {
  readonly doors: readonly Door[];
  readonly entered: string | null;
  readonly onEnter: (key: string) => void;
  readonly children: ReactNode;
}

export function Hall({ doors, entered, onEnter, children }: HallProps) {
  return (
    <section aria-label="The doors">
      <ul
        className="screens-doors grid grid-fill-84 max-md:grid-cols-3 items-end gap-4 max-md:gap-3 px-2 max-md:px-0
          max-h-50 overflow-y-auto border-b-2 border-ink"
      >
        {doors.map((door, at) => (
          <DoorItem
            key={door.key}
            door={door}
            number={at + 1}
            open={entered === door.key}
            enter={() => onEnter(door.key)}
          />
        ))}
      </ul>
      {children}
      <p className="grid gap-0.5 mt-3">
        <span className="text-sm text-ink-2">All pages</span>
        <Spot as="names" q="screens.inventory" />
      </p>
    </section>
  );
}

const LEAF = 'relative grid place-items-center h-full p-1.5 rounded-t-[3px] origin-left';
const LEAF_LOOKS = {
  decided: 'border border-decided bg-decided-wash',
  guess: 'border border-dashed border-guess bg-guess-wash',
  hole: 'border-3 border-double border-ink-2 bg-hatched bg-sheet',
};
const SIGN_LOOKS = {
  decided: 'px-2 py-0.5 voice-lg',
  guess: 'px-2 py-0.5 voice-lg',
  hole: 'px-3.5 voice-2xl',
};
const SIGN =
  'max-w-full max-h-[5.4em] border-1 border-ink bg-raised font-semibold wrap-anywhere hyphens-auto overflow-hidden';

const KNOB = 'absolute right-1.75 bottom-[14%] w-2.25 h-2.25 border border-ink rounded-full bg-sheet';

function DoorItem({ door, number, open, enter }: { door: Door; number: number; open: boolean; enter: () => void }) {
  return (
    <li className="flex items-center gap-1.5 min-w-0 flex-col-reverse" data-look={door.look}>
      <Button
        className="screens-door w-full max-w-24 p-0 aspect-[5/7] perspective-[600px] bg-pen-wash border
          border-b-0 border-ink rounded-t-sm"
        aria-expanded={open}
        aria-label={door.title ? `Door to ${door.title}` : `Door ${number}, no sign`}
        onClick={enter}
      >
        <span className={`screens-leaf ${LEAF} ${LEAF_LOOKS[textureOf(door.look)]}`} aria-hidden="true">
          <span className={`screens-sign ${SIGN} ${SIGN_LOOKS[textureOf(door.look)]}`}>{door.title || '?'}</span>
          <i className={KNOB} />
        </span>
      </Button>
      {door.look !== 'hole' && <span className="unseen">{door.look === 'decided' ? 'Decided' : 'Not decided'}</span>}
    </li>
  );
}

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
