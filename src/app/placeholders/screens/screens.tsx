import './screens.css';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PointView, plural, SCREENS } from '#core/index.ts';
import { knownValue, lookOfSourced, type Product, type SampleSet, type Screen, screensOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram } from '../../diagrams/diagram.tsx';
import { Button } from '../../kit/button.tsx';
import { firstAddress } from '../../prototype/first-address.ts';
import { Pin } from '../../stage/pin.tsx';
import { isUnknown } from '../known/known-value.ts';
import { SideQuestions } from '../pieces/side-questions.tsx';
import { idsOf, useBelow } from '../things/asked-of.ts';
import { type NamedProps, NamedStage, staged } from '../things/named-stage.tsx';
import { Sampled } from '../things/sampled.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { CookieWall } from './cookie-wall.tsx';
import { Corridor } from './corridor.tsx';
import { blankDoors, type Door } from './doors.ts';
import { Hall } from './hall.tsx';
import { PageRoom } from './page-room.tsx';
import { planOf } from './plan.ts';
import { useDoors } from './room.tsx';
import { areScreensFirm, stageOfScreens } from './stage-of.ts';
import { Unnamed } from './unnamed.tsx';
import { type Inside, useInside } from './use-inside.ts';
import { Walk } from './walk.tsx';

/** Six doors without signs; then the rooms behind those that have one, and a map; then the house to walk through. */
export default staged(stageOfScreens, Unnamed, House);

const WORDS = {
  partly: [
    'Where next?',
    'Some doors have their signs by now. Open them, and say where people go from there. The map shows where they get stuck.',
    'Placeholder: the doors that have signs',
  ],
  known: [
    'Find your way',
    'Every page has its place. Take somebody who has never seen it, dare them to do something, and watch where they go.',
    'The product, to walk through',
  ],
} as const;

const SHOWN = SCREENS.questions.map(({ id }) => id);

/** The screens that have names: doors to open one by one while something is missing, a house to walk through once all is said. */
function House({ view, product, stage }: NamedProps) {
  const below = useBelow();
  const inside = useInside(product, stage === 'known');
  const pages = product.index.screens.all.map(({ id, label }) => ({ id, label, stage: 'known' }));
  const [page, open] = useChosen(pages, 'page');
  // While it runs, the page that is shown is the one where the reader is.
  const at = stage === 'known' ? (inside.screen ?? undefined) : page?.id;
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={WORDS}
      address={stage === 'known' ? <AddressLine inside={inside} /> : 'yourproduct.example'}
      firm={areScreensFirm(product)}
      shown={[...SHOWN, ...(at === undefined ? [] : idsOf(below(`screens/${at}`)))]}
      names={pages}
      choose={open}
    >
      {stage === 'known' ? (
        <Sampled product={product}>
          {(sample, refDate) => <Open {...{ product, view, page: at, inside, sample, refDate }} />}
        </Sampled>
      ) : (
        <>
          <CookieWall />
          <PlanMap product={product} at={at} open={open} />
          <SignedHall product={product} chosen={at} open={open} seenAs={inside.role} />
        </>
      )}
      <Corridor only />
      <Settled areOpen={stage === 'known'} />
    </NamedStage>
  );
}

interface OpenProps {
  readonly product: Product;
  readonly view: PointView;
  readonly page: string | undefined;
  readonly inside: Inside;
  readonly sample: SampleSet;
  readonly refDate: string;
}

function Open({ product, view, page, inside, sample, refDate }: OpenProps) {
  const screen = product.index.screens.get(page);
  const go = (id: string) => {
    const found = screensOf(product).find((one) => one.id === id);
    if (found) inside.go(firstAddress(found, sample, 'new'), id);
  };
  return (
    <>
      <Walk product={product} inside={inside} sample={sample} refDate={refDate} point={view.point.id} />
      <PlanMap product={product} at={inside.screen} open={go} />
      {screen && <PageRoom key={screen.id} {...{ screen, product }} enter={go} seenAs={null} bare />}
    </>
  );
}

/** What is shown on the doors until they open. */
const ON_THE_DOORS = ['screens.landing', 'screens.inventory', 'screens.languages'];

