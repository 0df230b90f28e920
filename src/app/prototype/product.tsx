import { useMemo } from 'react';
import { addressOf, type Product as Decided, openProduct, productWith } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';
import { AddressBar } from './address-bar.tsx';
import { useArrival, useChangedOnNew } from './arrival.ts';
import { AskDrawer } from './ask-drawer.tsx';
import { Banner } from './banner.tsx';
import { CallLog } from './call-log.tsx';
import { useProductPath } from './going.ts';
import { Hole } from './hole.tsx';
import { HoleCount } from './hole-count.tsx';
import { NotAPage } from './not-a-page.tsx';
import { NotPlayedHere } from './not-played.tsx';
import { PlayingIn, usePlaying } from './playing.tsx';
import { ProductNav } from './product-nav.tsx';
import { ProductScreen } from './product-screen.tsx';
import { ReadyMark } from './ready-mark.tsx';
import { useSampleRecords } from './sample-records.ts';
import { useSitting } from './sitting-store.ts';
import { Weather } from './weather.tsx';

/** The product inside its frame: who looks, the address, the pages, the world around it. */
export function Product() {
  const workspace = useWorkspace();
  const { constants } = useSitting();
  const decided = openProduct(workspace);
  const product = useMemo<Decided>(() => productWith(decided, constants), [decided, constants]);
  const { sample, refDate } = useSampleRecords(product);
  return (
    <PlayingIn product={product} sample={sample} refDate={refDate}>
      <div className="proto-page">
        <div className="proto-main">
          <Banner />
          <section className="stage proto-stage" aria-label="The product, running">
            <Window />
          </section>
          <Weather />
          <NotPlayedHere />
          <CallLog />
        </div>
        <AskDrawer />
      </div>
    </PlayingIn>
  );
}

/** What stands at the address: a screen, the page of a role that has just come, or no page. */
export function Window() {
  const { screens } = usePlaying();
  const path = useProductPath();
  const arrival = useArrival();
  const isStandIn = useChangedOnNew(arrival) !== undefined;
  return (
    <>
      <div className="stage-bar">
        <span className="stage-dots" aria-hidden="true" />
        <AddressBar
          path={arrival && path === '/' ? addressOf(arrival.screen) : path}
          guessed={isStandIn || arrival?.screen.pathLook === 'guess'}
        />
      </div>
      <ProductNav />
      <div className="stage-body">
        {screens.length === 0 ? (
          <Nothing />
        ) : arrival ? (
          <ProductScreen key={`${arrival.screen.id}${path}`} arrival={arrival} />
        ) : (
          <NotAPage path={path} />
        )}
      </div>
      <HoleCount>{arrival && <ReadyMark screen={arrival.screen} />}</HoleCount>
    </>
  );
}

function Nothing() {
  return (
    <div className="proto-nothing">
      <h1>There is no product yet</h1>
      <p className="lead">
        Nobody has decided what it keeps records of, nor which screens it has. Decide either, and it runs
        here.
      </p>
      <Hole q="entities.records" words="what does it keep records of?" />
      <Hole q="screens.inventory" words="which screens does it have?" />
    </div>
  );
}
