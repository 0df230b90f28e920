import { Link } from 'react-router';
import {
  addressOfPoint,
  countDeferred,
  countSettled,
  type PointView,
  plural,
  type Workspace,
  workspaceTitle,
} from '#core/index.ts';
import { reasonFor } from '../asking/reason.ts';
import { ClosingSummary, FindingCount } from '../findings/findings.tsx';
import { LINK_LIST, Section } from '../kit/section.tsx';
import { PointTag, pointLook, settledShare } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { signedLine } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';

export function Component() {
  const workspace = useWorkspace();
  const stated = workspace.points.filter(({ status }) => status !== 'container');
  return (
    <div className="map max-w-290 mx-auto px-8 pt-8 pb-18 max-lg:px-4 max-lg:pt-6 max-lg:pb-12">
      <title>{`${workspaceTitle(workspace)} · Specwalk`}</title>
      <h1>{workspaceTitle(workspace)}</h1>
      <p className="lead">{leadOf(stated)}</p>
      <ClosingSummary />
      {stated.length === 0 && (
        <p className="trouble">
          SPEC.md has no headings, so it has no points. Add a heading for each thing the product should state, such as
          “## Purpose”.
        </p>
      )}
      <ol className="tiles grid gap-4 grid-cols-3 max-md:grid-cols-[1fr] max-md:gap-2" aria-label="The points">
        {stated.map((view) => (
          <Tile key={view.point.id} view={view} />
        ))}
      </ol>
      <div className="grid gap-8 grid-cols-[3fr_2fr] max-lg:grid-cols-[1fr] max-lg:gap-0">
        <NextQuestions workspace={workspace} />
        <DecidedLast workspace={workspace} />
      </div>
    </div>
  );
}

function leadOf(points: readonly PointView[]): string {
  const saying = points.filter(({ status }) => status !== 'unanswered').length;
  if (points.length === 0) return 'There is nothing to walk through yet.';
  const later = countDeferred(points.flatMap(({ questions }) => questions));
  if (points.every(({ asked, closed }) => closed === asked))
    return later === 0 ? 'Every point says what it should.' : 'All that is left was put off.';
  if (saying === points.length) return 'Every point says something. The holes that are left are inside.';
  if (saying === 0)
    return `None of its ${points.length} points says anything specific. Open one: the screen is made up, and it wants to be corrected.`;
  return `${saying} of its ${points.length} points ${plural(saying, 'says', 'say')} something. What is hatched, nobody has said.`;
}

/** The classes of text on a background that may be hatched. */
const CLEAR = 'bg-sheet rounded-[3px] px-1 -ml-1';
const NUMBERED = 'md:grid-rows-[auto_1fr_auto_auto_auto] max-md:grid-cols-[auto_minmax(0,1fr)_auto]';
const UNNUMBERED = 'md:grid-rows-[1fr_auto_auto_auto] max-md:grid-cols-[minmax(0,1fr)_auto]';

function Tile({ view }: { view: PointView }) {
  const { point, asked } = view;
  const settled = countSettled(view);
  const isNumbered = /^\d/.test(point.id);
  return (
    <li className="grid break-inside-avoid">
      <Link
        className={`tile by-look grid justify-items-start gap-2 min-h-42 p-4 no-underline bg-sheet border
          border-line-strong rounded-xl hover:shadow-[0_10px_24px_-18px_rgb(0_0_0/60%)] max-md:grid-rows-[auto_auto]
          max-md:items-center max-md:gap-x-2.5 max-md:gap-y-1 max-md:min-h-0 max-md:px-3 max-md:py-2.5
          ${isNumbered ? NUMBERED : UNNUMBERED}`}
        data-look={pointLook(view)}
        to={addressOfPoint(point.id)}
      >
        {isNumbered && <span className={`mono-sm text-ink-2 ${CLEAR}`}>{point.id}</span>}
        <strong
          className={`self-start voice-xl font-semibold wrap-anywhere max-md:text-lg max-md:self-center ${CLEAR}`}
        >
          {point.title}
        </strong>
        <PointTag view={view} />
        <meter
          className="appearance-none w-full h-2 border-1 border-line-strong rounded-sm bg-sheet overflow-hidden
            max-md:hidden [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:border-0
            [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:bg-sheet
            [&::-webkit-meter-optimum-value]:bg-decided [&::-moz-meter-bar]:bg-decided"
          min={0}
          max={1}
          value={settledShare(view)}
          aria-label="Settled"
        />
        <span className={`flex flex-wrap gap-x-3 gap-y-1 ${isNumbered ? 'max-md:col-[2/-1]' : 'max-md:col-[1/-1]'}`}>
          <small className={`text-ink-2 ${CLEAR}`}>
            {asked > 0 ? `${settled} of ${asked} questions settled` : 'nothing asked'}
          </small>
          <FindingCount className={CLEAR} point={point.id} />
        </span>
      </Link>
    </li>
  );
}

function NextQuestions({ workspace }: { workspace: Workspace }) {
  const next = workspace.questions.filter(({ rank }) => rank.isAskable).slice(0, 5);
  return (
    <Section head="Ask next" aria-label="What to ask next">
      {next.length === 0 && <p className="quiet">Nothing is open.</p>}
      <ol className={LINK_LIST}>
        {next.map((view) => (
          <li key={view.question.id}>
            <Link to={addressOfPoint(view.question.point, view.question.id)}>{view.question.ask}</Link>
            <p className="quiet">{reasonFor(view)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function DecidedLast({ workspace }: { workspace: Workspace }) {
  const latest = workspace.latestDecisions.slice(0, 6);
  return (
    <Section head="Decided last" aria-label="What was decided last">
      {latest.length === 0 && (
        <p className="quiet">Nothing yet. The first decision stands here, and in SPEC.md, at once.</p>
      )}
      <ol className={LINK_LIST}>
        {latest.map((decision) => (
          <li key={`${decision.question}/${decision.number}`}>
            <Link to={`/questions/${decision.question}`}>
              {workspace.question(decision.question)?.question.ask ?? decision.question}
            </Link>
            <p className="quiet">
              {decision.result.outcome === 'not-applicable' ? 'does not apply' : decision.result.outcome},{' '}
              {signedLine(decision)}, <Timestamp at={decision.at} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
