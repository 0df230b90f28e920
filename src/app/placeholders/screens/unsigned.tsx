import { useState } from 'react';
import { SCREENS } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { wordsOffered } from '../known/columns.ts';
import { knownRows } from '../known/known-rows.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { UnnamedStage } from '../things/named-stage.tsx';
import { Address } from './address.tsx';
import { CookieWall } from './cookie-wall.tsx';
import { Corridor } from './corridor.tsx';
import { doorsOf, type Signs } from './doors.ts';
import { Hall } from './hall.tsx';
import { Room } from './room.tsx';

/** A product with six doors and no signs. Whoever opens one says what they expected to find. */
export function Unsigned({ view }: PlaceholderProps) {
  const asking = useAsking();
  const inventory = asking.view('screens.inventory');
  const [signs, setSigns] = useState<Signs>({});
  const [entered, setEntered] = useState<string | null>(null);
  const pages = knownRows(inventory);
  const doors = doorsOf(pages, signs, wordsOffered(inventory?.question.shape, 'kind'));
  const door = doors.find(({ key }) => key === entered);
  return (
    <UnnamedStage
      view={view}
      of={SCREENS.questions}
      words={[
        'What is behind the doors?',
        pages.length === 0
          ? 'Nobody has said which pages there are. So here is a product with six doors and no signs. Open one.'
          : 'Some doors have their signs by now. Is there really nothing behind the others? Open one.',
        'Placeholder: six doors',
      ]}
      address={<Address door={door} />}
    >
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
    </UnnamedStage>
  );
}
