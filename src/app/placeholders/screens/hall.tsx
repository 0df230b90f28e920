import { type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnsaid } from '../known/known-value.ts';
import type { Door } from './doors.ts';

interface HallProps {
  readonly doors: readonly Door[];
  readonly entered: string | null;
  readonly onEnter: (key: string) => void;
  /** The room behind the open door. */
  readonly children: ReactNode;
}

/** The doors of the product, and the room behind the one that is open. */
export function Hall({ doors, entered, onEnter, children }: HallProps) {
  const [pressed, setLatin] = useState(false);
  const foreign = isUnsaid(useAsking().view('screens.languages'));
  const latin = foreign && pressed;
  return (
    <section className="screens-hall" aria-labelledby="screens-hall-head">
      <header>
        <h2 id="screens-hall-head">{latin ? 'Quo vadis?' : 'Where to?'}</h2>
        <div className="screens-tongue">
          {foreign && (
            <button
              type="button"
              className="button"
              aria-pressed={latin}
              onClick={() => {
                setLatin(!latin);
                announce(latin ? 'The doors speak as before.' : 'The doors now speak Latin.');
              }}
            >
              <span lang="la">Latine</span>
            </button>
          )}
          <Spot q="screens.languages" />
        </div>
      </header>
      <ul className="screens-doors">
        {doors.map((door, at) => (
          <li key={door.key} data-look={door.look}>
            <button
              type="button"
              className="screens-door"
              aria-expanded={entered === door.key}
              aria-label={door.title ? `Door to ${door.title}` : `Door ${at + 1}, no sign`}
              onClick={() => onEnter(door.key)}
            >
              <span className="screens-leaf" aria-hidden="true">
                <span className="screens-sign">{door.title || (latin ? 'quid?' : '?')}</span>
                <i />
              </span>
            </button>
            {door.look !== 'hole' && (
              <span className={`tag ${door.look}`}>{door.look === 'said' ? 'Decided' : 'Not decided'}</span>
            )}
          </li>
        ))}
      </ul>
      {children}
      <div className="screens-plan">
        <span className="small-head">The plan of the house</span>
        <Spot as="names" q="screens.inventory" />
      </div>
    </section>
  );
}
