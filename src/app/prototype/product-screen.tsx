import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type Arrival,
  addressOf,
  asFailure,
  changesShown,
  isForm,
  knownValue,
  landingOf,
  mayDo,
  type ProtoScreen,
  recordLabel,
  recordsAround,
  type SampleRow,
  signingIn,
  type WayOn,
  waysOn,
  whenGone,
} from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { useChangedOnNew, useRecordAt } from './arrival.ts';
import { Condition } from './condition.tsx';
import { FailureNote } from './failure-note.tsx';
import { useGoAs, useHref } from './going.ts';
import { NotThere } from './gone.tsx';
import { Drawn, Hole, Unplayed } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { Refused } from './refused.tsx';
import { DetailScreen } from './screens/detail.tsx';
import { FiguresScreen } from './screens/figures.tsx';
import { FormScreen } from './screens/form.tsx';
import { ListScreen } from './screens/list.tsx';
import { WizardScreen } from './screens/wizard.tsx';
import { act } from './session-store.ts';

export interface ScreenProps {
  readonly screen: ProtoScreen;
  readonly arrival: Arrival;
}

const KINDS: Readonly<Record<NonNullable<ProtoScreen['kind']>, ComponentType<ScreenProps>>> = {
  list: ListScreen,
  detail: DetailScreen,
  form: FormScreen,
  wizard: WizardScreen,
  dashboard: FiguresScreen,
  report: FiguresScreen,
  'sign-in': SignInScreen,
  static: StaticScreen,
  error: ErrorScreen,
};

/** The screen at an address; where its record is gone, the one that was decided to show then. */
export function ProductScreen({ arrival }: { arrival: Arrival }) {
  const { product } = usePlaying();
  const isGone = useRecordAt(arrival) === null;
  const to = isGone ? whenGone(product, arrival.screen)?.to : undefined;
  if (!to) return <OneScreen arrival={arrival} />;
  return <OneScreen arrival={{ screen: to, parameters: new Map() }} missing={arrival.screen.entity} />;
}

/** One screen of the product: what its kind shows, or the state that is forced on it, and the ways on. */
function OneScreen({ arrival, missing = null }: { arrival: Arrival; missing?: string | null }) {
  const { screen } = arrival;
  const { product, session } = usePlaying();
  const { inject, condition } = session.knobs;
  const Screen = screen.kind === null ? UnknownScreen : KINDS[screen.kind];
  const injected = product.index.errors.get(inject);
  const { catalogue } = product.model.errors;
  const shown = <Screen screen={screen} arrival={arrival} />;
  return (
    <div className="proto-screen" data-screen={screen.id} data-kind={screen.kind} data-look={screen.look}>
      <header className="proto-head row items-baseline justify-between gap-x-6 mb-6">
        <h1 className="m-0 min-w-0 wrap-anywhere">
          <Title arrival={arrival} />
        </h1>
        <Ways screen={screen} arrival={arrival} />
      </header>
      {missing !== null && (
        <p className="m-0 mb-4 text-ink-2 text-14" role="status">
          <NotThere entity={missing} />
        </p>
      )}
      {injected && (
        <FailureNote
          failure={asFailure(injected, injected.label, catalogue)}
          dismiss={() => act({ act: 'turn', knobs: { inject: null } })}
        />
      )}
      <Guarded screen={screen}>
        {condition === null ? shown : <Condition screen={screen} is={condition} before={shown} />}
      </Guarded>
    </div>
  );
}

/** The name of a screen; where it stands in for one that changes a record, what is done there. */
function Title({ arrival }: { arrival: Arrival }) {
  const { product } = usePlaying();
  const { screen } = arrival;
  const changed = useChangedOnNew(arrival);
  if (!changed) {
    return (
      <Drawn look={screen.look} q={screen.question} words="nobody has decided on this screen">
        {screen.label}
      </Drawn>
    );
  }
  return (
    <Drawn look="guess" q={screen.question} words="where it is changed: a guess">
      Change <bdi>{recordLabel(product, changed)}</bdi>
    </Drawn>
  );
}

/** A list that a role may not see says so, in the decided way. */
function Guarded({ screen, children }: { screen: ProtoScreen; children: ReactNode }) {
  const { actor } = usePlaying();
  if (screen.entity === null || screen.kind !== 'list') return children;
  const verdict = mayDo(actor, screen.entity, 'list');
  if (verdict.may === 'yes') return children;
  if (verdict.may === 'unsaid') {
    return (
      <>
        <p>
          <Hole q={verdict.question} words={verdict.because} />
        </p>
        {children}
      </>
    );
  }
  return <Refused screen={screen} because={verdict.because} />;
}

