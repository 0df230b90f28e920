import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  addressOfPoint,
  countCore,
  countQuestions,
  isClosed,
  isSaidBy,
  namesIn,
  type PointView,
  type QuestionView,
  settledValue,
  takesPosition,
  type Workspace,
  workspaceTitle,
} from '#core/index.ts';
import { reasonWithPeople } from '../asking/reason.ts';
import { ClosingSummary, ConflictCount } from '../findings/closing-report.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Miniature } from '../kit/miniature.tsx';
import { ProgressBar, Ring, Swatch } from '../kit/progress-bar.tsx';
import { Section } from '../kit/section.tsx';
import { pointLook, settledShare, statusWord } from '../kit/status-tag.tsx';
import { useMe, usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import type { NextLine } from './map-more.tsx';

export function Component() {
  const workspace = useWorkspace();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const title = workspaceTitle(workspace);
  const points = workspace.points.filter(({ status }) => status !== 'container');
  const withHoles = points.filter(({ status, closed, asked }) => status === 'unanswered' || closed < asked);
  return (
    <div className="map max-w-290 px-8 pt-8 pb-18 max-lg:px-4 max-lg:pt-6 max-lg:pb-12">
      <title>{`${title} · Specwalk`}</title>
      <h1>{title}</h1>
      {points.length === 0 ? (
        <p className="lead">
          There is nothing to walk through yet: SPEC.md has no headings. Add one for each thing the product should
          state, such as “## Purpose”; this page follows as you save.
        </p>
      ) : (
        <>
          <Progress />
          <AskNext workspace={workspace} isPainted={isPainted} />
          {isPainted && <ManyAtOnce workspace={workspace} />}
          {isOfKinds(points) ? (
            <ol className="tiles grid gap-4 grid-cols-3 mt-8 max-md:grid-cols-1 max-md:gap-2" aria-label="The points">
              {points.map((view) => (
                <Tile key={view.point.id} view={view} />
              ))}
            </ol>
          ) : (
            <>
              <PointList head="Where the holes are" label="The points" of={withHoles} />
              <PointList head="The other sections" of={points.filter((view) => !withHoles.includes(view))} />
            </>
          )}
          {isPainted && <DecidedLast workspace={workspace} />}
        </>
      )}
    </div>
  );
}

/** Whether each point is about something else, as in a specification of a product, rather than sections of a text. */
function isOfKinds(points: readonly PointView[]): boolean {
  const kinds = new Set(points.map(({ point }) => point.kind).filter((kind) => kind !== 'other'));
  return 2 * kinds.size >= points.length;
}

/** How near a first prototype is, then how far all of it is, as one bar with its counts; `here`: all, on the page of gaps. */
export function Progress({ here = false }: { here?: boolean }) {
  const { points, questions } = useWorkspace();
  const isNearing = !here && (countCore(questions) ?? 0) > 0;
  const counted = isNearing ? questions.filter(({ rank }) => rank.isCore) : questions;
  const { asked, settled, assumed, said, unsaid, later } = countQuestions(counted);
  const counts = [
    ['decided', settled, `of ${asked} settled${isNearing ? ' for a first prototype' : ''}`],
    ['assumed', assumed, 'of these assumed'],
    ['said', said, 'said, not settled'],
    ['hole', unsaid, 'nobody has said'],
    ['hole', later, 'put off'],
  ] as const;
  return (
    <div className="grid gap-2 mb-6">
      {asked > 0 && (
        <ProgressBar
          settled={settled}
          assumed={assumed}
          said={said}
          unsaid={unsaid + later}
          label={`${settled} of ${asked} settled, ${assumed} of these assumed, ${said} said, ${unsaid + later} holes`}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 tabular-nums">
          {counts
            .filter(([look, count]) => (look === 'decided' ? asked : count) > 0)
            .map(([look, count, words]) => (
              <span key={words}>
                <Swatch look={look} size="w-3.5 h-2.5" /> <b className="font-semibold text-ink">{count}</b> {words}
              </span>
            ))}
        </p>
        {!here && (
          <Link className="ml-auto" to="/bring">
            Bring what you have
          </Link>
        )}
        <ClosingSummary here={here} />
      </div>
      {!here && settled + said === 0 && points.every(({ status }) => status === 'unanswered') && (
        <p className="lead mt-2 mb-0">
          Nobody has said anything yet. Open a screen: it is made up, and waiting to be corrected.
        </p>
      )}
    </div>
  );
}

const HERO = `grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-4 p-6 max-md:grid-cols-1 max-md:p-4 bg-sheet
  border border-line-strong rounded-xl`;

/**
 * The one question to ask now, passing over those that this person does not know or leaves to others; once there is none,
 * the way to the product.
 */
function AskNext({ workspace, isPainted }: { workspace: Workspace; isPainted: boolean }) {
  const me = useMe();
  const open = workspace.questions.filter(({ status }) => !isClosed(status));
  const stoodAside = ({ responses }: QuestionView) =>
    responses.some((one) => isSaidBy(one, me) && !takesPosition(one.reply));
  const here = open.filter((one) => !stoodAside(one));
  const view = here.find(({ rank }) => rank.isAskable) ?? here[0] ?? open[0];
  if (!view) return isPainted && <Settled workspace={workspace} className={HERO} />;
  const draw = (next: NextLine, more: number) => (
    <Ask {...next} left={<CoreLeft workspace={workspace} more={more} />} />
  );
  const alone = draw({ view, only: null }, open.length - 1);
  if (!isPainted || (view.rank.isCore && !workspace.activeWalkthrough)) return alone;
  return (
    <Suspense fallback={alone}>
      <NextHere draw={draw} />
    </Suspense>
  );
}

/** Asked for once the map is painted: what grids there are, and who is here. */
const more = () => import('./map-more.tsx');
const NextHere = lazy(async () => ({ default: (await more()).NextHere }));
const Settled = lazyComponent(async () => (await more()).Settled);
const ManyAtOnce = lazyComponent(async () => (await more()).ManyAtOnce);
const DecidedLast = lazyComponent(async () => (await more()).DecidedLast);

function Ask({ view, only, grid, left }: NextLine & { readonly left: ReactNode }) {
  const { decide } = usePermissions();
  const { id, point, ask } = view.question;
  const isToSettle = decide && view.status !== 'open';
  const label = grid ? 'Fill the grid' : !isToSettle ? 'Answer' : view.status === 'stale' ? 'Check it' : 'Settle it';
  return (
    <section className={HERO} aria-label="What to ask next">
      <div>
        <h2 className="small-head">Ask next</h2>
        <p className="voice-xl text-pretty">{grid?.says ?? ask}</p>
        <p className="mt-1.5 text-ink-2">{grid?.progress ?? reasonWithPeople(view, only)}</p>
      </div>
      <div className="flex md:grid justify-items-center items-center gap-x-4 gap-y-1">
        <Link className="button main" to={grid?.to ?? (isToSettle ? `/questions/${id}` : addressOfPoint(point, id))}>
          {label}
        </Link>
        {left}
      </div>
    </section>
  );
}

/** “12 to a first prototype”: what is left of the core, and the way to all the rest. */
function CoreLeft({ workspace, more }: { workspace: Workspace; more: number }) {
  const core = countCore(workspace.questions);
  if (core)
    return (
      <Link className="text-sm text-ink-2" to="/questions?status=core">
        <b className="font-semibold text-ink tabular-nums">{core}</b> to a first prototype
      </Link>
    );
  if (core === 0)
    return (
      <span className="grid justify-items-center text-sm text-ink-2">
        <Link to="/prototype">Try the first prototype</Link>
        {more > 0 && <Link to="/questions">{more} in depth</Link>}
      </span>
    );
  return more === 0 ? null : (
    <Link className="text-sm text-ink-2" to="/questions">
      {more} more
    </Link>
  );
}

function Tile({ view }: { view: PointView }) {
  const { point } = view;
  return (
    <li className="grid break-inside-avoid">
      <Link
        className="tile grid content-start grid-rows-[auto_1fr] no-underline bg-sheet border border-line-strong
          decided:border-decided hole:border-ink-2 rounded-xl overflow-hidden
          hover:shadow-[0_10px_24px_-18px_rgb(0_0_0/60%)] max-md:grid-cols-[96px_minmax(0,1fr)] max-md:grid-rows-1
          max-md:items-center"
        data-look={pointLook(view)}
        to={addressOfPoint(point.id)}
      >
        <span className="px-6 py-4 max-md:px-2 max-md:py-2 bg-paper md:border-b-1 border-line">
          <Miniature view={view} names={namesOf(view)} />
        </span>
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-3 max-md:py-2">
          <strong className="voice-lg font-semibold wrap-anywhere text-pretty">
            {/^\d/.test(point.id) && <span className="mono-sm font-normal text-ink-2">{point.id} </span>}
            {point.title}
          </strong>
          <span className="flex flex-wrap justify-end gap-x-3">
            <ConflictCount point={point.id} />
            <PointCount view={view} />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** “7/47”, read out as “7 of 47 settled”; of a point of which nothing is asked, what its text says. */
function PointCount({ view: { asked, questions, status } }: { view: PointView }) {
  const { settled } = countQuestions(questions);
  return (
    <small className="text-ink-2 tabular-nums">
      {asked === 0 ? (
        statusWord(status)
      ) : (
        <>
          <span aria-hidden="true">{`${settled}/${asked}`}</span>
          <span className="unseen">{`${settled} of ${asked} settled`}</span>
        </>
      )}
    </small>
  );
}

/** The questions whose answers name what the scenes show. */
const NAMING =
  /^(?:purpose\.groups|screens\.inventory|entities\.records|states\.(?:[^.]+\.)?list|roles\.grants|calls\.systems|constants\.values)$/;

function namesOf({ questions }: PointView): readonly string[] {
  const naming = questions.find((view) => NAMING.test(view.question.id) && settledValue(view) !== undefined);
  const value = settledValue(naming);
  return value === undefined ? [] : namesIn(value);
}

interface PointListProps {
  readonly head: string;
  readonly label?: string;
  readonly of: readonly PointView[];
}

/** Sections of a text, a line each. */
function PointList({ head, label = head, of }: PointListProps) {
  if (of.length === 0) return null;
  return (
    <Section head={head} count={of.length} aria-label={head}>
      <ol className="columns-[300px] gap-x-8" aria-label={label}>
        {of.map((view) => (
          <li key={view.point.id} className="break-inside-avoid">
            <Link
              className="grid grid-cols-[14px_minmax(0,1fr)_auto] items-baseline gap-2.5 py-1.5 no-underline
                hover:underline"
              to={addressOfPoint(view.point.id)}
            >
              <Ring share={settledShare(view)} />
              <span className="wrap-anywhere">{view.point.title}</span>
              <PointCount view={view} />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
