import { type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/texture-of.ts';
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
  const [pressed, setLatin] = useState(false);
  const isLanguageOpen = isUnanswered(useAsking().view('screens.languages'));
  const latin = isLanguageOpen && pressed;
  return (
    <section className="mt-8" aria-labelledby="screens-hall-head">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="m-0" id="screens-hall-head">
          {latin ? 'Quo vadis?' : 'Where to?'}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 min-w-0">
          {isLanguageOpen && (
            <Button
              className="button aria-pressed:bg-ink aria-pressed:text-paper"
              aria-pressed={latin}
              onClick={() => {
                setLatin(!latin);
                announce(latin ? 'The doors speak as before.' : 'The doors now speak Latin.');
              }}
            >
              <span lang="la">Latine</span>
            </Button>
          )}
          <Spot className="text-md!" q="screens.languages" />
        </div>
      </header>
      <ul
        className="screens-doors grid grid-fill-84 max-md:grid-cols-3 items-end gap-4 max-md:gap-3 mt-4 px-2
          max-md:px-0 max-h-130 overflow-y-auto border-b-2 border-ink"
      >
        {doors.map((door, at) => (
          <DoorItem
            key={door.key}
            door={door}
            number={at + 1}
            unsigned={latin ? 'quid?' : '?'}
            open={entered === door.key}
            enter={() => onEnter(door.key)}
          />
        ))}
      </ul>
      {children}
      <div className="mt-4">
        <span className="small-head block mb-1">The plan of the house</span>
        <Spot as="names" q="screens.inventory" />
      </div>
    </section>
  );
}

interface DoorItemProps {
  readonly door: Door;
  readonly number: number;
  readonly unsigned: string;
  readonly open: boolean;
  readonly enter: () => void;
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

function DoorItem({ door, number, unsigned, open, enter }: DoorItemProps) {
  return (
    <li className="flex items-center gap-1.5 min-w-0 flex-col-reverse" data-look={door.look}>
      <Button
        className="screens-door w-full max-w-33 p-0 aspect-[5/8] perspective-[600px] bg-pen-wash border
          border-b-0 border-ink rounded-t-sm"
        aria-expanded={open}
        aria-label={door.title ? `Door to ${door.title}` : `Door ${number}, no sign`}
        onClick={enter}
      >
        <span className={`screens-leaf ${LEAF} ${LEAF_LOOKS[textureOf(door.look)]}`} aria-hidden="true">
          <span className={`screens-sign ${SIGN} ${SIGN_LOOKS[textureOf(door.look)]}`}>{door.title || unsigned}</span>
          <i className={KNOB} />
        </span>
      </Button>
      {door.look !== 'hole' && (
        <span className={`tag ${door.look}`}>{door.look === 'decided' ? 'Decided' : 'Not decided'}</span>
      )}
    </li>
  );
}
