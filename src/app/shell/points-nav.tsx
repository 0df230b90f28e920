import { NavLink, useLocation } from 'react-router';
import { settledIn } from '#core/index.ts';
import { deferred } from '../kit/deferred.tsx';
import { textureOf } from '../kit/status-tag.tsx';
import type { Looked } from '../presence/here.tsx';
import { useWorkspace } from '../workspace/store.ts';

/** The points of the specification with how far each is; containers only lead the eye. */
export function PointsNav() {
  const { points } = useWorkspace();
  const { pathname } = useLocation();
  const stated = points.filter(({ status }) => status !== 'container');
  return (
    <nav aria-label="Points">
      <h2 className="small-head">{stated.length === 9 ? 'The nine points' : 'The points'}</h2>
      <ol className="points-nav" key={pathname} ref={showCurrent}>
        {stated.map((view) => (
          <li key={view.point.id}>
            <NavLink to={`/points/${encodeURIComponent(view.point.id)}`}>
              <i className={`glyph ${GLYPHS[textureOf(view)]}`} aria-hidden="true" />
              <span>
                {view.point.title} <HereSlot at={{ point: view.point.id }} />
              </span>
              <small>
                <span className="unseen">settled </span>
                {view.asked > 0 ? `${settledIn(view)}/${view.asked}` : ''}
              </small>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a narrow screen the points stand in one row that scrolls: it starts at the one in view. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - 16;
}

const GLYPHS = { hole: 'hole', guess: 'part', said: 'full' } as const;

const Here = deferred(async () => (await import('../presence/here.tsx')).Here);

/** Who looks at something, in the frame: fetched when a walkthrough goes on. */
function HereSlot({ at }: { at: Looked }) {
  return useWorkspace().walking && <Here at={at} />;
}
