import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decapitalize } from '#core/index.ts';
import {
  addressOf,
  CONDITION_WORDS,
  type EditLock,
  generalRefusal,
  knownValue,
  landingOf,
  lookOfSourced,
  type ProtoScreen,
  questionOf,
  type ScreenCondition,
  type Sourced,
  whenGone,
} from '#core/product.ts';
import { Hole, Unplayed, WithLook } from './hole.tsx';
import { decodePath, useHref } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';

/** Strokes in a box of 24 by 24. */
const ICONS = {
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5zM12 15v2',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20',
  tray: 'M4 13h4l2 3h4l2-3h4M4 13l3-8h10l3 8v6H4z',
} as const;

interface NoticeProps {
  readonly icon: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** One message in the middle of a screen that shows nothing else. */
export function Notice({ icon, title, children }: NoticeProps) {
  return (
    <div className="grid justify-items-center gap-3 max-w-120 mx-auto py-12 text-center text-ink-2 wrap-anywhere">
      <svg className="w-12 h-12 p-3 rounded-full bg-paper" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d={ICONS[icon]} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      {title && <p className="ui-md font-semibold text-ink">{title}</p>}
      {children}
    </div>
  );
}

/** The way to where the role begins. */
function FirstPageLink() {
  const { product, actor } = usePrototype();
  const href = useHref();
  const landing = landingOf(product, actor.role);
  return (
    <Link className="button mt-2" to={href(landing ? addressOf(landing) : '/')}>
      {landing ? `Go to ${landing.label}` : 'To the first page'}
    </Link>
  );
}

/** Shown instead of a screen that the role may not see or use: the decided words, and the decided content. */
export function AccessDenied({ screen, because }: { screen: ProtoScreen; because: string }) {
  const { product } = usePrototype();
  const { refusalWords } = product.model.roles;
  const { text, action, look, question } = generalRefusal(product);
  const ownWords = screen.screen?.words.get('forbidden');
  const [said, its, q] =
    refusalWords.is === 'known'
      ? [refusalWords.value, lookOfSourced(refusalWords), questionOf(refusalWords)]
      : text !== null
        ? [text, look, question]
        : [ownWords && knownValue(ownWords) ? null : because, 'guess' as const, questionOf(refusalWords)];
  const forbidden = screen.screen?.conditions.get('forbidden');
  // Where another screen was decided for this, its words are those above.
  const isThatScreen = said !== null && its !== 'guess' && forbidden && knownValue(forbidden) === 'another screen';
  return (
    <div className="proto-refused" role="status">
      <Notice
        icon="lock"
        title={
          said !== null && (
            <WithLook look={its} q={q}>
              {said}
            </WithLook>
          )
        }
      >
        {refusalWords.is !== 'known' && action && <p className="m-0">You can: {action}</p>}
        {!isThatScreen && <ConditionPart screen={screen} is="forbidden" />}
        <FirstPageLink />
      </Notice>
    </div>
  );
}

/** Why all or some of a record cannot be edited now. */
export function EditLockNote({ lock: { because, look, question } }: { lock: EditLock }) {
  return (
    <WithLook look={look} q={question} words="what can be changed: a guess">
      <span className="quiet">{because}</span>
    </WithLook>
  );
}

export function PageNotFound({ path }: { path: string }) {
  const { product } = usePrototype();
  const isUndecided = knownValue(product.model.errors.disclosure) === undefined;
  return (
    <div className="proto-screen">
      <Notice icon="search">
        <h1 className="m-0 wrap-anywhere">
          There is no page at <bdi>{decodePath(path)}</bdi>
        </h1>
        {isUndecided && <Hole q="errors.disclosure" words="nobody has said what people read here" />}
        <FirstPageLink />
      </Notice>
    </div>
  );
}

interface RecordGoneProps {
  readonly entity: string;
  readonly screen: ProtoScreen;
}

/** Shown if the record of a page does not exist; with the decision for that case, unless it is another screen. */
export function RecordGone({ entity, screen }: RecordGoneProps) {
  const { product } = usePrototype();
  const gone = whenGone(product, screen);
  // A page that was not named as a shared link is not missing an answer.
  const shared = product.model.screens.sharedLinks;
  const isUndecided =
    shared.is === 'unknown' ||
    knownValue(shared)?.some((link) => link.screen.id === screen.id && link.gone.is === 'unknown');
  return (
    <div role="alert">
      <Notice icon="search" title={<NoSuchRecord entity={entity} />}>
        {gone && <Unplayed q={questionOf(gone.sourced)}>What shows then: {gone.words}.</Unplayed>}
        {isUndecided && <Hole q="screens.shared-links" words="nobody has said what shows when a record is gone" />}
        <FirstPageLink />
      </Notice>
    </div>
  );
}

export function NoSuchRecord({ entity }: Pick<RecordGoneProps, 'entity'>) {
  const { product } = usePrototype();
  return <>There is no such {decapitalize(product.index.entities.get(entity)?.label ?? 'record')} here.</>;
}

interface ConditionProps {
  readonly screen: ProtoScreen;
  readonly is: ScreenCondition;
}

/** What was decided to show while a screen is empty, loading, partial, failed or forbidden. */
export function ScreenConditionView({ screen, is, before }: ConditionProps & { before: ReactNode }) {
  const decided = screen.screen?.conditions.get(is);
  if (decided && knownValue(decided) === 'what was there before') {
    return (
      <>
        <p className="m-0 mb-4 quiet" role="status" data-condition={is}>
          When {CONDITION_WORDS[is]}: what was there before
        </p>
        {before}
      </>
    );
  }
  return (
    <div role="status" data-condition={is}>
      <Notice icon={is === 'forbidden' ? 'lock' : 'tray'}>
        <ConditionPart screen={screen} is={is} />
      </Notice>
    </div>
  );
}

function ConditionPart({ screen, is }: ConditionProps) {
  const decided = screen.screen?.conditions.get(is);
  const shows = decided && knownValue(decided);
  if (!decided || shows === undefined)
    return <Hole q="screens.conditions" words={`nobody has said what shows when ${CONDITION_WORDS[is]}`} />;
  return CONTENTS[shows]?.({ screen, is, decided }) ?? <p className="m-0">{shows}</p>;
}

type ContentProps = ConditionProps & { readonly decided: Sourced<string> };

const CONTENTS: Readonly<Record<string, (props: ContentProps) => ReactNode>> = {
  'a message': (props) => <ConditionMessage {...props} />,
  'a message and a button': (props) => (
    <>
      <ConditionMessage {...props} />
      <FirstStepButton {...props} />
    </>
  ),
  'a blank page': () => <p className="quiet m-0">a blank page</p>,
  'what was there before': () => <p className="quiet m-0">what was there before</p>,
  'another screen': ({ decided }) => <OtherScreenLink q={questionOf(decided)} />,
  'cannot happen': () => <p className="quiet m-0">It was decided that this cannot happen here.</p>,
};

function ConditionMessage({ screen: { screen }, is }: ConditionProps) {
  const sourcedText = screen?.words.get(is);
  const text = sourcedText && knownValue(sourcedText);
  return (
    <p className="ui-md text-ink">
      {text || (
        <Hole
          q={sourcedText ? questionOf(sourcedText) : 'screens.conditions'}
          words={`no message yet when ${CONDITION_WORDS[is]}`}
        />
      )}
    </p>
  );
}

function FirstStepButton({ screen: { screen } }: ConditionProps) {
  const step = screen && knownValue(screen.firstStep);
  if (step) return <span className="button cursor-default">{step}</span>;
  return <Hole q={screen ? questionOf(screen.firstStep) : 'screens.conditions'} words="a button: to do what?" />;
}

/** No question asks which other screen; the error screen is taken, as a guess. */
function OtherScreenLink({ q }: { q: string }) {
  const { screens } = usePrototype();
  const href = useHref();
  const errorScreen = screens.find(({ kind }) => kind === 'error');
  if (!errorScreen) return <Hole q={q} words="another screen: which one?" />;
  return (
    <WithLook look="guess" q={q} words={`another screen, perhaps “${errorScreen.label}”`}>
      <span>
        Another screen, perhaps <Link to={href(addressOf(errorScreen))}>{errorScreen.label}</Link>
      </span>
    </WithLook>
  );
}
