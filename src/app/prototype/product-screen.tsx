import type { ComponentType } from 'react';
import { Link } from 'react-router';
import {
  failureFromEntry,
  hasWordsInPlace,
  isEditLink,
  isForm,
  mayDo,
  menuOfProduct,
  type OutgoingLink,
  outgoingLinks,
  type ProtoScreen,
  parentRecords,
  type RouteMatch,
  recordLabel,
  regionsOf,
  type SampleRow,
  whenGone,
} from '#core/product.ts';
import { FailureNote } from './failure-note.tsx';
import { Hole, WithLook } from './hole.tsx';
import { useHref } from './navigation.ts';
import { AccessDenied, NoSuchRecord, ScreenConditionView } from './notices.tsx';
import { extras } from './parts.ts';
import { useMatchedRecord, usePrototype, useRecordOnCreateForm } from './prototype-context.tsx';
import { ComposedScreen } from './regions/composed-screen.tsx';
import { DetailScreen } from './screens/detail.tsx';
import { FormScreen, WizardScreen } from './screens/form.tsx';
import { ListScreen } from './screens/list.tsx';
import { ErrorScreen, FiguresScreen, SignInScreen, StaticScreen, UnknownScreen } from './screens/other-screens.tsx';
import { dispatch } from './session-store.ts';

export interface ScreenProps {
  readonly screen: ProtoScreen;
  readonly arrival: RouteMatch;
}

const SCREENS_BY_KIND: Readonly<Record<NonNullable<ProtoScreen['kind']>, ComponentType<ScreenProps>>> = {
  page: ComposedScreen,
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
  const { product, session, actor } = usePrototype();
  const { inject, condition } = session.knobs;
  const regions = regionsOf(product)(screen);
  const isComposed = regions !== null;
  const isNamedByRecord = isComposed ? regions[0]?.kind === 'record' : screen.kind === 'detail';
  const Screen = isComposed ? ComposedScreen : screen.kind === null ? UnknownScreen : SCREENS_BY_KIND[screen.kind];
  const injectedError = product.index.errors.get(inject);
  const { catalogue } = product.model.errors;
  const parts = extras.now();
  const record = useMatchedRecord(arrival);
  const content = (
    <>
      {parts && <parts.ScreenWords screen={screen} />}
      <Screen screen={screen} arrival={arrival} />
      {parts && screen.kind === 'list' && screen.entity !== null && <parts.KeptRecords entity={screen.entity} />}
      {parts && record && !isForm(screen) && <parts.RecordExtras row={record} />}
    </>
  );
  const verdict = screen.entity !== null && screen.kind === 'list' ? mayDo(actor, screen.entity, 'list') : undefined;
  return (
    <div
      className="proto-screen"
      data-screen={screen.id}
      data-kind={screen.kind}
      data-look={screen.look}
      data-named-by-record={isNamedByRecord || undefined}
    >
      <header className="proto-head row items-baseline justify-between gap-x-6 mb-4">
        <h1 className="m-0 min-w-0 wrap-anywhere">
          <ScreenTitle arrival={arrival} />
        </h1>
        {verdict?.may !== 'no' && <ScreenLinks screen={screen} arrival={arrival} />}
      </header>
      {missing !== null && (
        <p className="mb-4 quiet" role="status">
          <NoSuchRecord entity={missing} />
        </p>
      )}
      {injectedError && (
        <FailureNote
          failure={failureFromEntry(injectedError, injectedError.label, catalogue)}
          dismiss={() => dispatch({ act: 'turn', knobs: { inject: null } })}
        />
      )}
      {verdict?.may === 'unsaid' && (
        <p className="mb-4">
          <Hole q={verdict.question} words={verdict.because} />
        </p>
      )}
      {verdict?.may === 'no' ? (
        <AccessDenied screen={screen} because={verdict.because} />
      ) : condition === null || (regions && hasWordsInPlace(regions, condition)) ? (
        content
      ) : (
        <ScreenConditionView screen={screen} is={condition} before={content} />
      )}
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

/** The outgoing links that need a link of their own, as no menu has them; one whose target is no screen is a hole. */
function ScreenLinks({ screen, arrival }: ScreenProps) {
  const { actor } = usePrototype();
  const record = useMatchedRecord(arrival);
  const row = record && mayDo(actor, record.entity, 'view', record).may !== 'no' ? record : undefined;
  const allLinks = outgoingLinks(actor, screen, row, parentRecords(actor, arrival));
  const inMenu = menuOfProduct(actor)?.groups.flatMap((group) => group.links) ?? [];
  const linked = allLinks.filter(
    (link) =>
      needsLink(link, screen, row) && !inMenu.some(({ path, label }) => path === link.path && label === link.label),
  );
  const links = new Map(linked.map((link) => [`${link.toLabel} ${link.label}`, link]));
  if (links.size === 0) return null;
  return (
    <nav className="proto-ways row gap-x-5 ui-sm" aria-label="From here">
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
      <Link className="py-1 text-ink-2 hover:text-ink" to={href(path)}>
        {isLabelShared ? `${label}: ${toLabel}` : label}
      </Link>
      {onlyIf && <small>only when {onlyIf}</small>}
    </WithLook>
  );
}
