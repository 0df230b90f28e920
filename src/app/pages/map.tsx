import { Link } from 'react-router';
import {
  addressOfPoint,
  countQuestions,
  type Decision,
  isClosed,
  namesIn,
  type PointStatus,
  type PointView,
  type QuestionStatus,
  type QuestionView,
  settledValue,
  valueSummary,
  type Workspace,
  withCount,
  workspaceTitle,
} from '#core/index.ts';
import { reasonWithPeople } from '../asking/reason.ts';
import { ClosingSummary, ConflictCount } from '../findings/closing-report.tsx';
import { Miniature } from '../kit/miniature.tsx';
import { ProgressBar, Swatch } from '../kit/progress-bar.tsx';
import { Ring } from '../kit/ring.tsx';
import { Section } from '../kit/section.tsx';
import { pointLook, putOffAddress, settledShare } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';

export function Component() {
  const workspace = useWorkspace();
  const title = workspaceTitle(workspace);
  const points = workspace.points.filter(({ status }) => status !== 'container');
  return (
    <div className="map max-w-290 mx-auto px-8 pt-8 pb-18 max-lg:px-4 max-lg:pt-6 max-lg:pb-12">
      <title>{`${title} · Specwalk`}</title>
      <h1>{title}</h1>
      {points.length === 0 ? (
        <NoPoints />
      ) : (
        <>
          <Progress workspace={workspace} />
          <AskNext workspace={workspace} />
          {isOfKinds(points) ? <Scenes points={points} /> : <Sections points={points} />}
          <DecidedLast workspace={workspace} />
        </>
      )}
    </div>
  );
}

function NoPoints() {
  return (
    <>
      <p className="lead">There is nothing to walk through yet.</p>
      <p>SPEC.md has no headings. Add one for each thing the product should state; this page follows as you save.</p>
      <pre className="mono-sm w-fit max-w-full p-4 bg-sheet border-1 border-line rounded">{EXAMPLE}</pre>
    </>
  );
}

const EXAMPLE = '# My product\n\n## Purpose\n\n## Screens\n\n## Entities\n\n## Roles';

/** Whether each point is about something else, as in a specification of a product, rather than sections of a text. */
function isOfKinds(points: readonly PointView[]): boolean {
  const kinds = new Set(points.map(({ point }) => point.kind).filter((kind) => kind !== 'other'));
  return 2 * kinds.size >= points.length;
}

