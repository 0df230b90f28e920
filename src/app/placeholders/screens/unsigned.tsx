import { useState } from 'react';
import { type PointView, SCREENS } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { AlsoUnsaid, Stage } from '../../stage/stage.tsx';
import { wordsOffered } from '../known/columns.ts';
import { knownRows } from '../known/known-rows.ts';
import { Address } from './address.tsx';
import { CookieWall } from './cookie-wall.tsx';
import { Corridor } from './corridor.tsx';
import { doorsOf, type Signs } from './doors.ts';
import { Hall } from './hall.tsx';
import { Room } from './room.tsx';

/** Ids of the questions that have a place of their own in the house. */
export const SHOWN = SCREENS.questions.map(({ id }) => id);

/** A product with six doors and no signs. Whoever opens one says what they expected to find. */
export function Unsigned({ view }: { view: PointView }) {
  const asking = useAsking();
  const inventory = asking.view('screens.inventory');
  const [signs, setSigns] = useState<Signs>({});
  const [entered, setEntered] = useState<string | null>(null);
  const pages = knownRows(inventory);
  const doors = doorsOf(pages, signs, wordsOffered(inventory?.question.shape, 'kind'));
  const door = doors.find(({ key }) => key === entered);
  return (
    <>
      <h1>What is behind the doors?</h1>
      <p className="lead">
        {pages.length === 0
          ? 'Nobody has said which pages there are. So here is a product with six doors and no signs. Open one.'
          : 'Some doors have their signs by now. Is there really nothing behind the others? Open one.'}
      </p>
      <Stage view={view} label="Placeholder: six doors" address={<Address door={door} />}>
        <CookieWall />
        <Hall doors={doors} entered={entered} onEnter={(key) => setEntered(key === entered ? null : key)}>
          {door && (
            <Room
              key={door.key}
              door={door}
              doors={doors}
              words={signs[door.key] ?? ''}
              onWords={(words) => setSigns({ ...signs, [door.key]: words })}
              onEnter={setEntered}
            />
          )}
        </Hall>
        <Corridor />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </>
  );
}
