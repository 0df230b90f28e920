import { Link } from 'react-router';
import { type AgendaItem, addressOfPoint, isSameScreen, type Kind, type PointView } from '#core/index.ts';
import { pointLook } from '../../kit/status-tag.tsx';
import { useWorkspace } from '../../workspace/store.ts';

export function AgendaGoals({ agenda, place }: { agenda: readonly AgendaItem[]; place: string | null }) {
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
            {view && <KindIcon view={view} />}
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

/** An icon for each kind, as paths in a view box of 64 by 44. */
const KIND_PATHS: Readonly<Record<Kind, string>> = {
  purpose: 'M8 40c0-12 5-18 13-18s13 6 13 18M21 6a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM40 18h16M40 26h12M40 34h16',
  screens: 'M4 6h56v34H4zM4 14h56M9 10h1M14 10h1M12 20h11v14H12zM27 20h11v14H27zM42 20h11v14H42z',
  entities: 'M6 6h52v34H6zM6 15h52M12 22h12M30 22h22M12 28h12M30 28h16M12 34h12M30 34h20',
  states: 'M4 8h20v10H4zM40 8h20v10H40zM40 28h20v10H40zM24 13h16M36 10l4 3l-4 3M50 18v10M47 24l3 4l3-4',
  validation: 'M6 8h34v9H6zM6 27h34v9H6zM46 12l4 4l8-9M47 27l9 9M56 27l-9 9',
  roles: 'M6 6h52v34H6zM6 15h52M22 6v34M34 6v34M46 6v34M6 27h52M26 21l2 2l4-4M50 33l2 2l4-4',
  calls: 'M4 12h26v20H4zM4 14l13 10l13-10M36 18h22M53 14l5 4l-5 4M58 28H36M41 24l-5 4l5 4',
  errors: 'M32 6l24 34H8zM32 18v11M32 34v1',
  constants: 'M32 8a15 15 0 1 1 0 30a15 15 0 1 1 0-30zM32 23l8-8M12 38h2M50 38h2M17 15l2 2M47 15l-2 2M32 4v3',
  other: 'M14 4h26l10 10v26H14zM40 4v10h10M20 20h24M20 27h24M20 34h14',
};

/** Icon of a point’s kind, drawn by its look. Decorative: the text next to it says the same. */
export function KindIcon({ view }: { readonly view: PointView }) {
  return (
    <svg
      className="by-look block w-full bg-raised border border-line-strong rounded max-w-21 p-1.25"
      data-look={pointLook(view)}
      viewBox="0 0 64 44"
      aria-hidden="true"
      focusable="false"
    >
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-ink-2 stroke-[1.5]"
        d={KIND_PATHS[view.point.kind]}
      />
    </svg>
  );
}