/** The named ways on that have a link of their own; one that leads nowhere is a hole. */
function Ways({ screen, arrival }: ScreenProps) {
  const { actor } = usePlaying();
  const found = useRecordAt(arrival);
  const row = found && mayDo(actor, found.entity, 'view', found).may !== 'no' ? found : undefined;
  const all = waysOn(actor, screen, row, recordsAround(actor, arrival));
  const linked = all.filter((way) => isLinked(way, screen, row));
  const ways = new Map(linked.map((way) => [`${way.toLabel} ${way.label}`, way]));
  if (ways.size === 0) return null;
  return (
    <nav className="proto-ways" aria-label="From here">
      {[...ways].map(([key, way]) => (
        <Way
          key={key}
          way={way}
          isLabelShared={[...ways.values()].some(({ label, to }) => label === way.label && to !== way.to)}
        />
      ))}
    </nav>
  );
}

/** Not what a button of the page does anyway, nor what needs the record that is gone. */
function isLinked(way: WayOn, screen: ProtoScreen, row: SampleRow | undefined): boolean {
  const { to, path } = way;
  if (!to) return true;
  if (path === null) return false;
  if (screen.kind === 'detail' && !row && to.path.includes(':')) return false;
  const isNewButton = screen.kind === 'list' && isForm(to) && to.entity === screen.entity;
  return !isNewButton && !changesShown(way, screen);
}

interface WayProps {
  readonly way: WayOn;
  /** Another way has the same label: each says where it leads. */
  readonly isLabelShared: boolean;
}

function Way({ way: { label, toLabel, path, onlyIf, look, question }, isLabelShared }: WayProps) {
  const href = useHref();
  if (path === null) return <Hole q={question} words={`“${label}” leads to “${toLabel}”, which is no screen`} />;
  return (
    <Drawn look={look} q={question} words="in words, not yet exact">
      <Link className="py-1" to={href(path)}>
        {isLabelShared ? `${label}: ${toLabel}` : label}
      </Link>
      {onlyIf && <small>only when {onlyIf}</small>}
    </Drawn>
  );
}

/** Nobody really signs in here: people choose the role to see the product as. */
function SignInScreen({ screen }: ScreenProps) {
  const { product } = usePlaying();
  const shown = signingIn(product, screen);
  const goAs = useGoAs();
  return (
    <div>
      {shown === undefined ? (
        <p>
          <Hole q="roles.sign-in" words="nobody has said how people sign in" />
        </p>
      ) : (
        <div className="proto-sign-in">
          <Drawn look={shown.method.look} q={shown.method.question}>
            <span className="quiet">Signing in: {shown.method.label}</span>
          </Drawn>
          {shown.typed.map((word) => (
            <Drawn key={word.label} look={word.look} q={word.question}>
              <span className="w-full text-ink-2 rounded px-2.5 py-2 border border-line">{word.label}</span>
            </Drawn>
          ))}
          <Drawn look={shown.button.look} q={shown.button.question}>
            <span className="button cursor-default">{shown.button.label}</span>
          </Drawn>
        </div>
      )}
      <p className="quiet">Nobody really signs in here. Go in as</p>
      <div className="row">
        {product.index.roles.all.map(({ id, label }) => (
          <Button key={id} onClick={() => goAs(pathOf(landingOf(product, id)), id)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The page that a role sees first; the start of the product while nobody has said which. */
function pathOf(landing: ProtoScreen | undefined): string {
  return landing ? addressOf(landing) : '/';
}

/** A page that says something. No question asks for its text: what was decided about it is there instead. */
function StaticScreen({ screen: { screen, question, label } }: ScreenProps) {
  if (!screen) return <Hole q={question} words="nobody has said what stands here" />;
  const about = knownValue(screen.about)?.label;
  return (
    <div>
      <p>
        <Unplayed q={question}>
          A page of fixed text, “{label}”{about && `, about: ${about}`}.
        </Unplayed>
      </p>
      <p className="quiet">
        No question asks for its text by itself. Whoever needs it here asks for it with the button Ask.
      </p>
    </div>
  );
}

function ErrorScreen() {
  const { product } = usePlaying();
  const { catalogue } = product.model.errors;
  const errors = knownValue(catalogue) ?? [];
  if (errors.length === 0) return <Hole q="errors.messages" words="nobody has said what can go wrong" />;
  return (
    <div className="proto-errors grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]">
      {errors.map((error) => (
        <FailureNote key={error.id} failure={asFailure(error, error.label, catalogue)} />
      ))}
    </div>
  );
}

function UnknownScreen({ screen }: ScreenProps) {
  return (
    <Drawn look="hole" q={screen.question} words={`nobody has said what kind of screen “${screen.label}” is`}>
      {null}
    </Drawn>
  );
}
