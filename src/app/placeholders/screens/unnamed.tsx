import { useState } from 'react';
import { SCREENS } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { statedRows } from '../answers/stated-rows.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Address } from '../things/address.tsx';
import { UnnamedStage } from '../things/named-stage.tsx';
import { CookieWall } from './cookie-wall.tsx';
import { doorsOf } from './doors.ts';
import { FeatureList } from './feature-list.tsx';
import { Hall } from './hall.tsx';
import { useDoors } from './room.tsx';

/** Nothing known: six unnamed doors. Opening one asks what was expected behind it. */
export function Unnamed({ view }: PlaceholderProps) {
  const [entered, setEntered] = useState<string | null>(null);
  const pages = statedRows(useAsking().view('screens.inventory'));
  const { doors, door, room } = useDoors((signs, kinds) => doorsOf(pages, signs, kinds), entered, setEntered);
  return (
    <UnnamedStage
      view={view}
      of={SCREENS}
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
        {room}
      </Hall>
      <FeatureList />
    </UnnamedStage>
  );
}