/** Plain words for what somebody has said: what is settled must not look like a joke. */
function Settled({ areOpen }: { areOpen: boolean }) {
  const { view } = useAsking();
  const isSaid = (q: string) => !isUnknown(view(q));
  const isDue = (q: string) => {
    if (ON_THE_DOORS.includes(q)) return areOpen;
    // The undo window is part of the lever while nobody has said what cannot be taken back.
    return isSaid(q === 'screens.undo-window' ? 'screens.irreversible' : q);
  };
  const of = SCREENS.shown.filter(([q]) => view(q) && isDue(q));
  return of.length === 0 ? null : <SideQuestions of={of} />;
}

/** The address bar of the product: people go to what they type there. */
function AddressLine({ inside }: { inside: Inside }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = (typed ?? inside.path).trim();
    setTyped(null);
    inside.go(to.startsWith('/') ? to : `/${to}`);
  };
  return (
    <form className="flex items-center gap-2 min-w-0" onSubmit={submit}>
      <Button look="plain" aria-label="Back" onClick={() => void navigate(-1)}>
        ←
      </Button>
      <label className="unseen" htmlFor="screens-bar">
        Address in the product
      </label>
      <span className="max-sm:hidden" aria-hidden="true">
        yourproduct.example
      </span>
      <input
        className="field flex-[1_1_120px] min-w-0 min-h-8 px-2 py-1 border-line rounded-[16px] mono-13/[1.4]"
        id="screens-bar"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? inside.path}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </form>
  );
}

interface PlanMapProps {
  readonly product: Product;
  readonly at: string | null | undefined;
  readonly open: (screen: string) => void;
}

/** The map of all screens: where people get stuck, and where nobody can get to. A click opens the page. */
function PlanMap({ product, at, open }: PlanMapProps) {
  const asking = useAsking();
  const plan = useMemo(() => planOf(product, at ?? null), [product, at]);
  const { landings, links } = product.model.screens;
  const nobody = landings.is === 'unknown' || product.index.roles.all.length === 0;
  return (
    <section className="screens-map my-8" aria-labelledby="screens-map">
      <h2 className="mt-0" id="screens-map">
        The map <Pin q="screens.links" />
      </h2>
      <ul className="screens-alarms grid gap-2 mb-4">
        {links.is === 'unknown' && (
          <li className={ALARM}>
            Nobody has {isUnknown(asking.view('screens.links')) ? 'said' : 'decided'} where people go from any page.
            Dashed ways are guesses.
          </li>
        )}
        {nobody && <li className={ALARM}>Nobody has said who begins where. So nobody is inside yet.</li>}
        <Alarm pages={plan.ends} one="is a dead end" many="are dead ends" open={open} />
        <Alarm pages={plan.lost} one="is where nobody gets" many="are where nobody gets" open={open} />
      </ul>
      <Diagram
        label="The screens and the ways between them"
        nodes={plan.nodes}
        edges={plan.edges}
        direction="right"
        onNode={(id) => {
          if (product.index.screens.has(id)) open(id);
        }}
        onEdge={() => asking.ask('screens.links')}
        describeNode={() => 'opens its page below'}
      />
    </section>
  );
}

const ALARM = 'px-3 py-1.5 border-l-3 border-pen bg-pen-wash voice-17/[1.5] wrap-anywhere';

interface AlarmProps {
  readonly pages: readonly Screen[];
  readonly one: string;
  readonly many: string;
  readonly open: (screen: string) => void;
}

/** Pages with the same thing wrong, in one sentence; each name opens its page. */
function Alarm({ pages, one, many, open }: AlarmProps) {
  if (pages.length === 0) return null;
  return (
    <li className={ALARM}>
      {pages.map(({ id, label }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Button className="plain p-0 font-inherit text-inherit text-left" onClick={() => open(id)}>
            <bdi>{label}</bdi>
          </Button>
        </span>
      ))}{' '}
      {plural(pages.length, one, many)}.
    </li>
  );
}

interface SignedHallProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly open: (screen: string) => void;
  readonly seenAs: string | null;
}

function SignedHall({ product, chosen, open, seenAs }: SignedHallProps) {
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
  const { doors, room } = useDoors((signs, kinds) => [...known, ...blankDoors(1, signs, kinds)], entered, enter);
  const screen = index.screens.get(entered);
  return (
    <Hall doors={doors} entered={entered} onEnter={enter}>
      {screen ? <PageRoom key={screen.id} {...{ screen, product, enter, seenAs }} /> : room}
    </Hall>
  );
}