/** How far all of it is, as one bar with its counts. */
export function Progress({ workspace, here }: { workspace: Workspace; here?: boolean }) {
  const { asked, settled, said, unsaid, later } = countQuestions(workspace.questions);
  const unsettled = [
    ['said', said, 'said, not settled'],
    ['hole', unsaid, 'nobody has said'],
    ['hole', later, 'put off'],
  ] as const;
  return (
    <div className="grid gap-2 mb-6">
      {asked > 0 && (
        <ProgressBar
          settled={settled}
          said={said}
          unsaid={unsaid + later}
          label={`${settled} of ${asked} settled, ${said} said, ${unsaid + later} holes`}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 tabular-nums">
          {asked > 0 && (
            <span>
              <Swatch look="decided" size="w-3.5 h-2.5" />{' '}
              <b className="font-semibold text-ink">
                {settled} of {asked}
              </b>{' '}
              settled
            </span>
          )}
          {unsettled
            .filter(([, count]) => count > 0)
            .map(([look, count, words]) => (
              <span key={words}>
                <Swatch look={look} size="w-3.5 h-2.5" /> {count} {words}
              </span>
            ))}
        </p>
        <ClosingSummary {...(here === undefined ? {} : { here })} />
      </div>
      {settled + said === 0 && !here && workspace.points.every(({ status }) => status === 'unanswered') && (
        <p className="lead mt-2 mb-0">
          Nobody has said anything yet. Open a screen: it is made up, and waiting to be corrected.
        </p>
      )}
    </div>
  );
}

const HERO = `grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-4 p-6 max-md:grid-cols-1 max-md:p-4 bg-sheet
  border border-line-strong rounded-xl`;

/** The one question to ask now; once there is none, the way to the product. */
function AskNext({ workspace }: { workspace: Workspace }) {
  const { decide } = usePermissions();
  const open = workspace.questions.filter(({ status }) => !isClosed(status));
  const next = open.find(({ rank }) => rank.isAskable) ?? open[0];
  if (!next) return <Settled workspace={workspace} />;
  const { question, status } = next;
  const isUnsaid = status === 'open';
  return (
    <section className={HERO} aria-label="What to ask next">
      <div>
        <h2 className="small-head">Ask next</h2>
        <p className="voice-xl text-pretty">{question.ask}</p>
        <p className="mt-1.5 text-ink-2">{reasonWithPeople(next)}</p>
      </div>
      <div className="flex md:grid justify-items-center items-center gap-x-4 gap-y-1">
        <Link
          className="button main"
          to={isUnsaid || !decide ? addressOfPoint(question.point, question.id) : `/questions/${question.id}`}
        >
          {decide ? (ACTIONS[status] ?? 'Answer') : 'Answer'}
        </Link>
        {open.length > 1 && (
          <Link className="text-sm text-ink-2" to="/questions">
            {open.length - 1} more
          </Link>
        )}
      </div>
    </section>
  );
}

const ACTIONS: Partial<Readonly<Record<QuestionStatus, string>>> = {
  answered: 'Settle it',
  contested: 'Settle it',
  stale: 'Check it',
};

function Settled({ workspace }: { workspace: Workspace }) {
  const hasProduct = workspace.points.some(({ point }) => point.kind === 'screens' || point.kind === 'entities');
  const { asked, later } = countQuestions(workspace.questions);
  return (
    <section className={HERO} aria-label="What to do next">
      <div>
        <h2 className="voice-xl m-0">{asked > 0 ? 'Everything is settled.' : 'Nothing is open.'}</h2>
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

/** The points as small scenes. */
function Scenes({ points }: { points: readonly PointView[] }) {
  return (
    <ol className="tiles grid gap-4 grid-cols-3 mt-8 max-md:grid-cols-1 max-md:gap-2" aria-label="The points">
      {points.map((view) => (
        <Tile key={view.point.id} view={view} />
      ))}
    </ol>
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

/** What is said of a point of which nothing is asked. */
const UNASKED: Partial<Readonly<Record<PointStatus, string>>> = {
  unanswered: 'Nothing asked',
  'not-applicable': 'Does not apply',
};

/** “7/47”, read out as “7 of 47 settled”. */
function PointCount({ view: { asked, questions, status } }: { view: PointView }) {
  if (asked === 0) return <small className="font-ui font-normal text-ink-2">{UNASKED[status] ?? 'Said'}</small>;
  const { settled } = countQuestions(questions);
  return (
    <small className="font-ui font-normal text-ink-2 tabular-nums">
      <span aria-hidden="true">
        {settled}/{asked}
      </span>
      <span className="unseen">
        {settled} of {asked} settled
      </span>
    </small>
  );
}

/** The question whose answer names what a scene shows. */
const NAMED_BY: Readonly<Record<string, RegExp>> = {
  purpose: /^purpose\.groups$/,
  screens: /^screens\.inventory$/,
  entities: /^entities\.records$/,
  states: /^states\.(?:[^.]+\.)?list$/,
  roles: /^roles\.grants$/,
  calls: /^calls\.systems$/,
  constants: /^constants\.values$/,
};

function namesOf({ point, questions }: PointView): readonly string[] {
  const pattern = NAMED_BY[point.kind];
  if (!pattern) return [];
  const naming = questions.find((view) => pattern.test(view.question.id) && settledValue(view) !== undefined);
  const value = settledValue(naming);
  return value === undefined ? [] : namesIn(value);
}

/** Sections with holes that are listed with their questions before the rest. */
const MAX_WITH_QUESTIONS = 20;

/** The sections of a document: those with holes first, each with what is asked there. */
function Sections({ points }: { points: readonly PointView[] }) {
  const waiting = points.filter(hasHole);
  const first = waiting.slice(0, MAX_WITH_QUESTIONS);
  const rest = points.filter((view) => !first.includes(view));
  const maxAsks = first.length > 3 ? 1 : 5;
  return (
    <>
      {first.length > 0 && (
        <Section head="Where the holes are" count={`${waiting.length} of ${withCount(points.length, 'section')}`}>
          <ol aria-label="The points" className="bare">
            {first.map((view) => (
              <li key={view.point.id} className="py-2.5 border-t-1 border-line break-inside-avoid">
                <PointLine view={view} className="voice-lg font-semibold" />
                <ul className="pl-6 text-ink-2">
                  {view.questions
                    .filter(({ question, status }) => !isClosed(status) && !question.ask.includes(view.point.title))
                    .slice(0, maxAsks)
                    .map(({ question }) => (
                      <li key={question.id}>
                        <Link className="no-underline hover:underline" to={addressOfPoint(view.point.id, question.id)}>
                          {question.ask}
                        </Link>
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {rest.length > 0 && (
        <Section head={first.length === 0 ? 'The sections' : `The other ${withCount(rest.length, 'section')}`}>
          <ol className="columns-[260px] gap-x-6" aria-label={first.length === 0 ? 'The points' : 'More points'}>
            {rest.map((view) => (
              <li key={view.point.id} className="break-inside-avoid py-1.5 text-sm">
                <PointLine view={view} className="" />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

function hasHole({ status, closed, asked }: PointView): boolean {
  return status === 'unanswered' || closed < asked;
}

function PointLine({ view, className }: { view: PointView; className: string }) {
  return (
    <Link
      className={`grid grid-cols-[14px_minmax(0,1fr)_auto] items-baseline gap-2.5 no-underline hover:underline ${className}`}
      to={addressOfPoint(view.point.id)}
    >
      <Ring share={settledShare(view)} />
      <span className="wrap-anywhere">{view.point.title}</span>
      <PointCount view={view} />
    </Link>
  );
}

/** How many of the latest decisions are shown. */
const LATEST = 6;

/** What was decided last: the answers, each with its question. */
function DecidedLast({ workspace }: { workspace: Workspace }) {
  const latest = workspace.latestDecisions.slice(0, LATEST);
  return (
    <Section head="Decided last" aria-label="What was decided last">
      {latest.length === 0 && <p className="quiet">Your first decision appears here and in SPEC.md.</p>}
      <ol className="grid grid-cols-3 max-lg:grid-cols-2 max-md:grid-cols-1 gap-x-8 max-md:[&>:nth-child(n+4)]:hidden">
        {latest.map((decision) => {
          const question = workspace.question(decision.question)?.question;
          return (
            <li
              key={`${decision.question}/${decision.number}`}
              className="py-3 border-t-1 border-line break-inside-avoid"
            >
              <Link
                className="line-clamp-2 voice-lg no-underline hover:underline"
                to={`/questions/${decision.question}`}
              >
                {question?.origin.from === 'answer' && question.origin.item && `${question.origin.item.label}: `}
                {answerOf(decision, question)}
              </Link>
              <p className="text-sm text-ink-2">
                {question?.ask ?? decision.question} · {decision.by.name}, <Timestamp at={decision.at} isDay />
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** What was decided, in a few words. */
function answerOf({ result }: Decision, question: QuestionView['question'] | undefined): string {
  switch (result.outcome) {
    case 'decided':
    case 'assumed':
      return question ? valueSummary(result.value, question.shape) : namesIn(result.value).join(', ');
    case 'not-applicable':
      return 'Does not apply';
    case 'deferred':
      return `Put off: ${result.owner} answers it`;
    case 'withdrawn':
      return 'Open again';
  }
}
