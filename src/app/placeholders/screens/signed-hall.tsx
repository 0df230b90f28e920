import { useState } from 'react';
import type { PointView } from '#core/index.ts';
import type { Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { wordsOffered } from '../known/columns.ts';
import { askedBelow } from '../things/asked-of.ts';
import { blankDoors, type Door, type Signs } from './doors.ts';
import { Hall } from './hall.tsx';
import { PageRoom } from './page-room.tsx';
import { Room } from './room.tsx';

interface SignedHallProps {
  readonly product: Product;
  readonly view: PointView;
  readonly chosen: string | undefined;
  readonly open: (screen: string) => void;
  /** Id of the role the pages are seen as. */
  readonly seenAs: string | null;
}

/** Ids of the questions raised by one screen. */
export function signedIds(screen: string | undefined, view: PointView): readonly string[] {
  if (screen === undefined) return [];
  return askedBelow(view.questions, `screens/${screen}`).map(({ question }) => question.id);
}

/** The doors with their signs, one of them open, and one more without a sign. */
export function SignedHall({ product, view, chosen, open, seenAs }: SignedHallProps) {
  const inventory = useAsking().view('screens.inventory');
  const [signs, setSigns] = useState<Signs>({});
  const [blank, setBlank] = useState<string | null>(null);
  const screens = product.index.screens.all;
  const known = screens.map(
    ({ id, label, address, kind }): Door => ({
      key: id,
      title: label,
      address: address.is === 'said' ? address.value : '',
      kind: kind.is === 'said' ? kind.value : '',
      look:
        product.model.screens.screens.is === 'said' &&
        product.model.screens.screens.source.firmness === 'decided'
          ? 'said'
          : 'guess',
    }),
  );
  const doors = [...known, ...blankDoors(1, signs, wordsOffered(inventory?.question.shape, 'kind'))];
  const entered = blank ?? chosen ?? null;
  const door = doors.find(({ key }) => key === entered);
  const screen = product.index.screens.get(entered);
  const enter = (key: string) => {
    const isPage = product.index.screens.has(key);
    setBlank(isPage || key === blank ? null : key);
    if (isPage) open(key);
  };
  return (
    <Hall doors={doors} entered={entered} onEnter={enter}>
      {screen && (
        <PageRoom
          key={screen.id}
          screen={screen}
          product={product}
          view={view}
          enter={enter}
          seenAs={seenAs}
        />
      )}
      {door && !screen && (
        <Room
          key={door.key}
          door={door}
          doors={doors}
          words={signs[door.key] ?? ''}
          onWords={(words) => setSigns({ ...signs, [door.key]: words })}
          onEnter={enter}
        />
      )}
    </Hall>
  );
}
