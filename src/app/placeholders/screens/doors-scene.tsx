import { useMemo, useState } from 'react';
import { plural } from '#core/index.ts';
import { knownValue, lookOfSourced, type Product, type SampleSet, type Screen, screensOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram } from '../../diagrams/diagram.tsx';
import { Button } from '../../kit/button.tsx';
import { sampleAddress } from '../../prototype/navigation.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { statedRows } from '../answers/answer-value.ts';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { WithSamples } from '../things/with-samples.tsx';
import { blankDoors, type Door, doorsOf } from './doors.ts';
import { useEmbeddedNavigation } from './embedded-navigation.tsx';
import { CookieWall, Hall } from './hall.tsx';
import { PageRoom } from './page-room.tsx';
import { ProductWalk } from './product-walk.tsx';
import { useDoors } from './room.tsx';
import { screenDiagram } from './screen-diagram.ts';

/** Doors without signs at first; then rooms and a map of the ways; once all is known, the running product. */
export function DoorsScene(props: SceneProps) {
  if (props.completeness === 'nothing') return <SixDoors />;
  return <NamedPages {...props} />;
}

function SixDoors() {
  const [entered, setEntered] = useState<string | null>(null);
  const pages = statedRows(useAsking().view('screens.inventory'));
  const { doors, room } = useDoors((signs, kinds) => doorsOf(pages, signs, kinds), entered, setEntered);
  return (
    <div className="grid gap-5">
      <CookieWall />
      <Hall doors={doors} entered={entered} onEnter={(key) => setEntered(key === entered ? null : key)}>
        {room}
      </Hall>
    </div>
  );
}

const TABS = {
  known: [
    ['pages', 'Walk through it'],
    ['map', 'The map'],
  ],
  partly: [
    ['pages', 'Page by page'],
    ['map', 'The map'],
  ],
} as const;

/** The named screens: doors to open while something is missing, the running product once all is known; and the map. */
function NamedPages({ view, product, completeness, subject, choose }: SceneProps) {
  const [shown, show] = useState<'pages' | 'map'>('pages');
  const navigation = useEmbeddedNavigation(product);
  const runs = completeness === 'known';
  const go = (id: string, sample: SampleSet) => {
    const found = screensOf(product).find((one) => one.id === id);
    if (found) navigation.go(sampleAddress(found, sample, 'new'), id);
  };
  return (
    <TabbedViews label="The pages" tabs={TABS[runs ? 'known' : 'partly']} shown={shown} show={show}>
      {shown === 'pages' && !runs && (
        <NamedHall product={product} chosen={subject} open={choose} seenAs={navigation.role} />
      )}
      {(runs || shown === 'map') && (
        <WithSamples product={product}>
          {(sample, refDate) =>
            shown === 'map' ? (
              <ScreenMap
                product={product}
                at={runs ? navigation.screen : subject}
                open={(id) => (runs ? go(id, sample) : choose(id))}
              />
            ) : (
              <ProductWalk inside={navigation} point={view.point.id} {...{ product, sample, refDate }} />
            )
          }
        </WithSamples>
      )}
    </TabbedViews>
  );
}

interface ScreenMapProps {
  readonly product: Product;
  readonly at: string | null | undefined;
  readonly open: (screen: string) => void;
}

/** The diagram of all screens, with its dead ends and unreachable screens. A click opens the page. */
function ScreenMap({ product, at, open }: ScreenMapProps) {
  const asking = useAsking();
  const diagram = useMemo(() => screenDiagram(product, at ?? null), [product, at]);
  const { landings, links } = product.model.screens;
  const hasNoStart = landings.is === 'unknown' || product.index.roles.all.length === 0;
  return (
    <section className="screens-map" aria-label="The map">
      <ul className="screens-alarms grid gap-1.5 mb-3">
        {links.is === 'unknown' && (
          <li className={ALARM}>Nobody has decided where people go from any page. Dashed ways are guesses.</li>
        )}
        {hasNoStart && <li className={ALARM}>Nobody has said who begins where. So nobody is inside yet.</li>}
        <Alarm pages={diagram.ends} singular="is a dead end" pluralForm="are dead ends" open={open} />
        <Alarm pages={diagram.lost} singular="is where nobody gets" pluralForm="are where nobody gets" open={open} />
      </ul>
      <Diagram
        label="The screens and the ways between them"
        nodes={diagram.nodes}
        edges={diagram.edges}
        around={at ?? null}
        onNode={(id) => {
          if (product.index.screens.has(id)) open(id);
        }}
        onEdge={() => asking.ask('screens.links')}
        describeNode={() => 'goes there'}
      />
    </section>
  );
}

const ALARM = 'px-3 py-1.5 border-l-3 border-pen bg-pen-wash voice-lg wrap-anywhere';

interface AlarmProps {
  readonly pages: readonly Screen[];
  readonly singular: string;
  readonly pluralForm: string;
  readonly open: (screen: string) => void;
}

/** Pages with the same problem, in one sentence; each name opens its page. */
function Alarm({ pages, singular, pluralForm, open }: AlarmProps) {
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
      {plural(pages.length, singular, pluralForm)}.
    </li>
  );
}

interface NamedHallProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly open: (screen: string) => void;
  readonly seenAs: string | null;
}

function NamedHall({ product, chosen, open, seenAs }: NamedHallProps) {
  const { index, model } = product;
  const [blank, setBlank] = useState<string | null>(null);
  const namedDoors = index.screens.all.map(
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
  const { doors, room } = useDoors((signs, kinds) => [...namedDoors, ...blankDoors(1, signs, kinds)], entered, enter);
  const screen = index.screens.get(entered);
  return (
    <Hall doors={doors} entered={entered} onEnter={enter}>
      {screen ? <PageRoom key={screen.id} {...{ screen, product, enter, seenAs }} /> : room}
    </Hall>
  );
}
