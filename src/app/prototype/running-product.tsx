import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { withCount } from '#core/index.ts';
import { addressOf, type LogEntry, type ProtoScreen } from '#core/product.ts';
import { useAsking } from '../asking/asking.tsx';
import { Dock } from '../stage/dock.tsx';
import { StageBar, StageFoot } from '../stage/stage.tsx';
import { Hole } from './hole.tsx';
import { decodePath, useNavigateTo, useProductPath } from './navigation.ts';
import { PageNotFound } from './page-not-found.tsx';
import { ProductNav } from './product-nav.tsx';
import { ProductScreen } from './product-screen.tsx';
import { PrototypeBanner } from './prototype-banner.tsx';
import { PrototypeProvider, usePrototype } from './prototype-context.tsx';
import { useRecordOnCreateForm, useRouteMatch } from './route-match.ts';
import { dispatch } from './session-store.ts';
import { SimulationControls } from './simulation-controls.tsx';
import { UnplayedDecisions } from './unplayed-decisions.tsx';

export function RunningProduct() {
  return (
    <PrototypeProvider>
      <div className="grid grid-cols-1 min-h-[calc(100vh-var(--head))] lg:has-[.panel]:grid-cols-[1fr_380px]">
        <div className="proto-main grid content-start grid-cols-1 gap-4 min-w-0 px-8 pt-6 pb-18 max-lg:p-4">
          <PrototypeBanner />
          <section className="stage proto-stage" aria-label="The product, running">
            <ProductWindow />
          </section>
          <SimulationControls />
          <UnplayedDecisions />
          <CallLog />
        </div>
        <QuestionDrawer />
      </div>
    </PrototypeProvider>
  );
}

/** The simulated browser window: address bar, navigation and the screen at the address. */
export function ProductWindow() {
  const { screens } = usePrototype();
  const path = useProductPath();
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
      <ProductNav />
      <div className="p-8 max-md:p-4">
        {screens.length === 0 ? (
          <NoProduct />
        ) : arrival ? (
          <ProductScreen key={`${arrival.screen.id}${path}`} arrival={arrival} />
        ) : (
          <PageNotFound path={path} />
        )}
      </div>
      <HoleCount>{arrival && <ReadyCheckbox screen={arrival.screen} />}</HoleCount>
    </>
  );
}

function NoProduct() {
  return (
    <div className="grid justify-items-start gap-4">
      <h1>There is no product yet</h1>
      <p className="lead">
        Nobody has decided what it keeps records of, nor which screens it has. Decide either, and it runs here.
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

/** The foot of the stage: counts holes and guesses in the DOM, as they are rendered. */
function HoleCount({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState({ holes: 0, guesses: 0 });
  useEffect(() => {
    const stage = foot.current?.closest('.stage');
    if (!stage) return;
    const count = () => {
      const holes = stage.querySelectorAll('.proto-hole').length;
      const guesses = stage.querySelectorAll('.proto-guess').length;
      setCounts((before) => (before.holes === holes && before.guesses === guesses ? before : { holes, guesses }));
    };
    const observer = new MutationObserver(count);
    observer.observe(stage, { childList: true, subtree: true });
    count();
    return () => observer.disconnect();
  }, []);
  const { holes, guesses } = counts;
  return (
    <div ref={foot}>
      <StageFoot holes={holes} where={`on this screen${guesses > 0 ? `, ${withCount(guesses, 'guess')}` : ''}`}>
        {children}
      </StageFoot>
    </div>
  );
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
    <form className="proto-address" onSubmit={submit} data-look={guessed ? 'guess' : 'decided'}>
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

/** The calls to other systems in this session, newest first: what was sent, what came back, and the outcome. */
function CallLog() {
  const { log } = usePrototype().session;
  if (log.length === 0) return null;
  return (
    <details>
      <summary className="py-1.5">Messages to other systems: {log.length}</summary>
      <ol className="grid gap-4 mt-2">
        {log.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </details>
  );
}

function LogRow({ entry: { label, because, sent, back, took, outcome, dealtWith } }: { entry: LogEntry }) {
  const isAnswered = outcome === 'answered';
  return (
    <li className="pt-3 border-t-1 border-line" data-outcome={outcome}>
      <b>{label}</b>{' '}
      <span className="quiet">
        because of “{because}”, {(took / 1000).toFixed(1)} s
      </span>{' '}
      <span className={isAnswered ? 'text-decided' : 'text-pen'}>
        {isAnswered ? 'answered' : `${outcome}: ${dealtWith}`}
      </span>
      <div className="grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] gap-x-8 gap-y-3 grid mt-2">
        <MessageTable title="We sent" lines={sent} />
        {isAnswered && <MessageTable title="We got back" lines={back} />}
      </div>
    </li>
  );
}

const HATCHED = `px-1.5 py-0.25 border-1 border-hatch rounded-sm bg-hatched
  [text-shadow:0_0_3px_var(--color-paper),0_0_3px_var(--color-paper)]`;

function MessageTable({ title, lines }: { title: string; lines: LogEntry['sent'] }) {
  return (
    <section>
      <h3 className="ui-sm font-semibold text-ink-2">{title}</h3>
      {lines.length === 0 && <p className="quiet">nothing that anybody named</p>}
      <dl className="text-sm">
        {lines.map(([line, value]) => (
          <div
            className="grid grid-cols-[minmax(90px,1fr)_2fr] gap-3 py-1 border-b-1 border-line wrap-anywhere"
            key={line}
          >
            <dt className="text-ink-2">{line}</dt>
            <dd>{value ?? <span className={HATCHED}>nobody has said what of ours this is</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
