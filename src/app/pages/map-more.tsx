import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  addressOfGrid,
  countQuestions,
  gridProgress,
  gridSummaries,
  gridWords,
  isClosed,
  linesOf,
  valueSummary,
  type Workspace,
  withCount,
} from '#core/index.ts';
import { Section } from '../kit/section.tsx';
import { putOffAddress, statusWord } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { type AskedHere, useAskedHere } from '../presence/asked-here.ts';
import { useWorkspace } from '../workspace/store.ts';

export interface NextLine extends AskedHere {
  /** The grid with which it is asked, in words. */
  readonly grid?: { readonly to: string; readonly says: string; readonly progress: string };
}

interface NextHereProps {
  /** `more`: how many lines there are besides. */
  readonly draw: (next: NextLine, more: number) => ReactNode;
}

/** What to ask those who are here next, where the open cells of a grid are one line. */
export function NextHere({ draw }: NextHereProps) {
  const workspace = useWorkspace();
  const open = useAskedHere().filter(({ view }) => !isClosed(view.status));
  const lines = linesOf(
    open.map(({ view }) => view),
    workspace,
  );
  const next = lines.find(({ view }) => view.rank.isAskable) ?? lines[0];
  if (!next) return null;
  const { view, grid } = next;
  const only = open.find((one) => one.view === view)?.only ?? null;
  if (!grid) return draw({ view, only }, lines.length - 1);
  const says = gridWords(grid.id, workspace);
  return draw({ view, only, grid: { to: addressOfGrid(grid), says, progress: gridProgress(grid) } }, lines.length - 1);
}

/** How many grids the map names. */
const GRIDS = 6;

/** The grids with the most cells that nobody has filled. */
export function ManyAtOnce({ workspace }: { workspace: Workspace }) {
  const open = gridSummaries(workspace).filter((grid) => grid.open > 1);
  if (open.length === 0) return null;
  return (
    <nav className="row gap-x-5 gap-y-1 mt-3 text-sm" aria-label="Many at once">
      <span className="text-ink-2">Many at once</span>
      {open
        .toSorted((a, b) => b.open - a.open)
        .slice(0, GRIDS)
        .map((grid) => (
          <Link key={grid.id} to={addressOfGrid(grid)}>
            {grid.title} <span className="tabular-nums text-ink-2">{grid.open}</span>
          </Link>
        ))}
    </nav>
  );
}

/** How many of the latest decisions are shown. */
const LATEST = 6;

/** The decisions in force that were made last: the answers, each with its question. */
export function DecidedLast({ workspace }: { workspace: Workspace }) {
  const latest = workspace.latestDecisions.flatMap((decision) => {
    const view = workspace.question(decision.question);
    return view?.decision === decision ? [{ ...view, decision }] : [];
  });
  return (
    <Section head="Decided last" aria-label="What was decided last">
      {latest.length === 0 && <p className="quiet">Your first decision appears here and in SPEC.md.</p>}
      <ol className="grid grid-cols-3 max-lg:grid-cols-2 max-md:grid-cols-1 gap-x-8 max-md:[&>:nth-child(n+4)]:hidden">
        {latest.slice(0, LATEST).map(({ question: { id, ask, shape, origin }, status, decision }) => {
          const { result } = decision;
          const about = origin.from === 'answer' && origin.item ? `${origin.item.label}: ` : '';
          return (
            <li key={id} className="py-3 border-t-1 border-line break-inside-avoid">
              <Link className="line-clamp-2 voice-lg no-underline hover:underline" to={`/questions/${id}`}>
                {about}
                {'value' in result ? valueSummary(result.value, shape) : statusWord(status)}
              </Link>
              <p className="text-sm text-ink-2">
                {ask} · {decision.by.name}, <Timestamp at={decision.at} isDay />
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** What to do once nothing is open. */
export function Settled({ workspace: { points, questions }, className }: { workspace: Workspace; className: string }) {
  const hasProduct = points.some(({ point }) => point.kind === 'screens' || point.kind === 'entities');
  const { asked, later } = countQuestions(questions);
  const isStrange = asked === 0 && points.every(({ point }) => point.kind === 'other');
  return (
    <section className={className} aria-label="What to do next">
      <div>
        <h2 className="voice-xl m-0">
          {isStrange
            ? 'Nothing has been asked.'
            : asked > 0 && later === 0
              ? 'Everything is settled.'
              : 'Nothing is open.'}
        </h2>
        {isStrange && (
          <p className="mt-1.5 text-ink-2">
            No section of SPEC.md is about what the product does, its screens, its records or the like. Give it such a
            heading, or begin anew with <code>specwalk new</code>.
          </p>
        )}
        {later > 0 && (
          <p className="mt-1.5 text-ink-2">
            <Link to={putOffAddress()}>{withCount(later, 'question')}</Link> put off
          </p>
        )}
      </div>
      <p className="row">
        {hasProduct && (
          <Link className="button main" to="/prototype">
            Open the product
          </Link>
        )}
        <Link className={hasProduct ? 'button' : 'button main'} to="/spec">
          Read the specification
        </Link>
      </p>
    </section>
  );
}
