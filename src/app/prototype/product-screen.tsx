import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import {
  addressOf,
  failureFromEntry,
  isEditLink,
  isForm,
  knownValue,
  landingOf,
  mayDo,
  type OutgoingLink,
  outgoingLinks,
  type ProtoScreen,
  parentRecords,
  type RouteMatch,
  recordLabel,
  type SampleRow,
  signInOf,
  whenGone,
} from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { AccessDenied } from './access-denied.tsx';
import { FailureNote } from './failure-note.tsx';
import { Hole, Unplayed, WithLook } from './hole.tsx';
import { useHref, useNavigateAs } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';
import { NoSuchRecord } from './record-gone.tsx';
import { useMatchedRecord, useRecordOnCreateForm } from './route-match.ts';
import { ScreenConditionView } from './screen-condition.tsx';
import { DetailScreen } from './screens/detail.tsx';
import { FiguresScreen } from './screens/figures.tsx';
import { FormScreen } from './screens/form.tsx';
import { ListScreen } from './screens/list.tsx';
import { WizardScreen } from './screens/wizard.tsx';
import { dispatch } from './session-store.ts';

export interface ScreenProps {
  readonly screen: ProtoScreen;
  readonly arrival: RouteMatch;
}

const SCREENS_BY_KIND: Readonly<Record<NonNullable<ProtoScreen['kind']>, ComponentType<ScreenProps>>> = {
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

/** The screen of a route; if its record is gone, the screen that was decided for that. */
export function ProductScreen({ arrival }: { arrival: RouteMatch }) {
  const { product } = usePrototype();
  const isGone = useMatchedRecord(arrival) === null;
  const to = isGone ? whenGone(product, arrival.screen)?.to : undefined;
  if (!to) return <ScreenFrame arrival={arrival} />;
  return <ScreenFrame arrival={{ screen: to, parameters: new Map() }} missing={arrival.screen.entity} />;
}

/** Frame of a screen: title, links, then what its kind shows or the simulated condition. */
function ScreenFrame({ arrival, missing = null }: { arrival: RouteMatch; missing?: string | null }) {
  const { screen } = arrival;
  const { product, session } = usePrototype();
  const { inject, condition } = session.knobs;
  const Screen = screen.kind === null ? UnknownScreen : SCREENS_BY_KIND[screen.kind];
  const injectedError = product.index.errors.get(inject);
  const { catalogue } = product.model.errors;
  const content = <Screen screen={screen} arrival={arrival} />;
  return (
    <div className="proto-screen" data-screen={screen.id} data-kind={screen.kind} data-look={screen.look}>
      <header className="proto-head row items-baseline justify-between gap-x-6 mb-6">
        <h1 className="m-0 min-w-0 wrap-anywhere">
          <ScreenTitle arrival={arrival} />
        </h1>
        <ScreenLinks screen={screen} arrival={arrival} />
      </header>
      {missing !== null && (
        <p className="m-0 mb-4 text-ink-2 text-sm" role="status">
          <NoSuchRecord entity={missing} />
        </p>
      )}
      {injectedError && (
        <FailureNote
          failure={failureFromEntry(injectedError, injectedError.label, catalogue)}
          dismiss={() => dispatch({ act: 'turn', knobs: { inject: null } })}
        />
      )}
      <PermissionGate screen={screen}>
        {condition === null ? content : <ScreenConditionView screen={screen} is={condition} before={content} />}
      </PermissionGate>
    </div>
  );
}

/** The title of a screen; on a stand-in for an edit form, what is edited. */
function ScreenTitle({ arrival }: { arrival: RouteMatch }) {
  const { product } = usePrototype();
  const { screen } = arrival;
  const editedRecord = useRecordOnCreateForm(arrival);
  if (!editedRecord) {
    return (
      <WithLook look={screen.look} q={screen.question} words="nobody has decided on this screen">
        {screen.label}
      </WithLook>
    );
  }
  return (
    <WithLook look="guess" q={screen.question} words="where it is changed: a guess">
      Change <bdi>{recordLabel(product, editedRecord)}</bdi>
    </WithLook>
  );
}

/** Shows a list only if the role may see it; else the decided refusal. */
function PermissionGate({ screen, children }: { screen: ProtoScreen; children: ReactNode }) {
  const { actor } = usePrototype();
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
  return <AccessDenied screen={screen} because={verdict.because} />;
}

/** The outgoing links that need a link of their own; one whose target is no screen is a hole. */
function ScreenLinks({ screen, arrival }: ScreenProps) {
  const { actor } = usePrototype();
  const record = useMatchedRecord(arrival);
  const row = record && mayDo(actor, record.entity, 'view', record).may !== 'no' ? record : undefined;
  const allLinks = outgoingLinks(actor, screen, row, parentRecords(actor, arrival));
  const linked = allLinks.filter((link) => needsLink(link, screen, row));
  const links = new Map(linked.map((link) => [`${link.toLabel} ${link.label}`, link]));
  if (links.size === 0) return null;
  return (
    <nav className="proto-ways" aria-label="From here">
      {[...links].map(([key, link]) => (
        <ScreenLink
          key={key}
          way={link}
          isLabelShared={[...links.values()].some(({ label, to }) => label === link.label && to !== link.to)}
        />
      ))}
    </nav>
  );
}

/** False for what a button of the page does anyway, and for what needs a record that is gone. */
function needsLink(link: OutgoingLink, screen: ProtoScreen, row: SampleRow | undefined): boolean {
  const { to, path } = link;
  if (!to) return true;
  if (path === null) return false;
  if (screen.kind === 'detail' && !row && to.path.includes(':')) return false;
  const isNewButton = screen.kind === 'list' && isForm(to) && to.entity === screen.entity;
  return !isNewButton && !isEditLink(link, screen);
}

interface ScreenLinkProps {
  readonly way: OutgoingLink;
  /** Another link has the same label: each names its target. */
  readonly isLabelShared: boolean;
}

function ScreenLink({ way: { label, toLabel, path, onlyIf, look, question }, isLabelShared }: ScreenLinkProps) {
  const href = useHref();
  if (path === null) return <Hole q={question} words={`“${label}” leads to “${toLabel}”, which is no screen`} />;
  return (
    <WithLook look={look} q={question} words="in words, not yet exact">
      <Link className="py-1" to={href(path)}>
        {isLabelShared ? `${label}: ${toLabel}` : label}
      </Link>
      {onlyIf && <small>only when {onlyIf}</small>}
    </WithLook>
  );
}

/** A sign-in without a password check: people choose the role to view the product as. */
function SignInScreen({ screen }: ScreenProps) {
  const { product } = usePrototype();
  const signIn = signInOf(product, screen);
  const navigateAs = useNavigateAs();
  return (
    <div>
      {signIn === undefined ? (
        <p>
          <Hole q="roles.sign-in" words="nobody has said how people sign in" />
        </p>
      ) : (
        <div className="proto-sign-in">
          <WithLook look={signIn.method.look} q={signIn.method.question}>
            <span className="quiet">Signing in: {signIn.method.label}</span>
          </WithLook>
          {signIn.typed.map((word) => (
            <WithLook key={word.label} look={word.look} q={word.question}>
              <span className="w-full text-ink-2 rounded px-2.5 py-2 border border-line">{word.label}</span>
            </WithLook>
          ))}
          <WithLook look={signIn.button.look} q={signIn.button.question}>
            <span className="button cursor-default">{signIn.button.label}</span>
          </WithLook>
        </div>
      )}
      <p className="quiet">Nobody really signs in here. Go in as</p>
      <div className="row">
        {product.index.roles.all.map(({ id, label }) => (
          <Button key={id} onClick={() => navigateAs(landingPath(landingOf(product, id)), id)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The path of the role’s landing screen; “/” while that is undecided. */
function landingPath(landing: ProtoScreen | undefined): string {
  return landing ? addressOf(landing) : '/';
}

/** A page of fixed text. No question asks for the text: what was decided about it is shown instead. */
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
  const { product } = usePrototype();
  const { catalogue } = product.model.errors;
  const errors = knownValue(catalogue) ?? [];
  if (errors.length === 0) return <Hole q="errors.messages" words="nobody has said what can go wrong" />;
  return (
    <div className="proto-errors grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]">
      {errors.map((error) => (
        <FailureNote key={error.id} failure={failureFromEntry(error, error.label, catalogue)} />
      ))}
    </div>
  );
}

function UnknownScreen({ screen }: ScreenProps) {
  return (
    <WithLook look="hole" q={screen.question} words={`nobody has said what kind of screen “${screen.label}” is`}>
      {null}
    </WithLook>
  );
}
