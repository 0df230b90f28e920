import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, consolePath, type ProtoScreen } from '#core/product.ts';
import { useAsking } from '../asking/asking.tsx';
import { Dock } from '../stage/dock.tsx';
import { StageBar } from '../stage/stage.tsx';
import { DrawnShare } from './drawn-share.tsx';
import { Hole } from './hole.tsx';
import { ProductSideMenu } from './menu/product-menu.tsx';
import { decodePath, useNavigateTo, useProductPath } from './navigation.ts';
import { PageNotFound } from './notices.tsx';
import { OfferConsole } from './offers/offer-console.tsx';
import { ProductHeader } from './product-header.tsx';
import { ProductScreen } from './product-screen.tsx';
import { ProductSkin } from './product-skin.tsx';
import {
  AfterTheProduct,
  PrototypeProvider,
  usePrototype,
  useRecordOnCreateForm,
  useRouteMatch,
} from './prototype-context.tsx';
import { CallLog, NoticeLog, PrototypeBanner, SimulationControls } from './prototype-controls.tsx';
import { ProductFooter } from './regions/product-footer.tsx';
import { dispatch } from './session-store.ts';
import { LooseEnds, UnplayedDecisions } from './unplayed-decisions.tsx';

export function RunningProduct() {
  return (
    <PrototypeProvider>
      <div className="grid grid-cols-1 min-h-[calc(100vh-var(--head))] lg:has-[.panel]:grid-cols-[1fr_380px]">
        <div className="proto-main grid content-start grid-cols-1 gap-3 min-w-0 px-8 pt-4 pb-18 max-lg:p-4">
          <PrototypeBanner />
          <section className="stage proto-stage" aria-label="The product, running">
            <ProductWindow />
          </section>
          <SimulationControls />
          <AfterTheProduct>
            <LooseEnds />
            <UnplayedDecisions />
          </AfterTheProduct>
          <CallLog />
          <NoticeLog />
        </div>
        <QuestionDrawer />
      </div>
    </PrototypeProvider>
  );
}

/** The simulated browser window: address bar, navigation and the screen at the address. */
export function ProductWindow() {
  const { screens, product } = usePrototype();
  const path = useProductPath();
  const isConsole = product.model.calls.offers.is === 'known' && path === consolePath(screens);
  const arrival = useRouteMatch();
  const isStandIn = useRecordOnCreateForm(arrival) !== undefined;
  return (
    <>
      <StageBar>
        <AddressBar
          path={arrival && path === '/' ? addressOf(arrival.screen) : path}
          guessed={isStandIn || arrival?.screen.pathLook === 'guess'}
        />
      </StageBar>
      <ProductSkin>
        {!isConsole && <ProductHeader />}
        <div className="flex @max-[820px]:flex-col">
          {!isConsole && <ProductSideMenu />}
          <div className="flex-1 min-w-0 p-6 stacked:p-4">
            {isConsole ? (
              <OfferConsole />
            ) : screens.length === 0 ? (
              <NoProduct />
            ) : arrival ? (
              <ProductScreen key={`${arrival.screen.id}${path}`} arrival={arrival} />
            ) : (
              <PageNotFound path={path} />
            )}
          </div>
        </div>
        {!isConsole && <ProductFooter />}
      </ProductSkin>
      <DrawnShare>{arrival && <ReadyCheckbox screen={arrival.screen} />}</DrawnShare>
    </>
  );
}

function NoProduct() {
  return (
    <div className="grid justify-items-start gap-4">
      <h1>There is no product yet</h1>
      <p className="lead">
        Nobody has decided what it keeps records of, or which screens it has. Decide either, and it runs here.
      </p>
      <Hole q="entities.records" words="what does it keep records of?" />
      <Hole q="screens.inventory" words="which screens does it have?" />
    </div>
  );
}

/** Marks a screen as ready to show, for the rest of the session; the navigation then shows a tick. */
function ReadyCheckbox({ screen }: { screen: ProtoScreen }) {
  const { ready } = usePrototype().session;
  return (
    <label className="items-center gap-2 inline-flex">
      <input
        type="checkbox"
        checked={ready.includes(screen.id)}
        onChange={(event) => dispatch({ act: 'ready', screen: screen.id, is: event.target.checked })}
      />{' '}
      Ready to show
    </label>
  );
}

/** The question opened from a hole, next to the running product, which renders again as soon as it is decided. */
function QuestionDrawer() {
  const { open } = useAsking();
  return open !== null && <Dock key={open} id={open} next={undefined} />;
}

/** The product’s address bar; an address can be typed. */
function AddressBar({ path, guessed }: { path: string; guessed: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = useNavigateTo();
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = (typed ?? path).trim();
    setTyped(null);
    go(to.startsWith('/') ? to : `/${to}`);
  };
  return (
    <form
      className="proto-address flex flex-[1_1_240px] items-center gap-2 min-w-0"
      onSubmit={submit}
      data-look={guessed ? 'guess' : 'decided'}
    >
      <button
        type="button"
        className="min-w-7 min-h-7 border-0 rounded bg-transparent text-ink-2 hover:bg-pen-wash"
        aria-label="Back"
        onClick={() => void navigate(-1)}
      >
        ←
      </button>
      <button
        type="button"
        className="min-w-7 min-h-7 border-0 rounded bg-transparent text-ink-2 hover:bg-pen-wash"
        aria-label="Forward"
        onClick={() => void navigate(1)}
      >
        →
      </button>
      <label className="unseen" htmlFor="proto-address">
        Address in the product
      </label>
      <input
        id="proto-address"
        className="flex-1 min-w-0 mono-sm border-line rounded-full px-3.5 bg-paper"
        spellCheck={false}
        value={typed ?? decodePath(path)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {guessed && <span className="tag guess">guess</span>}
    </form>
  );
}
