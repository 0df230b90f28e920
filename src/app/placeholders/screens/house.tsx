import type { PointView } from '#core/index.ts';
import { addressOf, type Product, type SampleSet, screensOf } from '#core/product.ts';
import { Stage } from '../../stage/stage.tsx';
import { Register } from '../things/register.tsx';
import { Sampled } from '../things/sampled.tsx';
import { StageBadge } from '../things/stage-badge.tsx';
import type { StageName } from '../things/stage-name.ts';
import { useChosen } from '../things/use-chosen.ts';
import { AddressLine } from './address-line.tsx';
import { CookieWall } from './cookie-wall.tsx';
import { Corridor } from './corridor.tsx';
import { PageRoom } from './page-room.tsx';
import { PlanMap } from './plan-map.tsx';
import { Settled } from './settled.tsx';
import { SignedHall, signedIds } from './signed-hall.tsx';
import { areScreensFirm } from './stage-of.ts';
import { SHOWN } from './unsigned.tsx';
import { type Inside, useInside } from './use-inside.ts';
import { Walk } from './walk.tsx';

interface HouseProps {
  readonly view: PointView;
  readonly product: Product;
  readonly stage: Exclude<StageName, 'nothing'>;
}

/** The screens that have names: doors to open one by one while something is missing, a house to walk through once all is said. */
export function House({ view, product, stage }: HouseProps) {
  const inside = useInside(product, stage === 'known');
  const pages = product.index.screens.all.map(({ id, label }) => ({ id, label, stage: 'known' }));
  const [page, open] = useChosen(pages, 'page');
  const names = new Map(pages.map(({ id, label }) => [id, label]));
  // While it runs, the page that is shown is the one where the reader is.
  const at = stage === 'known' ? (inside.screen ?? undefined) : page?.id;
  const shown = new Set([...SHOWN, ...signedIds(at, view)]);
  const rooms = { product, view, page: at, open };
  return (
    <Stage
      view={view}
      label={stage === 'known' ? 'The product, to walk through' : 'Placeholder: the doors that have signs'}
      address={stage === 'known' ? <AddressLine inside={inside} /> : <>yourproduct.example</>}
      badge={<StageBadge view={view} stage={stage} firm={areScreensFirm(product)} />}
    >
      {stage === 'known' ? (
        <Sampled product={product}>
          {(sample, refDate) => <Open {...rooms} inside={inside} sample={sample} refDate={refDate} />}
        </Sampled>
      ) : (
        <Half {...rooms} seenAs={inside.role} />
      )}
      <Corridor only />
      <Settled areOpen={stage === 'known'} />
      <Register view={view} shown={shown} names={names} choose={open} />
    </Stage>
  );
}

interface RoomsProps {
  readonly product: Product;
  readonly view: PointView;
  /** Id of the page that is open. */
  readonly page: string | undefined;
  readonly open: (page: string) => void;
}

/** Doors with signs, and a map with holes. */
function Half({ product, view, page, open, seenAs }: RoomsProps & { readonly seenAs: string | null }) {
  return (
    <>
      <CookieWall />
      <PlanMap product={product} at={page} open={open} />
      <SignedHall product={product} view={view} chosen={page} open={open} seenAs={seenAs} />
    </>
  );
}

interface OpenProps extends Omit<RoomsProps, 'open'> {
  readonly inside: Inside;
  readonly sample: SampleSet;
  readonly refDate: string;
}

/** The product, running; a click on its map goes there, and shows what is still asked about that page. */
function Open({ product, view, page, inside, sample, refDate }: OpenProps) {
  const screen = product.index.screens.get(page);
  const go = (id: string) => {
    const found = screensOf(product).find((one) => one.id === id);
    const [first] = found?.entity ? sample.page(found.entity, 0, 1) : [];
    if (found) inside.go(addressOf(found, first?.id ?? 'new'), id);
  };
  return (
    <>
      <Walk product={product} inside={inside} sample={sample} refDate={refDate} point={view.point.id} />
      <PlanMap product={product} at={inside.screen} open={go} />
      {screen && (
        <PageRoom
          key={screen.id}
          screen={screen}
          product={product}
          view={view}
          enter={go}
          seenAs={null}
          bare
        />
      )}
    </>
  );
}
