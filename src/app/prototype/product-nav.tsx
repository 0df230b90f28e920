import { NavLink } from 'react-router';
import { addressOf, landingOf, mayDo, type ProtoScreen } from '#core/product.ts';
import { useHref } from './going.ts';
import { Hole } from './hole.tsx';
import { type Playing, usePlaying } from './playing.tsx';

/** The product's own navigation: where a role arrives first, then every page that needs no record and is not forbidden. */
export function ProductNav() {
  const playing = usePlaying();
  const { product, screens, acting } = playing;
  const href = useHref();
  const landing = landingOf(product, screens, acting.role);
  const shown = screens.filter((screen) => screen !== landing && isOffered(screen, playing));
  return (
    <nav className="proto-nav" aria-label="The product’s pages">
      {landing && (
        <NavLink end to={href(addressOf(landing))} data-look={landing.look}>
          {landing.label}
        </NavLink>
      )}
      {acting.role !== null && !landing && (
        <Hole q="screens.landing" words="nobody has said what this role sees first" />
      )}
      {shown.map((screen) => (
        <NavLink key={screen.id} end to={href(addressOf(screen))} data-look={screen.look}>
          {screen.label}
        </NavLink>
      ))}
    </nav>
  );
}

const ALONE = new Set(['list', 'dashboard', 'report', 'static', 'sign-in', 'error']);

function isOffered({ kind, entity, path }: ProtoScreen, { acting }: Playing): boolean {
  if (kind !== null && !ALONE.has(kind)) return false;
  if (path.includes(':')) return false;
  return kind !== 'list' || entity === null || mayDo(acting, entity, 'list').may !== 'no';
}
