import { useState } from 'react';
import { knownValue, lookOfSourced, type Product } from '#core/product.ts';
import { blankDoors, type Door } from './doors.ts';
import { Hall } from './hall.tsx';
import { PageRoom } from './page-room.tsx';
import { useDoors } from './room.tsx';

interface SignedHallProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly open: (screen: string) => void;
  /** Id of the role the pages are seen as. */
  readonly seenAs: string | null;
}

/** The doors with their signs, one of them open, and one more without a sign. */
export function SignedHall({ product, chosen, open, seenAs }: SignedHallProps) {
  const { index, model } = product;
  const [blank, setBlank] = useState<string | null>(null);
  const known = index.screens.all.map(
    ({ id, label, address, kind }): Door => ({
      key: id,
      title: label,
      address: knownValue(address) ?? '',
      kind: knownValue(kind) ?? '',
      look: lookOfSourced(model.screens.screens),
    }),
  );
  const entered = blank ?? chosen ?? null;
  const enter = (key: string) => {
    const isPage = index.screens.has(key);
    setBlank(isPage || key === blank ? null : key);
    if (isPage) open(key);
  };
  const { doors, room } = useDoors(
    (signs, kinds) => [...known, ...blankDoors(1, signs, kinds)],
    entered,
    enter,
  );
  const screen = index.screens.get(entered);
  return (
    <Hall doors={doors} entered={entered} onEnter={enter}>
      {screen ? <PageRoom key={screen.id} {...{ screen, product, enter, seenAs }} /> : room}
    </Hall>
  );
}
