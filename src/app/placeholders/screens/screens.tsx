import './screens.css';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PointView, plural, SCREENS } from '#core/index.ts';
import { knownValue, lookOfSourced, type Product, type SampleSet, type Screen, screensOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram } from '../../diagrams/diagram.tsx';
import { Button } from '../../kit/button.tsx';
import { sampleAddress } from '../../prototype/sample-address.ts';
import { Pin } from '../../stage/pin.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { SideQuestions } from '../pieces/side-questions.tsx';
import { createPlaceholder, type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { idsOf, useFollowUps } from '../things/question-ids.ts';
import { useChosen } from '../things/use-chosen.ts';
import { WithSamples } from '../things/with-samples.tsx';
import { areScreensDecided, completenessOfScreens } from './completeness.ts';
import { CookieWall } from './cookie-wall.tsx';
import { blankDoors, type Door } from './doors.ts';
import { FeatureList } from './feature-list.tsx';
import { Hall } from './hall.tsx';
import { PageRoom } from './page-room.tsx';
import { ProductWalk } from './product-walk.tsx';
import { useDoors } from './room.tsx';
import { screenDiagram } from './screen-diagram.ts';
import { Unnamed } from './unnamed.tsx';
import { type EmbeddedNavigation, useEmbeddedNavigation } from './use-embedded-navigation.ts';

/** Nothing known: six unnamed doors. Screens named: their rooms and a map. All known: the running product. */
export default createPlaceholder(completenessOfScreens, Unnamed, Named);

const STAGE_WORDS = {
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

const SHOWN_QUESTIONS = SCREENS.questions.map(({ id }) => id);

/** The named screens: doors to open while something is missing, the running product once all is known. */
function Named({ view, product, completeness }: NamedProps) {
  const findFollowUps = useFollowUps();
  const navigation = useEmbeddedNavigation(product);
  const pages = product.index.screens.all.map(({ id, label }) => ({ id, label, completeness: 'known' }));
  const [page, openPage] = useChosen(pages, 'page');
  // While the product runs, the questions follow its current screen.
  const at = completeness === 'known' ? (navigation.screen ?? undefined) : page?.id;
  return (
    <NamedStage
      view={view}
      completeness={completeness}
      words={STAGE_WORDS}
      address={completeness === 'known' ? <AddressBar navigation={navigation} /> : 'yourproduct.example'}
      firm={areScreensDecided(product)}
      shown={[...SHOWN_QUESTIONS, ...(at === undefined ? [] : idsOf(findFollowUps(`screens/${at}`)))]}
      names={pages}
      choose={openPage}
    >
      {completeness === 'known' ? (
        <WithSamples product={product}>
          {(sample, refDate) => <WalkableProduct {...{ product, view, page: at, navigation, sample, refDate }} />}
        </WithSamples>
      ) : (
        <>
          <CookieWall />
          <ScreenMap product={product} at={at} open={openPage} />
          <NamedHall product={product} chosen={at} open={openPage} seenAs={navigation.role} />
        </>
      )}
      <FeatureList only />
      <SettledQuestions includeDoorQuestions={completeness === 'known'} />
    </NamedStage>
  );
}

interface WalkableProductProps {
  readonly product: Product;
  readonly view: PointView;
  readonly page: string | undefined;
  readonly navigation: EmbeddedNavigation;
  readonly sample: SampleSet;
  readonly refDate: string;
}

function WalkableProduct({ product, view, page, navigation, sample, refDate }: WalkableProductProps) {
  const screen = product.index.screens.get(page);
  const go = (id: string) => {
    const found = screensOf(product).find((one) => one.id === id);
    if (found) navigation.go(sampleAddress(found, sample, 'new'), id);
  };
  return (
    <>
      <ProductWalk product={product} inside={navigation} sample={sample} refDate={refDate} point={view.point.id} />
      <ScreenMap product={product} at={navigation.screen} open={go} />
      {screen && <PageRoom key={screen.id} {...{ screen, product }} enter={go} seenAs={null} bare />}
    </>
  );
}

/** Shown on the doors until the product runs. */
const DOOR_QUESTIONS = ['screens.landing', 'screens.inventory', 'screens.languages'];

/** Answered questions as plain text instead of playful features. */
function SettledQuestions({ includeDoorQuestions }: { includeDoorQuestions: boolean }) {
  const { view } = useAsking();
  const isSaid = (q: string) => !isUnanswered(view(q));
  const isListed = (q: string) => {
    if (DOOR_QUESTIONS.includes(q)) return includeDoorQuestions;
    // The undo window is asked inside the delete demo while nobody has said what is irreversible.
    return isSaid(q === 'screens.undo-window' ? 'screens.irreversible' : q);
  };
  const of = SCREENS.sidePanels.filter(([q]) => view(q) && isListed(q));
  return of.length === 0 ? null : <SideQuestions of={of} />;
}

/** The address bar of the embedded prototype; it navigates to what is typed. */
function AddressBar({ navigation }: { navigation: EmbeddedNavigation }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = (typed ?? navigation.path).trim();
    setTyped(null);
    navigation.go(to.startsWith('/') ? to : `/${to}`);
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
        className="field flex-[1_1_120px] min-w-0 min-h-8 px-2 py-1 border-line rounded-[16px] mono-sm"
        id="screens-bar"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? navigation.path}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </form>
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
    <section className="screens-map my-8" aria-labelledby="screens-map">
      <h2 className="mt-0" id="screens-map">
        The map <Pin q="screens.links" />
      </h2>
      <ul className="screens-alarms grid gap-2 mb-4">
        {links.is === 'unknown' && (
          <li className={ALARM}>
            Nobody has {isUnanswered(asking.view('screens.links')) ? 'decided' : 'decided'} where people go from any
            page. Dashed ways are guesses.
          </li>
        )}
        {hasNoStart && <li className={ALARM}>Nobody has said who begins where. So nobody is inside yet.</li>}
        <Alarm pages={diagram.ends} singular="is a dead end" pluralForm="are dead ends" open={open} />
        <Alarm pages={diagram.lost} singular="is where nobody gets" pluralForm="are where nobody gets" open={open} />
      </ul>
      <Diagram
        label="The screens and the ways between them"
        nodes={diagram.nodes}
        edges={diagram.edges}
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
