import { Link } from 'react-router';
import {
  type AgendaItem,
  addressOfPoint,
  type Decision,
  isSameScreen,
  type Speaker,
  type WalkthroughView,
} from '#core/index.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { LINK_LIST } from '../kit/link-list.ts';
import { Miniature } from '../kit/miniature.tsx';
import { Section } from '../kit/section.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { useMe, usePermissions, useRole } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { Prepare } from './prepare.tsx';
import { RoleMatch } from './role-match.tsx';
import { WORDS } from './words.ts';

const Console = lazyComponent(
  async () => (await import('./console.tsx')).Console,
  <p className="lead">One moment …</p>,
);
const WalkFigures = lazyComponent(async () => (await import('./minutes/figures.tsx')).WalkFigures);

export function Component() {
  const { activeWalkthrough } = useWorkspace();
  const isFacilitator = useRole() === 'facilitator';
  return (
    <div className="page walk">
      <title>Walk · Specwalk</title>
      <h1 className={isFacilitator && !activeWalkthrough ? 'print:hidden' : ''}>
        {activeWalkthrough ? activeWalkthrough.walkthrough.title : 'Walk through it together'}
      </h1>
      {!isFacilitator && <ParticipantView walking={activeWalkthrough} />}
      {isFacilitator && (activeWalkthrough ? <Console /> : <Prepare />)}
      <div className={isFacilitator ? 'print:hidden' : ''}>
        <PastWalkthroughs />
        {isFacilitator && !activeWalkthrough && <WalkFigures />}
      </div>
    </div>
  );
}

function ParticipantView({ walking }: { readonly walking: WalkthroughView | null }) {
  const { role } = useMe();
  const may = usePermissions();
  if (!walking)
    return (
      <p className="lead">
        No walkthrough is running. <Link to="/walk/mine">See {WORDS.mine.toLowerCase()}.</Link>
      </p>
    );
  const { walkthrough, place, agenda } = walking;
  return (
    <>
      <p className="lead">
        {walkthrough.by.name} leads, for {walkthrough.minutes} minutes.{' '}
        {place === null ? 'The first screen opens in a moment.' : <Link to={place}>Go where everybody is.</Link>}
      </p>
      {may.answer && <RoleMatch roles={[role]} isOwn />}
      <AgendaGoals agenda={agenda} place={place} />
      <p>
        <Link to="/walk/mine">{WORDS.mine}</Link>
      </p>
    </>
  );
}

function PastWalkthroughs() {
  const { walkthroughs, latestDecisions } = useWorkspace();
  const ended = walkthroughs.filter(({ endedAt }) => endedAt !== null);
  if (ended.length === 0) return null;
  return (
    <Section head="Minutes" aria-label="Minutes of earlier walkthroughs">
      <ul className={LINK_LIST}>
        {ended.map(({ walkthrough: { id, title, at, by }, people }) => (
          <li key={id}>
            <Link to={`/walk/minutes/${id}`}>{title}</Link>
            <p className="quiet">
              <Timestamp at={at} /> · {peopleWords([by, ...people])} ·{' '}
              {outcomeWords(latestDecisions.filter(({ during }) => during === id))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const MAX_NAMES = 5;

function peopleWords(people: readonly Speaker[]): string {
  const names = [...new Set(people.map(({ name }) => name))];
  const more = names.length - MAX_NAMES;
  return `${names.slice(0, MAX_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const OUTCOMES = [
  ['decided', ['decided', 'not-applicable']],
  ['assumed', ['assumed']],
  ['deferred', ['deferred']],
] as const satisfies readonly (readonly [word: string, outcomes: readonly Decision['result']['outcome'][]])[];

/** “7 decided, 1 deferred”: only what there is. */
function outcomeWords(decisions: readonly Decision[]): string {
  const counted = OUTCOMES.flatMap(([word, outcomes]) => {
    const count = decisions.filter(({ result }) => outcomes.some((outcome) => outcome === result.outcome)).length;
    return count > 0 ? [`${count} ${word}`] : [];
  });
  return counted.join(', ') || 'nothing decided';
}

function AgendaGoals({ agenda, place }: { agenda: readonly AgendaItem[]; place: string | null }) {
  const workspace = useWorkspace();
  return (
    <ol className="grid gap-2 max-w-160" aria-label="Agenda">
      {agenda.map(({ point, questions, goal, minutes }) => {
        const view = workspace.point(point);
        const isHere = place !== null && isSameScreen(place, addressOfPoint(point));
        return (
          <li
            className={`grid grid-cols-[56px_minmax(0,1fr)_auto] gap-3 items-center p-2 rounded
              ${isHere ? 'border border-pen' : 'border-1 border-line'}`}
            key={`${point} ${questions.join()}`}
            aria-current={isHere ? 'step' : undefined}
          >
            {view && <Miniature view={view} />}
            <span className="grid">
              <Link to={addressOfPoint(point)}>{view?.point.title ?? point}</Link>
              <small className="text-ink-2">{goal}</small>
            </span>
            <small className="text-ink-2">{isHere ? 'in view' : `${minutes} min`}</small>
          </li>
        );
      })}
    </ol>
  );
}
